// The page of weft view of a program that runs, in headless Chromium: node live.mjs ADDRESS [SCREENSHOT-PREFIX]. The program is `live steps`, and ends meanwhile.
// Prints what is wrong; status 1 if anything is.
import { openTab } from '../exports/browser.mjs'

const [address, prefix] = process.argv.slice(2)
const { tab, wrong, expect, wait, text, shoot, open, finish } = await openTab(address, { prefix })
const rows = selector => tab.$$eval(`${selector} tbody tr`, rows => rows.map(row => [...row.cells].map(cell => cell.textContent)))
const view = () => tab.evaluate(() => [weft.line.from, weft.line.to, weft.line.end])

await open()
await wait(2500)
await shoot('start')
expect('it says that it runs', /calls\/s, [\d,]+ calls, \d of 5 threads running/.test(await text('#facts')))
const before = await view()
const rate = Object.fromEntries((await rows('#calls')).map(cells => [cells.at(-1), Number(cells[0].replaceAll(',', ''))]))
expect(`rates: ${JSON.stringify(rate)}`, rate.step > 1000 && rate.turn > 100 && rate.turn < rate.step)
expect('histograms and rates are drawn', (await tab.$$('#calls svg.histogram rect')).length > 20 && (await tab.$$('#calls svg.rates polyline')).length > 3)
const threads = await rows('#threads')
expect('threads have names, states, open calls', threads.some(cells => cells[7] === 'brief' && cells[1] === 'ended') && threads.some(cells => cells[7] === 'busy' && cells[1] === 'running') &&
  threads.some(cells => /main > pthread_join/.test(cells[8])))
await wait(1500)
const after = await view()
expect('the picture goes on', after[1] > before[1] && after[2] === after[1])

/* Who finished stays: the link of the thread leads to its newest seconds, and the page follows no more. */
await tab.$$eval('#threads button.link', buttons => buttons.find(button => button.textContent === 'brief').click())
await wait(700)
const drawn = () => tab.evaluate(() => {
  const index = weft.data.threads.findIndex(thread => thread.name === 'brief')
  return weft.ask('picture', 0, Math.round(weft.line.end), 1000000, 10000, String(index))
})
const brief = (await drawn()).threads[0]
expect('what a finished thread did', brief.calls.filter((_, i) => i % 6 === 1 && _ > 1.5e7).length >= 10)
expect('it is drawn as ended', await tab.evaluate(() => weft.data.threads.find(thread => thread.name === 'brief').label.endsWith('(ended)')))

/* Zooming in leaves the newest behind, and single calls are there; f follows again. */
await tab.focus('#timeline canvas')
await tab.evaluate(() => { const { line } = weft; line.show(line.end - 40e6, line.end - 30e6) })
await wait(1200)
const [from, to] = await view()
await wait(1200)
expect('what is looked at stays', from === (await view())[0] && to === (await view())[1])
expect('it says that it does not follow', await tab.$eval('#follow', button => button.getAttribute('aria-pressed')) === 'false')
await shoot('zoomed')
const found = await tab.evaluate(() => {
  const canvas = document.querySelector('#timeline canvas'), box = canvas.getBoundingClientRect()
  for (let y = 22; y < box.height; y += 4)
    for (let x = 5; x < box.width; x += 5) {
      const found = weft.line.under({ clientX: box.left + x, clientY: box.top + y })
      if (found && !found.isSummary && weft.data.names[found.callee] === 'usleep') return [box.left + x, box.top + y]
    }
})
expect('single calls', found)
if (found) {
  await tab.mouse.click(...found)
  await tab.waitForFunction(() => /usleep: .* live\.c:\d+ in turn|usleep: .* in (turn|busy)/.test(document.getElementById('detail').textContent), { timeout: 5000 }).catch(async () => wrong.push(`details: ${await text('#detail')}`))
}
await tab.keyboard.press('Escape')
await tab.focus('#timeline canvas')
await tab.keyboard.press('f')
await wait(1200)
expect('it follows again', await tab.$eval('#follow', button => button.getAttribute('aria-pressed')) === 'true' && await tab.evaluate(() => weft.line.to === weft.line.end))

/* Search, colours, dark, narrow. */
await tab.keyboard.press('/')
await tab.keyboard.type('usleep')
await wait(700)
expect('matches are marked', (await tab.$$('#calls tr.hit')).length === 1)
await tab.$eval('#search', input => { input.value = ''; input.dispatchEvent(new Event('input')) })
await tab.select('#colours', 'function')
await tab.click('#theme')
await wait(700)
await shoot('dark')
await tab.setViewport({ width: 480, height: 800 })
await wait(700)
await shoot('narrow')
expect('nothing hangs over on a narrow screen', await tab.evaluate(() => document.querySelector('#timeline').scrollWidth <= document.querySelector('#timeline').clientWidth + 1))
await tab.setViewport({ width: 1400, height: 1000 })

/* The end. */
await tab.waitForSelector('body[data-over]', { timeout: 60000 }).catch(() => wrong.push('it does not say that it is over'))
expect(`the end: ${await text('#facts')}`, /^ended with status 7: .*, 0 of 5 threads running/.test(await text('#facts')))
await wait(700)
await shoot('end')
await finish()
