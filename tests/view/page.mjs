// The page of weft view, or of weft html, in headless Chromium: node page.mjs ADDRESS [SCREENSHOT-PREFIX]. Prints what is wrong; status 1 if anything is.
import { openTab } from '../exports/browser.mjs'

const [address, prefix] = process.argv.slice(2)
const { tab, wrong, expect, text, open, finish, ...page } = await openTab(address, { prefix })
const settled = async () => {
  for (let last = -1, now = 0; last !== now || !await tab.evaluate(() => weft.line.isSharp()); last = now, now = await tab.evaluate(() => weft.line.pictures)) await page.wait(250)
}
const shoot = async name => { if (prefix) { await settled(); await page.shoot(name) } }
const picture = () => tab.$eval('#timeline canvas', canvas => canvas.toDataURL())
const view = () => tab.evaluate(() => [weft.line.from, weft.line.to])

await open()
await settled()
expect('it begins with an answer', /where the time went/.test(await text('#answer')) && (await tab.$$('#answer p')).length >= 3)
expect('rows of the whole', await tab.$$eval('#calls tbody tr', rows => rows.length) === await tab.evaluate(() => Math.min(500, weft.data.callees.length)))
expect('the flame graph has frames', await tab.$$eval('#flame g.frame', frames => frames.length) >= 2)
await shoot('whole')

/* A link of the answer leads to its call. */
await tab.click('#answer button.link')
await settled()
const [from, to] = await view()
const called = await tab.evaluate(() => { const call = weft.data.longest.filter(Boolean).toSorted((a, b) => b[2] - a[2]).find(call => call[1] >= weft.line.from && call[1] + call[2] <= weft.line.to); return call })
expect('a link zooms to a call', called && to - from < 4 * called[2] + 100)

/* The wheel, to single calls. */
const box = await (await tab.$('#timeline canvas')).boundingBox()
const middle = () => tab.mouse.move(box.x + box.width / 2, box.y + 60)
await middle()
await tab.keyboard.press('0')
await tab.focus('#timeline canvas')
await tab.keyboard.press('0')
await settled()
const all = await picture()
for (let i = 0; i < 8; i++) { await tab.mouse.wheel({ deltaY: -300 }); await page.wait(30) }
await settled()
const [left, right] = await view()
expect('the wheel zooms', right - left < (await tab.evaluate(() => weft.data.duration)) / 1000 && await picture() !== all)
await shoot('zoomed')

/* Dragging moves; a click goes to the call; its details come. */
await tab.mouse.move(box.x + 600, box.y + 60)
await tab.mouse.down()
await tab.mouse.move(box.x + 500, box.y + 60, { steps: 4 })
await tab.mouse.up()
await settled()
expect('dragging moves', (await view())[0] > left)
await tab.evaluate(() => { const call = weft.data.longest.flatMap((call, callee) => !call ? [] : ({ thread: call[0], start: call[1], duration: call[2], depth: call[3], callee })).find(call => call.duration > 1000 && call.depth > 0); weft.line.goTo(call); weft.wanted = call })
await settled()
const point = await tab.evaluate(() => {
  const canvas = document.querySelector('#timeline canvas'), box = canvas.getBoundingClientRect(), { line, wanted } = weft
  const x = (wanted.start + wanted.duration / 2 - line.from) / (line.to - line.from) * line.width()
  for (let y = 22; y < box.height; y += 4) {
    const found = line.under({ clientX: box.left + x, clientY: box.top + y })
    if (found && !found.isSummary && found.start === wanted.start && found.depth === wanted.depth) return [x, y]
  }
})
expect('the call is where the page went', point)
if (point) {
  await tab.mouse.click(box.x + point[0], box.y + point[1])
  await tab.waitForFunction(() => /within/.test(document.getElementById('detail').textContent), { timeout: 5000 }).catch(() => wrong.push('no details of the call'))
  expect('the call is kept', await tab.evaluate(() => weft.line.kept?.start === weft.wanted.start))
  await shoot('call')
}

/* Arrows of what is kept: from who let it go on, or from the tasks that it depends on. */
const arrows = await tab.evaluate(() => {
  const { data, line } = weft, calls = []
  for (let i = 0; i < data.arrows.length; i += 9) calls.push({ thread: data.arrows[i], depth: data.arrows[i + 1], start: data.arrows[i + 2], duration: data.arrows[i + 3] - data.arrows[i + 2] })
  for (let i = 0; i < (data.taskEdges?.length ?? 0); i += 8) calls.push({ thread: data.taskEdges[i + 4], depth: data.taskEdges[i + 5], start: data.taskEdges[i + 6], duration: 1000 })
  const call = calls.reduce((a, b) => b.duration > a.duration ? b : a, { duration: 0 })
  if (!call.duration) return 'none'
  line.goTo(call)
  line.keep(call)
  return line.arrowsOf(line.kept).length
})
expect('arrows', arrows === 'none' || arrows > 0)
await shoot('arrows')
await tab.evaluate(() => weft.line.keep(null))

/* A range: its table is the server's, its flame graph is there. */
await tab.focus('#timeline canvas')
await tab.keyboard.press('0')
await settled()
await tab.keyboard.down('Shift')
await tab.mouse.move(box.x + 300, box.y + 100)
await tab.mouse.down()
await tab.mouse.move(box.x + 700, box.y + 100, { steps: 5 })
await tab.mouse.up()
await tab.keyboard.up('Shift')
await tab.waitForSelector('body[data-range]', { timeout: 10000 })
const [told, answer] = await tab.evaluate(async () => [[...document.querySelectorAll('#range-calls tbody tr')].map(row => [[...row.cells].at(-1).textContent, row.cells[0].textContent]),
  (await weft.ask('sums', ...weft.line.range, '')).callees.map(row => [weft.data.names[row[0]], row[1].toLocaleString('en')])])
expect('the table of the range', told.length && JSON.stringify(told.sort()) === JSON.stringify(answer.sort()))
expect('the flame graph of the range', await tab.$$eval('#range-flame g.frame', frames => frames.length) >= 2)
/* A file that does not hold all calls one by one says that it has no percentiles. */
const isWhole = await tab.evaluate(() => !weft.data.threshold)
if (isWhole) await tab.waitForSelector('body[data-durations]', { timeout: 60000 }).catch(() => wrong.push('no percentiles of the range'))
expect('percentiles of the range', !isWhole || await tab.$$eval('#range-calls tbody tr', rows => rows.every(row => [4, 5, 6].every(i => /\d/.test(row.cells[i].textContent)))))
expect('source lines of the range', !isWhole || await tab.$$eval('#range-lines tbody tr', rows => rows.length > 0 && rows.some(row => row.cells[6].textContent)))
expect('it is said no more that it is read', isWhole ? await text('#range-read') === '' : /weft view/.test(await text('#range-read')))
await shoot('range')
await (await tab.$('#range')).scrollIntoView()
await shoot('range-tables')
await tab.evaluate(() => scrollTo(0, 0))
await tab.focus('#timeline canvas')
await tab.keyboard.press('Enter')
await settled()
const [begin, end] = await view()
expect('Enter zooms to the range', await tab.evaluate((begin, end) => Math.abs(weft.line.range[0] - begin) + Math.abs(weft.line.range[1] - end) < 100, begin, end))
await tab.keyboard.press('Escape')
expect('Esc lets go', await tab.$eval('#range', section => section.hidden))

/* Search, colours, dark, the map. */
await tab.keyboard.press('/')
await tab.keyboard.type(await tab.evaluate(() => weft.data.callees.find(callee => callee.class !== 'scope').name))
expect('matches are counted', /callee/.test(await text('#matches')))
expect('matches are marked', (await tab.$$('#calls tr.hit')).length >= 1)
const before = await view()
await tab.keyboard.press('Enter')
await settled()
expect('Enter goes to the longest call', String(await view()) !== String(before))
await tab.$eval('#search', input => { input.value = ''; input.dispatchEvent(new Event('input')) })
const byClass = await picture()
await tab.select('#colours', 'function')
expect('colours by function', await picture() !== byClass)
await tab.click('#theme')
expect('dark', await tab.evaluate(() => document.documentElement.dataset.theme) === 'dark')
await tab.focus('#timeline canvas')
await tab.keyboard.press('0')
await settled()
await shoot('dark')
await tab.select('#colours', 'class')
const map = await (await tab.$('#map canvas')).boundingBox()
await tab.focus('#timeline canvas')
for (let i = 0; i < 4; i++) await tab.keyboard.press('+')
await tab.mouse.click(map.x + map.width * .25, map.y + 10)
await settled()
expect('the map moves', await tab.evaluate(() => Math.abs((weft.line.from + weft.line.to) / 2 / weft.data.duration - .25) < .15))

/* Everything by keyboard: calls of the timeline, frames of the flame graph, columns. */
await tab.evaluate(() => { document.getElementById('timeline').scrollTop = 0 })
await tab.focus('#timeline canvas')
await tab.keyboard.press('Escape')
await tab.keyboard.press('0')
await settled()
const kept = () => tab.evaluate(() => weft.line.kept && { thread: weft.line.kept.thread, depth: weft.line.kept.depth, duration: weft.line.kept.duration })
await tab.keyboard.press('ArrowDown')
const outer = await kept()
expect('the first key keeps a call', outer?.depth === 0)
await tab.keyboard.press('Enter')
await settled()
await tab.keyboard.press('ArrowDown')
const inner = await kept()
expect('a call within it', inner?.depth === 1 && inner.duration <= outer.duration)
await tab.keyboard.press('ArrowUp')
expect('and back', (await kept())?.depth === 0)
await tab.keyboard.press('0')
await settled()
await tab.keyboard.press('t')
await settled()
const next = (await kept())?.thread
expect(`the next thread: ${next}`, await tab.evaluate(() => weft.data.threads.length === 1) || next === 1)
await tab.keyboard.press('Escape')
await tab.focus('#flame')
await tab.keyboard.press('ArrowUp')
const base = await text('#flame-told')
await tab.keyboard.press('ArrowUp')
const higher = await text('#flame-told')
expect('frames are told', base && higher && base !== higher)
const wide = await tab.$$eval('#flame g.frame', frames => frames.length)
await tab.keyboard.press('Enter')
expect('Enter goes into the frame', await tab.$$eval('#flame g.frame.kept', frames => frames.length) === 1 && await tab.$eval('#flame g.frame.kept rect', rect => rect.width.baseVal.value) > 600)
await tab.keyboard.press('Escape')
expect('Escape goes out', await tab.$$eval('#flame g.frame', frames => frames.length) === wide)
await tab.focus('#calls th:last-child')
await tab.keyboard.press('Enter')
expect('columns sort', await tab.$eval('#calls th:last-child', cell => cell.hasAttribute('aria-sort')))

/* Labels are cut between characters. */
expect('labels', await tab.evaluate(() => {
  const pen = document.createElement('canvas').getContext('2d'), cut = fitted(pen, 'gr\u00fc\u00dfe\ud83d\udc69\u200d\ud83d\udcbbabcdefgh', pen.measureText('gr\u00fc\u00dfe\ud83d\udc69\u200d\ud83d\udcbb\u2026').width + 1)
  return cut === 'gr\u00fc\u00dfe\ud83d\udc69\u200d\ud83d\udcbb\u2026' && fitted(pen, 'abc', 1000) === 'abc' && fitted(pen, 'abc', 1) === ''
}))
await tab.setViewport({ width: 480, height: 800 })
await settled()
expect('nothing hangs over on a narrow screen', await tab.evaluate(() => document.querySelector('#timeline').scrollWidth <= document.querySelector('#timeline').clientWidth + 1))
await shoot('narrow')

await finish()
