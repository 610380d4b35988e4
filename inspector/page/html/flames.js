/* Flame graphs. */
const flameOf = (id, print = time) => flamegraph().width(Math.max(320, $(id).clientWidth)).cellHeight(17).minFrameSize(1).transitionDuration(0).selfValue(true)
  .setColorMapper(frame => frame.highlight ? '#e69f00' : colourOf(frame.data.name))
  .label(frame => `${frame.data.name}: ${print(frame.value)}`)
const searchIn = graph => wanted ? graph.search(wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : graph.clear()

/* Arrow keys go from frame to frame, Enter goes in, Escape out. `id` is that of the graph's element, in which other graphs may follow. */
const flameKeys = new Map()
function keysOf(id, chart) {
  const isNew = !flameKeys.has(id), keys = flameKeys.get(id) ?? {}, element = $(id)
  Object.assign(keys, { chart, kept: null })
  flameKeys.set(id, keys)
  if (!isNew) return
  const told = document.createElement('p')
  Object.assign(told, { className: 'hint', id: `${id}-told` })
  told.setAttribute('role', 'status')
  element.after(told)
  element.tabIndex = 0
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', 'flame graph; arrow keys go from frame to frame, Enter goes in, Escape out')
  const frames = () => d3.selectAll(`#${id} g.frame`)
  function keep(frame) {
    if (!frame) return
    keys.kept = frame
    frames().classed('kept', one => one === frame)
    told.textContent = keys.chart.label()(frame)
  }
  const move = {
    ArrowUp: () => [...keys.kept.children ?? []].sort((a, b) => b.value - a.value)[0],
    ArrowDown: () => keys.kept.parent,
    ArrowLeft: row => row.findLast(one => one.x0 < keys.kept.x0),
    ArrowRight: row => row.find(one => one.x0 > keys.kept.x0),
  }
  element.addEventListener('keydown', event => {
    const drawn = frames().data(), row = drawn.filter(one => one.depth === keys.kept?.depth).sort((a, b) => a.x0 - b.x0)
    if (!drawn.length || !(event.key in move || ['Enter', 'Escape'].includes(event.key))) return
    event.preventDefault()
    if (!keys.kept) return keep(drawn.find(one => !one.parent) ?? drawn[0])
    if (event.key === 'Enter') keys.chart.zoomTo(keys.kept)
    else if (event.key === 'Escape') keys.chart.resetZoom()
    else return keep([move[event.key](row)].find(one => drawn.includes(one)))
    keep(keys.kept)
  })
  element.addEventListener('blur', () => { keys.kept = null; frames().classed('kept', false); told.textContent = '' })
}

/* Of backtraces, by one of the weights that each frame has. Frames without any of their own are places on the way. Returns what to call when the
 * search has changed. */
function showBacktraces(data) {
  if (!data.backtraces) return () => {}
  const numbers = data.backtrace_numbers.map(({ name, calls }, i) => ({ key: `n${i}`, id: name, calls, title: name === 'return' ? 'what they returned' : `their ${name}`,
    print: sum => `${name} ${count(sum)}` }))
  const weights = [{ key: 'value', id: 'time', title: 'their self time', print: time },
    { key: 'calls', id: 'calls', title: 'how many they are', print: number => some(number, 'call', 'calls') }, ...numbers]
  const weighed = (node, key) => ({ name: node.name, value: node[key], children: node.children.map(child => weighed(child, key)) })
  let graph = null
  const buttons = weights.map(weight => {
    const button = document.createElement('button')
    Object.assign(button, { id: `weigh-${weight.id}`, type: 'button', textContent: weight.title, onclick: () => show(weight) })
    return button
  })
  function show(weight) {
    buttons.forEach((button, i) => button.setAttribute('aria-pressed', weights[i] === weight))
    $('weigh-note').textContent = weight.calls < data.backtrace_calls ? `(${count(weight.calls)} of the ${count(data.backtrace_calls)} that were recorded have such a number)` : ''
    $('flame-backtraces').replaceChildren()
    graph = flameOf('flame-backtraces', weight.print)
    d3.select('#flame-backtraces').datum(weighed(data.backtraces, weight.key)).call(graph)
    graph.transitionDuration(150)
    keysOf('flame-backtraces', graph)
    if (wanted) searchIn(graph)
  }
  $('backtraces').hidden = false
  $('weigh').replaceChildren(...buttons.flatMap(button => [button, ' ']))
  show(weights[0])
  return () => searchIn(graph)
}
