// The page of weft view as bench/view measures it: node view-page.mjs ADDRESS.
import { createRequire } from 'node:module'
const puppeteer = createRequire(new URL('../tests/exports/package.json', import.meta.url))('puppeteer-core')

const browser = await puppeteer.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const tab = await browser.newPage()
await tab.setViewport({ width: 1400, height: 1000 })
await tab.goto(process.argv[2])
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
console.log(`memory of the page: ${((await tab.metrics()).JSHeapUsedSize / 2 ** 20).toFixed(0)} MiB of JavaScript`)
await browser.close()
