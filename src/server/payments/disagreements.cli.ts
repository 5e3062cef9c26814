import { systemClock } from '../core/database/clock.ts'
import { runDisagreements } from './disagreements-command.ts'

process.exitCode = await runDisagreements({
  environment: process.env,
  clock: systemClock,
  print: (line) => console.log(line),
})
