import { systemClock } from '../core/database/clock.ts'
import { runCatalogue } from './catalogue-command.ts'

process.exitCode = await runCatalogue(process.argv.slice(2), {
  environment: process.env,
  clock: systemClock,
  print: (line) => console.log(line),
})
