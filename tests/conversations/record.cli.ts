import { writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import style from '../../.oxfmtrc.json' with { type: 'json' }
import { GOLDEN } from './golden.ts'

// node src/scripts/run.mjs tests/conversations/record.cli.ts
//
// Records the conversations of this folder anew, for when FLOW_VERSION was raised.

const { printWidth } = style
for (const [name, converse] of Object.entries(GOLDEN)) {
  const file = `${import.meta.dirname}/${name}.json`
  const { code } = await format(file, JSON.stringify(converse().recording()), { printWidth })
  writeFileSync(file, code)
  console.log(file)
}
