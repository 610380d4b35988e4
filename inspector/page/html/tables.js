/* Tables. */
const table = (id, rows, columns, sorted) => {
  const head = $(id).createTHead().insertRow(), body = $(id).createTBody()
  let order = columns.findIndex(column => column.title === sorted), rising = false
  const show = () => {
    const column = columns[order]
    for (const cell of head.cells) cell.removeAttribute('aria-sort')
    head.cells[order].setAttribute('aria-sort', rising ? 'ascending' : 'descending')
    const value = row => row[column.key]
    rows.sort((a, b) => (rising ? 1 : -1) * (typeof value(a) === 'string' ? -value(a).localeCompare(value(b)) : value(a) - value(b)))
    body.replaceChildren(...rows.slice(0, 500).map(row => {
      const line = document.createElement('tr')
      line.classList.toggle('hit', isHit(row.name, row.file, row.text))
      for (const { key, show = x => x, kind = '' } of columns) {
        const cell = line.insertCell(), content = show(row[key], row)
        cell.className = kind
        cell.append(content)
      }
      return line
    }))
  }
  columns.forEach((column, i) => {
    const cell = document.createElement('th')
    cell.textContent = column.title
    cell.className = column.kind || ''
    cell.tabIndex = 0
    cell.onclick = () => { rising = order === i && !rising; order = i; show() }
    cell.onkeydown = event => { if (event.key === 'Enter') cell.onclick() }
    head.append(cell)
  })
  show()
  return show
}
/* Durations by powers of two, from 1 ns to some minutes. */
const histogram = counts => {
  const svg = d3.create('svg').attr('class', 'histogram').attr('width', 2 * counts.length).attr('height', 16), most = Math.log1p(d3.max(counts) || 1)
  svg.append('title').text(counts.map((n, i) => n && `${time(2 ** i)}: ${count(n)}`).filter(Boolean).join('\n'))
  svg.selectAll('rect').data(counts).join('rect').attr('x', (_, i) => 2 * i).attr('width', 1.6)
    .attr('y', n => 16 - 16 * Math.log1p(n) / most).attr('height', n => 16 * Math.log1p(n) / most)
  return svg.node()
}
/* A file by the end of its name; the whole of it is told by the pointer. */
const place = (_, row) => {
  const parts = row.file.split('/'), text = document.createElement('span')
  text.textContent = row.file ? `${parts.length > 4 ? '.../' : ''}${parts.slice(parts.length > 4 ? -3 : 0).join('/')}:${row.line}` : '(unknown)'
  text.title = row.file
  return text
}
const times = ['total', 'self', 'mean', 'p50', 'p90', 'p99', 'max'].map(key => ({ key, title: key, show: time }))

/* What analyses bring along as a table: each member of the data with columns and rows gets a section at the end. */
const kinds = { time: { show: ns => ns === null ? '-' : time(ns) }, count: { show: n => n === null ? '-' : count(n) }, name: { kind: 'name' }, code: { kind: 'code' } }
function analysisTables(data) {
  return Object.entries(data).filter(([, member]) => member?.columns && member.rows).map(([name, { title, hint, columns, rows }]) => {
    const section = document.querySelector('main').appendChild(document.createElement('section'))
    section.appendChild(document.createElement('h2')).textContent = title
    if (hint) Object.assign(section.appendChild(document.createElement('p')), { className: 'hint', textContent: hint })
    section.appendChild(document.createElement('table')).id = `analysis-${name}`
    const named = rows.map(cells => ({ ...cells, name: cells.filter(cell => typeof cell === 'string').join(' ') }))
    return table(`analysis-${name}`, named, columns.map((column, key) => ({ key, title: column.title, ...kinds[column.kind] })), columns[0].title)
  })
}

/* Of the whole trace, which only a page that is a file has: the others read the events for it. */
function linesTable(data) {
  if (!data.lines) return []
  $('lines-part').hidden = false
  return [table('lines', data.lines, [{ key: 'calls', title: 'calls', show: count }, ...times, { key: 'file', title: 'line', kind: 'name', show: place },
    { key: 'text', title: 'source', kind: 'code', show: text => text.trim() }], 'self')]
}
/* waits, by class */
function waitsTable(data) {
  $('waits-part').hidden = data.waits.length === 0
  return table('waits', data.waits, [{ key: 'calls', title: 'calls', show: count }, { key: 'total', title: 'waited', show: time },
    { key: 'total', title: 'of all time', show: ns => `${(100 * ns / Math.max(1, data.recorded)).toFixed(1)} %` },
    { key: 'max', title: 'longest', show: time }, { key: 'class', title: 'for', kind: 'name' },
    { key: 'name', title: 'most of it in', kind: 'name' }], 'waited')
}
/* Rows come from a JSON of weft report; `labelOf` names a thread of it. */
function waitsForTable(data, labelOf) {
  for (const row of data.waitsFor)
    Object.assign(row, { total: row.total_ns, max: row.max_ns, name: labelOf(row.waiter), releaser: row.released_by ? labelOf(row.released_by) : '', object: row.object || '' })
  $('waiting').hidden = !data.waitsFor.some(row => row.releaser)
  return table('waitsfor', data.waitsFor, [{ key: 'calls', title: 'waits', show: count }, { key: 'total', title: 'waited', show: time },
    { key: 'max', title: 'longest', show: time }, { key: 'class', title: 'for', kind: 'name' }, { key: 'name', title: 'thread', kind: 'name' },
    { key: 'releaser', title: 'released by', kind: 'name', show: (name, row) => !name ? '(not known)' : name + (row.sure ? '' : ' ~') },
    ...(data.waitsFor.some(row => row.object) ? [{ key: 'object', title: 'object', kind: 'name' }] : []),
    { key: 'file', title: 'longest at', kind: 'name', show: (_, row) => { const text = place(_, row); text.append(row.function && ` in ${row.function}`); return text } }], 'waited')
}
