// The page of weft view as bench/view measures it: node view-page.mjs ADDRESS [PICTURES].
import { launch } from '../tests/exports/browser.mjs'

const browser = await launch()
const tab = await browser.newPage()
await tab.setViewport({ width: 1400, height: 1000 })
const [address, pictures] = process.argv.slice(2)
const shoot = async name => { if (pictures) await tab.screenshot({ path: `${pictures}-${name}.png` }) }
/* Milliseconds until the page is as it will be: a mark that it sets, or a sharp picture of the timeline. */
const until = async (act, mark) => {
  const begin = performance.now()
  await act()
  await (mark ? tab.waitForSelector(mark, { timeout: 600000 }) : tab.evaluate(async () => { do await new Promise(requestAnimationFrame); while (!weft.line.isSharp()) }))
  return (performance.now() - begin).toFixed(0)
}
await tab.goto(address)
await tab.waitForSelector('body[data-ready]', { timeout: 120000 })
console.log(`first picture: ${await tab.$eval('body', body => body.dataset.picture)} ms after the page was loaded`)
/* From the whole down to single calls at places anywhere, and up again. */
const taken = await tab.evaluate(async () => {
  const canvas = document.querySelector('#timeline canvas'), frame = () => new Promise(requestAnimationFrame), times = []
  const settled = async () => { do await frame(); while (!weft.line.isSharp()) }
  let seed = 1
  const random = () => (seed = seed * 48271 % 2147483647) / 2147483647
  for (let place = 0; place < 12; place++) {
    weft.line.show(0, weft.data.duration)
    await settled()
    const x = random() * canvas.clientWidth
    for (let turn = 0; turn < 40; turn++) {
      const begin = performance.now(), box = canvas.getBoundingClientRect()
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: turn < 30 ? -200 : 400, clientX: box.left + x, clientY: box.top + 50, cancelable: true }))
      await settled()
      times.push(performance.now() - begin)
    }
  }
  return times.sort((a, b) => a - b)
})
const part = share => taken[Math.min(taken.length - 1, Math.floor(share * taken.length))].toFixed(1)
console.log(`from the wheel to the sharp picture: median ${part(.5)} ms, p99 ${part(.99)} ms, most ${part(1)} ms, of ${taken.length}`)
const focus = () => tab.focus('#timeline canvas')
await focus()
await until(() => tab.keyboard.press('0'))
await shoot('whole')
/* A range of two fifths, by the mouse: its table and flame graph, then what needs all of its events. */
const box = await (await tab.$('#timeline canvas')).boundingBox()
const drag = async () => {
  await tab.keyboard.down('Shift')
  await tab.mouse.move(box.x + box.width * .3, box.y + 60)
  await tab.mouse.down()
  await tab.mouse.move(box.x + box.width * .7, box.y + 60, { steps: 5 })
  await tab.mouse.up()
  await tab.keyboard.up('Shift')
}
console.log(`a range of two fifths: table and flame graph after ${await until(drag, 'body[data-range]')} ms`)
console.log(`... percentiles and source lines after ${await until(() => {}, 'body[data-durations]')} ms more`)
await (await tab.$('#range')).scrollIntoView()
await shoot('range')
await tab.evaluate(() => scrollTo(0, 0))
await focus()
await tab.keyboard.press('Escape')
/* Search for what is called most, and go to its longest call. */
const most = await tab.evaluate(() => weft.data.callees.filter(callee => callee.class !== 'scope').reduce((a, b) => b.calls > a.calls ? b : a).name)
await tab.keyboard.press('/')
await tab.keyboard.type(most)
console.log(`search for ${most}, to its longest call: ${await until(() => tab.keyboard.press('Enter'))} ms; ${await tab.$eval('#matches', element => element.textContent)}`)
await shoot('call')
await tab.$eval('#search', input => { input.value = ''; input.dispatchEvent(new Event('input')) })
console.log(`colours by function: ${await until(() => tab.select('#colours', 'function'))} ms`)
await tab.click('#theme')
await focus()
await until(() => tab.keyboard.press('0'))
await shoot('dark')
console.log(`memory of the page: ${((await tab.metrics()).JSHeapUsedSize / 2 ** 20).toFixed(0)} MiB of JavaScript`)
await browser.close()
