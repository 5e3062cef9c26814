import { runReplay } from './replay-command.ts'

// npm run replay -- FILE
//
// Folds a conversation that was recorded and compares every step with its recorded hash: prints `identical` (exit 0)
// or the first step that differs, with both sides (exit 1). FILE holds an exported log, or what stood in device
// storage, as `npm run -s conversation` prints it. A file that is neither is told in one line (exit 2).

process.exitCode = runReplay(process.argv.slice(2), console)
