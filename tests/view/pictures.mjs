// What `pictures` takes pictures of: node pictures.mjs html|channels PAGE.html DOCS, or view|live|large ADDRESS DOCS.
import { launch } from '../exports/browser.mjs'

const [what, page, docs] = process.argv.slice(2)
const browser = await launch()
const tab = await browser.newPage()
const wait = ms => new Promise(done => setTimeout(done, ms))
const shoot = (name, height) => tab.setViewport({ width: 1300, height }).then(() => wait(800)).then(() => tab.screenshot({ path: `${docs}/${name}.png` }))
const open = async theme => {
  await tab.goto('about:blank') // what stands behind # alone loads nothing
  await tab.setViewport({ width: 1300, height: 900 })
  await tab.goto(`${page.startsWith('http') ? page : `file://${page}`}#${theme}`)
  await tab.waitForSelector('body[data-ready]', { timeout: 60000 })
  await wait(800)
}
const wheel = async (share, turns, deltaY) => {
  const box = await (await tab.$('#timeline canvas')).boundingBox()
  await tab.mouse.move(box.x + share * box.width, box.y + 60)
  for (let i = 0; i < turns; i++) { await tab.mouse.wheel({ deltaY }); await wait(60) }
  await tab.mouse.move(box.x, 5)
  await wait(500)
}
/* The longest call that somebody let go on: the page goes there. */
const keepLongestWait = () => tab.evaluate(() => {
  const { data, line } = weft
  let longest = 0
  for (let i = 9; i < data.arrows.length; i += 9)
    if (data.arrows[i + 3] - data.arrows[i + 2] > data.arrows[longest + 3] - data.arrows[longest + 2]) longest = i
  const [thread, depth, start, end] = data.arrows.slice(longest, longest + 4)
  line.keep({ thread, depth, start, duration: end - start })
})
const drag = async (from, to) => {
  const box = await (await tab.$('#timeline canvas')).boundingBox()
  await tab.keyboard.down('Shift')
  await tab.mouse.move(box.x + from * box.width, box.y + 100)
  await tab.mouse.down()
  await tab.mouse.move(box.x + to * box.width, box.y + 100, { steps: 5 })
  await tab.mouse.up()
  await tab.keyboard.up('Shift')
  await tab.waitForSelector('body[data-durations]', { timeout: 120000 })
}
const tour = {
  async html() {
    await open('dark')
    await tab.select('#colours', 'function')
    await shoot('html-dark', 1000)
    await open('light')
    await wheel(.8, 3, -200)
    await drag(.3, .6)
    await shoot('html-range', 1500)
  },
  async channels() {
    await open('light')
    const middle = await tab.evaluate(() => { const ends = releasesOf(weft.data).map(({ to }) => to[2]).sort((a, b) => a - b); return ends[ends.length >> 1] / weft.data.duration })
    await tab.click('#arrows')
    await wheel(middle, 11, -200) // where there are arrows
    await shoot('html-channels', 900)
  },
  async view() {
    await open('light')
    await keepLongestWait()
    await shoot('view', 1000)
    await tab.evaluate(() => weft.line.keep(null))
    await drag(.3, .5)
    await shoot('view-range', 1500)
    await open('dark')
    await tab.select('#colours', 'function')
    await wheel(.8, 4, -200)
    await shoot('view-zoomed', 900)
  },
  async live() {
    await open('light')
    await wait(16000)
    await shoot('view-live', 1000)
  },
  async large() {
    await open('light')
    await drag(.3, .7)
    await shoot('view-large', 1500)
  },
}
await tour[what]()
await browser.close()
