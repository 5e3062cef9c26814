import { runRestore } from './backup-command.ts'

process.exitCode = await runRestore(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
})
