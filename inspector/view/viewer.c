#include "viewer.h"

#include "page_data.h"
#include "page_text.h"

static void answer(void *context, const char *text, struct str *out)
{
    viewer_answer(context, text, out);
}

bool viewer_open(struct viewer *viewer, struct trace *trace, struct index *index, const struct viewer_options *options, const char **why)
{
    *viewer = (struct viewer){ .viewed = { .trace = trace, .index = index, .jobs.graph = options->graph } };
    uint32_t n_sites = 0;
    viewer->viewed.site_base = arena_array(trace->arena, uint32_t, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++) {
        viewer->viewed.site_base[i] = n_sites;
        n_sites += page_data_n_sites(trace->processes.items[i]);
    }
    viewer->files[0] = (struct serve_file){ "", "text/html; charset=utf-8", page_text().text, page_text().length };
    viewer->files[1] = (struct serve_file){ "facts.json", "application/json", index->facts.text, index->facts.length };
    viewer->setup =
        (struct serve_setup){ .port = options->port, .files = viewer->files, .n_files = 2, .command = answer, .context = &viewer->viewed };
    viewer->server = server_open(&viewer->setup, why);
    return viewer->server;
}

const char *viewer_address(const struct viewer *viewer)
{
    return server_address(viewer->server);
}

void viewer_close(struct viewer *viewer)
{
    server_close(viewer->server);
    graph_jobs_close(&viewer->viewed.jobs);
}
