// Is this file what a published JSON schema says?   usage: node schema.js SCHEMA.json FILE.json
const Ajv = require('ajv')
const fs = require('fs')
const [schema, file] = process.argv.slice(2).map(name => JSON.parse(fs.readFileSync(name)))
const validate = new Ajv({ strict: false, allErrors: true }).compile(schema)
if (!validate(file)) {
  console.log(validate.errors.slice(0, 5))
  process.exit(1)
}
