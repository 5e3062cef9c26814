import { expect, test } from 'vitest'
import { importsOf, ringsOf, targetOf, type Import } from './import-graph.ts'
import { filesIn } from './source.ts'

/** What each layer may see besides itself. `app` puts everything together; scripts are run by people. */
const SEES: Record<string, readonly string[]> = {
  domain: [],
  contracts: ['domain'],
  api: ['contracts', 'domain'],
  flows: ['domain'],
  bindings: ['domain', 'flows'],
  ui: ['domain'],
  pages: ['domain', 'flows', 'bindings', 'ui'],
  chat: ['domain', 'flows', 'bindings', 'ui', 'pages'],
  classic: ['domain', 'flows', 'bindings', 'ui', 'pages'],
  server: ['domain', 'contracts', 'locales', 'simulators'],
  simulators: ['domain', 'contracts', 'server'],
  app: ['domain', 'contracts', 'api', 'flows', 'bindings', 'ui', 'pages', 'chat', 'classic', 'locales'],
  desk: ['domain', 'contracts', 'api', 'flows', 'bindings', 'ui', 'pages', 'chat', 'classic', 'app'],
  scripts: ['domain', 'contracts', 'api', 'flows', 'app', 'desk', 'server', 'simulators', 'locales'],
}

/**
 * Packages a layer must not know, because its rules have to run anywhere. @noble/hashes is plain arithmetic: the proof
 * of work is found in the browser and checked by the server with the same code.
 */
const FOREIGN: Record<string, RegExp> = {
  domain: /^(?!@noble\/hashes)/,
  contracts: /^(?!superstruct)/,
  flows: /^(?!xstate|mitt|fuse\.js|superstruct)/,
  api: /^(?!superstruct|wretch)/,
  server: /^(react|xstate|@xstate|@assistant-ui|wretch)/,
  ui: /^(xstate|@xstate|@assistant-ui|wretch|i18next|react-i18next)/,
}

const files = filesIn(['src', 'flows'], ['.ts', '.tsx'])
const imports = importsOf(files)

test('imports point down the layers only', () => {
  expect(imports.flatMap((each) => wrongDirection(each))).toEqual([])
})

test('the server loads what is played only where it is played', () => {
  const isAlways = (each: Import) =>
    layerOf(each.from) === 'server' && layerOf(targetOf(each)) === 'simulators' && each.isAtOnce
  expect(imports.flatMap((each) => (isAlways(each) ? [tell(each)] : []))).toEqual([])
})

test('an import inside a layer is relative and stays in it, an import between layers is an alias', () => {
  expect(imports.flatMap((each) => wrongForm(each))).toEqual([])
})

test('an import names the file with its extension', () => {
  const isOwn = ({ to }: Import) => to.startsWith('.') || to.startsWith('#')
  const hasExtension = ({ to }: Import) => /\.(ts|tsx|json|css|svg|woff2|mjs)(\?\w+)?$/.test(to)
  expect(imports.flatMap((each) => (isOwn(each) && !hasExtension(each) ? [tell(each)] : []))).toEqual([])
})

test('the rules know no framework', () => {
  const isForeign = ({ from, to }: Import) => {
    const isPackage = !to.startsWith('.') && !to.startsWith('#') && !to.endsWith('.css')
    return isPackage && FOREIGN[layerOf(from)]?.test(to) === true
  }
  expect(imports.flatMap((each) => (isForeign(each) ? [tell(each)] : []))).toEqual([])
})

test('no files import each other in a ring, not even for their types', () => {
  expect(ringsOf(imports)).toEqual([])
})

test('a ring is found however many files it takes, and once', () => {
  const found = ringsOf([
    { from: 'src/a.ts', to: './b.ts' },
    { from: 'src/b.ts', to: './room/c.ts' },
    { from: 'src/room/c.ts', to: '../a.ts' },
    { from: 'src/d.ts', to: './a.ts' },
  ])
  expect(found).toEqual([['src/a.ts', 'src/b.ts', 'src/room/c.ts']])
})

test('there is no index file to hide an import behind', () => {
  expect(files.filter((path) => /\/index\.tsx?$/.test(path))).toEqual([])
})

function wrongDirection(each: Import): readonly string[] {
  const from = layerOf(each.from)
  const to = layerOf(targetOf(each))
  const isAllowed = to === '' || to === from || SEES[from]?.includes(to) === true
  return isAllowed ? [] : [`${tell(each)}: ${from} may not see ${to}`]
}

function wrongForm(each: Import): readonly string[] {
  const isSameLayer = layerOf(targetOf(each)) === layerOf(each.from)
  const isWrong = each.to.startsWith('.') ? !isSameLayer : each.to.startsWith('#') && isSameLayer
  return isWrong ? [tell(each)] : []
}

function layerOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'src' ? second : first
}

function tell({ place, to }: Import): string {
  return `${place} imports ${to}`
}
