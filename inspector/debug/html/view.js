'use strict'
// The picture: tasks and edges on a canvas, as much of them as is in view.

const COLOURS = { created: '#d0d4da', ready: '#56b4e9', held: '#d55e00', running: '#009e73', waiting: '#e69f00', finished: '#7d838c', 'never begun': '#cc79a7' }
const HAZARDS = { RAW: '#0072b2', WAR: '#e69f00', WAW: '#cc79a7' }
const MESSAGE = '#009e73'
const DISTINCT = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#a6761d', '#7570b3', '#66a61e', '#e7298a', '#1b9e77', '#999999']
const WIDTH = 132, HEIGHT = 24

// From blue over green to yellow, for 0 to 1.
function shade (part) {
  const stops = [[68, 1, 84], [59, 82, 139], [33, 145, 140], [94, 201, 98], [253, 231, 37]], at = Math.min(3.999, Math.max(0, part) * 4), i = Math.floor(at)
  return `rgb(${stops[i].map((from, c) => Math.round(from + (stops[i + 1][c] - from) * (at - i)))})`
}

class View {
  constructor (canvas, graph) {
    Object.assign(this, { canvas, graph, scale: 1, left: -40, top: -40, chosen: null, marked: null, matches: new Set(), colour: 'state', isFollowing: true, showsParents: false,
      kept: new Set() })
    this.context = canvas.getContext('2d')
    this.indexes = { name: new Map(), thread: new Map(), process: new Map() }
  }

  index (kind, key) {
    const all = this.indexes[kind]
    if (!all.has(key)) all.set(key, all.size)
    return DISTINCT[all.get(key) % DISTINCT.length]
  }

  colourOf (task) {
    switch (this.colour) {
      case 'name': return this.index('name', task.name)
      case 'thread': return task.ran ? this.index('thread', `${task.process}:${task.ran}`) : COLOURS.created
      case 'process': return this.index('process', task.process)
      case 'duration': return isNaN(task.ended) ? COLOURS.created : shade(Math.log1p(task.ended - task.begun) / Math.log1p(this.graph.longest))
      case 'distance': {
        const far = this.distances?.get(task)
        return far === undefined ? COLOURS.created : shade(1 - far / Math.max(1, this.farthest))
      }
      default: return COLOURS[task.state]
    }
  }

  mark (task) {
    this.marked = task
    this.distances = task ? this.graph.distances(task) : null
    this.farthest = task ? Math.max(...this.distances.values()) : 0
  }

  legend () {
    const { graph } = this
    const named = (kind, label) => [...this.indexes[kind].keys()].slice(0, 24).map(key => [this.index(kind, key), label(key)])
    const entries = {
      state: () => STATES.filter(state => graph.counts[state]).map(state => [COLOURS[state], `${state} ${graph.counts[state]}`]),
      name: () => named('name', name => name),
      thread: () => named('thread', key => `thread ${graph.processes.length > 1 ? key : key.split(':')[1]}`),
      process: () => named('process', i => { const p = graph.processes[i]; return p && p.units > 1 ? `rank ${p.unit}` : p ? `${p.program} ${p.pid}` : i }),
      duration: () => [0, 0.5, 1].map(part => [shade(part), told(Math.expm1(part * Math.log1p(graph.longest)))]),
      distance: () => this.marked ? [[shade(1), `${this.marked.name} ${this.marked.shown}`], [shade(0), `${this.farthest} edges away`]] : [[COLOURS.created, 'm marks the chosen task']]
    }[this.colour]()
    return { entries, edges: [...Object.entries(HAZARDS), ...(graph.nMessages ? [['message', MESSAGE]] : [])] }
  }

  resize () {
    const box = this.canvas.getBoundingClientRect(), ratio = window.devicePixelRatio || 1
    if (this.canvas.width !== Math.round(box.width * ratio) || this.canvas.height !== Math.round(box.height * ratio)) {
      this.canvas.width = Math.round(box.width * ratio)
      this.canvas.height = Math.round(box.height * ratio)
    }
    if (this.width) { this.left += (this.width - box.width) / 2 / this.scale; this.top += (this.height - box.height) / 2 / this.scale } // the middle stays
    Object.assign(this, { width: box.width, height: box.height, ratio })
  }

  bounds (tasks) {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const task of tasks) {
      const x = this.graph.x(task), y = this.graph.y(task)
      x0 = Math.min(x0, x); y0 = Math.min(y0, y); x1 = Math.max(x1, x + WIDTH); y1 = Math.max(y1, y + HEIGHT)
    }
    return [x0, y0, x1, y1]
  }

  show (tasks, most = 1.4) {
    this.resize()
    const [x0, y0, x1, y1] = this.bounds(tasks)
    if (!(x1 > x0)) return
    this.scale = Math.max(0.01, Math.min(most, (this.width - 60) / (x1 - x0), (this.height - 90) / (y1 - y0)))
    this.left = (x0 + x1) / 2 - this.width / 2 / this.scale
    this.top = (y0 + y1) / 2 - (this.height - 30) / 2 / this.scale
  }

  // What is active, and what was created last, stays in view.
  follow () {
    const active = this.graph.list.filter(task => task.state === 'running' || task.state === 'held')
    const shown = (active.length ? active : this.graph.list.slice(-40)).slice(0, 400)
    if (!shown.length) return
    const [x0, y0, x1, y1] = this.bounds(shown), room = 2 * COLUMN
    const scale = Math.max(0.15, Math.min(1, this.width / (x1 - x0 + 2 * room), this.height / (Math.max(y1 - y0, 8 * ROW) + 4 * ROW)))
    const ease = 0.25
    this.scale += (scale - this.scale) * ease
    this.left += ((x0 + x1) / 2 - this.width / 2 / this.scale - this.left) * ease
    this.top += ((y0 + y1) / 2 - this.height / 2 / this.scale - this.top) * ease
  }

  zoom (factor, x = this.width / 2, y = this.height / 2) {
    const scale = Math.max(0.005, Math.min(4, this.scale * factor))
    this.left += x / this.scale - x / scale
    this.top += y / this.scale - y / scale
    this.scale = scale
  }

  taskAt (x, y) {
    const wx = x / this.scale + this.left, wy = y / this.scale + this.top, slack = Math.max(0, 4 / this.scale - HEIGHT / 2)
    return this.graph.list.findLast(task => {
      if (task.layer < 0) return false
      const tx = this.graph.x(task), ty = this.graph.y(task)
      return wx >= tx - slack && wx <= tx + WIDTH + slack && wy >= ty - slack && wy <= ty + HEIGHT + slack
    })
  }

  draw () {
    const { context, graph, scale } = this
    this.resize()
    graph.place()
    if (this.isFollowing) this.follow()
    const style = getComputedStyle(document.documentElement), text = style.getPropertyValue('--text'), line = style.getPropertyValue('--line')
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0)
    context.clearRect(0, 0, this.width, this.height)
    const right = this.left + this.width / this.scale, bottom = this.top + this.height / this.scale
    const sees = task => { const x = graph.x(task), y = graph.y(task); return x < right && x + WIDTH > this.left && y < bottom && y + HEIGHT > this.top }
    const seen = graph.list.filter(task => task.layer >= 0 && sees(task))
    const px = x => (x - this.left) * this.scale, py = y => (y - this.top) * this.scale
    const join = (from, to) => {
      const x0 = px(graph.x(from) + WIDTH), y0 = py(graph.y(from) + HEIGHT / 2), x1 = px(graph.x(to)), y1 = py(graph.y(to) + HEIGHT / 2)
      context.moveTo(x0, y0)
      if (this.scale < 0.2) context.lineTo(x1, y1)
      else context.bezierCurveTo(x0 + GAP * this.scale, y0, x1 - GAP * this.scale, y1, x1, y1)
    }
    /* Messages go anywhere: between two tasks that stand above each other from edge to edge, else from side to side. */
    const drawMessages = pairs => {
      const heads = []
      context.strokeStyle = MESSAGE
      context.setLineDash([7, 3])
      context.beginPath()
      for (const [from, to] of pairs) {
        if (from.layer < 0 || to.layer < 0 || from === to) continue
        const across = graph.x(to) - graph.x(from), way = across ? Math.sign(across) : Math.sign(graph.y(to) - graph.y(from))
        const ends = across
          ? [graph.x(from) + (way > 0 ? WIDTH : 0), graph.y(from) + HEIGHT / 2, graph.x(to) + (way > 0 ? 0 : WIDTH), graph.y(to) + HEIGHT / 2]
          : [graph.x(from) + WIDTH / 2 + 12 * way, graph.y(from) + (way > 0 ? HEIGHT : 0), graph.x(to) + WIDTH / 2 + 12 * way, graph.y(to) + (way > 0 ? 0 : HEIGHT)]
        const [x0, y0, x1, y1] = [px(ends[0]), py(ends[1]), px(ends[2]), py(ends[3])]
        context.moveTo(x0, y0)
        context.lineTo(x1, y1)
        heads.push([x1, y1, Math.atan2(y1 - y0, x1 - x0)])
      }
      context.stroke()
      context.setLineDash([])
      context.beginPath()
      for (const [x, y, angle] of heads)
        for (const side of [-0.5, 0.5]) { context.moveTo(x, y); context.lineTo(x - 8 * this.scale * Math.cos(angle + side), y - 8 * this.scale * Math.sin(angle + side)) }
      context.stroke()
    }
    /* edges: those that end in view, and those of the chosen task over them */
    context.lineWidth = Math.max(0.6, Math.min(1.4, this.scale * 1.4))
    context.globalAlpha = this.chosen ? 0.4 : 0.75
    if (this.showsParents) {
      context.strokeStyle = line
      context.setLineDash([4, 3])
      context.beginPath()
      for (const task of seen) if (task.parent) join(task.parent, task)
      context.stroke()
      context.setLineDash([])
    }
    for (const [hazard, colour] of Object.entries(HAZARDS)) {
      context.strokeStyle = colour
      context.beginPath()
      for (const task of seen) {
        for (const edge of task.before) if (edge.hazard === hazard) join(edge.task, task)
        for (const edge of task.after) if (edge.hazard === hazard && edge.task.layer >= 0 && !sees(edge.task)) join(task, edge.task)
      }
      context.stroke()
    }
    if (graph.nMessages) drawMessages([...seen.flatMap(task => task.receives.map(edge => [edge.task, task])), ...seen.flatMap(task => task.sends.filter(edge => !sees(edge.task)).map(edge => [task, edge.task]))])
    context.globalAlpha = 1
    if (this.chosen) {
      context.lineWidth = 2
      drawMessages([...this.chosen.receives.map(edge => [edge.task, this.chosen]), ...this.chosen.sends.map(edge => [this.chosen, edge.task])])
      for (const [hazard, colour] of Object.entries(HAZARDS)) {
        context.strokeStyle = colour
        context.beginPath()
        for (const edge of this.chosen.before) if (edge.hazard === hazard) join(edge.task, this.chosen)
        for (const edge of this.chosen.after) if (edge.hazard === hazard && edge.task.layer >= 0) join(this.chosen, edge.task)
        context.stroke()
      }
    }
    /* tasks */
    const w = WIDTH * scale, h = Math.max(1.5, HEIGHT * scale)
    context.font = `${Math.min(13, 12 * scale)}px system-ui, sans-serif`
    context.textBaseline = 'middle'
    for (const task of seen) {
      const x = px(graph.x(task)), y = py(graph.y(task)), colour = this.colourOf(task)
      context.fillStyle = colour
      if (scale > 0.3) { context.beginPath(); context.roundRect(x, y, w, h, 4 * scale); context.fill() } else context.fillRect(x, y, Math.max(1.5, w), h)
      if (this.colour !== 'state' && (task.state === 'running' || task.state === 'held')) this.frame(x, y, w, h, COLOURS[task.state], 2)
      if (this.matches.has(task)) this.frame(x, y, w, h, '#f0e442', 3)
      if (this.kept.has(task.key)) this.frame(x, y, w, h, COLOURS.held, 3)
      if (task === this.marked) this.frame(x, y, w, h, '#d55e00', 3)
      if (task === this.chosen) this.frame(x - 2, y - 2, w + 4, h + 4, text, 2)
      if (scale > 0.45) {
        context.fillStyle = dark(colour) ? '#fff' : '#000'
        context.fillText(this.label(task, w - 10 * scale), x + 5 * scale, y + h / 2 + 0.5)
      }
    }
    this.nSeen = seen.length
  }

  frame (x, y, w, h, colour, width) {
    const { context } = this
    context.strokeStyle = colour
    context.lineWidth = width
    context.strokeRect(x, y, w, h)
  }

  // Cut between characters, with an ellipsis.
  label (task, room) {
    const { context } = this
    const words = [...task.name.replace(/^omp::task(loop)? (?=.)/, '')]
    if (context.measureText(words.join('')).width <= room) return words.join('')
    while (words.length > 1 && context.measureText(words.join('') + '…').width > room) words.pop()
    return words.join('') + '…'
  }
}

function dark (colour) {
  const parts = colour.startsWith('#') ? [1, 3, 5].map(i => parseInt(colour.slice(i, i + 2), 16)) : colour.match(/\d+/g).map(Number)
  return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 120
}

// A time of ns, in the unit that suits it.
function told (ns) {
  if (isNaN(ns)) return ''
  for (const [size, unit] of [[1e9, 's'], [1e6, 'ms'], [1e3, 'µs']]) if (Math.abs(ns) >= size) return `${(ns / size).toPrecision(4)} ${unit}`
  return `${Math.round(ns)} ns`
}
