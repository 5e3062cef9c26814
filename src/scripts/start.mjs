import './node-version.mjs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './stages.mjs'

await ensureInstalled()
const { ok, fresh, output } = await ensureBuilt()
if (!ok) {
  console.error(output.trimEnd())
  console.error('The app could not be built, see above.')
  process.exit(1)
}
if (fresh) console.log('Built.')

// In this process, so that a signal to `npm start` is a signal to the server.
process.chdir(root)
const main = join(root, 'dist/server/main.js')
process.argv[1] = main
await import(pathToFileURL(main).href)
