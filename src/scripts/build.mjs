import './node-version.mjs'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root, run } from './stages.mjs'

const sources = [
  'src',
  'flows',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
const dist = join(root, 'dist')
/** A server without pages, for the tests: made in a second where nothing was built. */
const bare = join(root, 'node_modules/.cache/server')
const texts = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest'])

/** Builds app and server into dist/ unless dist/ was made from exactly these sources; tells whether it worked. */
export async function ensureBuilt() {
  if (isMadeOf(dist, hashOf(sources))) return { ok: true, fresh: false, output: '' }
  const { code, output } = await apart([])
  return { ok: code === 0, fresh: true, output }
}

/** The file that starts a server built from exactly these sources: that of dist/, else one of its own; throws with what the bundler said. */
export async function builtServer() {
  const wanted = hashOf(sources)
  const made = [dist, bare].find((folder) => isMadeOf(folder, wanted))
  if (made !== undefined) return join(made, 'server/main.js')
  const { code, output } = await apart(['server'])
  if (code !== 0) throw new Error(output)
  return join(bare, 'server/main.js')
}

function isMadeOf(folder, wanted) {
  const stamp = join(folder, '.stamp')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

/** In a process of its own, so that a server started afterwards does not carry the bundler's memory. */
function apart(args) {
  return run(fileURLToPath(import.meta.url), args, { env: { NODE_ENV: 'production' } })
}

async function buildServer(folder) {
  const { build: bundle } = await import('vite')
  const outDir = join(folder, 'server')
  await bundle({ root, logLevel, build: { ssr: 'src/server/main.ts', outDir, copyPublicDir: false } })
  // Data that is read and not imported, where the code that reads it is put.
  for (const folder of ['src/server/core/database/migrations', 'locales'])
    cpSync(join(root, folder), join(outDir, 'assets', basename(folder)), { recursive: true })
}

async function buildBare() {
  const made = hashOf(sources)
  rmSync(bare, { recursive: true, force: true })
  await buildServer(bare)
  writeFileSync(join(bare, '.stamp'), made)
}

const logLevel = 'warn'

async function build() {
  const made = hashOf(sources)
  const { build: bundle } = await import('vite')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist)
  await bundle({ root, logLevel, build: { outDir: 'dist/client' } })
  // The desk of the staff is built by itself: no file of the customers' knows of it.
  const desk = { outDir: 'dist/client/desk', copyPublicDir: false }
  await bundle({ root, logLevel, mode: 'desk', base: '/desk/', build: desk })
  if (existsSync(join(root, 'src/server/main.ts'))) await buildServer(dist)
  if (existsSync(join(root, 'src/app/first-screen/first-turn.server.tsx'))) {
    await bundle({
      root,
      logLevel,
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: 'src/app/first-screen/first-turn.server.tsx',
        outDir: 'dist/server',
        emptyOutDir: false,
        copyPublicDir: false,
      },
    })
  }
  await compress(join(dist, 'client'))
  writeFileSync(join(dist, '.stamp'), made)
}

/** Puts .br and .gz beside every text above 1 kB, at the strength nobody can afford per request. */
async function compress(folder) {
  const files = filesUnder(folder).filter((file) => texts.has(extname(file)) && statSync(file).size > 1024)
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file)
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(body))
      writeFileSync(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
    }),
  )
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(join(root, path))).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await (process.argv[2] === 'server' ? buildBare() : build())
