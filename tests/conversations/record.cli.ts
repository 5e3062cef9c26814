import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { GOLDEN } from './golden.ts'

// node src/scripts/run.mjs tests/conversations/record.cli.ts
//
// Records the conversations of this folder anew, for when FLOW_VERSION was raised.

const style = (await resolveConfig(`${import.meta.dirname}/any.json`)) ?? {}
for (const [name, converse] of Object.entries(GOLDEN)) {
  const file = `${import.meta.dirname}/${name}.json`
  writeFileSync(file, await format(JSON.stringify(converse().recording()), { ...style, parser: 'json' }))
  console.log(file)
}
