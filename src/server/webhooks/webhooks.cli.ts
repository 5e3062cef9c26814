import { runWebhooks } from './webhooks-command.ts'

process.exitCode = await runWebhooks(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
})
