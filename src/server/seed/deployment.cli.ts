import { createInterface } from 'node:readline/promises'
import { systemClock } from '../core/database/clock.ts'
import { runDeployment } from './deployment-command.ts'

const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined

process.exitCode = await runDeployment(process.argv.slice(2), {
  environment: process.env,
  clock: systemClock,
  print: (line) => console.log(line),
  ask:
    terminal &&
    (async (question, usual) => (await terminal.question(`${question} (${usual}) `)).trim() || usual),
})
terminal?.close()
