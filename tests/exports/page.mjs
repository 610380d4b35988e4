// The page of `weft html` in headless Chromium: node page.mjs PAGE.html REPORT.json [SCREENSHOT-PREFIX].
// Prints what is wrong; status 1 if anything is.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import puppeteer from 'puppeteer-core'

const [page, report, prefix] = process.argv.slice(2)
const wanted = JSON.parse(readFileSync(report, 'utf8'))
const wrong = []
const expect = (what, holds) => holds || wrong.push(what)

const browser = await puppeteer.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const tab = await browser.newPage()
await tab.setViewport({ width: 1300, height: 1400 })
tab.on('pageerror', error => wrong.push(`error: ${error.message}`))
tab.on('console', message => message.type() === 'error' && wrong.push(`console: ${message.text()}`))
tab.on('request', request => /^(file|data|blob):/.test(request.url()) || wrong.push(`asks the network: ${request.url()}`))
await tab.goto(`file://${resolve(page)}#light`)
await tab.waitForSelector('body[data-ready]')

/* What the page says are the report's totals. */
const scopes = { local: ' (thread)', global: ' (program)', function: ' (body)', call: '', region: '', work: ' (work)', task: '' }
const rows = new Map(wanted.rows.map(row => [row.callee + scopes[row.kind], row]))
const said = await tab.evaluate(() => data.callees)
expect(`${rows.size} callees, not ${said.length}`, said.length === rows.size)
for (const callee of said) {
  const row = rows.get(callee.name)
  for (const [member, key] of [['calls', 'calls'], ['total', 'total_ns'], ['self', 'self_ns'], ['p99', 'p99_ns'], ['max', 'max_ns']])
    expect(`${callee.name}: ${member} is ${row?.[key]}, not ${callee[member]}`, row?.[key] === callee[member])
  const counted = callee.histogram.reduce((a, b) => a + b)
  expect(`${callee.name}: the histogram counts ${counted}`, counted === callee.calls)
}
const flame = await tab.evaluate(() => {
  const sum = node => node.value + node.children.reduce((total, child) => total + sum(child), 0)
  return sum(data.flame)
})
expect('the flame graph holds all self time', flame === wanted.rows.reduce((total, row) => total + row.self_ns, 0))
const shown = await tab.evaluate(() => d3.sum(data.threads, thread => thread.spans.length / 5 + d3.sum(thread.bins || [])))
expect('each interval is shown, or counted in a bin', shown === wanted.rows.reduce((total, row) => total + row.calls, 0))
const tasks = await tab.$$eval('#analysis-tasks tbody tr', lines => lines.map(line => [0, 1, 2, 7, 8, 9, 10].map(i => line.cells[i].textContent).join(' ')).sort().join())
expect(`the table of tasks: ${tasks}`,
  tasks === (wanted.tasks || []).map(task => [task.created, task.begun, task.ended, task.raw, task.war, task.waw, task.task].join(' ')).sort().join())
expect('the table has a row for each callee', await tab.$$eval('#calls tbody tr', lines => lines.length) === Math.min(500, rows.size))
expect('the flame graph has frames', await tab.$$eval('#flame g.frame', frames => frames.length) >= 2)

/* Captured values, told by the call that they belong to. */
const captured = await tab.evaluate(() => data.threads.flatMap(thread => Object.entries(thread.values || {}).map(([i, text]) =>
  [text, describe(thread.levels.flat().find(span => span.start === thread.spans[5 * i] && span.callee === thread.spans[5 * i + 3]))])))
for (const [text, told] of captured) expect(`${text} is told by its call, not ${told}`, told.includes(text))

/* Who waits for whom. */
const known = wanted.waits_for.filter(edge => edge.released_by)
expect('a row for each pair of threads', await tab.$$eval('#waitsfor tbody tr', lines => lines.length) === Math.min(500, wanted.waits_for.length))
expect('arrows where it is known', (await tab.evaluate(() => arrows.length)) === Math.min(5000, known.reduce((n, edge) => n + edge.calls, 0)))

/* Edges between tasks: those whose tasks have begun and ended. */
const nEdges = await tab.evaluate(() => edges.length), counted = (wanted.tasks || []).reduce((n, task) => n + task.raw + task.war + task.waw, 0)
expect(`${counted} edges between tasks, not ${nEdges}`, nEdges === Math.min(20000, counted))

/* What the user does. */
const picture = () => tab.$eval('#timeline canvas', canvas => canvas.toDataURL())
const box = await (await tab.$('#timeline canvas')).boundingBox()
const all = await picture()
if (prefix) await tab.screenshot({ path: `${prefix}-light.png` })
const [x, y] = await tab.evaluate(() => { /* the middle of the longest interval */
  const spans = data.threads.flatMap(thread => thread.levels.flatMap((level, depth) =>
    level.map(span => [span, thread.top + TITLE + (depth + .5) * LEVEL])))
  const [span, top] = spans.reduce((a, b) => b[0].duration > a[0].duration ? b : a)
  return [scale()(span.start + span.duration / 2), top]
})
await tab.mouse.click(box.x + x, box.y + y)
expect('a click tells about the call', /, from .*·/.test(await tab.$eval('#detail', text => text.textContent)))
await tab.mouse.wheel({ deltaY: -600 })
await new Promise(done => setTimeout(done, 200))
const zoomed = await picture()
expect('the wheel zooms', zoomed !== all && await tab.evaluate(() => view.k > 1))
if (prefix) await tab.screenshot({ path: `${prefix}-zoomed.png` })
await tab.keyboard.press('0')
await new Promise(done => setTimeout(done, 200))
expect('0 shows all', await tab.evaluate(() => view.k === 1))
await tab.keyboard.press('+')
expect('+ zooms', await tab.evaluate(() => view.k > 1))
await tab.keyboard.press('0')
/* However far it is zoomed in, moments that stand beside each other read differently, and keep their distance. */
const alike = await tab.evaluate(() => {
  const found = []
  for (const k of [1, 7, 50, 1e3, 1e5, 1e7]) {
    const texts = []
    zoom.scaleTo(zoomable, Math.min(k, zoom.scaleExtent()[1]), [3 * width() / 4, 0])
    pen.fillText = (text, x, y) => { if (y === AXIS / 2) texts.push(text) }
    draw()
    if (texts.length < 2 || new Set(texts).size < texts.length || texts.some(text => text.length > 16)) found.push(`${k}: ${texts.join(', ')}`)
    const [left, right] = [at(scale().invert(600)), at(scale().invert(603))]
    if (left === right && scale().invert(3) - scale().invert(0) >= 1) found.push(`${k}: two moments are ${left}`)
  }
  delete pen.fillText
  zoom.transform(zoomable, d3.zoomIdentity)
  return found
})
expect(`moments read differently: ${alike.join('; ')}`, alike.length === 0)
if (known.length > 0) {
  const found = await tab.evaluate(() => {
    const longest = arrows.reduce((a, b) => b.end - b.start > a.end - a.start ? b : a)
    return { x: scale()((longest.start + longest.end) / 2), y: rowOf(longest.waiter, longest.depth), by: longest.releaser.tid }
  })
  await tab.mouse.click(box.x + found.x, box.y + found.y)
  const said = await tab.$eval('#detail', text => text.textContent)
  expect(`a click on a wait says who ended it: ${said}`, said.includes('released by') && new RegExp(` ${found.by}( \\([^ ]*\\))?( of .*)? at `).test(said))
  const with_ = await picture()
  await tab.click('#arrows')
  expect('the button takes the arrows away', await picture() !== with_ || await tab.evaluate(() => wide(scale()).length <= 1))
  await tab.click('#arrows')
}
if (nEdges > 0) {
  const found = await tab.evaluate(() => {
    kept = null
    const far = edges.reduce((a, b) => edgesAt0(b.to).length > edgesAt0(a.to).length ? b : a), span = spanOf(far)
    zoom.transform(zoomable, d3.zoomIdentity)
    zoom.scaleTo(zoomable, Math.min(zoom.scaleExtent()[1], data.duration / span.duration / 8), [scale()(span.start + span.duration / 2), 0])
    draw()
    return { x: scale()(span.start + span.duration / 2), y: rowOf(span.thread, span.level), before: edgesAt0(far.to).filter(edge => edge.to === far.to).length }
    function edgesAt0(key) { return edgesOf.get(key) }
    function spanOf(edge) { return edge.waiter.levels[Math.min(edge.depth, MAX_LEVELS - 1)].find(span => span.start === edge.end) }
  })
  const without = await picture()
  await tab.mouse.click(box.x + found.x, box.y + found.y)
  const said = await tab.$eval('#detail', text => text.textContent)
  expect(`a click on a task says for how many it waits: ${said}`, said.includes(`waits for ${found.before} task`))
  expect('and draws its edges', await picture() !== without)
  if (prefix) await tab.screenshot({ path: `${prefix}-task.png` })
  await tab.click('#edges')
  expect('the button shows all edges', await tab.$eval('#edges', button => button.getAttribute('aria-pressed')) === 'true')
  if (prefix) await tab.screenshot({ path: `${prefix}-edges.png` })
  await tab.click('#edges')
  await tab.evaluate(() => { kept = null; zoom.transform(zoomable, d3.zoomIdentity) })
}
await tab.keyboard.press('/')
const name = said[0].name
await tab.keyboard.type(name)
expect('the search marks rows', await tab.$$eval('#calls tr.hit', (lines, name) => lines.some(line => line.lastChild.textContent === name), name))
expect('the search says how many', /callee/.test(await tab.$eval('#matches', text => text.textContent)))
await tab.$eval('#search', field => { field.value = ''; field.dispatchEvent(new Event('input')) })
await tab.$eval('#calls th:first-child', head => head.click())
const calls = await tab.$$eval('#calls tbody tr', lines => lines.map(line => +line.cells[0].textContent.replaceAll(',', '')))
expect('a click on a heading sorts', calls.every((n, i) => i === 0 || calls[i - 1] >= n))
const back = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor)
const light = await back()
await tab.click('#theme')
expect('light and dark', await back() !== light)
if (prefix) await tab.screenshot({ path: `${prefix}-dark.png` })

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
await browser.close()
console.log(wrong.join('\n'))
process.exit(wrong.length ? 1 : 0)
