'use strict'
// Tasks, edges, threads: what the stream says, and where each task stands in the picture. debugger.h and gate.c have the words of the stream.

const STATES = ['created', 'ready', 'held', 'running', 'waiting', 'finished', 'never begun']
const COLUMN = 168, ROW = 34, GAP = 44 // of the places, in units of the picture

// The number of a task has that of the thread which created it in the bits from 40 on: "10000000007" is shown as "1.7".
const shownNumber = number => { const all = BigInt('0x' + number); return `${all >> 40n}.${all & 0xffffffffffn}` }
const readNumber = text => { const [, high, low] = /^(\d+)\.(\d+)$/.exec(text) || []; return high ? ((BigInt(high) << 40n) | BigInt(low)).toString(16) : text.replace(/^0x/, '') }

class Graph {
  constructor () {
    this.tasks = new Map() // key: "PROCESS:NUMBER"
    this.list = []
    this.threads = new Map()
    this.processes = []
    this.layers = []
    this.counts = Object.fromEntries(STATES.map(state => [state, 0]))
    this.names = new Map()
    this.ends = new Map() // of messages, whose other end has not come
    this.nMessages = 0 // between tasks
    this.unplaced = []
    this.rows = 40 // a layer with more tasks has several columns
    this.width = 0
    this.start = 0 // ns, of the first event
    this.now = 0
    this.longest = 1
    this.isDerived = false // a finished trace does not say when tasks are ready
  }

  task (process, number) { return this.tasks.get(`${process}:${number}`) }

  thread (process, number) {
    const key = `${process}:${number}`
    if (!this.threads.has(key)) this.threads.set(key, { process, number, name: '', stack: [], held: null, gone: false })
    return this.threads.get(key)
  }

  setState (task, state) {
    this.counts[task.state]--
    this.counts[state]++
    task.state = state
  }

  // One line of a process, split into words.
  add (process, words) {
    const handler = this['on_' + words[1]]
    if (handler) handler.call(this, process, words)
  }

  at (text) {
    const time = Number(text)
    if (!this.start && time) this.start = time
    if (time > this.now) this.now = time
    return time - this.start
  }

  on_hello (process, [, , unit, units, pid, program]) { this.processes[process] = { unit, units, pid, program, gone: false } }

  on_thread (process, [, , , number, tid, name]) { Object.assign(this.thread(process, number), { tid, name: name || '' }) }

  on_gone (process, [, , , number]) { this.thread(process, number).gone = true }

  on_create (process, [, , time, number, parent, thread, name, file, line, func]) {
    const task = { key: `${process}:${number}`, process, number, shown: shownNumber(number), thread, name, file, line, func, state: 'created', created: this.at(time), index: this.list.length,
      ready: NaN, begun: NaN, ended: NaN, ran: '', depends: [], before: [], after: [], receives: [], sends: [], cancelled: [], pending: 0, layer: -1, slot: 0, parent: this.task(process, parent) || null }
    this.tasks.set(task.key, task)
    this.list.push(task)
    this.counts.created++
    const same = this.names.get(name) || { name, created: 0, ended: 0, time: 0 }
    same.created++
    this.names.set(name, same)
    this.unplaced.push(task)
    this.latest = task
  }

  on_depend (process, [, , number, access, address]) {
    const task = this.task(process, number)
    if (task) task.depends.push({ access, address })
  }

  on_edge (process, [, , from, to, hazard, address]) {
    const a = this.task(process, from), b = this.task(process, to)
    if (!a || !b) return
    a.after.push({ task: b, hazard, address })
    b.before.push({ task: a, hazard, address })
    if (a.state !== 'finished') b.pending++
    if (b.layer >= 0 && b.layer <= a.layer) this.unplace(b)
  }

  // One end of a message between tasks of two ranks. Tasks may send to each other in both directions, so it has no say in where they stand.
  on_remote (process, [, , time, number, way, from, to, communicator, tag, nth]) {
    const task = this.task(process, number), key = [from, to, communicator, tag, nth].join(' '), other = this.ends.get(key)
    this.at(time)
    if (!task) return
    if (!other || other.way === way) { this.ends.set(key, { task, way }); return }
    this.ends.delete(key)
    const [sender, receiver] = way === 'out' ? [task, other.task] : [other.task, task], about = { hazard: 'message', about: `tag ${tag}` }
    sender.sends.push({ task: receiver, ...about })
    receiver.receives.push({ task: sender, ...about })
    this.nMessages++
  }

  on_cancelled (process, [, , time, number, , name, file, line]) {
    const task = this.task(process, number)
    this.at(time)
    if (task) task.cancelled.push({ name, file, line })
  }

  // It got its place before this edge of it was told.
  unplace (task) {
    this.layers[task.layer].tasks[task.slot] = undefined
    this.layers[task.layer].lowest = 0
    task.layer = -1
    this.unplaced.push(task)
    for (const { task: next } of task.after) if (next.layer >= 0) this.unplace(next)
  }

  on_ready (process, [, , time, number]) {
    const task = this.task(process, number)
    if (!task) return
    task.ready = this.at(time)
    if (task.state === 'created') this.setState(task, 'ready')
  }

  on_held (process, [, , time, number, thread, name, file, line, rule]) {
    const task = this.task(process, number)
    this.at(time)
    this.thread(process, thread).held = { task, name, file, line, rule }
    if (task) this.setState(task, 'held')
  }

  on_go (process, [, , time, number, thread]) {
    const task = this.task(process, number)
    this.at(time)
    this.thread(process, thread).held = null
    if (task && task.state === 'held') this.setState(task, 'ready')
  }

  on_begin (process, [, , time, number, thread]) {
    const task = this.task(process, number)
    if (!task) return
    const stack = this.thread(process, thread).stack
    task.begun = this.at(time)
    if (this.isDerived && isNaN(task.ready)) task.ready = task.created
    task.ran = thread
    if (stack.length && stack.at(-1).state === 'running') this.setState(stack.at(-1), 'waiting')
    stack.push(task)
    this.setState(task, 'running')
  }

  on_end (process, [, , time, number, thread]) {
    const task = this.task(process, number)
    if (!task) return
    const own = this.thread(process, thread)
    task.ended = this.at(time)
    this.leave(own, task)
    this.setState(task, 'finished')
    this.longest = Math.max(this.longest, task.ended - task.begun)
    const same = this.names.get(task.name)
    same.ended++
    same.time += task.ended - task.begun
    if (this.isDerived)
      for (const { task: next } of task.after)
        if (--next.pending === 0 && next.state === 'created') { next.ready = task.ended; this.setState(next, 'ready') }
  }

  leave (thread, task) {
    const at = thread.stack.lastIndexOf(task)
    if (at >= 0) thread.stack.splice(at, 1)
    const below = thread.stack.at(-1)
    if (below && below.state === 'waiting') this.setState(below, 'running')
  }

  on_leave (process, [, , time, number, thread]) {
    const task = this.task(process, number)
    this.at(time)
    if (!task) return
    this.leave(this.thread(process, thread), task)
    this.setState(task, 'waiting')
  }

  on_resume (process, [, , time, number, thread]) {
    const task = this.task(process, number), stack = this.thread(process, thread).stack
    this.at(time)
    if (!task) return
    if (!stack.includes(task)) stack.push(task)
    this.setState(task, 'running')
  }

  on_finalize (process) { this.over(process) }

  // The process has ended: what has not begun never will.
  over (process) {
    if (this.processes[process]) this.processes[process].gone = true
    for (const task of this.list)
      if (task.process === process && (task.state === 'created' || task.state === 'ready' || task.state === 'held')) this.setState(task, 'never begun')
    for (const thread of this.threads.values()) if (thread.process === process) Object.assign(thread, { gone: true, held: null })
  }

  // Gives places to the tasks that have come. A task stands one layer behind the last of those that it waits for, and behind its parent.
  place () {
    this.unplaced.sort((a, b) => a.index - b.index)
    for (const task of this.unplaced) {
      let layer = task.parent ? task.parent.layer + 1 : 0, rows = 0
      for (const { task: before } of task.before) { layer = Math.max(layer, before.layer + 1); rows += before.slot % this.rows }
      task.layer = layer
      while (this.layers.length <= layer) this.layers.push({ tasks: [], x: 0, lowest: 0 })
      const here = this.layers[layer]
      let slot = Math.round(task.before.length ? rows / task.before.length : task.parent ? task.parent.slot % this.rows : here.lowest)
      while (here.lowest < here.tasks.length && here.tasks[here.lowest]) here.lowest++
      if (here.tasks[slot]) { // the nearest one that is free
        let distance = 1
        while (distance < this.rows && here.tasks[slot + distance] && (slot < distance || here.tasks[slot - distance])) distance++
        slot = distance === this.rows ? here.lowest : !here.tasks[slot + distance] ? slot + distance : slot - distance
      }
      here.tasks[slot] = task
      task.slot = slot
    }
    if (this.unplaced.length) {
      this.spread()
      const most = Math.max(...this.layers.map(layer => layer.tasks.length))
      while (this.rows < most && this.width > 3 * ROW * this.rows) { this.rows *= 2; this.spread() } // rather high than thin
    }
    this.unplaced.length = 0
  }

  spread () {
    let x = 0
    for (const layer of this.layers) { layer.x = x; x += COLUMN * Math.max(1, Math.ceil(layer.tasks.length / this.rows)) + GAP }
    this.width = x
  }

  x (task) { return this.layers[task.layer].x + COLUMN * Math.floor(task.slot / this.rows) }

  y (task) { return ROW * (task.slot % this.rows) }

  // How many edges lie between `task` and each of the others, in either direction.
  distances (task) {
    const found = new Map([[task, 0]])
    const queue = [task]
    for (let i = 0; i < queue.length; i++) {
      const here = queue[i], next = found.get(here) + 1
      for (const { task: other } of [...here.before, ...here.after, ...here.receives, ...here.sends]) if (!found.has(other)) { found.set(other, next); queue.push(other) }
    }
    return found
  }
}
