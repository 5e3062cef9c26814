import { runMove } from './move-command.ts'

process.exitCode = await runMove({
  environment: process.env,
  print: (line) => console.log(line),
})
