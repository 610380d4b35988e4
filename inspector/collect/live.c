#include "live.h"

#include <inttypes.h>
#include <openssl/crypto.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "str.h"
#include "json_writer.h"

enum { MAX_WATCHERS = 16, REQUEST_SIZE = 4096, MAX_WAITING = 1 << 20 };

struct watcher {
    int file; /* -1: free */
    char request[REQUEST_SIZE];
    size_t length;
    bool is_streaming, is_over;
    struct arena arena;
    struct str waiting;
    size_t sent;
};

struct live {
    int listener;
    const char *token;
    struct watcher watchers[MAX_WATCHERS];
};

static const char page[] =
    "<!doctype html><meta charset=utf-8><title>weft</title><style>body{font:14px system-ui;margin:2em;color-scheme:light dark}"
    "td,th{text-align:right;padding:.2em 1em}td.t,th.t{text-align:left}</style><h1>weft collect</h1><p id=s>waiting for events</p><table><thead><tr>"
    "<th class=t>machine<th class=t>program<th>pid<th>tid<th>events<th>per second<th>depth<th>lost</thead><tbody id=b></tbody></table><script>"
    "const rows=new Map,body=document.getElementById('b'),said=document.getElementById('s');"
    "const source=new EventSource('events'+location.search);source.onopen=()=>said.textContent='connected';"
    "source.onerror=()=>said.textContent='not connected';"
    "source.onmessage=m=>{const e=JSON.parse(m.data),k=e.machine+' '+e.directory+' '+e.thread;let r=rows.get(k);"
    "if(!r){r={row:body.insertRow(),n:e.events,t:performance.now(),s:0};for(let i=0;i<8;i++){r.row.insertCell().className=[0,1].includes(i)?'t':''}"
    "rows.set(k,r)}const now=performance.now();if(now-r.t>500){r.s=Math.round((e.events-r.n)/(now-r.t)*1000);r.n=e.events;r.t=now}"
    "[e.machine,e.program,e.pid,e.tid,e.events,r.s,e.depth,e.lost].forEach((v,i)=>r.row.cells[i].textContent=v)}</script>";

struct live *live_open(int listener, const char *token)
{
    struct live *live = calloc(1, sizeof *live);
    if (!live)
        return NULL;
    live->listener = listener;
    live->token = token;
    for (int i = 0; i < MAX_WATCHERS; i++)
        live->watchers[i].file = -1;
    return live;
}

static void drop(struct watcher *watcher)
{
    if (watcher->file >= 0)
        close(watcher->file);
    arena_release(&watcher->arena);
    memset(watcher, 0, sizeof *watcher);
    watcher->file = -1;
}

void live_close(struct live *live)
{
    for (int i = 0; i < MAX_WATCHERS; i++)
        drop(&live->watchers[i]);
    close(live->listener);
    free(live);
}

struct pollfd *live_files(const struct live *live, struct arena *arena, size_t *count)
{
    struct pollfd *files = arena_array(arena, struct pollfd, MAX_WATCHERS + 1);
    files[0] = (struct pollfd){ .fd = live->listener, .events = POLLIN };
    *count = 1;
    for (int i = 0; i < MAX_WATCHERS; i++)
        if (live->watchers[i].file >= 0)
            files[(*count)++] =
                (struct pollfd){ .fd = live->watchers[i].file, .events = live->watchers[i].waiting.length ? POLLIN | POLLOUT : POLLIN };
    return files;
}

static void answer(struct watcher *watcher, const char *status, const char *type, const char *body)
{
    str_printf(&watcher->waiting, "HTTP/1.1 %s\r\nContent-Type: %s\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n%s", status, type, body);
}

/* Any web page in a local user's browser may send requests here. It cannot read the answers, because no other origin
 * is allowed. If no token is set, the answers contain nothing that other programs on this machine could not get. */
static bool is_allowed(const struct live *live, const char *path)
{
    const char *token = strstr(path, "?token=");
    size_t length = strlen(live->token);
    return length == 0 || (token && strcspn(token + 7, " &") == length && CRYPTO_memcmp(token + 7, live->token, length) == 0);
}

/* Answers a request. Only the request line matters. */
static void obey(const struct live *live, struct watcher *watcher)
{
    const char *path = watcher->request + 4;
    size_t length = strncmp(watcher->request, "GET ", 4) == 0 ? strcspn(path, "? \r\n") : 0;
    watcher->is_over = true;
    if (length == 0) {
        answer(watcher, "405 Method Not Allowed", "text/plain", "GET / or /events\n");
    } else if (!is_allowed(live, path)) {
        answer(watcher, "403 Forbidden", "text/plain", "?token= is missing or wrong\n");
    } else if (length == 1) {
        answer(watcher, "200 OK", "text/html; charset=utf-8", page);
    } else if (length == 7 && strncmp(path, "/events", 7) == 0) {
        answer(watcher, "200 OK", "text/event-stream", "retry: 1000\n\n");
        watcher->is_streaming = true;
        watcher->is_over = false;
    } else {
        answer(watcher, "404 Not Found", "text/plain", "there are / and /events\n");
    }
}

static void read_request(const struct live *live, struct watcher *watcher)
{
    char rest[256];
    bool has_asked = watcher->is_streaming || watcher->is_over;
    size_t room = sizeof watcher->request - 1 - watcher->length;
    ssize_t count = has_asked ? recv(watcher->file, rest, sizeof rest, MSG_DONTWAIT)
                              : recv(watcher->file, watcher->request + watcher->length, room, MSG_DONTWAIT);
    if (count == 0)
        drop(watcher);
    if (count <= 0 || has_asked)
        return;
    watcher->length += (size_t)count;
    watcher->request[watcher->length] = '\0';
    if (strstr(watcher->request, "\r\n\r\n") || strstr(watcher->request, "\n\n"))
        obey(live, watcher);
    else if (watcher->length == sizeof watcher->request - 1)
        drop(watcher);
}

static void send_waiting(struct watcher *watcher)
{
    struct str *text = &watcher->waiting;
    while (watcher->sent < text->length) {
        ssize_t count = send(watcher->file, text->text + watcher->sent, text->length - watcher->sent, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (count <= 0)
            return;
        watcher->sent += (size_t)count;
    }
    watcher->sent = text->length = 0;
    if (watcher->is_over)
        drop(watcher);
}

void live_serve(struct live *live)
{
    int file;
    while ((file = accept4(live->listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC)) >= 0) {
        int free_one = 0;
        while (free_one < MAX_WATCHERS && live->watchers[free_one].file >= 0)
            free_one++;
        if (free_one == MAX_WATCHERS) {
            close(file);
            continue;
        }
        struct watcher *watcher = &live->watchers[free_one];
        watcher->file = file;
        watcher->waiting.arena = &watcher->arena;
    }
    for (int i = 0; i < MAX_WATCHERS; i++) {
        struct watcher *watcher = &live->watchers[i];
        if (watcher->file >= 0)
            read_request(live, watcher);
        if (watcher->file >= 0)
            send_waiting(watcher);
    }
}

void live_tell(struct live *live, const struct ledger_thread *thread)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    const struct ledger_process *process = thread->process;
    struct json_writer json;
    str_add(&text, "data: ");
    json_to_text(&json, &text, JSON_COMPACT);
    json_open_object(&json);
    json_member_string(&json, "machine", process->machine_id);
    json_member_string(&json, "program", process->program);
    json_member_string(&json, "directory", process->directory);
    json_member_string(&json, "thread", thread->file);
    json_member_number(&json, "pid", process->pid);
    json_member_number(&json, "tid", thread->totals.tid);
    json_member_number(&json, "events", thread->totals.n_events);
    json_member_number(&json, "lost", thread->totals.lost);
    json_member_number(&json, "depth", thread->intervals.depth);
    json_member_number(&json, "last_ns", thread->totals.last_time);
    json_close_object(&json);
    str_add(&text, "\n\n");
    for (int i = 0; i < MAX_WATCHERS; i++) {
        struct watcher *watcher = &live->watchers[i];
        if (watcher->file < 0 || !watcher->is_streaming)
            continue;
        if (watcher->waiting.length - watcher->sent > MAX_WAITING)
            drop(watcher);
        else
            str_add_bytes(&watcher->waiting, text.text, text.length);
    }
    arena_release(&arena);
}
