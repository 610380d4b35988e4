// What a page of weft html answers itself, asked as weft view's server is: node held.mjs PAGE.html. Reads a request a line, words divided by tabs, and
// prints the answer in a line; facts.json asks for the data.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import vm from 'node:vm'

const page = readFileSync(process.argv[2], 'utf8')
const data = JSON.parse(page.match(/<script type="application\/json" id="data">\n([^]*?)<\/script>/)[1])
const source = name => readFileSync(new URL(`../../inspector/page/html/${name}.js`, import.meta.url), 'utf8')
const ask = vm.runInThisContext(`const FIELDS = ${source('timeline').match(/FIELDS = (\d+)/)[1]}\n${source('held')}\nheldBy`)(data)
for await (const line of createInterface({ input: process.stdin })) {
  const words = line.split('\t').map(word => /^\d+$/.test(word) ? Number(word) : word)
  console.log(JSON.stringify(words[0] === 'facts.json' ? data : await ask(...words)))
}
