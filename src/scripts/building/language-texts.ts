import type { Plugin } from 'vite'

/** What a page says before anything more is fetched, laid over one another. */
const FIRST_TEXTS = ['catalogue', 'classic', 'common', 'dialogue', 'intents', 'problems']
const LIST = 'virtual:language-texts'

/**
 * Makes `virtual:language-texts`: how the texts of each language are fetched, as one module for each, so that none lists its
 * own files. `later` are those a page fetches with what needs them.
 */
export function languageTexts(codes: readonly string[], later: readonly string[]): Plugin {
  return {
    name: 'language-texts',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${LIST}`) return listOf(codes)
      return id.startsWith(`\0${LIST}/`) ? textsOf(id.slice(LIST.length + 2), later) : undefined
    },
  }
}

/** The module of a language's texts, as the bundler knows it. */
export function textsModule(code: string): string {
  return `\0${LIST}/${code}`
}

function listOf(codes: readonly string[]): string {
  return `export const TEXTS = { ${codes.map((code) => `${code}: () => import('${LIST}/${code}')`).join(', ')} }`
}

function textsOf(code: string, later: readonly string[]): string {
  const file = (name: string) => `'/locales/${code}/${name}.json'`
  return [
    ...FIRST_TEXTS.map((name) => `import ${name} from ${file(name)}`),
    `export const texts = { ${FIRST_TEXTS.map((name) => `...${name}`).join(', ')} }`,
    `export const later = { ${later.map((name) => `${name}: () => import(${file(name)})`).join(', ')} }`,
  ].join('\n')
}
