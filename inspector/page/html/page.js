/* The page of weft view and weft html: asks the server that it came from, or what it holds itself, and puts the parts together. */
let ask = askServer
async function askServer(...words) {
  try {
    const reply = await fetch('command', { method: 'POST', body: words.join('\t') }), answer = await reply.json()
    if (answer.error) $('detail').textContent = answer.error
    return answer
  } catch {
    $('detail').textContent = 'weft view has ended: start it again, and open the address that it prints.'
    return {}
  }
}

async function startPage() {
  const begin = performance.now(), held = $('data').textContent.trim(), isFile = held.startsWith('{')
  const data = isFile ? JSON.parse(held) : await (await fetch('facts.json')).json()
  if (isFile) ask = heldBy(data)
  if (data.live) return startLive(data)
  nameColours(data.callees)
  data.threads.forEach((thread, i) => {
    const totals = data.totals[i], origin = totals?.main ? ' (main)' : totals?.file ? ` (${nameOf(totals.file)}:${totals.line})` : ''
    thread.label = `${thread.name} ${thread.tid}${origin}${data.processes > 1 ? ` of ${thread.process}` : ''}`
  })
  tellFacts(data)

  /* ---- calls ---- */

  const numbers = new Map(data.names.map((name, i) => [name, i]))
  const longest = name => {
    const [thread, start, duration, depth] = data.longest[numbers.get(name)] ?? []
    return duration === undefined ? null : { thread, start, duration, depth }
  }
  const describe = found => describeCall(data, line, found)
  async function tellCall(call) {
    if (!call || call.callee !== undefined) $('detail').textContent = call ? describe(call).replaceAll('\n', '  \u00b7  ') : '\u00a0'
    if (!call) return
    const told = await ask('call', call.thread, call.depth, call.start)
    if (line.kept !== call || !told.found) return
    Object.assign(call, { duration: told.duration, callee: told.callee, site: told.site, flags: told.unfinished + 2 * told.unwound, values: told.values })
    const values = told.arguments || told.result ? `(${told.arguments ?? ''})${told.result ? ` = ${told.result}` : ''}  \u00b7  ` : ''
    $('detail').textContent = `${values}${describe(call).replaceAll('\n', '  \u00b7  ')}  \u00b7  within ${told.path.slice(1).join(' < ') || 'nothing'}`
  }

  /* ---- ranges ---- */

  function showFlame(id, flame) {
    $(id).replaceChildren()
    if (!flame?.children.length) return null
    const chart = flameOf(id)
    d3.select(`#${id}`).datum(flame).call(chart)
    keysOf(id, chart)
    return chart
  }
  let showRange = () => {}
  async function tellRange(range) {
    $('range').hidden = !range
    if (!range) return
    const answer = await ask('sums', ...range, '')
    if (line.range !== range || !answer.callees) return
    const { from = range[0], to = range[1] } = answer /* a page that is a file may widen it */
    $('h-range').textContent = `range of ${time(to - from)}, from ${moment(from, (to - from) / 1000, to)} to ${moment(to, (to - from) / 1000, to)}`
    const recorded = answer.callees.reduce((sum, row) => sum + row[3], 0)
    const rows = answer.callees.map(([callee, calls, total, self]) => ({ callee, name: data.names[callee], calls, total, self, share: self / Math.max(1, recorded) }))
    $('range-calls').replaceChildren()
    const late = data.threshold ? [] : ['p50', 'p99', 'max'].map(key => ({ key, title: key, show: ns => ns === undefined ? '...' : time(ns) }))
    const showCalls = table('range-calls', rows, [{ key: 'calls', title: 'calls', show: count }, { key: 'total', title: 'total', show: time }, { key: 'self', title: 'self', show: time },
      { key: 'share', title: 'self %', show: share => (100 * share).toFixed(1) }, ...late, { key: 'name', title: 'callee', kind: 'name' }], 'self')
    showRange = showCalls
    showFlame('range-flame', answer.flame)
    document.body.dataset.range = `${from} ${to}`
    $('range-lines').replaceChildren()
    if (data.threshold) {
      $('range-read').textContent = 'percentiles and source lines of a range: in weft view. This file holds only the longest calls one by one.'
      return
    }
    const tell = part => { $('range-read').textContent = `percentiles and source lines: ${Math.floor(100 * part)} % of the range is read` }
    tell(0)
    const durations = await durationsOf(ask, range, () => line.range === range, tell)
    if (!durations) return
    $('range-read').textContent = ''
    const byCallee = durationsBy(durations, row => row.callee)
    for (const row of rows) {
      const { p50, p99, max } = byCallee.get(row.callee) ?? {}
      Object.assign(row, { p50, p99, max })
    }
    const isCall = callee => classOf.get(data.names[callee]) !== 'scope'
    const lines = [...durationsBy(durations, row => isCall(row.callee) ? `${data.sites[row.site].file}:${data.sites[row.site].line}` : undefined).values()]
      .map(row => ({ ...row, file: data.sites[row.site].file, line: data.sites[row.site].line, text: data.texts[row.site] }))
    const showLines = table('range-lines', lines, [{ key: 'calls', title: 'calls', show: count }, { key: 'self', title: 'self', show: time }, ...late,
      { key: 'file', title: 'line', kind: 'name', show: place }, { key: 'text', title: 'source', kind: 'code', show: text => text.trim() }], 'self')
    showRange = () => { showCalls(); showLines() }
    showRange()
    document.body.dataset.durations = `${from} ${to}`
  }
  $('zoom-range').onclick = () => line.range && line.show(...line.range)
  $('drop-range').onclick = () => line.pick(null)

  /* ---- the parts ---- */

  const line = timelineOf(data, { ask, onSelect: tellCall, onRange: tellRange, onView: () => {} })
  globalThis.weft = { data, line, ask }
  showLegend(classesOf(data))
  $('held').hidden = !data.threshold
  if (data.threshold)
    $('held').textContent = `This file holds the longest calls one by one. Those that are shorter than ${time(data.threshold)} are in summaries, and counted in all tables; weft view shows each of them.`
  showAnswer(data, longest, call => { line.goTo(call); line.keep({ ...call }) })
  await line.start()
  document.body.dataset.picture = Math.round(performance.now() - begin)

  const labels = d3.rollup(data.threads, threads => threads[0].label, thread => `${thread.pid} ${thread.tid}`)
  const shows = [
    ...linesTable(data),
    table('calls', data.callees, [{ key: 'calls', title: 'calls', show: count }, ...times, { key: 'histogram', title: 'durations', show: histogram },
      { key: 'class', title: 'class', kind: 'name' }, { key: 'name', title: 'callee', kind: 'name' }], 'total'),
    waitsTable(data),
    waitsForTable(data, thread => labels.get(`${thread.pid} ${thread.tid}`) ?? `${thread.name} ${thread.tid}`),
    ...analysisTables(data),
  ]
  /* The server runs an analysis beside what else is asked; until it is done the page asks again. */
  async function analyse(name, options, tell) {
    for (let pause = 100; ; pause = Math.min(1000, 2 * pause)) {
      const told = await ask('analyse', name, options)
      if (told.answer || told.failed) return told.answer ?? told
      if (!told.running) return { failed: told.error ?? 'weft view has ended' }
      tell(`is computed, for ${some(told.seconds, 'second', 'seconds')} so far`)
      await new Promise(done => setTimeout(done, pause))
    }
  }
  if ((await ask('graph')).graph) showTabs(analyse, !isFile)
  const whole = await ask('sums', 0, data.duration + 1, ''), chart = showFlame('flame', whole.flame)
  const searchBacktraces = showBacktraces(data)

  addControls(data, line, {
    best: callees => { const best = callees.sort((a, b) => b.max - a.max)[0]; return best && longest(best.name) },
    searched: () => {
      if (chart) searchIn(chart)
      searchBacktraces()
      shows.forEach(show => show())
      analysisShows.forEach(show => show())
      showRange()
    },
    more: { r: () => line.pick([Math.round(line.from), Math.round(line.to)]) },
  })
}
startPage()
