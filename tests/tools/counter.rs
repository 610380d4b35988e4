// A tool in Rust: counts, and says so at the end. Options: "decline", "panic" or nothing.
use std::sync::atomic::{AtomicU64, Ordering};
use weft_tool::{Task, Tool, Weft};

struct Counter {
    weft: Weft,
    created: AtomicU64,
    dependences: AtomicU64,
    begun: AtomicU64,
    undeferred: AtomicU64,
    raw: AtomicU64,
    panics: bool,
}

impl Tool for Counter {
    fn task_create(&self, _thread: u32, task: &Task) {
        self.created.fetch_add(1, Ordering::Relaxed);
        assert!(task.priority().is_none());
        self.undeferred.fetch_add((task.traits() == 8) as u64, Ordering::Relaxed);
        self.dependences.fetch_add(task.dependences().len() as u64, Ordering::Relaxed);
    }
    fn task_begin(&self, thread: u32, task: u64, site: u32) {
        assert!(!self.panics);
        assert_eq!((thread, task), (self.weft.thread(), self.weft.task()));
        let site = self.weft.site(site).unwrap();
        assert!(site.callee.starts_with("omp::task") && site.file.ends_with("tasks.c") && site.kind == "task");
        self.begun.fetch_add(1, Ordering::Relaxed);
    }
    fn task_edge(&self, _from: u64, _to: u64, hazard: weft_tool::Hazard, _address: *const std::ffi::c_void) {
        self.raw.fetch_add((hazard == weft_tool::RAW) as u64, Ordering::Relaxed);
    }
    fn finalize(&self) {
        let load = |count: &AtomicU64| count.load(Ordering::Relaxed);
        self.weft.say(&format!("{} created, {} dependences, {} begun, {} at once, {} RAW", load(&self.created), load(&self.dependences), load(&self.begun), load(&self.undeferred), load(&self.raw)));
    }
}

weft_tool::tool!(|weft, options| {
    let zero = || AtomicU64::new(0);
    let counter = Counter { weft, created: zero(), dependences: zero(), begun: zero(), undeferred: zero(), raw: zero(), panics: options == "panic" };
    options != "decline" && weft.subscribe(weft_tool::TASKS | weft_tool::EDGES, Some(&["omp::**"]), counter)
});
