/* "released by ..., waits for 2 tasks (RAW, WAR), 3 wait for it" */
function describeArrows(data, found, at) {
  const [release] = releasesOf(data, found), edges = edgesOf(data, found), before = edges.filter(edge => edge.isTo), after = edges.length - before.length
  const why = before.length ? ` (${[...new Set(before.map(edge => hazards[edge.hazard]))].join(', ')})` : ''
  return (release ? `\nreleased by ${data.threads[release.from[0]].label} at ${at(release.from[2])}${release.dash ? ' (as it seems)' : ''}` : '') +
    (edges.length ? `\nwaits for ${some(before.length, 'task', 'tasks')}${why}, ${count(after)} ${after === 1 ? 'waits' : 'wait'} for it` : '')
}

/* What the user does in the timeline and beside it: pointer, keys, search, colours, light and dark. */
function describeCall(data, line, found) {
  const at = ns => moment(ns, (line.to - line.from) / line.width(), ns), site = data.sites[found.site], name = data.names[found.callee]
  const where = `\n${data.threads[found.thread].label}`
  if (found.isSummary)
    return `summary of ${time(found.duration)} from ${at(found.start)}: ${found.begun === 2 ** 32 - 1 ? 'at least ' : ''}${some(found.begun, 'call', 'calls')} began\n` +
      `covered by calls: ${(100 * found.covered / found.duration).toFixed(1)} %, most of it by ${name} (${(100 * found.most / found.duration).toFixed(1)} %)${where}`
  return `${name}${found.values ?? ''}: ${time(found.duration)}, from ${at(found.start)}${found.flags & 8 ? ', not over yet' : found.flags & 1 ? ', without end' : ''}${found.flags & 16 ? ', and before this page came' : ''}${found.flags & 2 ? ', left by unwinding' : ''}` +
    (site?.file ? `\n${site.file}:${site.line} in ${site.function}` : '') + where + describeArrows(data, found, at)
}

/* `best` is the call that Enter in the search field goes to; `searched` is told that there are new matches. */
function addControls(data, line, { best, searched, more }) {
  const canvas = document.querySelector('#timeline canvas')
  canvas.addEventListener('pointermove', event => {
    const found = line.isDragged() ? null : line.under(event)
    $('tip').hidden = !found
    if (!found) return
    $('tip').textContent = describeCall(data, line, found)
    $('tip').style.left = `${Math.min(event.clientX + 14, innerWidth - $('tip').offsetWidth - 8)}px`
    $('tip').style.top = `${Math.min(event.clientY + 14, innerHeight - $('tip').offsetHeight - 8)}px`
  })
  canvas.addEventListener('pointerleave', () => { $('tip').hidden = true })
  const keys = {
    '+': () => line.zoom(1.6), '=': () => line.zoom(1.6), '-': () => line.zoom(1 / 1.6), 0: () => line.show(0, line.end),
    ArrowLeft: () => line.move(-1 / 8), ArrowRight: () => line.move(1 / 8), n: () => line.step(1), p: () => line.step(-1),
    ArrowDown: () => line.climb(1), ArrowUp: () => line.climb(-1), t: () => line.stepThread(1), T: () => line.stepThread(-1),
    Enter: () => line.range ? line.show(...line.range) : line.kept && line.goTo(line.kept),
    Escape: () => { line.keep(null); line.pick(null) },
    PageDown: () => { $('timeline').scrollTop += $('timeline').clientHeight / 2 }, PageUp: () => { $('timeline').scrollTop -= $('timeline').clientHeight / 2 },
    ...more,
  }
  canvas.addEventListener('keydown', event => {
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    keys[event.key]()
  })
  $('search').addEventListener('input', () => {
    wanted = $('search').value.trim().toLowerCase()
    const found = data.callees.filter(callee => isHit(callee.name)).length
    $('matches').textContent = wanted ? some(found, 'callee', 'callees') : ''
    searched()
    line.draw()
  })
  $('search').addEventListener('keydown', event => {
    const call = event.key === 'Enter' && best(data.callees.filter(callee => isHit(callee.name)))
    if (!call) return
    line.goTo(call)
    line.keep(call)
  })
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || document.activeElement === $('search')) return
    event.preventDefault()
    $('search').focus()
  })
  $('colours').onchange = () => { line.byFunction = $('colours').value === 'function'; $('legend').hidden = line.byFunction; line.draw() }
  for (const [id, all, array] of [['arrows', 'allArrows', data.arrows], ['edges', 'allEdges', data.taskEdges]]) {
    $(id).hidden = !array?.length
    $(id).onclick = () => { line[all] = !line[all]; $(id).setAttribute('aria-pressed', line[all]); line.draw() }
  }
  const setTheme = dark => { document.documentElement.dataset.theme = dark ? 'dark' : 'light'; line.draw() }
  $('theme').onclick = () => setTheme(document.documentElement.dataset.theme !== 'dark')
  setTheme(location.hash === '#dark' || (location.hash !== '#light' && matchMedia('(prefers-color-scheme: dark)').matches))
  document.body.dataset.ready = 'yes'
}
