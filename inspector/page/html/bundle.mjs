// Puts style, scripts and libraries into the page: node bundle.mjs PAGE.html OUT.html. A line that is <!-- include FILE --> becomes the file's text,
// inside the element that its name asks for.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [page, out] = process.argv.slice(2)
const wrap = { js: text => `<script>\n${text.replaceAll('</script', '<\\/script')}\n</script>`, css: text => `<style>\n${text}\n</style>` }
const whole = readFileSync(page, 'utf8').replace(/^<!-- include (\S+) -->$/gm, (_, file) =>
  wrap[file.split('.').pop()](readFileSync(join(dirname(page), file), 'utf8')))
writeFileSync(out, whole)
