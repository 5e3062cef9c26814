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
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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
const stamp = join(root, 'dist/.stamp')
const texts = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest'])

/** Builds app and server into dist/ unless dist/ was made from exactly these sources; tells whether it worked. */
export async function ensureBuilt() {
  const wanted = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return { ok: true, fresh: false, output: '' }
  // In a process of its own, so that a server started afterwards does not carry the bundler's memory.
  const { code, output } = await run(fileURLToPath(import.meta.url), [], { env: { NODE_ENV: 'production' } })
  return { ok: code === 0, fresh: true, output }
}

async function build() {
  const made = hashOf(sources)
  const { build: bundle } = await import('vite')
  const logLevel = 'warn'
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  mkdirSync(join(root, 'dist'))
  await bundle({ root, logLevel, build: { outDir: 'dist/client' } })
  if (existsSync(join(root, 'src/server/main.ts'))) {
    await bundle({
      root,
      logLevel,
      build: { ssr: 'src/server/main.ts', outDir: 'dist/server', copyPublicDir: false },
    })
    // Data that is read and not imported, where the code that reads it is put.
    cpSync(join(root, 'src/server/store/migrations'), join(root, 'dist/server/assets/migrations'), {
      recursive: true,
    })
  }
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
  await compress(join(root, 'dist/client'))
  writeFileSync(stamp, made)
}

/** Puts .br and .gz beside every text above 1 kB, at the strength nobody can afford per request. */
async function compress(folder) {
  const files = filesUnder(folder).filter((file) => texts.has(extname(file)) && statSync(file).size > 1024)
  // The last step makes a drawing a twelfth smaller and takes ten times as long: too long for hundreds of them.
  const qualityOf = (file) => (extname(file) === '.svg' ? 9 : 11)
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(body, { params }))
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
