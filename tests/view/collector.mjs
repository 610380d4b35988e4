// The page of weft view of a collector, to which two programs `live steps` send: node collector.mjs ADDRESS [SCREENSHOT-PREFIX].
// Prints what is wrong; status 1 if anything is.
import { openTab } from '../exports/browser.mjs'

const [address, prefix] = process.argv.slice(2)
const { tab, expect, wait, text, shoot, open, finish } = await openTab(address, { prefix })
const rows = selector => tab.$$eval(`${selector} tbody tr`, rows => rows.map(row => [...row.cells].map(cell => cell.textContent)))

await open()
await wait(3000)
await shoot('start')
expect(`the head: ${await text('#facts')}`, /calls\/s, [\d,]+ calls, \d+ of \d+ threads running/.test(await text('#facts')))
expect(`the title: ${await text('#title')}`, /^collector at 127\.0\.0\.1:\d+$/.test(await text('#title')))
expect('since when', (await text('#h-calls')).endsWith('since this page came'))
const threads = await rows('#threads')
expect(`threads tell their process: ${JSON.stringify(threads[0])}`, new Set(threads.map(cells => cells[8])).size === 2 && threads.every(cells => /^live \d+$/.test(cells[8])))
expect('threads in the timeline, too', await tab.evaluate(() => weft.data.threads.every(thread => / of live \d+/.test(thread.label))))
const before = await tab.evaluate(() => weft.line.end)
await wait(1200)
expect('the picture goes on', await tab.evaluate(() => weft.line.end) > before)
await finish()
