// What the page of `weft html` says, against weft report, in headless Chromium: node page.mjs PAGE.html REPORT.json [SCREENSHOT-PREFIX].
// (tests/view/page.mjs does what a user does.) Prints what is wrong; status 1 if anything is.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openTab } from './browser.mjs'

const [page, report, prefix] = process.argv.slice(2)
const wanted = JSON.parse(readFileSync(report, 'utf8'))
const { tab, expect, wait, text, shoot, open, finish } = await openTab(`file://${resolve(page)}`, { width: 1300, height: 1400, prefix })
await open()

/* What the page says are the report's totals. */
const scopes = { local: ' (thread)', global: ' (program)', function: ' (body)', call: '', region: '', work: ' (work)', task: '' }
const rows = new Map(wanted.rows.map(row => [row.callee + scopes[row.kind], row]))
const said = await tab.evaluate(() => weft.data.callees)
expect(`${rows.size} callees, not ${said.length}`, said.length === rows.size)
for (const callee of said) {
  const row = rows.get(callee.name)
  for (const [member, key] of [['calls', 'calls'], ['total', 'total_ns'], ['self', 'self_ns'], ['p99', 'p99_ns'], ['max', 'max_ns']])
    expect(`${callee.name}: ${member} is ${row?.[key]}, not ${callee[member]}`, row?.[key] === callee[member])
  const counted = callee.histogram.reduce((a, b) => a + b)
  expect(`${callee.name}: the histogram counts ${counted}`, counted === callee.calls)
}
const [flame, shown] = await tab.evaluate(async () => {
  const sum = node => node.value + node.children.reduce((total, child) => total + sum(child), 0)
  return [sum((await weft.ask('sums', 0, weft.data.duration + 1, '')).flame),
    d3.sum(weft.data.threads, thread => thread.calls.length / 5 + d3.sum(d3.range(3, thread.short.length, 4), i => thread.short[i] >> 1))]
})
expect(`the flame graph holds all self time: ${flame}`, flame === wanted.rows.reduce((total, row) => total + row.self_ns, 0))
expect('each call is held, or counted in a bin', shown === wanted.rows.reduce((total, row) => total + row.calls, 0))
const tasks = await tab.$$eval('#analysis-tasks tbody tr', lines => lines.map(line => [0, 1, 2, 7, 8, 9, 10].map(i => line.cells[i].textContent).join(' ')).sort().join())
expect(`the table of tasks: ${tasks}`,
  tasks === (wanted.tasks || []).map(task => [task.created, task.begun, task.ended, task.raw, task.war, task.waw, task.task].join(' ')).sort().join())
expect('the table has a row for each callee', await tab.$$eval('#calls tbody tr', lines => lines.length) === Math.min(500, rows.size))
expect('the flame graph has frames', await tab.$$eval('#flame g.frame', frames => frames.length) >= 2)
expect('source lines', await tab.$$eval('#lines tbody tr', lines => lines.length) === Math.min(500, await tab.evaluate(() => weft.data.lines.length)))
await shoot('light')

/* Captured values, told by the call that they belong to. */
const captured = await tab.evaluate(async () => {
  const told = [], { data, line } = weft
  for (const [thread, { calls, values }] of data.threads.entries())
    for (const [i, text] of Object.entries(values ?? {}).slice(0, 200)) {
      const from = Math.max(0, calls[5 * i] - 1), picture = (await weft.ask('picture', from, calls[5 * i] + calls[5 * i + 1] + 1, 1, 1e6, String(thread))).threads[0]
      const at = picture.calls.findIndex((start, k) => k % 6 === 0 && start === calls[5 * i] && picture.calls[k + 1] === calls[5 * i + 1] && picture.values[k / 6] === text)
      if (at < 0) { told.push([text, calls[5 * i + 1] === 0 ? text : 'no call']); continue }
      const [start, duration, depth, callee, site, flags] = picture.calls.slice(at, at + 6)
      told.push([text, describeCall(data, line, { thread, start, duration, depth, callee, site, flags, values: picture.values[at / 6] })])
    }
  return told
})
for (const [text, told] of captured) expect(`${text} is told by its call, not ${told}`, told.includes(text))

/* What waited, by class, where anything did. */
const [nWaits, isHidden] = await tab.evaluate(() => [weft.data.waits.length, document.getElementById('waits-part').hidden])
expect(`${nWaits} rows of waits, and ${isHidden ? 'no table' : 'a table'} of them`, isHidden === (nWaits === 0))

/* Who waits for whom; edges between tasks, of those that have begun and ended. */
const known = wanted.waits_for.filter(edge => edge.released_by)
const [nArrows, nEdges] = await tab.evaluate(() => [releasesOf(weft.data).length, edgesOf(weft.data).length])
const counted = (wanted.tasks || []).reduce((n, task) => n + task.raw + task.war + task.waw, 0)
expect('a row for each pair of threads', await tab.$$eval('#waitsfor tbody tr', lines => lines.length) === Math.min(500, wanted.waits_for.length))
expect('arrows where it is known', nArrows === Math.min(5000, known.reduce((n, edge) => n + edge.calls, 0)))
expect(`${counted} edges between tasks, not ${nEdges}`, nEdges === Math.min(20000, counted))

/* What is chosen has its arrows, and says so; the buttons show those of all. */
const picture = () => tab.$eval('#timeline canvas', canvas => canvas.toDataURL())
async function choose (what, found, says) {
  await tab.evaluate(call => { weft.line.goTo(call); weft.line.keep(null) }, found)
  await wait(300)
  const without = await picture()
  await tab.evaluate(call => weft.line.keep(call), found)
  await tab.waitForFunction(() => /within/.test(document.getElementById('detail').textContent), { timeout: 5000 }).catch(() => {})
  const told = await text('#detail')
  expect(`${what}: ${told}`, says.test(told))
  expect(`${what} is drawn`, await picture() !== without)
  await shoot(what)
  await tab.evaluate(() => weft.line.keep(null))
}
async function press (button) {
  await tab.keyboard.press('Escape')
  await tab.evaluate(() => weft.line.show(0, weft.line.end))
  await wait(300)
  const before = await picture()
  await tab.click(button)
  expect(`${button} shows all`, await picture() !== before)
  expect(`${button} is pressed`, await tab.$eval(button, one => one.getAttribute('aria-pressed')) === 'true')
  await shoot(button.slice(1))
  await tab.click(button)
  expect(`${button} again`, await picture() === before)
}
if (nArrows > 0) {
  const found = await tab.evaluate(() => {
    const longest = releasesOf(weft.data).reduce((a, b) => b.to[2] - b.start > a.to[2] - a.start ? b : a)
    return { thread: longest.to[0], depth: longest.to[1], start: longest.start, duration: longest.to[2] - longest.start, by: weft.data.threads[longest.from[0]].tid }
  })
  await choose('wait', found, new RegExp(`released by [^\\u00b7]* ${found.by}( \\([^ ]*\\))?( of .*)? at `))
  await press('#arrows')
}
if (nEdges > 0) {
  const found = await tab.evaluate(() => {
    const before = new Map(), count = ({ to }) => before.set(to.join(), (before.get(to.join()) ?? 0) + 1)
    edgesOf(weft.data).forEach(count)
    const [key, n] = [...before].reduce((a, b) => b[1] > a[1] ? b : a), [thread, depth, start] = key.split(',').map(Number)
    return { thread, depth, start, duration: 1000, n }
  })
  await choose('task', found, new RegExp(`waits for ${found.n} tasks? \\(`))
  await press('#edges')
}
await tab.click('#theme')
await shoot('dark')

/* An analysis that nobody has written: its table is shown, sorted and searched, and other members of the data are none. */
const slow = { title: 'slow <calls>', hint: 'for a try', columns: [{ title: 'took', kind: 'time' }, { title: 'callee', kind: 'name' }], rows: [[900, 'pop'], [1200, 'push']] }
const tables = await tab.$$eval('main table', found => found.length)
const tried = readFileSync(page, 'utf8').replace('{"programs":', () => `{"slow":${JSON.stringify(slow).replaceAll('<', '\\u003c')},"programs":`)
await tab.goto('about:blank')
await tab.setContent(tried)
await tab.waitForSelector('body[data-ready]')
expect('a table for each analysis that brings one', await tab.$$eval('main table', found => found.length) === tables + 1)
expect('its title and hint', await tab.$eval('#analysis-slow', table => [...table.parentNode.children].slice(0, 2).map(part => part.textContent).join('')) === slow.title + slow.hint)
const cells = () => tab.$$eval('#analysis-slow tbody tr', lines => lines.map(line => [...line.cells].map(cell => cell.textContent)).join(' '))
expect(`its rows, largest first: ${await cells()}`, await cells() === '1.200 us,push 900 ns,pop')
await tab.$eval('#analysis-slow th:last-child', head => head.click())
expect(`its rows by name: ${await cells()}`, await cells() === '900 ns,pop 1.200 us,push')
await tab.$eval('#search', field => { field.value = 'pus'; field.dispatchEvent(new Event('input')) })
expect('the search marks them', await tab.$$eval('#analysis-slow tr.hit', lines => lines.map(line => line.lastChild.textContent).join()) === 'push')
await finish()
