// A tool in C++: keeps what it is told of messages, edges between ranks and cancellations, and writes it when the process ends.
// Option: the beginning of the name of its file, to which the rank is added.
#include <cstdio>
#include <mutex>
#include <string>
#include <vector>

#include <weft/tool.h>

namespace
{

const weft_tool_api *weft;
std::string path;
std::mutex lock;
std::vector<std::string> lines;

void keep(std::string line)
{
    std::lock_guard<std::mutex> guard(lock);
    lines.push_back(std::move(line));
}

const char *name(uint32_t number)
{
    static thread_local weft_tool_site site;
    site.size = sizeof site;
    return weft->site(number, &site) == 0 ? site.callee : "?";
}

void message(void *, uint32_t thread, const weft_tool_message *told)
{
    static const char *const kinds[] = { "?", "send", "post", "receive", "done", "collective" };
    if (thread != weft->thread() || told->size < sizeof *told || (told->task && told->task != weft->task()))
        keep("wrong");
    char text[200];
    snprintf(text, sizeof text, "%s %s %s %d %d %d", kinds[told->kind], name(told->site), told->task ? "task" : "-", (int)told->peer, (int)told->tag,
             (int)told->bytes);
    keep(text);
}

void remote_edge(void *, uint32_t, const weft_tool_remote_edge *told)
{
    char text[200];
    snprintf(text, sizeof text, "edge %s %d %d %d %d %d", told->is_out ? "out" : "in", (int)told->from, (int)told->to, (int)told->tag,
             (int)told->number, (int)told->hazard);
    keep(text);
}

void cancelled(void *, uint32_t, uint32_t site, uint64_t task)
{
    keep(std::string("cancelled ") + name(site) + (task ? " task" : " -"));
}

void finalize(void *)
{
    FILE *file = fopen((path + std::to_string(weft->unit())).c_str(), "w");
    for (const std::string &line : lines)
        fprintf(file, "%s\n", line.c_str());
    fclose(file);
}

} // namespace

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t, const weft_tool_api *api, weft_tool *tool, const char *options)
{
    static weft_tool_callbacks callbacks = {};
    callbacks.size = sizeof callbacks;
    callbacks.message = message;
    callbacks.task_remote_edge = remote_edge;
    callbacks.cancelled = cancelled;
    callbacks.finalize = finalize;
    weft = api;
    path = options;
    return api->subscribe(tool, WEFT_TOOL_MESSAGES | WEFT_TOOL_EDGES | WEFT_TOOL_TASKS | WEFT_TOOL_REGIONS, nullptr, &callbacks, nullptr);
}
