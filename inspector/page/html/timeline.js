/* The timeline: draws what `ask` says of the range that is seen. What is there already is drawn at
 * once, stretched; the sharper picture follows. */
const LEVEL = 15, TITLE = 16, AXIS = 20, MOST_LEVELS = 40, MAP_HEIGHT = 44, MOST_RECTANGLES = 16000, MOST_ARROWS = 300
const FIELDS = 6 /* numbers of a call, or of a bin */

/* Who let a waiting call go on: from where that one's call began to the end of the wait. Of one call, or of all. */
function releasesOf({ arrows }, call) {
  const found = []
  for (let i = 0; i < arrows.length; i += 9)
    if (!call || (arrows[i] === call.thread && arrows[i + 1] === call.depth && arrows[i + 2] === call.start))
      found.push({ from: arrows.slice(i + 4, i + 7), to: [arrows[i], arrows[i + 1], arrows[i + 3]], start: arrows[i + 2], dash: !arrows[i + 8] })
  return found
}
/* The edges between tasks, from who was waited for to who waited: hazards RAW, WAR, WAW. Of one call, or of all. */
const hazards = ['RAW', 'WAR', 'WAW'], hazardColours = ['#0072b2', '#e69f00', '#cc79a7']
function edgesOf({ taskEdges: edges = [] }, call) {
  const found = [], same = i => edges[i] === call.thread && edges[i + 1] === call.depth && edges[i + 2] === call.start
  for (let i = 0; i < edges.length; i += 8) {
    const to = edges.slice(i + 4, i + 7), isTo = call && to[0] === call.thread && to[1] === call.depth && to[2] === call.start
    if (!call || isTo || same(i)) found.push({ from: [edges[i], edges[i + 1], edges[i + 3]], to, isTo, hazard: edges[i + 7] })
  }
  return found
}

function timelineOf(data, { ask, onSelect, onRange, onView }) {
  const canvas = document.querySelector('#timeline canvas'), pen = canvas.getContext('2d')
  const map = document.querySelector('#map canvas'), mapPen = map.getContext('2d')
  const line = { from: 0, to: Math.max(1, data.duration), end: Math.max(1, data.duration), kept: null, range: null, byFunction: false, allArrows: false, allEdges: false, pictures: 0 }
  let overview = null, sharp = null, isAsking = false, isStale = false, later = null, dragged = null, hasMap = true // later: what waits for a picture

  /* ---- rows ---- */

  const rowOf = (thread, index) => ({ thread, index, levels: 1, top: 0 })
  const rows = data.threads.map(rowOf)
  let height = 0
  function place() {
    height = AXIS
    for (const row of rows) {
      row.top = height
      if (!row.thread.isHidden) height += TITLE + row.levels * LEVEL + 6
    }
    $('timeline').style.setProperty('--rows', `${height + 4}px`)
    $('spacer').style.height = `${Math.max(0, height - canvas.clientHeight)}px`
  }
  const width = () => canvas.clientWidth, tall = () => canvas.clientHeight
  const scrolled = () => $('timeline').scrollTop
  const x = ns => (ns - line.from) / (line.to - line.from) * width()
  const at = pixel => line.from + pixel / width() * (line.to - line.from)
  const isSeen = row => !row.thread.isHidden && row.top + TITLE + row.levels * LEVEL > scrolled() && row.top < scrolled() + tall()
  const rowY = (index, depth) => rows[index].top - scrolled() + TITLE + (Math.min(depth, rows[index].levels - 1) + .5) * LEVEL

  /* ---- pictures ---- */

  function took(answer, from, to) {
    const threads = new Map(answer.threads.map(thread => [thread.thread, thread]))
    let moved = false
    for (const [index, thread] of threads) {
      const levels = Math.max(1, Math.min(MOST_LEVELS, thread.deepest))
      moved ||= rows[index].levels !== levels
      rows[index].levels = levels
      rows[index].deepest = thread.deepest
    }
    if (moved) place()
    return { from, to, pixel: (to - from) / Math.max(1, width()), threads }
  }
  const request = (from, to, pixels, most, threads) =>
    ask('picture', Math.floor(from), Math.ceil(to), Math.max(1, Math.floor((to - from) / pixels)), most, threads.join())

  /* Half as much again on either side, so that what is dragged in is there. */
  async function refresh() {
    if (isAsking) { isStale = true; return }
    const seen = rows.filter(isSeen).map(row => row.index), margin = (line.to - line.from) / 2
    const from = Math.max(0, line.from - margin), to = Math.min(line.end + 1, line.to + margin)
    isAsking = true
    isStale = false
    const answer = await request(from, to, Math.max(64, width() * (to - from) / (line.to - line.from)), MOST_RECTANGLES, seen)
    isAsking = false
    if (answer.threads) sharp = took(answer, from, to)
    line.pictures++
    draw()
    if (isStale) return refresh()
    const wish = later
    later = null
    wish?.()
  }
  const isSharp = () => sharp && sharp.from <= line.from && sharp.to >= Math.min(line.to, line.end) &&
    (sharp.to - sharp.from) <= 4.5 * (line.to - line.from) && rows.filter(isSeen).every(row => sharp.threads.has(row.index))

  /* ---- drawing ---- */

  const functionColours = new Map()
  function colour(callee) {
    const name = data.names[callee]
    if (!line.byFunction) return colourOf(name)
    if (!functionColours.has(name)) {
      let hash = 7
      for (const c of name) hash = (hash * 31 + c.codePointAt(0)) >>> 0
      functionColours.set(name, `hsl(${hash % 360} ${45 + hash % 3 * 12}% ${62 + hash % 4 * 5}%)`)
    }
    return functionColours.get(name)
  }
  const isWanted = (callee, ...texts) => wanted !== '' && isHit(data.names[callee], ...texts)
  /* Summaries, those of longer bins first: of what is not there one by one at all, in a page that is a file. */
  const summariesOf = thread => thread.wide ? [thread.wide, thread] : [thread]

  function drawThread(picture, row, style) {
    const thread = picture?.threads.get(row.index), base = row.top - scrolled() + TITLE
    if (!thread) return
    const { calls, values } = thread
    if (thread.from > line.from) { /* what was before is forgotten */
      pen.fillStyle = style.strip
      pen.fillRect(0, base, Math.min(width(), x(thread.from)), row.levels * LEVEL)
    }
    for (const { bins, bin } of summariesOf(thread)) for (let i = 0; i < bins.length; i += FIELDS) {
      const left = x(bins[i]), right = x(bins[i] + bin), depth = bins[i + 1]
      if (right < 0 || left > width() || depth >= row.levels) continue
      const size = Math.max(1.5, (LEVEL - 1) * Math.min(1, bins[i + 2] / bin))
      pen.globalAlpha = wanted && !isWanted(bins[i + 4]) ? .2 : .85
      pen.fillStyle = colour(bins[i + 4])
      pen.fillRect(left, base + (depth + 1) * LEVEL - 1 - size, Math.max(.7, right - left), size)
    }
    for (let i = 0; i < calls.length; i += FIELDS) {
      const left = Math.max(-2, x(calls[i])), right = Math.min(width() + 2, x(calls[i] + calls[i + 1])), depth = calls[i + 2]
      if (right < 0 || left > width() || depth >= row.levels) continue
      const y = base + depth * LEVEL, hit = isWanted(calls[i + 3], data.sites[calls[i + 4]]?.file, row.thread.name, values?.[i / FIELDS])
      pen.globalAlpha = wanted && !hit ? .2 : 1
      pen.fillStyle = colour(calls[i + 3])
      pen.fillRect(left, y, Math.max(.7, right - left - (right - left > 3 ? 1 : 0)), LEVEL - 1)
      if (calls[i + 5] & 1 && right - left > 6) { /* without an end */
        pen.fillStyle = style.mark
        pen.fillRect(right - 3, y, 2, LEVEL - 1)
      }
      if (right - left > 26) {
        pen.fillStyle = '#000'
        const from = Math.max(left, 0)
        pen.fillText(fitted(pen, data.names[calls[i + 3]], Math.min(right, width()) - from - 6), from + 3, y + LEVEL / 2)
      }
      if (line.kept && line.kept.thread === row.index && line.kept.depth === depth && line.kept.start === calls[i]) {
        pen.strokeStyle = style.mark
        pen.lineWidth = 2
        pen.strokeRect(left + 1, y + 1, Math.max(2, right - left - 2), LEVEL - 3)
        pen.lineWidth = 1
      }
    }
    pen.globalAlpha = 1
  }

  /* From what came before to what waited for it: of the call that is kept, or all that are wide enough to be seen. */
  const arrowsOf = kept => [...releasesOf(data, kept), ...edgesOf(data, kept)].slice(0, MOST_ARROWS)
  function allArrows() {
    const isWide = ({ from, to, start = from[2] }) => x(to[2]) - x(start) >= 5 && to[2] >= line.from && Math.min(start, from[2]) <= line.to
    const found = [...line.allArrows ? releasesOf(data) : [], ...line.allEdges ? edgesOf(data) : []].filter(isWide)
    return found.sort((a, b) => (b.to[2] - b.from[2]) - (a.to[2] - a.from[2])).slice(0, MOST_ARROWS)
  }
  function drawArrow({ from, to, dash, hazard }, style, alpha = 1) {
    const [x0, y0, x1, y1] = [x(from[2]), rowY(from[0], from[1]), x(to[2]), rowY(to[0], to[1])], down = Math.sign(y1 - y0) || 1
    pen.globalAlpha = alpha
    pen.strokeStyle = pen.fillStyle = hazard === undefined ? style.mark : hazardColours[hazard]
    pen.lineWidth = 1.6
    pen.setLineDash(dash ? [5, 3] : [])
    pen.beginPath()
    pen.moveTo(x0, y0)
    pen.bezierCurveTo(x0 + 20, y0 + down * 16, x1 - 8, y1 - down * 24, x1, y1 - down * LEVEL / 2)
    pen.stroke()
    pen.setLineDash([])
    pen.lineWidth = 1
    pen.beginPath()
    pen.moveTo(x1, y1 - down * LEVEL / 2)
    pen.lineTo(x1 - 4, y1 - down * (LEVEL / 2 + 7))
    pen.lineTo(x1 + 4, y1 - down * (LEVEL / 2 + 7))
    pen.fill()
    pen.beginPath()
    pen.arc(x0, y0, 2.6, 0, 7)
    pen.fill()
    pen.globalAlpha = 1
  }

  function styleOf() {
    const css = getComputedStyle(document.documentElement)
    return Object.fromEntries(['text', 'dim', 'strip', 'line', 'mark', 'back'].map(name => [name, css.getPropertyValue(`--${name}`)]))
  }
  function fit(target, own, tall) {
    const ratio = devicePixelRatio || 1, wide = Math.round(target.clientWidth * ratio), high = Math.round(tall * ratio)
    if (target.width !== wide || target.height !== high) Object.assign(target, { width: wide, height: high })
    own.setTransform(ratio, 0, 0, ratio, 0, 0)
    own.clearRect(0, 0, target.clientWidth, tall)
    own.font = '11px system-ui, sans-serif'
    own.textBaseline = 'middle'
  }
  function drawRange(style) {
    if (!line.range) return
    const [left, right] = line.range.map(x)
    pen.globalAlpha = .18
    pen.fillStyle = '#0072b2'
    pen.fillRect(left, 0, right - left, tall())
    pen.globalAlpha = 1
    pen.fillStyle = style.mark
    pen.fillRect(left, 0, 1, tall())
    pen.fillRect(right, 0, 1, tall())
    const text = time(line.range[1] - line.range[0])
    const wide = pen.measureText(text).width, middle = (Math.max(0, left) + Math.min(width(), right)) / 2
    if (right - left < wide + 8) return
    pen.fillStyle = style.back
    pen.fillRect(middle - wide / 2 - 4, 0, wide + 8, AXIS - 2)
    pen.fillStyle = style.mark
    pen.fillText(text, middle - wide / 2, AXIS / 2)
  }
  function draw() {
    const style = styleOf()
    fit(canvas, pen, tall())
    const scale = d3.scaleLinear([line.from, line.to], [0, width()]), ticks = scale.ticks(Math.max(2, width() / 130)), step = ticks.length > 1 ? ticks[1] - ticks[0] : 1
    for (const tick of ticks) {
      pen.fillStyle = style.line
      pen.fillRect(x(tick), 0, 1, tall())
    }
    for (const row of rows.filter(isSeen)) {
      pen.fillStyle = style.strip
      pen.fillRect(0, row.top - scrolled(), width(), TITLE)
      pen.fillStyle = style.text
      const folded = row.deepest > row.levels ? `  (calls deeper than ${row.levels} are not drawn; the deepest is ${row.deepest})` : ''
      pen.fillText(row.thread.label + folded, 4, row.top - scrolled() + TITLE / 2)
      drawThread(sharp?.threads.has(row.index) && sharp.from <= line.to && sharp.to >= line.from && sharp.to - sharp.from < 60 * (line.to - line.from) ? sharp : overview, row, style)
    }
    for (const arrow of allArrows()) drawArrow(arrow, style, line.kept ? .3 : .7)
    if (line.kept) for (const arrow of arrowsOf(line.kept)) drawArrow(arrow, style)
    pen.fillStyle = style.back
    pen.fillRect(0, 0, width(), AXIS - 2)
    for (const tick of ticks) {
      pen.fillStyle = style.line
      pen.fillRect(x(tick), 0, 1, AXIS)
      pen.fillStyle = style.dim
      pen.fillText(moment(tick, step, ticks.at(-1)), x(tick) + 3, AXIS / 2)
    }
    drawRange(style)
    drawMap(style)
  }

  /* The whole trace, a stripe for each thread, or for several. */
  function drawMap(style) {
    if (!hasMap) return
    map.style.height = `${MAP_HEIGHT}px`
    fit(map, mapPen, MAP_HEIGHT)
    const wide = map.clientWidth, stripe = Math.max(1, (MAP_HEIGHT - 4) / Math.max(1, rows.length))
    for (const row of rows) {
      const thread = overview?.threads.get(row.index), y = 2 + row.index * (MAP_HEIGHT - 4) / rows.length
      if (!thread) continue
      for (let depth = 0; depth < 4; depth++) {
        for (let i = 0; i < thread.calls.length; i += FIELDS) {
          if (thread.calls[i + 2] !== depth) continue
          mapPen.fillStyle = colour(thread.calls[i + 3])
          mapPen.fillRect(thread.calls[i] / line.end * wide, y, Math.max(.5, thread.calls[i + 1] / line.end * wide), stripe)
        }
        for (const { bins, bin } of summariesOf(thread)) for (let i = 0; i < bins.length; i += FIELDS) {
          if (bins[i + 1] !== depth) continue
          mapPen.globalAlpha = Math.max(.15, Math.min(1, bins[i + 2] / bin))
          mapPen.fillStyle = colour(bins[i + 4])
          mapPen.fillRect(bins[i] / line.end * wide, y, Math.max(.5, bin / line.end * wide), stripe)
        }
        mapPen.globalAlpha = 1
      }
    }
    const left = line.from / line.end * wide, right = line.to / line.end * wide
    mapPen.fillStyle = style.back
    mapPen.globalAlpha = .65
    mapPen.fillRect(0, 0, left, MAP_HEIGHT)
    mapPen.fillRect(right, 0, wide - right, MAP_HEIGHT)
    mapPen.globalAlpha = 1
    mapPen.strokeStyle = style.mark
    mapPen.strokeRect(left + .5, .5, Math.max(2, right - left - 1), MAP_HEIGHT - 1)
  }

  /* ---- moving ---- */

  let frame = 0
  line.show = (from, to) => {
    const least = 20, size = Math.min(line.end, Math.max(least, to - from))
    line.from = Math.max(0, Math.min(line.end - size, (from + to) / 2 - size / 2))
    line.to = line.from + size
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(draw)
    onView(line)
    if (!isSharp()) refresh()
  }
  line.zoom = (factor, middle = (line.from + line.to) / 2) => line.show(middle - (middle - line.from) / factor, middle + (line.to - middle) / factor)
  line.move = part => line.show(line.from + part * (line.to - line.from), line.to + part * (line.to - line.from))
  line.draw = draw
  line.reveal = index => {
    const row = rows[index]
    if (row.top < scrolled() || row.top + TITLE + row.levels * LEVEL > scrolled() + tall()) $('timeline').scrollTop = Math.max(0, row.top - AXIS)
  }
  line.goTo = call => {
    line.reveal(call.thread)
    line.show(call.start - Math.max(10, call.duration), call.start + call.duration + Math.max(10, call.duration))
  }
  line.keep = call => { line.kept = call; draw(); onSelect(call) }
  line.pick = range => { line.range = range; draw(); onRange(range) }
  line.width = width
  line.isSharp = isSharp
  line.arrowsOf = arrowsOf

  /* What is under a point: a call, a summary, or nothing. */
  function under(event) {
    const box = canvas.getBoundingClientRect(), px = event.clientX - box.left, py = event.clientY - box.top + scrolled()
    const row = rows.findLast(one => one.top <= py), depth = row && Math.floor((py - row.top - TITLE) / LEVEL)
    if (!row || event.clientY - box.top < AXIS || depth < 0 || depth >= row.levels) return null
    const picture = sharp?.threads.has(row.index) && isSharp() ? sharp : overview, thread = picture?.threads.get(row.index)
    if (!thread) return null
    const t = at(px), slack = at(2) - at(0)
    let best = null
    for (let i = 0; i < thread.calls.length; i += FIELDS) {
      const [start, duration, level, callee, site, flags] = thread.calls.slice(i, i + FIELDS)
      if (level === depth && t >= start - slack && t <= start + duration + slack && (!best || t >= start))
        best = { thread: row.index, depth, start, duration, callee, site, flags, values: thread.values?.[i / FIELDS] }
    }
    if (best && t >= best.start && t <= best.start + best.duration) return best
    for (const { bins, bin } of summariesOf(thread).toReversed()) for (let i = 0; i < bins.length; i += FIELDS) {
      const [start, level, covered, most, callee, begun] = bins.slice(i, i + FIELDS)
      if (level === depth && t >= start && t < start + bin) return { isSummary: true, thread: row.index, depth, start, duration: bin, covered, most, callee, begun }
    }
    return best
  }
  line.under = under
  /* The call before or behind the kept one in its row, among those that are drawn one by one. */
  line.step = direction => {
    const thread = line.kept && sharp?.threads.get(line.kept.thread)
    if (!thread) return
    let best = null
    for (let i = 0; i < thread.calls.length; i += FIELDS) {
      const [start, duration, depth, callee, site, flags] = thread.calls.slice(i, i + FIELDS)
      const ahead = (start - line.kept.start) * direction
      if (depth === line.kept.depth && ahead > 0 && (!best || ahead < (best.start - line.kept.start) * direction))
        best = { thread: line.kept.thread, depth, start, duration, callee, site, flags }
    }
    if (!best) return line.move(direction / 2)
    if (best.start < line.from || best.start + best.duration > line.to) line.move(direction / 2)
    line.keep(best)
  }

  /* To the call around the kept one, or to the longest one in it; without one, to the longest call that is seen. */
  line.climb = direction => {
    const first = rows.find(row => isSeen(row) && sharp?.threads.get(row.index)?.calls.length), index = line.kept?.thread ?? first?.index
    const calls = sharp?.threads.get(index)?.calls ?? [], depth = line.kept ? line.kept.depth + direction : 0
    const end = line.kept && line.kept.start + line.kept.duration
    let best = null
    for (let i = 0; i < calls.length; i += FIELDS) {
      const [start, duration, level, callee, site, flags] = calls.slice(i, i + FIELDS)
      const fits = !line.kept ? start < line.to && start + duration > line.from
        : direction < 0 ? start <= line.kept.start && start + duration >= end : start >= line.kept.start && start + duration <= end
      if (level === depth && fits && (!best || duration > best.duration)) best = { thread: index, depth, start, duration, callee, site, flags }
    }
    if (!best) return
    line.reveal(index)
    if (best.start + best.duration < line.from || best.start > line.to) line.goTo(best)
    line.keep(best)
  }
  /* To the first row of the thread before or behind. */
  line.stepThread = direction => {
    const index = rows.findIndex(row => row.index === (line.kept?.thread ?? -1)) + direction
    const row = direction > 0 ? rows.slice(Math.max(0, index)).find(one => !one.thread.isHidden) : rows.slice(0, Math.max(0, index + 1)).findLast(one => !one.thread.isHidden)
    if (!row) return
    line.reveal(row.index)
    if (sharp?.threads.has(row.index)) return keepFirst(row.index)
    later = () => keepFirst(row.index)
    refresh()
  }
  function keepFirst(index) {
    const calls = sharp?.threads.get(index)?.calls ?? []
    for (let i = 0; i < calls.length; i += FIELDS)
      if (calls[i] + calls[i + 1] > line.from && calls[i] < line.to) {
        const [start, duration, depth, callee, site, flags] = calls.slice(i, i + FIELDS)
        return line.keep({ thread: index, depth, start, duration, callee, site, flags })
      }
  }

  canvas.addEventListener('wheel', event => {
    event.preventDefault()
    if (event.shiftKey) { $('timeline').scrollTop += event.deltaY || event.deltaX; return }
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return line.move(event.deltaX / width())
    line.zoom(2 ** (-event.deltaY / 200), at(event.clientX - canvas.getBoundingClientRect().left))
  }, { passive: false })
  canvas.addEventListener('pointerdown', event => {
    if (event.button !== 0) return
    const box = canvas.getBoundingClientRect(), px = event.clientX - box.left
    canvas.setPointerCapture(event.pointerId)
    dragged = { px, x: event.clientX, y: event.clientY, from: line.from, to: line.to, top: scrolled(), picks: event.shiftKey || event.clientY - box.top < AXIS, moved: false }
  })
  canvas.addEventListener('pointermove', event => {
    if (!dragged) return
    const dx = event.clientX - dragged.x
    dragged.moved ||= Math.abs(dx) + Math.abs(event.clientY - dragged.y) > 3
    if (!dragged.moved) return
    if (dragged.picks) {
      const [a, b] = [at(dragged.px), at(dragged.px + dx)].map(t => Math.round(Math.max(0, Math.min(line.end, t))))
      line.range = [Math.min(a, b), Math.max(a, b)]
      return draw()
    }
    const shift = dx / width() * (dragged.to - dragged.from)
    $('timeline').scrollTop = dragged.top - (event.clientY - dragged.y)
    line.show(dragged.from - shift, dragged.to - shift)
  })
  canvas.addEventListener('pointerup', event => {
    const drag = dragged
    dragged = null
    if (drag?.picks && drag.moved) return line.pick(line.range[1] > line.range[0] ? line.range : null)
    if (!drag || drag.moved) return
    const found = under(event)
    if (!found) return line.keep(null)
    if (found.isSummary) return line.zoom(8, found.start + found.duration / 2)
    line.keep(found)
    line.goTo(found)
  })
  line.isDragged = () => Boolean(dragged?.moved)
  const onMap = event => {
    const middle = (event.clientX - map.getBoundingClientRect().left) / map.clientWidth * line.end, half = (line.to - line.from) / 2
    line.show(middle - half, middle + half)
  }
  map.addEventListener('pointerdown', event => { map.setPointerCapture(event.pointerId); onMap(event) })
  map.addEventListener('pointermove', event => event.buttons & 1 && onMap(event))
  $('timeline').addEventListener('scroll', () => { draw(); if (!isSharp()) refresh() })

  /* A program that runs: there is more time, and there may be more threads. */
  line.grow = to => {
    line.end = to
    for (let i = rows.length; i < data.threads.length; i++) rows.push(rowOf(data.threads[i], i))
    place()
  }
  line.refresh = refresh
  /* Without a map, nothing is known of the whole. */
  line.start = async (how = { hasMap: true }) => {
    hasMap = how.hasMap
    if (hasMap) {
      const answer = await request(0, line.end + 1, Math.max(64, width()), MOST_RECTANGLES, rows.slice(0, 2000).map(row => row.index))
      overview = took(answer, 0, line.end + 1)
    }
    new ResizeObserver(() => { if (!width()) return; canvas.style.height = `${$('timeline').clientHeight}px`; place(); draw(); refresh() }).observe($('timeline'))
    canvas.style.height = `${$('timeline').clientHeight}px`
    place()
    draw()
  }
  return line
}
