'use strict'
// The page around the picture: the stream, commands, keys, tables. A finished trace is played here; of a running program the debugger is asked.

const $ = id => document.getElementById(id)
const make = (name, text, attributes = {}) => Object.assign(document.createElement(name), text === undefined ? {} : { textContent: text }, attributes)
let graph = new Graph()
const view = new View(document.querySelector('canvas'), graph)
const rules = new Map()
let isHolding = true, ended = null, error = '', dirty = true

/* ---- a finished trace: its lines are played ---- */

const played = { lines: null, next: 0, isPlaying: false, clock: 0 }
const timed = new Set(['create', 'begin', 'end', 'leave', 'resume', 'ready'])

function apply (line) { graph.add(Number(line[0]), line) }

// Goes on until `stop` says so of a line that is next, or a break holds of it.
function playUntil (stop) {
  for (let line; (line = played.lines[played.next]) && !stop(line); played.next++) {
    if (!line.hasHeld && isBreak(line)) {
      line.hasHeld = true
      played.isPlaying = false
      choose(graph.task(Number(line[0]), line[3]), true)
      break
    }
    apply(line)
  }
  if (played.next === played.lines.length && played.isOver === false) finish()
  dirty = true
}

function finish () {
  played.isOver = true
  played.isPlaying = false
  graph.processes.forEach((_, process) => graph.over(process))
}

function playSteps (n) {
  if (played.next < played.lines.length) apply(played.lines[played.next++])
  playUntil(line => line[1] === 'begin' && --n <= 0)
}

function playOn (passed) {
  const speed = Number($('speed').value)
  if (!speed) return playUntil(() => false)
  played.clock += passed * 1e6 * speed
  playUntil(line => timed.has(line[1]) && Number(line[2]) - graph.start > played.clock && graph.start > 0)
  const line = played.lines[played.next] // nothing happens for long: go there
  if (line && timed.has(line[1]) && Number(line[2]) - graph.start > played.clock + 2e9 * speed) played.clock = Number(line[2]) - graph.start
}

function matches (pattern, name) {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*\*/g, '\0').replace(/\*/g, '[^:.]*').replaceAll('\0', '.*')
  return new RegExp(`^${escaped}$`).test(name)
}

// The breaks of a trace that is played: does one hold of this line?
function isBreak (line) {
  if (line[1] !== 'begin') return false
  const task = graph.task(Number(line[0]), line[3])
  return task && [...rules.values()].some(rule => {
    const tests = { name: v => matches(v, task.name), file: v => task.file.endsWith(v), line: v => task.line === v, task: v => task.number === v, thread: v => line[4] === v,
      parent: v => (task.parent?.number || '0') === v, address: v => task.depends.some(d => d.address === v), nth: () => true }
    const words = rule.conditions.map(word => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)])
    if (!words.every(([name, value]) => tests[name]?.(value))) return false
    const nth = words.find(([name]) => name === 'nth')
    rule.met = (rule.met || 0) + 1
    return !nth || rule.met === Number(nth[1])
  })
}

const CONDITIONS = ['name', 'file', 'line', 'task', 'parent', 'thread', 'address', 'nth']
let lastRule = 0

function obeyHere (line) {
  const [verb, ...words] = line.split('\t')
  if (verb === 'hold') played.isPlaying = false
  else if (verb === 'run') { played.isPlaying = true; played.clock = graph.now - graph.start } else if (verb === 'step') playSteps(Number(words[0]))
  else if (verb === 'break') {
    if (!words.every(word => CONDITIONS.includes(word.split('=')[0]) && word.includes('=') && !word.endsWith('='))) return `break: conditions are ${CONDITIONS.map(c => c + '=').join(', ')}`
    rules.set(String(++lastRule), { conditions: words })
  } else if (verb === 'clear') rules.delete(words[0])
  else return `${verb}: the program has ended`
  dirty = true
  return ''
}

/* ---- commands ---- */

async function obey (...words) {
  const line = words.join('\t')
  if (played.lines && words[0] !== 'quit') error = obeyHere(line)
  else error = await fetch('command', { method: 'POST', body: line }).then(reply => reply.text(), () => 'weft does not answer any more')
  $('wrong').textContent = error
  dirty = true
  return error
}

const isRunning = () => played.lines ? played.isPlaying : !isHolding
const toggle = () => obey(isRunning() ? 'hold' : 'run')
const stepOn = () => obey('step', Math.max(1, Number($('steps').value) || 1))

function letGo () {
  const task = view.chosen
  if (task) obey('let', task.process, task.number)
}

function keep () {
  const task = view.chosen
  if (task) obey(view.kept.has(task.key) ? 'let' : 'keep', task.process, task.number)
}

/* ---- the stream ---- */

const own = {
  program: words => { $('program').textContent = words.join(' '); document.title = `weft debug: ${words[0].split('/').pop()}` },
  trace: ([path]) => {
    played.lines = []
    played.isOver = false
    graph.isDerived = true
    $('program').textContent = path
    document.title = `weft debug: ${path}`
    $('speed-label').hidden = false
    for (const id of ['go', 'keep']) $(id).hidden = true
  },
  state: ([state]) => { isHolding = state === 'hold' },
  break: ([number, ...conditions]) => rules.set(number, { conditions }),
  clear: ([number]) => rules.delete(number),
  keep: ([process, task]) => view.kept.add(`${process}:${task}`),
  let: ([process, task]) => view.kept.delete(`${process}:${task}`),
  gone: ([process]) => graph.over(Number(process)),
  ended: ([status]) => { ended = status }
}

function take (line) {
  const words = line.split('\t')
  if (words[0] === '-') own[words[1]]?.(words.slice(2))
  else if (words[1] === 'error') $('wrong').textContent = words.slice(2).join(' ')
  else if (played.lines) played.lines.push(words)
  else apply(words)
  dirty = true
}

async function listen () {
  const reader = (await fetch('stream')).body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop()
    lines.forEach(take)
  }
  if (played.lines) { // begin where the first task begins
    playUntil(line => line[1] === 'begin')
    view.draw()
    $('fit').click()
    document.body.dataset.ready = ''
  } else if (ended === null) ended = 'the connection is lost'
  dirty = true
}

/* ---- what is told beside the picture ---- */

function linkTo (task, text) {
  const link = make('a', text || `${task.name} ${task.shown}`, { href: '#' })
  link.onclick = event => { event.preventDefault(); choose(task, true) }
  return link
}

function tellTask () {
  const task = view.chosen, box = $('task')
  box.replaceChildren()
  if (!task) { box.append(make('p', 'a click on a task tells about it; arrow keys go along the edges', { className: 'hint' })); return }
  const list = make('dl')
  const row = (name, ...content) => { const dd = make('dd'); dd.append(...content); list.append(make('dt', name), dd) }
  const many = (edges, name) => edges.length && row(name, ...edges.slice(0, 30).flatMap((edge, i) => [...(i ? [make('br')] : []), linkTo(edge.task),
    ` ${edge.about || edge.hazard}${edge.address && edge.address !== '0' ? ` 0x${edge.address}` : ''}`]), ...(edges.length > 30 ? [make('br'), `and ${edges.length - 30} more`] : []))
  const process = graph.processes[task.process]
  row('task', `${task.name} ${task.shown}`)
  row('state', task.state + (view.kept.has(task.key) ? ', kept back' : ''))
  row('place', `${task.file}:${task.line}${task.func ? `, in ${task.func}` : ''}`)
  row('parent', task.parent ? linkTo(task.parent) : 'none')
  if (graph.processes.length > 1) row('process', `${process.program} ${process.pid}${process.units > 1 ? `, rank ${process.unit}` : ''}`)
  row('created', `${told(task.created)}, by thread ${task.thread}`)
  if (!isNaN(task.ready)) row('ready', told(task.ready))
  if (!isNaN(task.begun)) row('begun', `${told(task.begun)}, on thread ${task.ran}`)
  if (!isNaN(task.begun) && !isNaN(task.ready)) row('waited', `${told(Math.max(0, task.begun - task.ready))} since it was ready`)
  if (!isNaN(task.ended)) row('ended', `${told(task.ended)}, after ${told(task.ended - task.begun)}`)
  if (task.depends.length) row('depends on', ...task.depends.flatMap((d, i) => [...(i ? [make('br')] : []), `${d.access} 0x${d.address}`]))
  many(task.before, 'waits for')
  many(task.after, 'lets go')
  many(task.receives, 'receives from')
  many(task.sends, 'sends to')
  if (task.cancelled.length) row('cancelled', ...task.cancelled.flatMap((by, i) => [...(i ? [make('br')] : []), `by ${by.name} at ${by.file}:${by.line}`]))
  box.append(list)
}

function tellThreads () {
  const body = [...graph.threads.values()].map(thread => {
    const tr = make('tr'), doing = make('td', undefined, { className: 'name' }), inner = thread.stack.at(-1)
    const name = graph.processes.length > 1 ? `${thread.process}:${thread.number}` : thread.number
    if (thread.held) {
      doing.append('holds ', thread.held.task ? linkTo(thread.held.task) : `${thread.held.name}, line ${thread.held.line}`, thread.held.rule === 'hold' ? '' : ` (${thread.held.rule === 'keep' ? 'kept back' : `break ${thread.held.rule}`}) `)
      const button = make('button', 'go')
      button.onclick = () => obey('go', thread.process, thread.number)
      doing.append(' ', button)
    } else if (inner) doing.append(linkTo(inner))
    else doing.append(thread.gone ? 'has ended' : 'no task')
    tr.append(make('td', name), make('td', thread.name || thread.tid || ''), doing)
    return tr
  })
  const head = make('tr')
  head.append(make('th', 'no.'), make('th', 'thread'), make('th', 'does', { className: 'name' }))
  $('threads').replaceChildren(head, ...body)
}

function tellBreaks () {
  $('breaks').replaceChildren(...[...rules].map(([number, { conditions }]) => {
    const item = make('li'), button = make('button', 'clear')
    button.onclick = () => obey('clear', number)
    item.append(number, make('code', conditions.join(', ')), button)
    return item
  }))
}

function tellNames () {
  const head = make('tr')
  head.append(make('th', 'function', { className: 'name' }), make('th', 'created'), make('th', 'ended'), make('th', 'time'))
  $('names').replaceChildren(head, ...[...graph.names.values()].sort((a, b) => b.time - a.time || b.created - a.created).slice(0, 40).map(row => {
    const tr = make('tr')
    tr.append(make('td', row.name, { className: 'name' }), make('td', row.created), make('td', row.ended), make('td', told(row.time)))
    return tr
  }))
}

function tellState () {
  const { counts } = graph
  const what = played.lines ? (played.isPlaying ? 'playing' : played.isOver ? 'the end' : 'stopped')
    : ended !== null ? (isNaN(ended) ? ended : `ended with status ${ended}`) : isHolding ? 'holding' : 'running'
  $('state').textContent = `${what} · ${counts.finished} of ${graph.list.length} tasks finished${counts.held ? ` · ${counts.held} held` : ''}`
  $('run').disabled = isRunning() || (ended !== null && !played.lines) || played.isOver === true
  $('hold').disabled = !isRunning() || (ended !== null && !played.lines)
  $('step').disabled = (ended !== null && !played.lines) || played.isOver === true
  const task = view.chosen
  $('go').disabled = !task || task.state !== 'held'
  $('keep').disabled = !task || !isNaN(task.begun) || ended !== null
  $('keep').textContent = task && view.kept.has(task.key) ? 'no longer back' : 'keep back'
}

function tellLegend () {
  const { entries, edges } = view.legend()
  $('legend').replaceChildren(...[...entries.map(entry => [...entry, '']), ...edges.map(([hazard, colour]) => [colour, hazard, 'edge'])].map(([colour, text, name]) => {
    const span = make('span'), mark = make('i', undefined, { className: name })
    mark.style.background = colour
    span.append(mark, text)
    return span
  }))
}

function choose (task, isShown) {
  view.chosen = task || null
  if (task && isShown) {
    const x = graph.x(task), y = graph.y(task)
    setFollowing(false)
    if (view.scale < 0.5) view.scale = 0.8
    view.left = x + WIDTH / 2 - view.width / 2 / view.scale
    view.top = y + HEIGHT / 2 - view.height / 2 / view.scale
  }
  dirty = true
}

function setFollowing (on) {
  view.isFollowing = on
  $('follow').setAttribute('aria-pressed', on)
  dirty = true
}

/* ---- search ---- */

let found = [], at = -1

function search () {
  const text = $('search').value.trim().toLowerCase()
  found = text ? graph.list.filter(task => task.layer >= 0 && (task.name.toLowerCase().includes(text) || task.shown === text || task.number === text || `${task.file}:${task.line}`.toLowerCase().includes(text))) : []
  view.matches = new Set(found)
  at = -1
  $('matches').textContent = text ? `${found.length} found` : ''
  dirty = true
}

/* ---- keys and mouse ---- */

const beside = step => {
  const task = view.chosen
  if (!task) return
  const layer = graph.layers[task.layer].tasks
  for (let slot = task.slot + step; slot >= 0 && slot < layer.length; slot += step) if (layer[slot]) return choose(layer[slot], true)
}

const keys = {
  ' ': toggle,
  s: stepOn,
  g: letGo,
  k: keep,
  b: () => $('conditions').focus(),
  m: () => { if (view.chosen) { view.mark(view.chosen); $('colour').value = view.colour = 'distance' } },
  c: () => { const { options } = $('colour'); $('colour').selectedIndex = ($('colour').selectedIndex + 1) % options.length; view.colour = $('colour').value },
  f: () => setFollowing(!view.isFollowing),
  p: () => $('creation').click(),
  h: () => { const held = graph.list.filter(task => task.state === 'held'); choose(held.find(task => task.index > (view.chosen?.index ?? -1)) || held[0], true) },
  '/': () => $('search').focus(),
  '?': () => $('keys').showModal(),
  0: () => $('fit').click(),
  '+': () => { setFollowing(false); view.zoom(1.25) },
  '-': () => { setFollowing(false); view.zoom(0.8) },
  Escape: () => choose(null),
  ArrowLeft: () => view.chosen && choose(view.chosen.before[0]?.task || view.chosen.receives[0]?.task || view.chosen.parent || view.chosen, true),
  ArrowRight: () => view.chosen && choose([...view.chosen.after, ...view.chosen.sends].find(edge => edge.task.layer >= 0)?.task || view.chosen, true),
  ArrowUp: () => beside(-1),
  ArrowDown: () => beside(1)
}

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $('keys').open) return
  const isTyping = /^(INPUT|SELECT)$/.test(event.target.tagName)
  if (isTyping && event.key === 'Escape') return event.target.blur()
  if (isTyping || (event.target.tagName === 'BUTTON' && (event.key === ' ' || event.key === 'Enter'))) return
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  act()
  dirty = true
})

const canvas = view.canvas
let drag = null
canvas.addEventListener('pointerdown', event => { drag = { x: event.clientX, y: event.clientY, left: view.left, top: view.top, moved: false }; canvas.setPointerCapture(event.pointerId) })
canvas.addEventListener('pointermove', event => {
  if (!drag) return
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y
  if (Math.abs(dx) + Math.abs(dy) > 3) drag.moved = true
  if (!drag.moved) return
  setFollowing(false)
  view.left = drag.left - dx / view.scale
  view.top = drag.top - dy / view.scale
})
canvas.addEventListener('pointerup', event => {
  const box = canvas.getBoundingClientRect()
  if (drag && !drag.moved) choose(view.taskAt(event.clientX - box.left, event.clientY - box.top))
  drag = null
})
canvas.addEventListener('wheel', event => {
  const box = canvas.getBoundingClientRect()
  event.preventDefault()
  setFollowing(false)
  view.zoom(Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top)
}, { passive: false })

$('hold').onclick = () => obey('hold')
$('run').onclick = () => obey('run')
$('step').onclick = stepOn
$('go').onclick = letGo
$('keep').onclick = keep
$('follow').onclick = () => setFollowing(!view.isFollowing)
$('creation').onclick = () => { view.showsParents = !view.showsParents; $('creation').setAttribute('aria-pressed', view.showsParents); dirty = true }
$('fit').onclick = () => { setFollowing(false); view.show(graph.list.filter(task => task.layer >= 0)); dirty = true }
$('help').onclick = () => $('keys').showModal()
$('quit').onclick = () => obey('quit')
$('colour').onchange = () => { view.colour = $('colour').value; dirty = true }
$('search').oninput = search
$('search').onkeydown = event => { if (event.key === 'Enter' && found.length) choose(found[at = (at + (event.shiftKey ? found.length - 1 : 1)) % found.length], true) }
$('break').onsubmit = async event => {
  event.preventDefault()
  const conditions = $('conditions').value.split(',').map(word => word.trim()).filter(Boolean).map(word => /=/.test(word) ? word.replace(/^(task|parent|address)=(.*)/, (_, name, value) => `${name}=${readNumber(value)}`) : `name=${word}`)
  if (conditions.length && !await obey('break', ...conditions)) $('conditions').value = ''
}
const setTheme = theme => { document.documentElement.dataset.theme = theme; dirty = true }
setTheme(location.hash.includes('dark') || (!location.hash.includes('light') && matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light')
$('theme').onclick = () => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
new ResizeObserver(() => { dirty = true }).observe(canvas)

/* ---- pictures ---- */

let before = 0, toldAt = 0

function frame (time) {
  if (played.isPlaying) playOn(Math.min(100, time - before))
  before = time
  view.draw()
  if (dirty && time - toldAt > 100) {
    toldAt = time
    dirty = false
    tellState(); tellTask(); tellThreads(); tellBreaks(); tellNames(); tellLegend()
  }
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
listen().catch(problem => { ended = `the connection is lost: ${problem.message}`; dirty = true })
if (!played.lines) document.body.dataset.ready = ''
