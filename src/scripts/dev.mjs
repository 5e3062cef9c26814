import './node-version.mjs'
import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { root, tool } from './stages.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

await ensureInstalled()

// The API restarts and the page reloads by themselves when a file changes; the page asks the API through one origin.
const port = process.env.PORT ?? '4000'
const parts = [
  [
    tool('tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--include',
    'src/server/**',
    'src/server/main.ts',
  ],
  [tool('vite/bin/vite.js')],
].map((args) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: port } }),
)

stopWithParent()
let isStopping = false

function stop(code) {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const part of parts) part.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
for (const part of parts) part.on('exit', (code) => stop(code ?? 1))
