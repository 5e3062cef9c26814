import { createInterface } from 'node:readline'
import { runUnderstand } from './understand-command.ts'

// npm run -s understand -- --menu FOLDER --lang en [--restaurant SLUG]
//
// Reads sentences from standard input, one a line, and prints what each orders, one JSON object a line:
//
//   { "text", "lines": [{ "product", "quantity", "choices": [{ "part", "option", "quantity", "mode" }] }],
//     "mode"?, "time"?, "ignored": [] }
//
// FOLDER is a catalogue (src/server/seed/README.md); its first restaurant is meant unless another is named by its slug or
// id. `ignored` are the words that were left over. Exit code 2 where the command itself is not understood.

process.exitCode = await runUnderstand(process.argv.slice(2), sentences(), console)

/** Opened when the first is wanted: what is piped in before anybody listens would be lost. */
async function* sentences() {
  yield* createInterface({ input: process.stdin })
}
