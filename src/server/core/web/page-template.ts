import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lateCode, type PageFiles } from './late-code.ts'

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g
const MODULE_SCRIPT = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/g
const FONT = 'figtree-latin-wght-normal.woff2'
const FILES_ID = 'orda-files'

const LATE_CODE_SCRIPT = `(${lateCode.toString()})(document,window,JSON.parse(document.getElementById("${FILES_ID}").textContent))`

export type PageTemplate = {
  readonly html: string
  /** The same without any code, and with the styles of everything an order shows. */
  readonly plainHtml: string
  /** What a page in this language names for its code to be fetched. */
  readonly filesOf: (language: string) => string
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** The built page made to be painted from one answer: its styles inside, its code named for later. */
export function pageTemplate(clientDir: string): PageTemplate {
  const built = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const manifest = manifestIn(clientDir)
  const chat = filesOf(manifest, 'chat')
  // The first turn is drawn by the chat, whose code comes later: its styles are needed at once.
  const sheets = [...new Set([...hrefsIn(built, STYLESHEET), ...chat.styles])]
  // Said to be there already: fetched again with a later chunk they would overrule what they stand before.
  const inside = sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  const style = sheets.map((href) => readFileSync(join(clientDir, href), 'utf8').trim()).join('\n')
  // The last builds on those before it.
  const scripts = hrefsIn(built, MODULE_SCRIPT)
  const main = scripts.at(-1)
  if (main === undefined) throw new Error('the built page has no code')
  const modules = [...scripts.slice(0, -1), ...hrefsIn(built, MODULE_PRELOAD)]
  const font = Object.entries(manifest).find(([source]) => source.endsWith(FONT))?.[1]
  const preload = font
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`
    : ''
  const bare = built.replaceAll(STYLESHEET, '').replaceAll(MODULE_PRELOAD, '').replaceAll(MODULE_SCRIPT, '')
  const later = ['cards', 'checkout', 'after-order', 'account'].flatMap(
    (group) => filesOf(manifest, group).styles,
  )
  const laterSheets = [...new Set(later)].filter((href) => !sheets.includes(href))
  const laterLinks = laterSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return {
    plainHtml: bare.replace('</head>', () => `<style>${style}</style>${laterLinks}${preload}</head>`),
    html: bare
      .replace('</head>', () => `<style>${style}</style>${inside}${preload}</head>`)
      .replace('</body>', () => `<script>${LATE_CODE_SCRIPT}</script></body>`),
    filesOf: (language) => {
      const texts = filesOf(manifest, language).modules.slice(-1)
      const files: PageFiles = {
        main,
        // Of the turns that the server draws until the code has come.
        styles: laterSheets,
        modules: [...modules, ...texts],
        views: {
          chat: chat.modules,
          classic: filesOf(manifest, 'classic').modules,
          // Stands in the file of the chat, as one question of it at a time.
          linear: chat.modules,
        },
        // A conversation on this device stands anywhere; a new one needs these only after its first answer.
        cards: [...filesOf(manifest, 'cards').modules, ...filesOf(manifest, 'checkout').modules],
        // What is kept is folded at once; a first screen does without it, and asks for it once it stands.
        engine: filesOf(manifest, 'fold').modules.filter((file) => file !== main),
      }
      return `<script type="application/json" id="${FILES_ID}">${JSON.stringify(files)}</script>`
    },
    scriptHashes: [sha256(LATE_CODE_SCRIPT)],
    styleHashes: [sha256(style)],
  }
}

/** As a content security policy names it. */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** The files of a page: what it is made of, each after what it builds on, and its styles. */
export type BuiltFiles = { readonly modules: readonly string[]; readonly styles: readonly string[] }

/** What a page is made of that was built by itself into a folder, by the source it begins with; nothing where it was not. */
export function builtFiles(clientDir: string, folder: string, source: string): BuiltFiles | undefined {
  const manifest = manifestIn(join(clientDir, folder))
  if (!(source in manifest)) return undefined
  const { modules, styles } = filesFrom(manifest, [source])
  const within = (file: string) => `/${folder}${file}`
  return { modules: modules.map(within), styles: styles.map(within) }
}

function hrefsIn(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].flatMap(([, href]) => href ?? [])
}

/** What a group of the build is made of: the files it imports and its own, each after what it builds on, as its styles must stand. */
function filesOf(manifest: Manifest, group: string): BuiltFiles {
  return filesFrom(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.name === group),
  )
}

function filesFrom(manifest: Manifest, sources: readonly string[]): BuiltFiles {
  const seen = new Set<string>()
  const keys: string[] = []
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
    keys.push(key)
  }
  sources.forEach(visit)
  const chunks = keys.flatMap((key) => manifest[key] ?? [])
  return {
    modules: chunks.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  }
}

type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly name?: string
      readonly imports?: readonly string[]
      readonly css?: readonly string[]
    }
  >
>

function manifestIn(clientDir: string): Manifest {
  const file = join(clientDir, '.vite/manifest.json')
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}
