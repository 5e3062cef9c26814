import { systemClock } from '../core/database/clock.ts'
import { runStaff } from './staff-command.ts'

process.exitCode = await runStaff(process.argv.slice(2), {
  environment: process.env,
  clock: systemClock,
  print: (line) => console.log(line),
})
