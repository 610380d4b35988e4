/* The page of a program that runs: looks at it twice a second, and draws the newest seconds of its threads. */
const LOOK_EVERY = 500, RATES = 60 /* looks whose rates are drawn */

/* Calls a second of the last looks. */
function sparkline(rates) {
  const svg = d3.create('svg').attr('class', 'rates').attr('width', RATES).attr('height', 16), most = Math.max(1, ...rates)
  svg.append('title').text(`calls a second in the last ${rates.length * LOOK_EVERY / 1000} s, at most ${count(Math.round(most))}`)
  svg.append('polyline').attr('points', rates.map((rate, i) => `${RATES - rates.length + i + 1},${15 - 14 * rate / most}`).join(' '))
  return svg.node()
}

async function startLive(facts) {
  const data = { threads: [], names: [], sites: [], callees: [], arrows: [], duration: 1 }, rates = new Map(), shows = []
  let isFollowing = true, isTicking = false, wide = facts.newest, isOver = false, known = 0, last
  document.body.classList.add('live')
  $('title').textContent = facts.live
  document.title = `weft: ${facts.live}`
  const line = timelineOf(data, { ask, onSelect: tellCall, onRange: () => {}, onView: onView })
  globalThis.weft = { data, line, ask }

  /* It follows while the newest is seen, in the width that the user chose; what shows all goes on to show all. */
  function onView() {
    if (isTicking) return
    isFollowing = line.to >= line.end - (line.to - line.from) / 1000
    if (isFollowing) wide = line.from === 0 ? Infinity : line.to - line.from
    $('follow').setAttribute('aria-pressed', isFollowing)
  }
  function tick() {
    isTicking = true
    line.show(Math.max(0, line.end - wide), line.end)
    isTicking = false
  }
  async function tellCall(call) {
    $('detail').textContent = call ? describeCall(data, line, call).replaceAll('\n', '  \u00b7  ') : '\u00a0'
    if (!call || data.sites[call.site]) return
    const site = await ask('site', call.site)
    if (site.error) return
    data.sites[call.site] = site
    if (line.kept === call) tellCall(call)
  }

  /* ---- a look ---- */

  function takeCallees(look) {
    const seconds = look.recent_ns / 1e9, elapsed = last ? (look.time_ns - last.time_ns) / 1e9 : 0
    data.callees = look.callees.map(({ label, number, recent, ...row }) => {
      const past = rates.get(number) ?? { calls: row.calls, rates: [] }
      if (elapsed > 0) past.rates.push((row.calls - past.calls) / elapsed)
      past.rates.splice(0, past.rates.length - RATES)
      past.calls = row.calls
      rates.set(number, past)
      data.names[number] = label
      return { ...row, name: label, number, rate: recent.calls / seconds, rates: past.rates, time: 100 * recent.total_ns / look.recent_ns, share: 100 * recent.self_ns / look.recent_ns,
        mean: row.calls ? row.sum_ns / row.calls : 0 }
    })
    nameColours(data.callees)
  }
  function takeThreads(look) {
    const finished = look.threads.filter(thread => !thread.running).sort((a, b) => b.last_ns - a.last_ns)
    const folded = new Set(finished.slice(facts.finished).map(thread => `${thread.pid} ${thread.tid} ${thread.first_ns}`))
    const processes = new Set(look.threads.map(thread => thread.process)).size
    look.threads.forEach((thread, index) => {
      const own = data.threads[index] ??= {}
      Object.assign(own, thread, { index, rate: thread.recent_calls / look.recent_ns * 1e9, depth: thread.open.length, innermost: thread.open.at(-1)?.for_ns ?? 0,
        path: thread.open.slice(-8).map(call => call.callee).join(' > '), state: thread.running ? 'running' : 'ended', isHidden: folded.has(`${thread.pid} ${thread.tid} ${thread.first_ns}`),
        label: `${thread.name} ${thread.tid}${processes > 1 ? ` of ${thread.process}` : ''}${thread.running ? '' : ' (ended)'}` })
    })
  }
  function tellLook(look) {
    const running = look.threads.filter(thread => thread.running).length
    const ended = look.ended ? `ended${look.status === undefined ? '' : ` with status ${look.status}`}: ` : ''
    $('facts').textContent = `${ended}${time(look.time_ns)}, ${look.ended ? '' : `${count(Math.round(look.recent_calls / look.recent_ns * 1e9))} calls/s, `}${some(look.calls, 'call', 'calls')}, ` +
      `${count(running)} of ${some(look.threads.length, 'thread', 'threads')} running` + (look.behind_ns > 1e9 ? `, shown with a delay of ${time(look.behind_ns)}` : '')
    $('gaps').textContent = look.gaps.trim()
  }
  const calls = [], threads = []
  function showTables() {
    calls.splice(0, calls.length, ...data.callees)
    threads.splice(0, threads.length, ...data.threads)
    shows.forEach(show => show())
  }
  async function look() {
    const found = await ask('look')
    if (!found.callees) return
    takeCallees(found)
    takeThreads(found)
    tellLook(found)
    showTables()
    if (known !== classesOf(data).length) showLegend(classesOf(data))
    known = classesOf(data).length
    const isFirst = !last
    last = found
    line.grow(Math.max(1, found.time_ns))
    if (isFirst) await line.start({ hasMap: false })
    if (isFollowing) tick()
    else line.refresh()
    isOver = found.ended
  }

  /* ---- the parts ---- */

  const rounded = number => count(Math.round(number)), percent = share => share.toFixed(1), ended = (ns, row) => row.durations.length ? time(ns) : '-' /* of calls that are over */
  shows.push(table('calls', calls, [{ key: 'rate', title: 'calls/s', show: rounded }, { key: 'rates', title: 'rate', show: sparkline }, { key: 'time', title: 'time %', show: percent },
    { key: 'share', title: 'self %', show: percent }, { key: 'calls', title: 'calls', show: count }, { key: 'total_ns', title: 'total', show: time }, { key: 'self_ns', title: 'self', show: time },
    { key: 'mean', title: 'mean', show: time }, { key: 'p50_ns', title: 'p50', show: ended }, { key: 'p99_ns', title: 'p99', show: ended }, { key: 'max_ns', title: 'max', show: ended },
    { key: 'durations', title: 'durations', show: histogram }, { key: 'class', title: 'class', kind: 'name' }, { key: 'name', title: 'callee', kind: 'name' }], 'self %'))
  const link = (name, thread) => {
    const button = document.createElement('button')
    Object.assign(button, { className: 'link', type: 'button', textContent: name })
    button.onclick = () => {
      line.show(Math.max(0, thread.last_ns - facts.newest), Math.max(thread.last_ns, 1))
      line.reveal(thread.index)
    }
    return button
  }
  shows.push(table('threads', threads, [{ key: 'tid', title: 'tid', show: String }, { key: 'state', title: 'state', kind: 'name' }, { key: 'rate', title: 'calls/s', show: rounded },
    { key: 'calls', title: 'calls', show: count }, { key: 'first_ns', title: 'since', show: time }, { key: 'depth', title: 'open', show: count },
    { key: 'innermost', title: 'for', show: ns => ns ? time(ns) : '-' }, { key: 'name', title: 'thread', kind: 'name', show: link }, ...(facts.isMany ? [{ key: 'process', title: 'process', kind: 'name' }] : []),
    { key: 'path', title: 'open calls, the innermost last', kind: 'name' }], 'calls/s'))
  $('h-calls').textContent = `calls: the last seconds, and ${facts.since}`
  const follow = () => { wide = facts.newest; isFollowing = true; $('follow').setAttribute('aria-pressed', true); tick() }
  $('follow').onclick = follow
  await look()
  addControls(data, line, { best: () => null, searched: showTables, more: { f: follow } })
  while (!isOver) {
    await new Promise(done => setTimeout(done, LOOK_EVERY))
    await look()
  }
  document.body.dataset.over = 'yes'
}
