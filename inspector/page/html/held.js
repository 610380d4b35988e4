/* What a page that is a file answers itself, in the words of weft view's server (docs/view-index.md): from the longest
 * calls, which it holds one by one, and from the others, added up by bin of time and path. Ranges begin and end between
 * bins, where there are any. */
const HELD = 5 /* numbers of a call: start, duration, path, site, flags; by their ends */, DEPTHS = 256, MOST_FRAMES = 4000

function heldBy(data) {
  const parents = [], callees = [], depths = [-1]
  for (let i = 0; i < data.nodes.length; i += 2) {
    parents.push(data.nodes[i])
    callees.push(data.nodes[i + 1])
    if (i) depths.push(depths[data.nodes[i]] + 1)
  }
  /* By depth, calls do not overlap: their starts rise as their ends do. */
  const threads = data.threads.map(({ calls, short, step, values, deepest }) => {
    const levels = []
    for (let i = 0; i < calls.length; i += HELD) (levels[depths[calls[i + 2]]] ??= []).push(i)
    return { calls, short, step, values, levels, deepest }
  })
  const coarsest = Math.max(0, ...threads.map(thread => thread.short.length && thread.step))
  const endOf = (calls, i) => calls[i] + calls[i + 1]

  /* ---- picture ---- */

  /* Bins by number and depth: the time covered in each by callee, and how many calls began. */
  function binsOf(size) {
    const bins = new Map()
    return {
      add(number, depth, callee, covered, begun) {
        const key = number * DEPTHS + depth
        let bin = bins.get(key)
        if (!bin) bins.set(key, bin = { begun: 0, shares: new Map() })
        bin.begun += begun
        bin.shares.set(callee, (bin.shares.get(callee) ?? 0) + covered)
      },
      count: () => bins.size,
      write: () => [...bins].flatMap(([key, { begun, shares }]) => {
        let all = 0, most = -1, first
        for (const [callee, covered] of shares) {
          all += covered
          if (covered > most) [most, first] = [covered, callee]
        }
        return [Math.floor(key / DEPTHS) * size, key % DEPTHS, all, most, first, begun]
      }),
    }
  }
  const firstOf = (calls, level, from) => {
    let low = 0, high = level.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (endOf(calls, level[middle]) < from) low = middle + 1
      else high = middle
    }
    return low
  }
  function addShort({ short, step }, from, to, size, bins) {
    for (let i = 0; i < short.length; i += 4) {
      const start = short[i] * step, depth = depths[short[i + 1]]
      if (start + step >= from && start < to && depth < DEPTHS) bins.add(Math.floor(start / size), depth, callees[short[i + 1]], short[i + 2], short[i + 3] >> 1)
    }
  }
  function pictureOf(index, from, to, pixel) {
    const thread = threads[index], { calls, step } = thread, isFine = pixel < step
    const size = thread.short.length && !isFine ? step * Math.ceil(pixel / step) : pixel
    const bins = binsOf(size), wide = binsOf(step), shown = [], values = []
    thread.levels.slice(0, DEPTHS).forEach((level, depth) => {
      for (let k = firstOf(calls, level, from); k < level.length && calls[level[k]] < to; k++) {
        const i = level[k], start = calls[i], duration = calls[i + 1], callee = callees[calls[i + 2]]
        if (duration >= size) {
          shown.push(start, duration, depth, callee, calls[i + 3], calls[i + 4])
          values.push(thread.values?.[i / HELD])
          continue
        }
        const edge = Math.floor((start + duration) / size) * size
        bins.add(Math.floor(start / size), depth, callee, Math.min(duration, start < edge ? edge - start : duration), 1)
        if (start < edge && start + duration > edge) bins.add(edge / size, depth, callee, start + duration - edge, 0)
      }
    })
    addShort(thread, from, to, isFine ? step : size, isFine ? wide : bins)
    const number = shown.length / FIELDS + bins.count() + wide.count()
    return { number, write: () => ({ thread: index, bin: size, exact: !thread.short.length, deepest: thread.deepest, calls: shown, bins: bins.write(), ...(thread.values && { values }),
      ...(wide.count() && { wide: { bin: step, bins: wide.write() } }) }) }
  }
  function picture(from, to, pixel, most, wanted) {
    const numbers = wanted === '' ? threads.map((_, i) => i) : wanted.split(',').map(Number), share = most / Math.max(1, numbers.length) + 16
    return { threads: numbers.map(index => {
      let found = pictureOf(index, from, to, pixel)
      for (let size = 4 * pixel; found.number > share && size < 4 * (to - from); size *= 4) found = pictureOf(index, from, to, size)
      return found.write()
    }) }
  }

  /* ---- sums ---- */

  /* Tells of each call that was open in the range the part of it that is in it, and the part of that which no held call within it takes. */
  function eachOpen({ calls }, from, to, tell) {
    const inner = [] /* calls that are over, whose caller is not */
    for (let i = 0; i < calls.length; i += HELD) {
      const part = Math.max(0, Math.min(endOf(calls, i), to) - Math.max(calls[i], from))
      let self = part
      while (inner.length && inner.at(-1).start >= calls[i]) self -= inner.pop().part
      inner.push({ start: calls[i], part })
      if (endOf(calls, i) > from && calls[i] < to) tell(i, part, self)
    }
  }
  function addUp(from, to) {
    const calls = new Float64Array(parents.length), self = new Float64Array(parents.length)
    for (const thread of threads) {
      eachOpen(thread, from, to, (i, _, own) => {
        calls[thread.calls[i + 2]]++
        self[thread.calls[i + 2]] += own
      })
      for (let i = 0; i < thread.short.length; i += 4) {
        const start = thread.short[i] * thread.step, [node, covered, begun] = thread.short.slice(i + 1, i + 4)
        if (start < from || start >= to) continue
        calls[node] += (begun >> 1) + (start === from ? begun & 1 : 0)
        self[node] += covered
        self[parents[node]] -= covered
      }
    }
    self[0] = 0
    return { calls, self: self.map(ns => Math.max(0, ns)) }
  }
  const isOutermost = node => {
    for (let outer = parents[node]; outer; outer = parents[outer]) if (callees[outer] === callees[node]) return false
    return true
  }
  function flameOfTotals(totals) {
    const least = totals.length > MOST_FRAMES ? totals.toSorted().at(-MOST_FRAMES) + 1 : 1
    const frames = Array.from(totals, (ns, node) => node === 0 || ns >= least ? { name: node ? data.names[callees[node]] : 'all', value: ns, children: [] } : null)
    for (let node = frames.length - 1; node > 0; node--) {
      if (!frames[node]) continue
      frames[parents[node]].children.unshift(frames[node])
      frames[parents[node]].value -= totals[node]
    }
    return { flame: frames[0], folded: least > 1 }
  }
  function sums(from, to) {
    if (coarsest) [from, to] = [Math.floor(from / coarsest) * coarsest, Math.ceil(to / coarsest) * coarsest]
    const { calls, self } = addUp(from, to), totals = self.slice(), rows = data.names.map((_, callee) => [callee, 0, 0, 0])
    for (let node = totals.length - 1; node > 0; node--) totals[parents[node]] += totals[node]
    for (let node = 1; node < totals.length; node++) {
      const row = rows[callees[node]]
      row[1] += calls[node]
      row[2] += totals[node] && isOutermost(node) ? totals[node] : 0
      row[3] += self[node]
    }
    return { callees: rows.filter(row => row[1]), ...flameOfTotals(totals), from, to }
  }

  /* ---- durations: where all calls are held ---- */

  /* The middle of the bucket of a histogram (inspector/analysis/histogram.c). */
  function bucketOf(ns) {
    if (ns < 64) return ns
    const size = 2 ** (Math.floor(Math.log2(ns)) - 5)
    return Math.floor(ns / size) * size + Math.floor((size - 1) / 2)
  }
  function durations(from, to) {
    const rows = new Map()
    for (const thread of threads)
      eachOpen(thread, from, to, (i, part, self) => {
        const callee = callees[thread.calls[i + 2]], site = thread.calls[i + 3], key = `${callee} ${site}`
        if (!rows.has(key)) rows.set(key, [callee, site, 0, 0, Infinity, 0, new Map()])
        const row = rows.get(key)
        row[2]++
        row[3] += self
        row[4] = Math.min(row[4], part)
        row[5] = Math.max(row[5], part)
        row[6].set(bucketOf(part), (row[6].get(bucketOf(part)) ?? 0) + 1)
      })
    return { rows: [...rows.values()].map(row => [...row.slice(0, 6), [...row[6]].flat()]), next: [0, 0], left: 0 }
  }

  /* ---- calls ---- */

  function call(index, depth, start) {
    const thread = threads[index], i = thread?.levels[depth]?.find(i => thread.calls[i] === start)
    if (i === undefined) return { found: false }
    const path = []
    for (let node = thread.calls[i + 2]; node; node = parents[node]) path.push(data.names[callees[node]])
    return { found: true, duration: thread.calls[i + 1], callee: callees[thread.calls[i + 2]], site: thread.calls[i + 3], values: thread.values?.[i / HELD],
      unfinished: Boolean(thread.calls[i + 4] & 1), unwound: Boolean(thread.calls[i + 4] & 2), path }
  }
  /* By callee, as facts of the server tell it; null: all of its calls are too short to be held. */
  data.longest = data.names.map(() => null)
  threads.forEach(({ calls }, index) => {
    for (let i = 0; i < calls.length; i += HELD) {
      const callee = callees[calls[i + 2]]
      if (!data.longest[callee] || calls[i + 1] > data.longest[callee][2]) data.longest[callee] = [index, calls[i], calls[i + 1], depths[calls[i + 2]]]
    }
  })

  const answers = { picture, sums, durations, call, graph: () => ({ graph: data.analyses ? 'in this page' : null }),
    analyse: name => ({ answer: data.analyses.find(one => one.analysis === name) }) }
  return async (what, ...words) => answers[what](...words)
}
