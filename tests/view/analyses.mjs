// The tab of analyses, of the page of weft view or weft html, in headless Chromium: node analyses.mjs ADDRESS ANSWERS.json [SCREENSHOT-PREFIX], where
// ANSWERS.json has what weft analyse says, by name. Prints what is wrong; status 1 if anything is.
import { readFileSync } from 'node:fs'
import { openTab } from '../exports/browser.mjs'

const [address, file, prefix] = process.argv.slice(2)
const wanted = JSON.parse(readFileSync(file, 'utf8')), asksServer = address.startsWith('http')
const { tab, expect, wait, text, open, finish, ...page } = await openTab(address, { width: 1300, prefix })
const cells = (id, ...columns) => tab.$$eval(`#analysed-${id} tbody tr`, (rows, columns) => rows.map(row => columns.map(i => row.cells[i].textContent).join('|')), columns)
const shown = part => tab.$eval(part, element => !element.hidden && element.getBoundingClientRect().height > 0)
const shoot = async name => { if (prefix) { await tab.evaluate(() => scrollTo(0, 0)); await page.shoot(name, { fullPage: true }) } }

await open()
expect('it begins with the calls', await shown('#calls-part') && !await shown('#graph'))
const before = await tab.$eval('#timeline canvas', canvas => canvas.toDataURL())
await tab.click('#tab-graph')
await tab.waitForSelector('body[data-analyses]', { timeout: 120000 })
expect('a click opens the tab', !await shown('#calls-part') && await shown('#graph'))
expect('it is told', await tab.$eval('#tab-graph', one => one.getAttribute('aria-selected')) === 'true')
await shoot('analyses-light')

/* Numbers are those of weft analyse. */
const count = number => number.toLocaleString('en'), of = name => wanted[name].result
expect('span', (await text('#analysis-of-span')).includes(`in ${count(of('span').pieces)} pieces of ${of('span').contexts} threads`))
expect('the path', (await cells('span-1', 3)).join() === of('span').path.map(row => count(row.pieces)).join())
expect('cores', (await cells('cores-1', 0)).map(Number).sort((a, b) => a - b).join() === of('cores').cores.map(row => row.cores).join())
const bytes = await tab.evaluate(numbers => numbers.map(number => bytes(number)), of('sharing').places.map(row => row.bytes))
expect('places', (await cells('sharing-1', 0)).join() === bytes.join())
const titles = await tab.$$eval('#analysis-of-sharing .cell title', titles => titles.map(title => title.textContent))
for (const pair of of('sharing').contexts) {
  const title = `${await tab.evaluate(number => bytes(number), pair.bytes)} from ${pair.from.name} ${pair.from.tid} to ${pair.to.name} ${pair.to.tid}`
  expect(`the matrix has ${title}`, titles.some(one => one.startsWith(title)))
}
expect('false sharing is drawn', await tab.$$eval('#analysis-of-sharing svg.line', all => all.map(svg => svg.querySelectorAll('rect').length - 1)).then(all => all.join()) ===
  of('sharing').false_sharing.places.map(row => row.one.bytes.length + row.other.bytes.length).join())
expect('races', (await cells('races-1', 0)).length === of('races').races.length && of('races').races.length > 0)
expect('misses', (await cells('cache-1', 0, 2)).sort().join() === of('cache').threads.map(row => `${count(row.misses)}|${count(row.accesses)}`).sort().join())
expect('the lines that miss', (await cells('cache-2', 0)).join() === of('cache').places.map(row => count(row.misses)).join())
expect('blocks', (await cells('footprint-2', 2)).join() === of('footprint').contexts.map(row => count(row.at_peak.blocks)).join())

/* Of many tasks those of one name are one row; nothing is lost by that, or by the rows that are left out. */
const grouped = await tab.evaluate(() => {
  const context = number => ({ number, pid: 1, tid: 1, task: number > 2 ? number : 0, name: number > 2 ? `task ${number % 3}` : 'thread' }), pairs = []
  for (let i = 1; i < 60; i++) pairs.push({ from: context(i), to: context(i + 1), bytes: i, unsettled_bytes: 0 })
  const few = matrixOf(pairs, 5000), threads = matrixOf(pairs.map(pair => ({ ...pair, from: { ...pair.from, task: 0 }, to: { ...pair.to, task: 0 } })), 1770)
  return [few.names.join(), d3.sum(few.cells.flat(), cell => cell.bytes), threads.names.length, threads.names.at(-1), d3.sum(threads.cells.flat(), cell => cell.bytes)].join('|')
})
expect(`tasks of one name are one: ${grouped}`, grouped === 'thread 1,thread 1,task 0: 20 tasks,task 1: 19 tasks,task 2: 19 tasks,others|5000|25|others|1770')

/* Another cache can be asked for, as long as weft is there; what it does not know is said. */
expect('a form', (await tab.$('#analysis-of-cache form') !== null) === asksServer)
if (asksServer) {
  const simulate = async size => {
    await tab.$eval('#analysis-of-cache [name=size]', (field, size) => { field.value = size }, size)
    await tab.evaluate(() => { document.querySelector('#analysis-of-cache > :nth-child(2)').dataset.old = 'yes' })
    await tab.click('#analysis-of-cache form button')
    await tab.waitForFunction(() => !document.querySelector('#analysis-of-cache [data-old]') && !/^(\.\.\.|is computed)/.test(document.querySelector('#analysis-of-cache > p')?.textContent), { timeout: 60000 })
  }
  await simulate('1K')
  expect('another size', /miss a cache of 1K bytes/.test(await text('#analysis-of-cache')))
  expect('with more misses', (await cells('cache-2', 0)).length === 0 && (await tab.$$eval('#analysis-of-cache table', tables => Number(tables[0].rows[1].cells[0].textContent.replace(/,/g, '')))) > of('cache').threads[0].misses)
  await simulate('1000')
  expect('what is no cache', /no whole number of sets/.test(await text('#analysis-of-cache .failed')))
  await tab.click('#analysis-of-cache button')
  await tab.waitForFunction(() => /miss a cache of 32K/.test(document.querySelector('#analysis-of-cache').textContent), { timeout: 60000 })
}

/* The search marks rows here, too; the keys lead back, and the timeline is as it was. */
await tab.focus('#search')
await tab.keyboard.type('work')
expect('the search', (await tab.$$('#graph tr.hit')).length > 0)
await tab.evaluate(() => { document.getElementById('search').value = ''; document.getElementById('search').dispatchEvent(new Event('input')) })
await tab.evaluate(() => document.getElementById('theme').click())
await shoot('analyses-dark')
await tab.evaluate(() => document.getElementById('theme').click())
await tab.focus('#tab-graph')
await tab.keyboard.press('ArrowLeft')
expect('an arrow leads back', await shown('#calls-part') && !await shown('#graph'))
await wait(1000)
expect('the timeline is there again', await tab.$eval('#timeline canvas', canvas => canvas.toDataURL()) === before)
await finish()
