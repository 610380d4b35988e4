/* How long the calls of a range took. The server reads the range's events for it, piece by piece, and other requests come in between. */
function percentileOf(row, percent) {
  const rank = Math.ceil(percent / 100 * row.calls)
  let seen = 0
  for (const [value, number] of [...row.buckets].sort(([a], [b]) => a - b)) {
    seen += number
    if (seen >= rank) return Math.min(row.max, Math.max(row.min, value))
  }
  return row.max
}
function addDurations(rows, key, more) {
  const row = rows.get(key)
  if (!row) return rows.set(key, { ...more, buckets: new Map(more.buckets) })
  if (more.calls) Object.assign(row, { min: row.calls ? Math.min(row.min, more.min) : more.min, max: row.calls ? Math.max(row.max, more.max) : more.max })
  row.calls += more.calls
  row.self += more.self
  for (const [value, number] of more.buckets) row.buckets.set(value, (row.buckets.get(value) ?? 0) + number)
}

/* Rows by callee and call site. null: nobody wants them any more, or there is an error. `onPart` is told the part that is done. */
async function durationsOf(ask, [from, to], isWanted, onPart) {
  const rows = new Map()
  for (let next = [0, 0], all = 0; ;) {
    const answer = await ask('durations', from, to, ...next)
    if (!isWanted() || !answer.next) return null
    for (const [callee, site, calls, self, min, max, counts] of answer.rows)
      addDurations(rows, `${callee} ${site}`, { callee, site, calls, self, min, max, buckets: counts.flatMap((value, i) => i % 2 ? [] : [[value, counts[i + 1]]]) })
    if (!answer.left) break
    all ||= answer.left + 1
    next = answer.next
    onPart(1 - answer.left / all)
  }
  return [...rows.values()]
}
/* The same rows, added up by what `keyOf` says of them; undefined: not this one. */
function durationsBy(rows, keyOf) {
  const sums = new Map()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== undefined) addDurations(sums, key, row)
  }
  for (const row of sums.values()) Object.assign(row, { p50: percentileOf(row, 50), p99: percentileOf(row, 99) })
  return sums
}
