import './node-version.mjs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './stages.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

await ensureInstalled()
const { ok, fresh, output } = await ensureBuilt()
if (!ok) {
  console.error(output.trimEnd())
  console.error('The app could not be built, see above.')
  process.exit(1)
}
if (fresh) console.log('Built.')

// In this process: what is sent to it reaches the server, and nothing stands between them that could be left behind.
stopWithParent()
process.chdir(root)
const main = join(root, 'dist/server/main.js')
process.argv[1] = main
await import(pathToFileURL(main).href)
