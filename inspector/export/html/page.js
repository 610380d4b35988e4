'use strict'
const data = JSON.parse(document.getElementById('data').textContent)
nameColours(data.callees)
tellFacts(data)
showLegend(classesOf(data))
if (data.threshold)
  $('detail').textContent = `Calls shorter than ${time(data.threshold)} are not drawn one by one; the grey bars below a thread count them.`

/* ---- timeline ---- */

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
for (const thread of data.threads) {
  const scope = thread.levels[0]?.find(span => / \((thread|program)\)$/.test(data.names[span.callee])), site = scope && data.sites[scope.site]
  const origin = !scope ? '' : data.names[scope.callee].endsWith('(program)') ? ' (main)' : site?.file ? ` (${nameOf(site.file)}:${site.line})` : ''
  thread.label = `${thread.name} ${thread.tid}${origin}${data.processes > 1 ? ` of ${thread.process}` : ''}`
}
const labels = d3.rollup(data.threads, threads => threads[0].label, thread => `${thread.pid} ${thread.tid}`)
const labelOf = thread => thread ? labels.get(`${thread.pid} ${thread.tid}`) ?? `${thread.name} ${thread.tid}` : ''

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

/* The edges between tasks: who waited for whom to end. Those of the kept task are drawn, or all that are wide enough. */
const hazards = ['RAW', 'WAR', 'WAW'], hazardColours = ['#0072b2', '#e69f00', '#cc79a7'], edges = [], edgesOf = new Map()
const keyOf = (thread, depth, start) => `${thread} ${Math.min(depth, MAX_LEVELS - 1)} ${start}`
for (let i = 0; i < (data.taskEdges?.length ?? 0); i += 8) {
  const [fromThread, fromDepth, fromBegin, released, toThread, toDepth, end, hazard] = data.taskEdges.slice(i, i + 8)
  const edge = { releaser: data.threads[fromThread], releaserDepth: fromDepth, released, waiter: data.threads[toThread], depth: toDepth, end, hazard,
    from: keyOf(fromThread, fromDepth, fromBegin), to: keyOf(toThread, toDepth, end) }
  edges.push(edge)
  for (const key of [edge.from, edge.to]) edgesOf.has(key) ? edgesOf.get(key).push(edge) : edgesOf.set(key, [edge])
}
const edgesAt = span => span ? edgesOf.get(keyOf(span.thread.index, span.level, span.start)) ?? [] : []
let showsEdges = false

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
    pen.fillText(fitted(pen, name, right - Math.max(left, 0) - 6), Math.max(left, 0) + 3, y + LEVEL / 2)
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
/* From the end of what came before to the begin, or the end, of what waited; in an arc above the row if both are in it. */
function drawArrow(x, arrow, style) {
  const x0 = x(arrow.released), x1 = x(arrow.end), y0 = rowOf(arrow.releaser, arrow.releaserDepth), y1 = rowOf(arrow.waiter, arrow.depth)
  const down = Math.sign(y1 - y0) || 1, tip = y1 - down * LEVEL / 2
  pen.globalAlpha = style.alpha
  pen.strokeStyle = pen.fillStyle = style.colour
  pen.lineWidth = style.width
  pen.setLineDash(style.dash)
  pen.beginPath()
  if (y0 === y1) {
    const rise = Math.min(2 * LEVEL, 8 + Math.abs(x1 - x0) / 8)
    pen.moveTo(x0, tip)
    pen.bezierCurveTo(x0, tip - rise, x1, tip - rise - 6, x1, tip)
  } else {
    pen.moveTo(x0, y0)
    pen.bezierCurveTo(x0, y0 + down * 14, x1, tip - down * 18, x1, tip)
  }
  pen.stroke()
  pen.setLineDash([])
  pen.beginPath()
  pen.moveTo(x1, tip)
  pen.lineTo(x1 - 3.5, tip - down * 7)
  pen.lineTo(x1 + 3.5, tip - down * 7)
  pen.fill()
  pen.beginPath()
  pen.arc(x0, y0 === y1 ? tip : y0, 2.2, 0, 7)
  pen.fill()
  pen.globalAlpha = pen.lineWidth = 1
}
function drawArrows(x, style) {
  const isKept = arrow => kept && arrow === arrowTo(kept)
  const seen = showsArrows ? wide(x).sort((a, b) => (b.end - b.start) - (a.end - a.start)).slice(0, 300) : []
  if (kept && arrowTo(kept) && !seen.includes(arrowTo(kept))) seen.push(arrowTo(kept))
  for (const arrow of seen)
    drawArrow(x, arrow, { colour: style.mark, width: isKept(arrow) ? 2.2 : 1.1, dash: arrow.sure ? [] : [4, 3],
      alpha: isKept(arrow) ? 1 : kept && arrowTo(kept) ? .3 : .75 })
}
function drawEdges(x) {
  const own = edgesAt(kept), [from, to] = [x.invert(0), x.invert(width())]
  const others = showsEdges ? edges.filter(edge => edge.end >= from && edge.released <= to && !own.includes(edge)).slice(0, 1000) : []
  for (const edge of others) drawArrow(x, edge, { colour: hazardColours[edge.hazard], width: 1, dash: [], alpha: own.length ? .25 : .7 })
  for (const edge of own) drawArrow(x, edge, { colour: hazardColours[edge.hazard], width: 2, dash: [], alpha: 1 })
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
  drawEdges(x)
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

/* "waits for 2 tasks (RAW, WAR), 3 wait for it" */
function describeEdges(span) {
  const own = edgesAt(span), key = keyOf(span.thread.index, span.level, span.start), before = own.filter(edge => edge.to === key)
  if (!own.length) return ''
  const why = before.length ? ` (${[...new Set(before.map(edge => hazards[edge.hazard]))].join(', ')})` : ''
  return `\nwaits for ${some(before.length, 'task', 'tasks')}${why}, ${count(own.length - before.length)} ${own.length - before.length === 1 ? 'waits' : 'wait'} for it`
}

function describe(span) {
  const site = data.sites[span.site], arrow = arrowTo(span)
  return `${data.names[span.callee]}${span.values || ''}: ${time(span.duration)}, from ${at(span.start)}` +
    (site?.file ? `\n${site.file}:${site.line} in ${site.function}` : '') + `\n${span.thread.label}` +
    (arrow ? `\nreleased by ${arrow.releaser.label} at ${at(arrow.released)}${arrow.sure ? '' : ' (as it seems)'}` : '') + describeEdges(span)
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
  if (!width()) return /* another tab is open */
  zoom.extent([[0, 0], [width(), height]]).translateExtent([[0, 0], [width(), height]])
  draw()
}
new ResizeObserver(fit).observe($('timeline'))

/* A call at the middle, with as much around it. */
function goTo({ start, duration }) {
  const k = Math.min(data.duration / Math.max(1, 3 * duration), Math.max(2, data.duration / 20)), middle = start + duration / 2
  zoom.transform(zoomable, d3.zoomIdentity.translate(width() / 2 - k * width() * middle / Math.max(1, data.duration), 0).scale(k))
  $('timeline').scrollIntoView({ block: 'nearest' })
}
const longestOf = d3.rollup(data.threads.flatMap(thread => thread.levels.flat()), spans => spans.reduce((a, b) => b.duration > a.duration ? b : a),
  span => data.names[span.callee])
showAnswer(data, name => { const span = longestOf.get(name); return span && { thread: span.thread.index, start: span.start, duration: span.duration } }, goTo)

/* ---- flame graph ---- */

const chart = flameOf('flame')
if (data.flame.children.length) {
  d3.select('#flame').datum(data.flame).call(chart)
  keysOf('flame', chart)
}
chart.transitionDuration(150)

const searchBacktraces = showBacktraces(data)

/* ---- tables ---- */

const shows = [
  table('calls', data.callees, [{ key: 'calls', title: 'calls', show: count }, ...times, { key: 'histogram', title: 'durations', show: histogram },
    { key: 'class', title: 'class', kind: 'name' }, { key: 'name', title: 'callee', kind: 'name' }], 'total'),
  table('lines', data.lines, [{ key: 'calls', title: 'calls', show: count }, ...times, { key: 'file', title: 'line', kind: 'name', show: place },
    { key: 'text', title: 'source', kind: 'code', show: text => text.trim() }], 'self'),
  waitsTable(data),
  waitsForTable(data, labelOf),
]
shows.push(...analysisTables(data))

$('arrows').hidden = arrows.length === 0
$('edges').hidden = edges.length === 0
$('edges').onclick = () => { showsEdges = !showsEdges; $('edges').setAttribute('aria-pressed', showsEdges); draw() }
$('arrows').onclick = () => { showsArrows = !showsArrows; $('arrows').setAttribute('aria-pressed', showsArrows); draw() }

$('search').addEventListener('input', () => {
  wanted = $('search').value.trim().toLowerCase()
  const found = data.callees.filter(callee => isHit(callee.name)).length
  $('matches').textContent = wanted ? some(found, 'callee', 'callees') : ''
  if (data.flame.children.length) searchIn(chart)
  searchBacktraces()
  shows.forEach(show => show())
  analysisShows.forEach(show => show())
  draw()
})
document.addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== $('search')) {
    event.preventDefault()
    $('search').focus()
  }
})
if (data.analyses)
  showTabs(async name => data.analyses.find(one => one.analysis === name))

const setTheme = dark => { document.documentElement.dataset.theme = dark ? 'dark' : 'light'; draw() }
$('theme').onclick = () => setTheme(document.documentElement.dataset.theme !== 'dark')
setTheme(location.hash === '#dark' || (location.hash !== '#light' && matchMedia('(prefers-color-scheme: dark)').matches))
document.body.dataset.ready = 'yes'
