/* The tab of analyses: what `weft analyse NAME GRAPH --json` says, in
 * pictures and tables. `run(name, options)` gives { result, notes }, or { failed }. */
const ANALYSIS_ROWS = 1000, MATRIX_MOST = 24, CACHE_LINE = 64

const bytes = number => {
  for (const [size, unit] of [[1, 'B'], [1e3, 'kB'], [1e6, 'MB'], [1e9, 'GB'], [1e12, 'TB']])
    if (number < size * 999.95 || unit === 'TB') return size === 1 ? `${number} B` : `${(number / size).toPrecision(4)} ${unit}`
}
const percent = (part, whole) => `${(100 * part / Math.max(1, whole)).toFixed(1)} %`
const spotName = place => place ? `${nameOf(place.file)}:${place.line}${place.function ? ` (${place.function})` : ''}` : 'no recorded place'
const callName = (place, other = '-') => place ? `${place.callee} at ${nameOf(place.file)}:${place.line}` : other
const contextName = context => context.task ? `${context.name} #${context.task % 2 ** 32}` : `${context.name} ${context.tid}`

/* A part of the tab: a heading, then what is added to it. Tables are searched with the rest of the page. */
const analysisShows = []
function partOf(name, title) {
  const section = document.createElement('section'), waiting = document.createElement('p')
  let tables = 0
  const part = {
    section, name,
    add(kind, text = '', className = '') {
      const element = section.appendChild(document.createElement(kind))
      return Object.assign(element, { textContent: text, className })
    },
    hint: text => part.add('p', text, 'hint'),
    picture(width, height, label) {
      const svg = d3.select(section).append('svg').attr('class', 'picture').attr('width', width).attr('height', height).attr('role', 'img').attr('aria-label', label)
      return svg
    },
    /* Rows have a `name`, which is what the search looks at. */
    table(rows, columns, sorted, inside = section) {
      const id = `analysed-${name}-${++tables}`
      inside.appendChild(document.createElement('table')).id = id
      analysisShows.push(table(id, rows, columns, sorted))
      if (rows.length === ANALYSIS_ROWS) inside.appendChild(Object.assign(document.createElement('p'), { className: 'hint', textContent: `the first ${count(ANALYSIS_ROWS)}; weft analyse ${name} lists them all` }))
    },
    clear() { section.replaceChildren(heading) },
    tell(text) { part.clear(); section.append(Object.assign(waiting, { textContent: text, className: 'hint' })) },
  }
  const heading = section.appendChild(document.createElement('h2'))
  heading.textContent = title
  section.id = `analysis-of-${name}`
  return part
}

/* A share of a column's largest number, as a bar. */
const bar = (most, colour = classColours.work) => value => {
  const svg = d3.create('svg').attr('width', 120).attr('height', 12)
  svg.append('rect').attr('y', 1).attr('width', 120 * value / Math.max(1, most)).attr('height', 10).attr('fill', colour)
  return svg.node()
}

function showSpan({ result: { work_ns, span_ns, span_without_locks_ns, pieces, contexts, path, threads } }, part) {
  part.add('p', `${time(work_ns)} of work in ${some(pieces, 'piece', 'pieces')} of ${some(contexts, 'thread or task', 'threads and tasks')}. However many processors there are, ` +
    `it takes ${time(span_ns)}: at most ${(work_ns / Math.max(1, span_ns)).toFixed(2)} at once on average.`)
  const lines = [['work', work_ns, classColours.work], ['span', span_ns, classColours.lock], ['span but for locks', span_without_locks_ns, classColours.condition]]
  const svg = part.picture(620, 20 * lines.length + 4, 'work and span')
  lines.forEach(([text, ns, colour], i) => {
    svg.append('text').attr('x', 112).attr('y', 20 * i + 15).attr('text-anchor', 'end').text(text)
    svg.append('rect').attr('x', 118).attr('y', 20 * i + 4).attr('width', Math.max(1, 400 * ns / Math.max(1, work_ns))).attr('height', 14).attr('fill', colour)
    svg.append('text').attr('x', 124 + 400 * ns / Math.max(1, work_ns)).attr('y', 20 * i + 15).text(time(ns))
  })
  if (!span_ns) return
  part.add('h3', 'the critical path')
  part.hint('the longest chain of work in which each piece had to wait for the one before, by the calls between which the pieces lie, and by thread')
  const shares = { key: 'work_ns', title: 'of it', show: ns => percent(ns, span_ns) }, sums = [{ key: 'work_ns', title: 'work', show: time }, { key: 'pieces', title: 'pieces', show: count }]
  part.table(path.map(row => ({ ...row, begin: callName(row.from, 'its begin'), end: callName(row.to, 'its end'), name: `${callName(row.from)} ${callName(row.to)}` })),
    [shares, { key: 'work_ns', title: '', show: bar(span_ns, classColours.lock) }, ...sums, { key: 'begin', title: 'from', kind: 'name' }, { key: 'end', title: 'to', kind: 'name' }], 'work')
  part.table(threads.map(row => ({ ...row, name: `${row.name} ${row.tid}` })), [shares, { key: 'work_ns', title: '', show: bar(span_ns, classColours.lock) }, ...sums, { key: 'name', title: 'thread', kind: 'name' }], 'work')
}

/* A chart with powers of two to the right. `lines`: { points: [[x, y]], name, colour, dash }. */
function powerChart(part, { label, lines, xs, showX, ticks, showY, most }) {
  const width = 460, height = 190, left = 52, bottom = 22, svg = part.picture(width + 130, height, label)
  const x = d3.scaleLog(xs, [left, width]), y = d3.scaleLinear([0, most], [height - bottom, 8])
  for (const tick of ticks) {
    svg.append('line').attr('class', 'grid').attr('x1', left).attr('x2', width).attr('y1', y(tick)).attr('y2', y(tick))
    svg.append('text').attr('x', left - 6).attr('y', y(tick) + 4).attr('text-anchor', 'end').text(showY(tick))
  }
  const powers = d3.range(Math.ceil(Math.log2(xs[0])), Math.log2(xs[1]) + .01), every = Math.ceil(powers.length / 9)
  for (const power of powers.filter((_, i) => i % every === 0))
    svg.append('text').attr('x', x(2 ** power)).attr('y', height - 6).attr('text-anchor', 'middle').text(showX(2 ** power))
  let above = Infinity
  for (const { points, name, colour, dash } of lines.toSorted((a, b) => b.points.at(-1)[1] - a.points.at(-1)[1])) {
    svg.append('path').attr('fill', 'none').style('stroke', colour).attr('stroke-width', 2).attr('stroke-dasharray', dash || null).attr('d', d3.line(([a]) => x(a), ([, b]) => y(b))(points))
    for (const point of points) svg.append('circle').attr('cx', x(point[0])).attr('cy', y(point[1])).attr('r', 2.5).style('fill', colour).append('title').text(`${showX(point[0])}: ${showY(point[1])}`)
    const last = y(points.at(-1)[1]), row = above === Infinity ? last : Math.max(last, above + 14) /* names do not lie on each other */
    above = row
    svg.append('text').attr('x', width + 6).attr('y', row + 4).text(name)
  }
  return { svg, x, y }
}

function showCores({ result: { work_ns, cores } }, part) {
  part.add('p', `How long the same work would take on other numbers of processors: pieces of work go to whatever processor is free, in the order of the trace.`)
  const speed = row => work_ns / Math.max(1, row.time_ns), most = Math.max(2, ...cores.map(speed), ...cores.map(row => work_ns / Math.max(1, row.time_without_locks_ns)))
  if (cores.length > 1 && work_ns)
    powerChart(part, { label: 'speed-up by cores', xs: [cores[0].cores, cores.at(-1).cores], showX: n => n, most, ticks: d3.ticks(0, most, 4), showY: n => `${+n.toFixed(2)}\u00d7`, lines: [
      { name: 'but for locks', colour: classColours.condition, dash: '5 3', points: cores.map(row => [row.cores, work_ns / Math.max(1, row.time_without_locks_ns)]) },
      { name: 'speed-up', colour: 'var(--chart)', points: cores.map(row => [row.cores, speed(row)]) }] })
  part.table(cores.map(row => ({ ...row, name: '', speed: speed(row), busy: work_ns / Math.max(1, row.time_ns * row.cores) })), [{ key: 'cores', title: 'cores', show: count }, { key: 'time_ns', title: 'time', show: time },
    { key: 'speed', title: 'speed-up', show: n => n.toFixed(2) }, { key: 'busy', title: 'busy', show: part => percent(part, 1) }, { key: 'time_without_locks_ns', title: 'time but for locks', show: time }], 'time')
}

/* Rows give, columns get. The contexts that give and get most; the others are one row and column. If there are many, tasks of one name are one. */
function matrixOf(pairs, total) {
  const sums = new Map(), known = new Map(), contexts = new Map(pairs.flatMap(({ from, to }) => [[from.number, from], [to.number, to]]))
  const isGrouped = contexts.size > MATRIX_MOST, firsts = new Map(), groups = new Map()
  for (const context of [...contexts.values()].sort((a, b) => a.number - b.number)) {
    const key = isGrouped && context.task ? context.name : context.number
    if (!firsts.has(key)) firsts.set(key, context.number)
    groups.set(context.number, firsts.get(key))
    const group = known.get(groups.get(context.number)) ?? { name: contextName(context), tasks: [] }
    known.set(groups.get(context.number), group)
    if (context.task) group.tasks.push(context.name)
  }
  for (const { from, to, bytes } of pairs)
    for (const number of new Set([groups.get(from.number), groups.get(to.number)])) sums.set(number, (sums.get(number) ?? 0) + bytes)
  const shown = [...sums].sort((a, b) => b[1] - a[1]).slice(0, MATRIX_MOST).map(([number]) => number).sort((a, b) => a - b)
  const index = new Map(shown.map((number, i) => [number, i])), listed = d3.sum(pairs, pair => pair.bytes)
  const nameOfGroup = ({ name, tasks }) => tasks.length > 1 ? `${tasks[0]}: ${count(tasks.length)} tasks` : name
  const hasOthers = sums.size > shown.length || listed < total, n = shown.length + hasOthers
  const cells = Array.from({ length: n }, () => Array.from({ length: n }, () => ({ bytes: 0, unsettled: 0 })))
  for (const pair of pairs) {
    const cell = cells[index.get(groups.get(pair.from.number)) ?? n - 1][index.get(groups.get(pair.to.number)) ?? n - 1]
    cell.bytes += pair.bytes
    cell.unsettled += pair.unsettled_bytes
  }
  if (listed < total) cells[n - 1][n - 1].bytes += total - listed
  return { names: [...shown.map(number => nameOfGroup(known.get(number))), ...hasOthers ? ['others'] : []], cells }
}

function drawMatrix(part, { names, cells }) {
  const n = names.length, size = n <= 8 ? 58 : n <= 14 ? 34 : 24, high = n <= 8 ? 26 : size, left = 190, top = 22, most = d3.max(cells.flat(), cell => cell.bytes)
  const letter = i => names[i] === 'others' ? '\u2026' : String.fromCharCode(65 + i)
  const svg = part.picture(left + n * size + 4, top + n * high + 4, 'who gives how many bytes to whom; rows give, columns get')
  names.forEach((name, i) => {
    const full = `${letter(i)}  ${name}`
    svg.append('text').attr('x', left - 8).attr('y', top + i * high + high / 2 + 4).attr('text-anchor', 'end').text(full.length > 28 ? `${full.slice(0, 27)}\u2026` : full).append('title').text(name)
    svg.append('text').attr('x', left + i * size + size / 2).attr('y', top - 7).attr('text-anchor', 'middle').text(letter(i)).append('title').text(name)
  })
  cells.forEach((row, i) => row.forEach((cell, j) => {
    const share = cell.bytes ? 15 + 85 * Math.log1p(cell.bytes) / Math.log1p(most) : 0, group = svg.append('g').attr('class', 'cell')
    group.append('rect').attr('x', left + j * size).attr('y', top + i * high).attr('width', size - 1).attr('height', high - 1).style('fill', `color-mix(in srgb, #0072b2 ${share.toFixed(0)}%, var(--strip))`)
    if (cell.unsettled) group.append('rect').attr('x', left + j * size).attr('y', top + (i + 1) * high - 4).attr('width', (size - 1) * cell.unsettled / cell.bytes).attr('height', 3).attr('fill', classColours.condition)
    if (n <= 8 && cell.bytes) group.append('text').attr('x', left + j * size + size / 2 - .5).attr('y', top + i * high + high / 2 + 4).attr('text-anchor', 'middle').attr('class', share > 50 ? 'on-dark' : '').text(bytes(cell.bytes).replace(/\.(\d)\d* /, '.$1 '))
    group.append('title').text(`${bytes(cell.bytes)} from ${names[i]} to ${names[j]}${cell.unsettled ? `, ${bytes(cell.unsettled)} of it at the same time` : ''}`)
  }))
}

/* The bytes of a line that two threads touched. */
const lineOfBytes = ({ one, other }) => {
  const svg = d3.create('svg').attr('class', 'line').attr('width', CACHE_LINE * 4).attr('height', 16)
  svg.append('rect').attr('class', 'free').attr('width', CACHE_LINE * 4).attr('height', 16)
  for (const [side, colour, y] of [[one, classColours.condition, 0], [other, '#0072b2', 8]])
    for (const byte of side.bytes) svg.append('rect').attr('x', 4 * byte).attr('y', y).attr('width', 4).attr('height', 8).attr('fill', colour)
  return svg.node()
}
const doing = ({ place, thread, context }) => `${place.access === 'store' ? 'stores' : 'loads'} ${place.size} bytes at ${spotName(place)}, ${contextName(thread ?? context)}`
const addressOf = number => `0x${number.toString(16)}`

function showSharing({ result }, part) {
  if (!result.accesses) return tellNoAccesses(part)
  part.add('p', result.bytes ? `${bytes(result.bytes)} were written by one thread or task and read by another one.` +
    (result.unsettled_bytes ? ` Of these, ${bytes(result.unsettled_bytes)} went between two that worked at the same time (orange): their order is not known.` : '')
    : 'No thread or task read what another one wrote, as far as accesses are recorded.')
  if (result.bytes) {
    part.hint('rows give, columns get; the more blue, the more bytes (by powers). The pointer tells the numbers.')
    drawMatrix(part, matrixOf(result.contexts, result.bytes))
    part.table(result.places.map(row => ({ ...row, from: spotName(row.written), to: spotName(row.read), name: `${spotName(row.written)} ${spotName(row.read)}` })), [{ key: 'bytes', title: 'bytes', show: bytes },
      { key: 'bytes', title: '', show: bar(d3.max(result.places, row => row.bytes)) }, { key: 'from', title: 'written at', kind: 'name' }, { key: 'to', title: 'read at', kind: 'name' }], 'bytes')
  }
  part.add('h3', 'false sharing')
  const found = result.false_sharing
  if (!found.places.length) return part.add('p', 'No line of memory was written by one thread and touched by another one at the same time, without a byte in common.')
  part.add('p', `Several threads touched ${some(found.lines, 'line', 'lines')} of ${CACHE_LINE} bytes at the same time, ${count(found.accesses)} times in all, and wrote there, but share no byte of it.`)
  part.hint('the picture has the bytes of an example: above those of the one, below those of the other')
  part.table(found.places.map(row => ({ ...row, both: `${doing(row.one)}\n${doing(row.other)}`, name: `${doing(row.one)} ${doing(row.other)}` })), [{ key: 'accesses', title: 'accesses', show: count }, { key: 'lines', title: 'lines', show: count },
    { key: 'address', title: 'an example', show: addressOf }, { key: 'one', title: 'its bytes', kind: 'name', show: (_, row) => lineOfBytes(row) }, { key: 'both', title: 'the one, and the other', kind: 'name lines' }], 'accesses')
}

function showRaces({ result }, part) {
  if (!result.accesses) return tellNoAccesses(part)
  const rows = found => found.map(row => ({ ...row, first: doing(row.one), second: doing(row.other), name: `${doing(row.one)} ${doing(row.other)}` }))
  const columns = [{ key: 'first', title: 'the one', kind: 'name' }, { key: 'second', title: 'the other', kind: 'name' }, { key: 'address', title: 'at, for example', show: addressOf }]
  part.hint('Order is known by calls that have probes. Locks without one, and memory that is freed and used again, may explain what is listed here.')
  part.add('p', result.races.length ? `${some(result.races.length, 'pair of lines accesses', 'pairs of lines access')} the same memory in no order; at least one writes it.`
    : 'No races were found: what several threads or tasks access, and one writes, is in an order, as far as it is recorded.')
  if (result.races.length) part.table(rows(result.races), columns, 'at, for example')
  if (result.left_out) part.add('p', `Left out: ${count(result.left_out)} times something had no room, and races may be missing.`)
  if (!result.possibly_ordered.length) return
  const more = part.add('details')
  more.appendChild(document.createElement('summary')).textContent = `${some(result.possibly_ordered.length, 'pair of lines', 'pairs of lines')} whose order the trace leaves open`
  part.table(rows(result.possibly_ordered), columns, 'at, for example', more)
}

const powerName = size => { for (const [unit, shift] of [['G', 30], ['M', 20], ['K', 10], ['', 0]]) if (size >= 2 ** shift) return `${+(size / 2 ** shift).toFixed(2)}${unit}` }
function showCache({ result }, part, again) {
  if (!result.accesses) return tellNoAccesses(part)
  if (again) {
    const form = part.add('form'), fields = {}
    for (const [key, title, value] of [['size', 'bytes', powerName(result.size)], ['ways', 'ways', result.ways], ['line', 'bytes of a line', result.line]]) {
      const label = form.appendChild(document.createElement('label'))
      fields[key] = label.appendChild(Object.assign(document.createElement('input'), { name: key, value, size: 5 }))
      label.append(` ${title}`)
    }
    form.appendChild(Object.assign(document.createElement('button'), { textContent: 'simulate' }))
    form.onsubmit = event => { event.preventDefault(); again(Object.entries(fields).map(([key, field]) => `${key}=${field.value.trim()}`).join(' ')) }
  }
  part.add('p', `${percent(result.misses, result.accesses)} of ${count(result.accesses)} accesses miss a cache of ${powerName(result.size)} bytes with ${some(result.ways, 'way', 'ways')} and lines of ${result.line} bytes. ` +
    'Each thread has one for itself; what other threads write does not empty it.')
  /* A cache without sets hits where fewer other lines were touched since the last time than it has room for. */
  const points = []
  let hits = 0
  for (const { below, touches } of result.distances) { hits += touches; points.push([below * result.line, 100 * hits / result.touches]) }
  if (points.length > 1) {
    const { svg, x, y } = powerChart(part, { label: 'hits by size of a cache without sets', xs: [points[0][0], points.at(-1)[0]], showX: powerName, most: 100, ticks: [0, 25, 50, 75, 100], showY: n => `${+n.toFixed(1)} %`,
      lines: [{ name: 'hits without sets', colour: 'var(--chart)', points }] })
    if (result.size >= points[0][0] && result.size <= points.at(-1)[0]) {
      svg.append('line').attr('class', 'mark').attr('x1', x(result.size)).attr('x2', x(result.size)).attr('y1', y(0)).attr('y2', y(100))
      svg.append('text').attr('x', x(result.size) + 4).attr('y', y(6)).text('this size')
    }
    part.hint('how many touches of lines a cache of this size would hit that may keep any line anywhere (by reuse distance)')
  }
  const share = { key: 'share', title: 'missed', show: share => percent(share, 1) }, sums = [{ key: 'misses', title: 'misses', show: count }, share, { key: 'accesses', title: 'accesses', show: count }]
  part.table(result.threads.map(row => ({ ...row, share: row.misses / Math.max(1, row.accesses), name: contextName(row.thread) })), [...sums, { key: 'touched_bytes', title: 'touched', show: bytes }, { key: 'name', title: 'thread', kind: 'name' }], 'misses')
  part.table(result.places.map(row => ({ ...row, share: row.misses / Math.max(1, row.accesses), name: spotName(row.place) })), [...sums, { key: 'misses', title: '', show: bar(d3.max(result.places, row => row.misses)) }, { key: 'name', title: 'line', kind: 'name' }], 'misses')
}

function showFootprint({ result }, part) {
  if (!result.allocated.blocks) return part.add('p', 'The graph has no calls that allocate: those with "capture": ["object"] are in it.')
  part.add('p', `At its peak, ${time(result.peak_time_ns)} after the start, the program held ${bytes(result.peak.bytes)} in ${some(result.peak.blocks, 'block', 'blocks')}. It allocated ${bytes(result.allocated.bytes)} in ` +
    `${some(result.allocated.blocks, 'block', 'blocks')}, and never freed ${bytes(result.never_freed.bytes)} in ${some(result.never_freed.blocks, 'block', 'blocks')}.`)
  const columns = title => [{ key: 'held', title: 'at peak', show: bytes }, { key: 'held', title: '', show: bar(result.peak.bytes) }, { key: 'blocks', title: 'blocks', show: count }, { key: 'total', title: 'allocated', show: bytes },
    { key: 'left', title: 'not freed', show: bytes }, { key: 'name', title, kind: 'name' }]
  const row = (row, name) => ({ held: row.at_peak.bytes, blocks: row.at_peak.blocks, total: row.allocated.bytes, left: row.never_freed.bytes, name })
  part.table(result.places.map(one => row(one, callName(one.place))), columns('line'), 'at peak')
  part.table(result.contexts.map(one => row(one, contextName(one.context))), columns('thread or task'), 'at peak')
}

const tellNoAccesses = part => part.add('p', 'The graph has no memory accesses: { "memory": "FUNCTION" } in "probes" records those of functions in C and C++.')

const graphAnalyses = [
  { name: 'span', title: 'work and span', show: showSpan },
  { name: 'cores', title: 'other numbers of cores', show: showCores, isUnlimited: true },
  { name: 'sharing', title: 'who gives data to whom', show: showSharing },
  { name: 'races', title: 'races', show: showRaces },
  { name: 'cache', title: 'a cache for each thread', show: showCache, takesOptions: true },
  { name: 'footprint', title: 'memory that was allocated', show: showFootprint },
]

/* One after the other: each may take much memory. */
async function fillAnalyses(run, canAskAgain) {
  const notes = new Map()
  async function fill({ name, show, takesOptions, isUnlimited }, part, options = '') {
    const answer = await run(name, [options, isUnlimited ? '' : `limit=${ANALYSIS_ROWS}`].filter(Boolean).join(' '), text => part.tell(text))
    const again = takesOptions && canAskAgain ? more => fill({ name, show, takesOptions, isUnlimited }, part, more) : null
    part.clear()
    for (const note of answer.notes ?? []) notes.set(note.text, note.count)
    if (!answer.failed) return show(answer, part, again)
    part.add('p', answer.failed, 'failed')
    if (again) part.add('button', 'as before').onclick = () => again('')
  }
  const parts = graphAnalyses.map(({ name, title }) => partOf(name, title))
  $('graph').replaceChildren(...parts.map(part => part.section))
  parts.forEach(part => part.tell('...'))
  for (const [i, analysis] of graphAnalyses.entries()) await fill(analysis, parts[i])
  if (!notes.size) return
  const section = $('graph').appendChild(document.createElement('section')), list = document.createElement('ul')
  section.appendChild(document.createElement('h2')).textContent = 'what the trace does not tell'
  for (const [text, number] of notes) list.appendChild(document.createElement('li')).textContent = `${count(number)} ${text}`
  section.append(list)
}

/* The two tabs, which are there if there is a graph. */
function showTabs(run, canAskAgain = false) {
  const tabs = ['calls', 'graph'], button = name => $(`tab-${name}`)
  let filled = null
  function open(name, focus) {
    for (const one of tabs) {
      $(one === 'calls' ? 'calls-part' : one).hidden = one !== name
      button(one).setAttribute('aria-selected', one === name)
      button(one).tabIndex = one === name ? 0 : -1
    }
    if (focus) button(name).focus()
    if (name === 'graph') filled ??= fillAnalyses(run, canAskAgain).then(() => { document.body.dataset.analyses = 'yes' })
  }
  $('tabs').hidden = false
  for (const name of tabs) button(name).onclick = () => open(name)
  $('tabs').onkeydown = event => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    open(tabs[$('graph').hidden ? 1 : 0], true)
  }
  open('calls')
}
