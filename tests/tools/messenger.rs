// messenger.cpp in Rust: the same lines.
use std::fmt::Write;
use std::sync::Mutex;
use weft_tool::{Message, RemoteEdge, Tool, Weft};

struct Messenger {
    weft: Weft,
    path: String,
    text: Mutex<String>,
}

impl Messenger {
    fn name(&self, site: u32) -> &'static str {
        self.weft.site(site).map_or("?", |site| site.callee)
    }
}

impl Tool for Messenger {
    fn message(&self, _thread: u32, told: &Message) {
        let kind = ["?", "send", "post", "receive", "done", "collective"][told.kind as usize];
        let task = if told.task != 0 { "task" } else { "-" };
        let _ = writeln!(self.text.lock().unwrap(), "{} {} {} {} {} {}", kind, self.name(told.site), task, told.peer, told.tag, told.bytes);
    }
    fn task_remote_edge(&self, _thread: u32, told: &RemoteEdge) {
        let way = if told.is_out() { "out" } else { "in" };
        let _ = writeln!(self.text.lock().unwrap(), "edge {} {} {} {} {} {}", way, told.from, told.to, told.tag, told.number, told.hazard);
    }
    fn cancelled(&self, _thread: u32, site: u32, task: u64) {
        let _ = writeln!(self.text.lock().unwrap(), "cancelled {} {}", self.name(site), if task != 0 { "task" } else { "-" });
    }
    fn finalize(&self) {
        std::fs::write(format!("{}{}", self.path, self.weft.unit().0), &*self.text.lock().unwrap()).unwrap();
    }
}

weft_tool::tool!(|weft, options| {
    let classes = weft_tool::MESSAGES | weft_tool::EDGES | weft_tool::TASKS | weft_tool::REGIONS;
    weft.subscribe(classes, None, Messenger { weft, path: options.to_string(), text: Mutex::new(String::new()) })
});
