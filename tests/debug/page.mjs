// The page of weft debug in headless Chromium: node page.mjs CASE ADDRESS [SCREENSHOT-PREFIX]. Prints what is wrong; status 1 if anything is.
import { openTab } from '../exports/browser.mjs'

const [which, address, prefix] = process.argv.slice(2)
const { tab, wrong, expect, wait, text, open, finish, ...page } = await openTab(address, { height: 900, prefix })

const until = async (what, holds, patience = 20000) => {
  for (const begin = Date.now(); Date.now() - begin < patience; await wait(50)) if (await tab.evaluate(holds)) return true
  wrong.push(`${what} has not come: ${await text('#state')}`)
}
let pictures = 0
const shoot = async () => { await wait(400); await page.shoot(++pictures) }
const press = async (...keys) => { for (const key of keys) await tab.keyboard.press(key) }
const picture = () => tab.$eval('canvas', canvas => canvas.toDataURL())

const cases = {
  async steps () {
    await until('a held task', () => graph.counts.held > 0)
    await tab.$eval('#steps', input => { input.value = 1 })
    for (let n = 1; n <= 3; n++) {
      await press('s')
      await until(`step ${n}`, `graph.counts.finished === ${n} && graph.counts.held > 0`)
    }
    await wait(300)
    expect('three steps are three tasks', await tab.evaluate(() => graph.counts.finished) === 3)
    await press('h')
    expect('h chooses a held task', await tab.evaluate(() => view.chosen?.state) === 'held')
    await until('its properties', () => /depends on/.test(document.getElementById('task').textContent))
    const told = await text('#task')
    for (const part of ['omp::task', 'held', 'wave.c:', 'in wave', 'waits for', 'RAW', 'lets go']) expect(`the task's properties have ${part}: ${told}`, told.includes(part))
    expect('the table of threads says who holds it', /holds omp::task cell/.test(await text('#threads')))
    await shoot()
    await press('ArrowLeft')
    expect('left goes to a predecessor', await tab.evaluate(() => view.chosen.state) === 'finished')
    await press('m')
    expect('m colours by distance', await tab.evaluate(() => view.colour === 'distance' && view.distances.get(view.chosen) === 0 && view.farthest > 3))
    const colours = new Set()
    for (const colour of ['state', 'name', 'thread', 'process', 'duration', 'distance']) {
      await tab.select('#colour', colour)
      await tab.evaluate(() => view.draw())
      colours.add(await picture())
    }
    expect(`six colourings are ${colours.size} pictures`, colours.size >= 5) // one process has one colour, and so may the functions
    await tab.select('#colour', 'state')
    /* a task is kept back while the others go on */
    const kept = await tab.evaluate(() => { const task = graph.list.find(other => other.state === 'created' && other.after.length); choose(task, true); return task.key })
    await tab.focus('canvas')
    await press('k')
    await until('that it is kept', `view.kept.has('${kept}')`)
    await press('b')
    await tab.keyboard.type('omp::task last, nth=2')
    await press('Enter')
    await until('the break', () => rules.size === 1)
    expect('the form is empty again', await tab.$eval('#conditions', input => input.value) === '')
    await tab.keyboard.type('colour=red')
    await press('Enter')
    await until('what is wrong with a condition', () => /conditions are/.test(document.getElementById('wrong').textContent))
    await press('Escape')
    await press('Space')
    await until('the kept task is held', `graph.tasks.get('${kept}').state === 'held'`)
    await press('0')
    await shoot()
    await press('k')
    await until('the break holds', () => graph.list.some(task => task.state === 'held' && task.name === 'omp::task last'))
    expect('it is the second', await tab.evaluate(() => graph.list.filter(task => task.name === 'omp::task last' && task.state === 'finished').length) === 1)
    await press('h', 'g')
    await until('the end', () => ended === '0')
    expect('all have ended', await tab.evaluate(() => graph.counts.finished === graph.list.length && graph.list.length === 38))
    await press('/')
    await tab.keyboard.type('last')
    expect('two are found', await text('#matches') === '2 found')
    await press('Enter')
    expect('Enter goes to a match', await tab.evaluate(() => view.chosen.name) === 'omp::task last')
    await press('Escape')
    await tab.click('#theme')
    await press('0')
    await shoot()
    const before = await picture()
    const box = await (await tab.$('canvas')).boundingBox()
    await tab.mouse.move(box.x + 300, box.y + 300)
    await tab.mouse.wheel({ deltaY: -500 })
    await wait(200)
    expect('the wheel zooms', before !== await picture())
    await press('?')
    expect('the keys are told', await tab.$eval('#keys', dialog => dialog.open))
    await shoot()
    await press('Escape')
    await tab.setViewport({ width: 480, height: 900 })
    await shoot()
    expect('nothing is wider than a narrow window', await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  },

  async ranks () {
    await until('a held task of each rank', () => new Set(graph.list.filter(task => task.state === 'held').map(task => task.process)).size === 2)
    await tab.select('#colour', 'process')
    await press('s', 's')
    await until('one of each', () => graph.counts.finished === 2)
    expect('one of each', await tab.evaluate(() => new Set(graph.list.filter(task => task.state === 'finished').map(task => task.process)).size) === 2)
    await until('the legend has both', () => /rank 0/.test(document.getElementById('legend').textContent) && /rank 1/.test(document.getElementById('legend').textContent))
    await press('h')
    await until('the rank is told', () => /rank [01]/.test(document.getElementById('task').textContent))
    await shoot()
    await tab.evaluate(() => obey('run'))
    await until('the end', () => ended === '0')
    expect('all of both', await tab.evaluate(() => graph.counts.finished) === 36)
  },

  async trace () {
    await until('the trace', () => 'ready' in document.body.dataset && played.lines?.length > 0)
    expect('nothing has begun', await tab.evaluate(() => graph.counts.finished === 0))
    const n = () => tab.evaluate(() => graph.list.filter(task => !isNaN(task.begun)).length)
    await press('s')
    expect(`a step is a task, not ${await n()}`, await n() === 1)
    await tab.$eval('#steps', input => { input.value = 4 })
    await press('s')
    expect(`four more are five, not ${await n()}`, await n() === 5)
    await tab.evaluate(() => obey('break', 'name=omp::task last'))
    await tab.select('#speed', '0')
    await press('Escape')
    await tab.focus('canvas')
    await press('Space')
    await until('the break', () => view.chosen?.name === 'omp::task last' && !played.isPlaying)
    expect('it has not begun', await tab.evaluate(() => isNaN(view.chosen.begun)))
    await shoot()
    await press('Space')
    await until('the second', () => played.lines[played.next]?.hasHeld === true && !played.isPlaying)
    await press('Space')
    await until('the end', () => played.isOver)
    expect('all are finished', await tab.evaluate(() => graph.counts.finished === graph.list.length && graph.list.length === 38))
    expect('ready is derived', await tab.evaluate(() => graph.list.every(task => task.ready >= task.created && task.ready <= task.begun)))
  },

  async many () {
    await until('10,002 tasks', () => graph.counts.finished === 10002, 60000)
    await press('0')
    await shoot()
    const took = await tab.evaluate(() => { const begin = performance.now(); for (let i = 0; i < 5; i++) view.draw(); return (performance.now() - begin) / 5 })
    expect(`everything is in view: ${await tab.evaluate(() => view.nSeen)}`, await tab.evaluate(() => view.nSeen) === 10002)
    if (prefix) console.log(`${took.toFixed(1)} ms a picture of all`)
    const places = await tab.evaluate(() => new Set(graph.list.map(task => `${graph.x(task)} ${graph.y(task)}`)).size)
    expect(`each has a place of its own: ${places}`, places === 10002)
    expect('edges go to the right', await tab.evaluate(() => graph.list.every(task => task.before.every(edge => graph.x(edge.task) < graph.x(task)))))
  }
}

await open()
await cases[which]()
await tab.evaluate(() => obey('quit'))
await finish()
