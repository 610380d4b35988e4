'use strict'
const data = JSON.parse(document.getElementById('data').textContent)
const $ = id => document.getElementById(id)

/* ---- words and colours ---- */

function time(ns) {
  if (ns < 1000) return `${Math.round(ns)} ns`
  for (const [size, unit] of [[1e3, 'us'], [1e6, 'ms'], [1e9, 's']])
    if (ns < size * 999.95 || unit === 's') return `${(ns / size).toPrecision(ns / size < 1000 ? 4 : 5)} ${unit}`
}
/* A moment, with as many digits as tell it from one that is `step` away. `largest` is the last moment that stands beside it: it gives the unit. */
function moment(ns, step, largest) {
  const [size, unit] = [[1e9, 's'], [1e6, 'ms'], [1e3, 'us'], [1, 'ns']].find(([size]) => Math.abs(largest) >= size) ?? [1, 'ns']
  const digits = Math.min(Math.round(Math.log10(size)), Math.max(0, Math.ceil(Math.log10(size / Math.max(step, 1)) - 1e-9)))
  return `${(ns / size).toFixed(digits)} ${unit}`
}
const count = number => number.toLocaleString('en')

/* Okabe and Ito's colours, told apart by those who see no red or green. What waits is warm, what works is blue. */
const classColours = {
  work: '#56b4e9', start: '#009e73', io: '#cc79a7', lock: '#d55e00', condition: '#e69f00', barrier: '#e69f00', join: '#f0e442', channel: '#f0e442',
  message: '#f0e442', collective: '#e69f00', sleep: '#999999', scope: '#c8ccd2',
}
/* Classes that the configuration names: Tol's light colours, in order of appearance. */
const ownColours = ['#77aadd', '#44bb99', '#eedd88', '#ffaabb', '#bbcc33', '#99ddff', '#ee8866', '#aaaa00']
for (const [i, name] of [...new Set(data.callees.map(callee => callee.class))].filter(name => !(name in classColours)).entries())
  classColours[name] = ownColours[i % ownColours.length]
const classOf = new Map(data.callees.map(callee => [callee.name, callee.class]))
const colourOf = name => classColours[classOf.get(name)] || classColours.work

$('title').textContent = data.programs
document.title = `weft: ${data.programs}`
const some = (number, one, more) => `${count(number)} ${number === 1 ? one : more}`
$('facts').textContent = `${some(data.processes, 'process', 'processes')}, ${some(data.threads.length, 'thread', 'threads')}, ` +
  `${time(data.duration)}, ${some(data.events, 'event', 'events')}, ` +
  (data.lost ? `${count(data.lost)} lost` : 'none lost') + (data.unfinished ? `, ${count(data.unfinished)} without end` : '')
if (data.threshold)
  $('detail').textContent = `Calls shorter than ${time(data.threshold)} are not drawn one by one; the grey bars below a thread count them.`
for (const name of new Set(data.callees.map(callee => callee.class))) {
  const item = $('legend').appendChild(document.createElement('span'))
  item.appendChild(document.createElement('i')).style.background = classColours[name]
  item.append(name)
}

/* ---- search: one field for everything ---- */

let wanted = ''
const isHit = (...texts) => wanted !== '' && texts.some(text => text && text.toLowerCase().includes(wanted))

/* ---- time line ---- */

const LEVEL = 14, TITLE = 16, MAX_LEVELS = 24, AXIS = 18
const canvas = document.querySelector('#timeline canvas'), pen = canvas.getContext('2d')
let view = d3.zoomIdentity, kept = null, height = AXIS

for (const thread of data.threads) {
  /* Spans come as start, duration, depth, callee, site. By level they do not overlap, so each level is searched by halving. */
  thread.levels = []
  for (let i = 0; i < thread.spans.length; i += 5) {
    const [start, duration, depth, callee, site] = thread.spans.slice(i, i + 5)
    const level = Math.min(depth, MAX_LEVELS - 1)
    ;(thread.levels[level] ||= []).push({ start, duration, callee, site, thread, values: thread.values?.[i / 5] })
  }
  for (let i = 0; i < thread.levels.length; i++) (thread.levels[i] ||= []).sort((a, b) => a.start - b.start)
  thread.top = height
  height += TITLE + Math.max(1, thread.levels.length) * LEVEL + (thread.bins ? 12 : 0) + 6
}

/* What to call a thread: its name and number, and where it was started, which tells threads of one name apart. */
const nameOf = path => path.split('/').at(-1)
for (const thread of data.threads) {
  const scope = thread.levels[0]?.find(span => / \((thread|program)\)$/.test(data.names[span.callee])), site = scope && data.sites[scope.site]
  const origin = !scope ? '' : data.names[scope.callee].endsWith('(program)') ? ' (main)' : site?.file ? ` (${nameOf(site.file)}:${site.line})` : ''
  thread.label = `${thread.name} ${thread.tid}${origin}${data.processes > 1 ? ` of ${thread.process}` : ''}`
}
const labels = d3.rollup(data.threads, threads => threads[0].label, thread => `${thread.pid} ${thread.tid}`)
for (const row of data.waitsFor) {
  const label = thread => thread ? labels.get(`${thread.pid} ${thread.tid}`) ?? `${thread.name} ${thread.tid}` : ''
  Object.assign(row, { total: row.total_ns, max: row.max_ns, name: label(row.waiter), releaser: label(row.released_by), object: row.object || '' })
}

/* Who let a waiting call go on: from where that one's call began to the end of the wait. */
const arrows = [], arrowOf = new Map()
for (let i = 0; i < data.arrows.length; i += 9) {
  const [waiter, depth, start, end, releaser, releaserDepth, released, kind, sure] = data.arrows.slice(i, i + 9)
  const arrow = { waiter: data.threads[waiter], depth, start, end, releaser: data.threads[releaser], releaserDepth, released, kind: data.classes[kind], sure }
  arrows.push(arrow)
  arrowOf.set(`${waiter} ${depth} ${start}`, arrow)
}
data.threads.forEach((thread, i) => { thread.index = i; thread.levels.forEach((spans, level) => spans.forEach(span => { span.level = level })) })
const arrowTo = span => arrowOf.get(`${span.thread.index} ${span.level} ${span.start}`)
let showsArrows = true

const width = () => canvas.clientWidth
const scale = () => view.rescaleX(d3.scaleLinear([0, Math.max(1, data.duration)], [0, width()]))
const first = d3.bisector(span => span.start).right

function drawBins(thread, y, x, dim) {
  const step = data.duration / thread.bins.length, most = d3.max(thread.bins)
  pen.fillStyle = dim
  for (let i = 0; i < thread.bins.length; i++) {
    const tall = thread.bins[i] && 2 + 8 * thread.bins[i] / most
    pen.fillRect(x(i * step), y + 10 - tall, Math.max(1, x((i + 1) * step) - x(i * step)), tall)
  }
}

function drawSpan(span, y, x, style, isHit) {
  const left = Math.max(-1, x(span.start)), right = Math.min(width() + 1, x(span.start + span.duration)), name = data.names[span.callee]
  pen.globalAlpha = wanted && !isHit ? .25 : 1
  pen.fillStyle = colourOf(name)
  pen.fillRect(left, y, Math.max(.6, right - left - (right - left > 3 ? 1 : 0)), LEVEL - 1)
  if (span === kept || (isHit && right - left > 2)) {
    pen.strokeStyle = style.mark
    pen.strokeRect(left + .5, y + .5, Math.max(1, right - left - 1), LEVEL - 2)
  }
  if (right - left > 30) {
    pen.fillStyle = '#000'
    pen.save()
    pen.beginPath()
    pen.rect(left, y, right - left, LEVEL)
    pen.clip()
    pen.fillText(name, Math.max(left, 0) + 3, y + LEVEL / 2)
    pen.restore()
  }
  return Math.max(right, left + .6)
}

/* What is under a pixel that has its colour is passed over, all of it at once where nothing is searched for: a frame takes the same time however many
 * calls there are. */
const firstEnd = d3.bisector(span => span.start + span.duration).left

function drawLevel(spans, y, x, style) {
  const [from, to] = [x.invert(0), x.invert(width())]
  let drawn = -1
  for (let i = Math.max(0, first(spans, from) - 1); i < spans.length && spans[i].start <= to; i++) {
    const span = spans[i], hit = wanted !== '' && isHit(data.names[span.callee], data.sites[span.site]?.file, span.thread.name, span.values)
    if (x(span.start + span.duration) < drawn + .3 && !hit) {
      if (wanted === '') i = Math.max(i, firstEnd(spans, x.invert(drawn + .3)) - 1)
      continue
    }
    drawn = drawSpan(span, y, x, style, hit)
  }
  if (kept && spans === kept.thread.levels[kept.level]) drawSpan(kept, y, x, style, true)
  pen.globalAlpha = 1
}

const rowOf = (thread, depth) => thread.top + TITLE + (Math.min(depth, MAX_LEVELS - 1) + .5) * LEVEL

/* An arrow is there when its wait is wide enough to be seen; the one of the kept call always. */
function wide(x) {
  const least = x.invert(5) - x.invert(0), [from, to] = [x.invert(0), x.invert(width())]
  return arrows.filter(arrow => arrow.end - arrow.start >= least && arrow.end >= from && arrow.start <= to)
}
function drawArrows(x, style) {
  const isKept = arrow => kept && arrow === arrowTo(kept)
  const seen = showsArrows ? wide(x).sort((a, b) => (b.end - b.start) - (a.end - a.start)).slice(0, 300) : []
  if (kept && arrowTo(kept) && !seen.includes(arrowTo(kept))) seen.push(arrowTo(kept))
  for (const arrow of seen) {
    const x0 = x(arrow.released), x1 = x(arrow.end), y0 = rowOf(arrow.releaser, arrow.releaserDepth), y1 = rowOf(arrow.waiter, arrow.depth)
    const down = Math.sign(y1 - y0) || 1, tip = y1 - down * LEVEL / 2
    pen.globalAlpha = isKept(arrow) ? 1 : kept && arrowTo(kept) ? .3 : .75
    pen.strokeStyle = pen.fillStyle = style.mark
    pen.lineWidth = isKept(arrow) ? 2.2 : 1.1
    pen.setLineDash(arrow.sure ? [] : [4, 3])
    pen.beginPath()
    pen.moveTo(x0, y0)
    pen.bezierCurveTo(x0, y0 + down * 14, x1, tip - down * 18, x1, tip)
    pen.stroke()
    pen.setLineDash([])
    pen.beginPath()
    pen.moveTo(x1, tip)
    pen.lineTo(x1 - 3.5, tip - down * 7)
    pen.lineTo(x1 + 3.5, tip - down * 7)
    pen.fill()
    pen.beginPath()
    pen.arc(x0, y0, 2.2, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = pen.lineWidth = 1
}

function draw() {
  const css = getComputedStyle(document.documentElement), ratio = devicePixelRatio || 1
  const style = { text: css.getPropertyValue('--text'), dim: css.getPropertyValue('--dim'), strip: css.getPropertyValue('--strip'),
    line: css.getPropertyValue('--line'), mark: css.getPropertyValue('--mark') }
  canvas.style.height = `${height}px`
  if (canvas.width !== Math.round(width() * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width() * ratio)
    canvas.height = Math.round(height * ratio)
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.clearRect(0, 0, width(), height)
  pen.font = '11px system-ui, sans-serif'
  pen.textBaseline = 'middle'
  const x = scale()
  const ticks = x.ticks(Math.max(2, width() / 130)), step = ticks.length > 1 ? ticks[1] - ticks[0] : 1
  for (const tick of ticks) {
    pen.fillStyle = style.line
    pen.fillRect(x(tick), 0, 1, height)
    pen.fillStyle = style.dim
    pen.fillText(moment(tick, step, ticks.at(-1)), x(tick) + 3, AXIS / 2)
  }
  for (const thread of data.threads) {
    pen.fillStyle = style.strip
    pen.fillRect(0, thread.top, width(), TITLE)
    pen.fillStyle = style.text
    pen.fillText(thread.label, 4, thread.top + TITLE / 2)
    thread.levels.forEach((spans, level) => drawLevel(spans, thread.top + TITLE + level * LEVEL, x, style))
    if (thread.bins) drawBins(thread, thread.top + TITLE + Math.max(1, thread.levels.length) * LEVEL, x, style.dim)
  }
  drawArrows(x, style)
  const many = wide(x).length
  $('arrows').textContent = !showsArrows || many ? 'arrows' : 'arrows: zoom in'
}

function spanAt(event) {
  const box = canvas.getBoundingClientRect(), at = scale().invert(event.clientX - box.left), y = event.clientY - box.top
  const thread = data.threads.findLast(one => one.top <= y)
  const spans = thread?.levels[Math.floor((y - thread.top - TITLE) / LEVEL)]
  if (!spans) return null
  const slack = scale().invert(2) - scale().invert(0), found = spans[first(spans, at + slack) - 1]
  return found && at <= found.start + found.duration + slack ? found : null
}

/* Moments in texts: to a pixel, as the view stands. */
const at = ns => moment(ns, scale().invert(1) - scale().invert(0), ns)

function describe(span) {
  const site = data.sites[span.site], arrow = arrowTo(span)
  return `${data.names[span.callee]}${span.values || ''}: ${time(span.duration)}, from ${at(span.start)}` +
    (site?.file ? `\n${site.file}:${site.line} in ${site.function}` : '') + `\n${span.thread.label}` +
    (arrow ? `\nreleased by ${arrow.releaser.label} at ${at(arrow.released)}${arrow.sure ? '' : ' (as it seems)'}` : '')
}

const zoom = d3.zoom().scaleExtent([1, Math.max(2, data.duration / 20)]).on('zoom', event => {
  view = event.transform
  requestAnimationFrame(draw)
})
const zoomable = d3.select(canvas).call(zoom).on('dblclick.zoom', null)
canvas.addEventListener('pointermove', event => {
  const span = spanAt(event)
  $('tip').hidden = !span
  if (!span) return
  $('tip').textContent = describe(span)
  $('tip').style.left = `${Math.min(event.clientX + 14, innerWidth - $('tip').offsetWidth - 8)}px`
  $('tip').style.top = `${Math.min(event.clientY + 14, innerHeight - $('tip').offsetHeight - 8)}px`
})
canvas.addEventListener('pointerleave', () => { $('tip').hidden = true })
canvas.addEventListener('click', event => {
  kept = spanAt(event)
  $('detail').textContent = kept ? describe(kept).replaceAll('\n', '  ·  ') : '\u00a0'
  draw()
})
canvas.addEventListener('keydown', event => {
  const keys = {
    '+': () => zoom.scaleBy(zoomable, 1.6), '=': () => zoom.scaleBy(zoomable, 1.6), '-': () => zoom.scaleBy(zoomable, 1 / 1.6),
    0: () => zoom.transform(zoomable, d3.zoomIdentity),
    ArrowLeft: () => zoom.translateBy(zoomable, width() / 8 / view.k, 0), ArrowRight: () => zoom.translateBy(zoomable, -width() / 8 / view.k, 0),
  }
  if (!keys[event.key]) return
  event.preventDefault()
  keys[event.key]()
})
function fit() {
  zoom.extent([[0, 0], [width(), height]]).translateExtent([[0, 0], [width(), height]])
  draw()
}
new ResizeObserver(fit).observe($('timeline'))

/* ---- flame graph ---- */

const chart = flamegraph().width(Math.max(320, $('flame').clientWidth)).cellHeight(17).minFrameSize(1).transitionDuration(0).selfValue(true)
  .setColorMapper(frame => frame.highlight ? '#e69f00' : colourOf(frame.data.name))
  .label(frame => `${frame.data.name}: ${time(frame.value)}`)
if (data.flame.children.length) d3.select('#flame').datum(data.flame).call(chart)
chart.transitionDuration(150)

/* ---- tables ---- */

const table = (id, rows, columns, sorted) => {
  const head = $(id).createTHead().insertRow(), body = $(id).createTBody()
  let order = columns.findIndex(column => column.title === sorted), rising = false
  const show = () => {
    const column = columns[order]
    for (const cell of head.cells) cell.removeAttribute('aria-sort')
    head.cells[order].setAttribute('aria-sort', rising ? 'ascending' : 'descending')
    const value = row => row[column.key]
    rows.sort((a, b) => (rising ? 1 : -1) * (typeof value(a) === 'string' ? -value(a).localeCompare(value(b)) : value(a) - value(b)))
    body.replaceChildren(...rows.slice(0, 500).map(row => {
      const line = document.createElement('tr')
      line.classList.toggle('hit', isHit(row.name, row.file, row.text))
      for (const { key, show = x => x, kind = '' } of columns) {
        const cell = line.insertCell(), content = show(row[key], row)
        cell.className = kind
        cell.append(content)
      }
      return line
    }))
  }
  columns.forEach((column, i) => {
    const cell = document.createElement('th')
    cell.textContent = column.title
    cell.className = column.kind || ''
    cell.tabIndex = 0
    cell.onclick = () => { rising = order === i && !rising; order = i; show() }
    cell.onkeydown = event => { if (event.key === 'Enter') cell.onclick() }
    head.append(cell)
  })
  show()
  return show
}
/* Durations by powers of two, from 1 ns to some minutes. */
const histogram = counts => {
  const svg = d3.create('svg').attr('class', 'histogram').attr('width', 2 * counts.length).attr('height', 16), most = Math.log1p(d3.max(counts) || 1)
  svg.append('title').text(counts.map((n, i) => n && `${time(2 ** i)}: ${count(n)}`).filter(Boolean).join('\n'))
  svg.selectAll('rect').data(counts).join('rect').attr('x', (_, i) => 2 * i).attr('width', 1.6)
    .attr('y', n => 16 - 16 * Math.log1p(n) / most).attr('height', n => 16 * Math.log1p(n) / most)
  return svg.node()
}
/* A file by the end of its name; the whole of it is told by the pointer. */
const place = (_, row) => {
  const parts = row.file.split('/'), text = document.createElement('span')
  text.textContent = row.file ? `${parts.length > 4 ? '.../' : ''}${parts.slice(parts.length > 4 ? -3 : 0).join('/')}:${row.line}` : '(unknown)'
  text.title = row.file
  return text
}
const times = ['total', 'self', 'mean', 'p50', 'p90', 'p99', 'max'].map(key => ({ key, title: key, show: time }))
const shows = [
  table('calls', data.callees, [{ key: 'calls', title: 'calls', show: count }, ...times, { key: 'histogram', title: 'durations', show: histogram },
    { key: 'class', title: 'class', kind: 'name' }, { key: 'name', title: 'callee', kind: 'name' }], 'total'),
  table('lines', data.lines, [{ key: 'calls', title: 'calls', show: count }, ...times, { key: 'file', title: 'line', kind: 'name', show: place },
    { key: 'text', title: 'source', kind: 'code', show: text => text.trim() }], 'self'),
  table('waits', data.waits, [{ key: 'calls', title: 'calls', show: count }, { key: 'total', title: 'waited', show: time },
    { key: 'total', title: 'of all time', show: ns => `${(100 * ns / Math.max(1, data.recorded)).toFixed(1)} %` },
    { key: 'max', title: 'longest', show: time }, { key: 'class', title: 'for', kind: 'name' },
    { key: 'name', title: 'most of it in', kind: 'name' }], 'waited'),
]

$('waiting').hidden = !data.waitsFor.some(row => row.releaser)
shows.push(table('waitsfor', data.waitsFor, [{ key: 'calls', title: 'waits', show: count }, { key: 'total', title: 'waited', show: time },
  { key: 'max', title: 'longest', show: time }, { key: 'class', title: 'for', kind: 'name' }, { key: 'name', title: 'thread', kind: 'name' },
  { key: 'releaser', title: 'released by', kind: 'name', show: (name, row) => !name ? '(not known)' : name + (row.sure ? '' : ' ~') },
  ...(data.waitsFor.some(row => row.object) ? [{ key: 'object', title: 'object', kind: 'name' }] : []),
  { key: 'file', title: 'longest at', kind: 'name', show: (_, row) => { const text = place(_, row); text.append(row.function && ` in ${row.function}`); return text } }], 'waited'))
/* What analyses bring along as a table: each member of the data with columns and rows gets a section at the end. */
const kinds = { time: { show: ns => ns === null ? '-' : time(ns) }, count: { show: count }, name: { kind: 'name' }, code: { kind: 'code' } }
for (const [name, { title, hint, columns, rows }] of Object.entries(data).filter(([, member]) => member?.columns && member.rows)) {
  const section = document.querySelector('main').appendChild(document.createElement('section'))
  section.appendChild(document.createElement('h2')).textContent = title
  if (hint) Object.assign(section.appendChild(document.createElement('p')), { className: 'hint', textContent: hint })
  section.appendChild(document.createElement('table')).id = `analysis-${name}`
  const named = rows.map(cells => ({ ...cells, name: cells.filter(cell => typeof cell === 'string').join(' ') }))
  shows.push(table(`analysis-${name}`, named, columns.map((column, key) => ({ key, title: column.title, ...kinds[column.kind] })), columns[0].title))
}

$('arrows').hidden = arrows.length === 0
$('arrows').onclick = () => { showsArrows = !showsArrows; $('arrows').setAttribute('aria-pressed', showsArrows); draw() }

$('search').addEventListener('input', () => {
  wanted = $('search').value.trim().toLowerCase()
  const found = data.callees.filter(callee => isHit(callee.name)).length
  $('matches').textContent = wanted ? some(found, 'callee', 'callees') : ''
  if (data.flame.children.length) wanted ? chart.search(wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : chart.clear()
  shows.forEach(show => show())
  draw()
})
document.addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== $('search')) {
    event.preventDefault()
    $('search').focus()
  }
})
const setTheme = dark => { document.documentElement.dataset.theme = dark ? 'dark' : 'light'; draw() }
$('theme').onclick = () => setTheme(document.documentElement.dataset.theme !== 'dark')
setTheme(location.hash === '#dark' || (location.hash !== '#light' && matchMedia('(prefers-color-scheme: dark)').matches))
document.body.dataset.ready = 'yes'
