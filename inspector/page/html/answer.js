/* What a page begins with: where the time went, who waited for whom, what is odd. In sentences, which are lists of texts
 * and of links to calls: { text, thread, depth, start, duration }. `longest` finds the longest call of a callee, or null. */
function sentencesOf(data, longest) {
  const share = (part, whole) => `${(100 * part / Math.max(1, whole)).toFixed(part < whole / 100 ? 2 : 1)} %`
  const link = (text, call) => call ? { text, ...call } : text
  const threads = data.totals.map((totals, i) => totals && { ...totals, label: data.threads[i].label, index: i }).filter(Boolean)
  const timeOf = what => threads.reduce((sum, thread) => sum + thread[what], 0)
  const went = [], waited = [], odd = []

  const calls = data.callees.filter(callee => callee.class !== 'scope' && callee.self > 0).sort((a, b) => b.self - a.self)
  const inCalls = calls.reduce((sum, callee) => sum + callee.self, 0)
  went.push([`${some(threads.length, 'thread', 'threads')} recorded ${time(data.recorded)} in all, within ${time(data.duration)}: ` +
    `${share(inCalls, data.recorded)} of it in recorded calls` +
    (timeOf('waited') ? `, ${share(timeOf('waited'), data.recorded)} in calls that wait.` : '.')])
  for (const callee of calls.slice(0, 3))
    went.push([`${callee.name} itself took ${share(callee.self, data.recorded)}: ${time(callee.self)} in ${some(callee.calls, 'call', 'calls')}; `,
      link(`the longest took ${time(callee.max)}`, longest(callee.name)), '.'])

  const label = thread => data.threads.find(one => one.pid === thread.pid && one.tid === thread.tid)?.label ?? `${thread.name} ${thread.tid}`
  for (const row of data.waitsFor.filter(row => row.released_by).sort((a, b) => b.total_ns - a.total_ns).slice(0, 3)) {
    const index = thread => data.threads.findIndex(one => one.pid === thread.pid && one.tid === thread.tid)
    const [waiter, releaser] = [index(row.waiter), index(row.released_by)]
    let call = null
    for (let i = 0; i < data.arrows.length; i += 9)
      if (data.arrows[i] === waiter && data.arrows[i + 4] === releaser && (!call || data.arrows[i + 3] - data.arrows[i + 2] > call.duration))
        call = { thread: waiter, depth: data.arrows[i + 1], start: data.arrows[i + 2], duration: data.arrows[i + 3] - data.arrows[i + 2] }
    waited.push([`${label(row.waiter)} waited ${time(row.total_ns)} for ${label(row.released_by)} (${row.class}${row.sure ? '' : ', as it seems'}); `,
      link(`the longest took ${time(row.max_ns)}`, call), '.'])
  }
  if (!waited.length && timeOf('waited'))
    waited.push([`${time(timeOf('waited'))} were waited; nothing in the trace says for whom.`])

  for (const group of Map.groupBy(threads.filter(thread => thread.file), thread => `${thread.start} ${thread.file}:${thread.line}`).values()) {
    const work = group.map(thread => thread.work), most = group[work.indexOf(Math.max(...work))], mean = work.reduce((a, b) => a + b) / work.length
    if (group.length > 1 && most.work > 1.2 * mean)
      odd.push([`The ${group.length} threads that ${nameOf(most.file)}:${most.line} started worked unevenly: from ${time(Math.min(...work))} to ` +
        `${time(most.work)} without their waits, ${time(mean)} on average. ${most.label} worked most.`])
  }
  if (data.lost) odd.push([`${some(data.lost, 'event was', 'events were')} lost: numbers are too small by what they would have told.`])
  if (data.unfinished) odd.push([`${some(data.unfinished, 'call has', 'calls have')} no end in the trace; they are shown up to the end of what is around them.`])
  if (data.filter) odd.push([`The program was told to leave out some of its calls: ${data.filter}.`])
  return [['where the time went', went], ['who waited for whom', waited], ['what is odd', odd.length ? odd : [['Nothing: no event was lost, all calls have ended, and no group of threads worked unevenly.']]]]
    .filter(([, sentences]) => sentences.length)
}

function showAnswer(data, longest, go) {
  for (const [title, sentences] of sentencesOf(data, longest)) {
    const part = $('answer').appendChild(document.createElement('div'))
    part.appendChild(document.createElement('h3')).textContent = title
    for (const sentence of sentences) {
      const line = part.appendChild(document.createElement('p'))
      for (const piece of sentence) {
        if (typeof piece === 'string') { line.append(piece); continue }
        const button = line.appendChild(document.createElement('button'))
        Object.assign(button, { className: 'link', type: 'button', textContent: piece.text })
        button.onclick = () => go(piece)
      }
    }
  }
}
