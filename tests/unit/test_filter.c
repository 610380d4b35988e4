#include <criterion/criterion.h>

#include "classes.h"
#include "filter.h"

static const struct weft_site push = { .callee = "push", .file = "/src/deep/queue.c", .function = "produce", .line_begin = 7 };
static const struct weft_site lock = { .callee = "pthread_mutex_lock", .file = "/src/lock.c", .function = "produce", .line_begin = 70 };

static bool site_passes(const char *condition, const struct weft_site *site)
{
    struct arena arena = { 0 };
    struct filter filter = { 0 };
    const char *why = filter_add(&filter, &arena, condition);
    cr_assert_null(why, "%s: %s", condition, why);
    bool passes = filter_site(&filter, site, WEFT_KIND_CALL);
    arena_release(&arena);
    return passes;
}

Test(filter, conditions_on_sites)
{
    static const struct {
        const char *condition;
        bool push, lock;
    } cases[] = {
        { "callee=push", true, false },       { "callee=p*", true, true },         { "callee!=push", false, true },
        { "function=produce", true, true },   { "function!=prod*", false, false }, { "file=queue.c", true, false },
        { "file=deep/queue.c", true, false }, { "file=eue.c", false, false },      { "file!=queue.c", false, true },
        { "file=/src/*", true, true },        { "line=7", true, false },           { "line!=7", false, true },
        { "class=lock", false, true },        { "class!=work", false, true },      { "class=work", true, false },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        cr_expect_eq(site_passes(cases[i].condition, &push), cases[i].push, "push: %s", cases[i].condition);
        cr_expect_eq(site_passes(cases[i].condition, &lock), cases[i].lock, "lock: %s", cases[i].condition);
    }
}

Test(filter, conditions_on_threads)
{
    struct trace_process process = { .program = "loom", .pid = 100 };
    struct trace_thread worker = { .process = &process, .name = "worker", .tid = 101 }, nameless = { .process = &process, .name = "", .tid = 100 };
    static const struct {
        const char *condition;
        bool worker, nameless;
    } cases[] = { { "thread=worker", true, false }, { "thread=101", true, false }, { "thread=loom", false, true }, { "thread!=101", false, true },
                  { "thread=10?", true, true },     { "program=lo*", true, true }, { "pid=101", false, false },    { "callee=x", true, true } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = { 0 };
        struct filter filter = { 0 };
        cr_assert_null(filter_add(&filter, &arena, cases[i].condition));
        cr_expect_eq(filter_thread(&filter, &worker), cases[i].worker, "worker: %s", cases[i].condition);
        cr_expect_eq(filter_thread(&filter, &nameless), cases[i].nameless, "nameless: %s", cases[i].condition);
        arena_release(&arena);
    }
}

Test(filter, what_is_no_condition_is_said)
{
    static const char *const bad[] = { "", "callee", "colour=red", "callee<x", "duration=3ms", "duration>3", "=x" };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct arena arena = { 0 };
        struct filter filter = { 0 };
        cr_expect_not_null(filter_add(&filter, &arena, bad[i]), "%s", bad[i]);
        cr_expect_eq(filter.conditions.count, 0);
        arena_release(&arena);
    }
}

Test(filter, times_have_units)
{
    static const struct {
        const char *text;
        uint64_t ns;
    } good[] = { { "0s", 0 }, { "5ns", 5 }, { "10us", 10000 }, { "1.5ms", 1500000 }, { "2s", 2000000000 } };
    static const char *const bad[] = { "", "5", "ms", "-1s", "1 s", "1min", "1e300s", "nans", "infs" };
    uint64_t ns;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        cr_expect(filter_parse_time(good[i].text, &ns), "%s", good[i].text);
        cr_expect_eq(ns, good[i].ns, "%s", good[i].text);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_expect_not(filter_parse_time(bad[i], &ns), "%s", bad[i]);
}

Test(filter, a_window_clips_and_drops)
{
    struct filter filter = { .has_window = true, .from = 100, .to = 200, .start = 1000 };
    cr_assert_eq(filter_clip(&filter, 1050), 1100);
    cr_assert_eq(filter_clip(&filter, 1150), 1150);
    cr_assert_eq(filter_clip(&filter, 1250), 1200);
    cr_assert_not(filter_interval(&filter, &(struct interval){ .start = 1100 }, 1100), "over before the window begins");
    cr_assert(filter_interval(&filter, &(struct interval){ .start = 1100, .duration = 1 }, 1101));
    cr_assert(filter_interval(&filter, &(struct interval){ .start = 1199, .duration = 1 }, 9999));
    cr_assert_not(filter_interval(&filter, &(struct interval){ .start = 1200 }, 1300), "begins when the window is over");
}

Test(classes, callees_of_three_languages)
{
    static const struct {
        const char *callee;
        enum call_class class;
    } cases[] = {
        { "pthread_mutex_lock", CLASS_LOCK },
        { "pthread_mutex_timedlock", CLASS_LOCK },
        { "pthread_mutex_unlock", CLASS_WORK },
        { "pthread_mutex_trylock", CLASS_WORK },
        { "pthread_rwlock_wrlock", CLASS_LOCK },
        { "pthread_cond_timedwait", CLASS_CONDITION },
        { "pthread_cond_signal", CLASS_WORK },
        { "pthread_create", CLASS_START },
        { "pthread_join", CLASS_JOIN },
        { "waitpid", CLASS_JOIN },
        { "std::mutex::lock", CLASS_LOCK },
        { "std::sync::Mutex::lock", CLASS_LOCK },
        { "std::sync::Mutex<i32>::lock", CLASS_LOCK },
        { "std::condition_variable::wait_for", CLASS_CONDITION },
        { "std::timed_mutex::try_lock", CLASS_WORK },
        { "std::timed_mutex::try_lock_for", CLASS_LOCK },
        { "std::shared_timed_mutex::try_lock_shared", CLASS_WORK },
        { "std::shared_timed_mutex::try_lock_shared_until", CLASS_LOCK },
        { "std::unique_lock::try_lock_until", CLASS_LOCK },
        { "std::shared_lock::try_lock_for", CLASS_LOCK },
        { "std::counting_semaphore::try_acquire", CLASS_WORK },
        { "std::counting_semaphore::try_acquire_for", CLASS_CONDITION },
        { "std::latch::wait", CLASS_BARRIER },
        { "std::latch::count_down", CLASS_WORK },
        { "std::barrier::arrive_and_drop", CLASS_WORK },
        { "std::thread::spawn", CLASS_START },
        { "std::thread::JoinHandle::join", CLASS_JOIN },
        { "std::thread::join", CLASS_JOIN },
        { "crossbeam_channel::Receiver::recv_timeout", CLASS_CHANNEL },
        { "crossbeam_channel::Sender::send", CLASS_CHANNEL },
        { "crossbeam_channel::Sender::try_send", CLASS_WORK },
        { "std::thread::sleep", CLASS_SLEEP },
        { "MPI_Allreduce", CLASS_COLLECTIVE },
        { "MPI_Recv", CLASS_MESSAGE },
        { "read", CLASS_IO },
        { "thread_local_read", CLASS_WORK },
        { "queue_push", CLASS_WORK },
        { "", CLASS_WORK },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct weft_site site = { .callee = cases[i].callee, .file = "/src/x.c", .function = "" };
        cr_expect_eq(class_of(&site), cases[i].class, "%s is %s", cases[i].callee, class_names[class_of(&site)]);
    }
}

Test(classes, callees_of_java)
{
    static const struct {
        const char *callee;
        enum call_class class;
    } cases[] = {
        { "java.util.concurrent.locks.Lock.lock", CLASS_LOCK },
        { "java.util.concurrent.locks.ReentrantLock.unlock", CLASS_WORK },
        { "java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock.lock", CLASS_LOCK },
        { "java.util.concurrent.locks.StampedLock.readLock", CLASS_LOCK },
        { "java.util.concurrent.locks.ReentrantReadWriteLock.readLock", CLASS_WORK },
        { "java.util.concurrent.locks.Condition.await", CLASS_CONDITION },
        { "java.lang.Object.wait", CLASS_CONDITION },
        { "java.lang.Object.notifyAll", CLASS_WORK },
        { "java.lang.Thread.start", CLASS_START },
        { "java.lang.Thread.join", CLASS_JOIN },
        { "java.lang.String.join", CLASS_WORK },
        { "java.lang.Thread.sleep", CLASS_SLEEP },
        { "java.util.concurrent.BlockingQueue.take", CLASS_CHANNEL },
        { "java.util.concurrent.LinkedBlockingDeque.takeFirst", CLASS_CHANNEL },
        { "java.util.concurrent.ExecutorService.submit", CLASS_WORK },
        { "java.util.concurrent.ExecutorService.awaitTermination", CLASS_JOIN },
        { "java.util.concurrent.Future.get", CLASS_CONDITION },
        { "java.util.concurrent.CompletableFuture.join", CLASS_CONDITION },
        { "java.util.concurrent.CyclicBarrier.await", CLASS_BARRIER },
        { "java.util.concurrent.ConcurrentHashMap.get", CLASS_WORK },
        { "java.nio.file.Files.readAllBytes", CLASS_IO },
        { "java.io.InputStream.read", CLASS_IO },
        { "java.io.ByteArrayInputStream.read", CLASS_WORK },
        { "java.io.StringWriter.write", CLASS_WORK },
        { "org.example.Lock.lock", CLASS_WORK },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct weft_site site = { .callee = cases[i].callee, .file = "/src/X.java", .function = "" };
        cr_expect_eq(class_of(&site), cases[i].class, "%s is %s", cases[i].callee, class_names[class_of(&site)]);
    }
}

/* What a function of this name does in C is no matter. */
Test(classes, methods_of_java_by_their_bare_names)
{
    static const struct {
        const char *callee;
        unsigned n_arguments; /* and one */
        enum call_class class;
    } cases[] = {
        { "lock", 1, CLASS_LOCK },  { "await", 1, CLASS_CONDITION }, { "await", 3, CLASS_CONDITION },
        { "join", 1, CLASS_JOIN },  { "join", 2, CLASS_WORK },       { "lockInterruptibly", 1, CLASS_LOCK },
        { "close", 1, CLASS_WORK }, { "read", 2, CLASS_WORK },       { "free", 1, CLASS_WORK },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct weft_site site = { .callee = cases[i].callee, .file = "/src/X.java", .function = "" };
        site.flags = (uint8_t)(WEFT_LANGUAGE_JAVA << WEFT_SITE_LANGUAGE_SHIFT | cases[i].n_arguments << WEFT_SITE_ARGUMENTS_SHIFT);
        cr_expect_eq(class_of(&site), cases[i].class, "%s is %s", cases[i].callee, class_names[class_of(&site)]);
    }
}

Test(classes, labels)
{
    struct weft_site site = { .callee = "pthread_mutex_lock\0mine", .file = "/src/x.c", .function = "", .flags = WEFT_SITE_LABELLED };
    cr_expect_str_eq(class_label(&lock), "lock");
    cr_expect_str_eq(class_label(&site), "mine");
    cr_expect_eq(class_of(&site), CLASS_LOCK);
    static const struct {
        const char *condition;
        bool passes;
    } cases[] = { { "class=mine", true }, { "class=lock", true }, { "class!=mine", false }, { "class!=lock", false }, { "class=work", false } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = { 0 };
        struct filter filter = { 0 };
        cr_assert_null(filter_add(&filter, &arena, cases[i].condition));
        cr_expect_eq(filter_site(&filter, &site, WEFT_KIND_CALL), cases[i].passes, "%s", cases[i].condition);
        arena_release(&arena);
    }
}

Test(classes, methods_of_rust_by_their_arguments)
{
    static const struct {
        const char *callee;
        unsigned n_arguments;
        enum call_class class;
    } cases[] = {
        { "join", 0, CLASS_JOIN },      { "join", 1, CLASS_WORK },
        { "lock", 0, CLASS_LOCK },      { "lock", 1, CLASS_WORK },
        { "wait", 0, CLASS_CONDITION }, { "wait", 1, CLASS_CONDITION },
        { "wait", 2, CLASS_WORK },      { "send", 1, CLASS_CHANNEL },
        { "send", 0, CLASS_WORK },      { "wait_timeout", 2, CLASS_CONDITION },
        { "recv", 0, CLASS_CHANNEL },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct weft_site site = { .callee = cases[i].callee, .file = "/src/x.rs", .function = "" };
        site.flags = (uint8_t)((cases[i].n_arguments + 1) << WEFT_SITE_ARGUMENTS_SHIFT);
        cr_expect_eq(class_of(&site), cases[i].class, "%s is %s", cases[i].callee, class_names[class_of(&site)]);
    }
    struct weft_site future = { .callee = "lock", .file = "/src/x.rs", .function = "", .flags = WEFT_SITE_FUTURE | 1 << WEFT_SITE_ARGUMENTS_SHIFT };
    cr_expect_eq(class_of(&future), CLASS_WORK);
    cr_expect_eq(class_of_life(&future), CLASS_LOCK);
}

Test(classes, methods_of_rust_by_their_bare_names)
{
    static const struct {
        const char *callee, *file;
        enum call_class class;
    } cases[] = {
        { "recv", "/src/main.rs", CLASS_CHANNEL },  { "recv", "/src/main.c", CLASS_IO },   { "send", "/src/main.rs", CLASS_CHANNEL },
        { "lock", "/src/main.rs", CLASS_LOCK },     { "lock", "/src/main.c", CLASS_WORK }, { "join", "/src/main.rs", CLASS_JOIN },
        { "read", "/src/main.rs", CLASS_WORK },     { "read", "/src/main.c", CLASS_IO },   { "std::thread::spawn", "/src/main.rs", CLASS_START },
        { "try_recv", "/src/main.rs", CLASS_WORK }, { "send", ".rs", CLASS_IO },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct weft_site site = { .callee = cases[i].callee, .file = cases[i].file, .function = "" };
        cr_expect_eq(class_of(&site), cases[i].class, "%s in %s is %s", cases[i].callee, cases[i].file, class_names[class_of(&site)]);
    }
}
