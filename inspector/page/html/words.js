/* Words, numbers, colours. */
'use strict'
const $ = id => document.getElementById(id)

/* ---- words and colours ---- */

function time(ns) {
  if (ns < 1000) return `${Math.round(ns)} ns`
  for (const [size, unit] of [[1e3, 'us'], [1e6, 'ms'], [1e9, 's']])
    if (ns < size * 999.95 || unit === 's') return `${(ns / size).toPrecision(ns / size < 1000 ? 4 : 5)} ${unit}`
}
/* A moment, with as many digits as tell it from one that is `step` away. `largest` is the last moment that stands beside it: it gives the unit. */
function moment(ns, step, largest) {
  const [size, unit] = [[1e9, 's'], [1e6, 'ms'], [1e3, 'us'], [1, 'ns']].find(([size]) => Math.abs(largest) >= size) ?? [1, 'ns']
  const digits = Math.min(Math.round(Math.log10(size)), Math.max(0, Math.ceil(Math.log10(size / Math.max(step, 1)) - 1e-9)))
  return `${(ns / size).toFixed(digits)} ${unit}`
}
const count = number => number.toLocaleString('en')
const some = (number, one, more) => `${count(number)} ${number === 1 ? one : more}`

/* Okabe and Ito's colours, told apart by those who see no red or green. What waits is warm, what works is blue. */
const classColours = {
  work: '#56b4e9', start: '#009e73', io: '#cc79a7', lock: '#d55e00', condition: '#e69f00', barrier: '#e69f00', join: '#f0e442', channel: '#f0e442',
  message: '#f0e442', collective: '#e69f00', sleep: '#999999', scope: '#c8ccd2',
}
/* Classes that the configuration names: Tol's light colours, in order of appearance. */
const ownColours = ['#77aadd', '#44bb99', '#eedd88', '#ffaabb', '#bbcc33', '#99ddff', '#ee8866', '#aaaa00']
/* Fills in the classes that the callees have. */
const classOf = new Map()
function nameColours(callees) {
  for (const [i, name] of [...new Set(callees.map(callee => callee.class))].filter(name => !(name in classColours)).entries())
    classColours[name] = ownColours[i % ownColours.length]
  for (const callee of callees) classOf.set(callee.name, callee.class)
}
const colourOf = name => classColours[classOf.get(name)] || classColours.work

/* ---- search: one field for everything ---- */

let wanted = ''
const isHit = (...texts) => wanted !== '' && texts.some(text => text && text.toLowerCase().includes(wanted))

/* ---- facts ---- */

const nameOf = path => path.split('/').at(-1)
function tellFacts(data) {
  $('title').textContent = data.programs
  document.title = `weft: ${data.programs}`
  $('facts').textContent = `${some(data.processes, 'process', 'processes')}, ${some(data.threads.length, 'thread', 'threads')}, ` +
    `${time(data.duration)}, ${some(data.events, 'event', 'events')}, ` +
    (data.lost ? `${count(data.lost)} lost` : 'none lost') + (data.unfinished ? `, ${count(data.unfinished)} without end` : '') +
    (data.filter ? `; filtered as it ran, what was left out is in no number here: ${data.filter}` : '')
}
function showLegend(colours) {
  $('legend').replaceChildren(...colours.map(([name, colour]) => {
    const item = document.createElement('span')
    item.appendChild(document.createElement('i')).style.background = colour
    item.append(name)
    return item
  }))
}
const classesOf = data => [...new Set(data.callees.map(callee => callee.class))].map(name => [name, classColours[name]])

/* The end of a text that is too wide is cut between characters. */
function fitted(pen, text, room) {
  if (pen.measureText(text).width <= room) return text
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(part => part.segment)
  let low = 0, high = characters.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (pen.measureText(`${characters.slice(0, middle).join('')}\u2026`).width <= room) low = middle
    else high = middle - 1
  }
  return low ? `${characters.slice(0, low).join('')}\u2026` : ''
}
