import { sentRecording } from '#server/support/sent-recording.ts'
import { runReplay } from './replay-command.ts'

// npm run replay -- FILE, or npm run replay -- CODE
//
// Folds a conversation that was recorded and compares every step with its recorded hash: prints `identical` (exit 0)
// or the first step that differs, with both sides (exit 1). FILE holds an exported log, or what stood in device
// storage, as `npm run -s conversation` prints it; CODE is that of a conversation a customer sent to the shop of this
// environment. What another version recorded is folded by this one, which is told. A file that is neither is told in
// one line (exit 2).

process.exitCode = await runReplay(process.argv.slice(2), console, (code) => sentRecording(code, process.env))
