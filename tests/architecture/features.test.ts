import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, targetOf, type Import } from './import-graph.ts'
import { filesIn, root, textOf } from './source.ts'

/** A layer cut into features: what they have in common stands in `core`, of which only some rooms know the features. */
type Cut = {
  readonly layer: string
  /** Of the core the rooms where the features come together. */
  readonly meeting: readonly string[]
}

const CUTS: readonly Cut[] = [
  { layer: 'flows', meeting: ['conversation'] },
  { layer: 'src/server', meeting: ['process', 'web'] },
]

describe.each(CUTS)('$layer', ({ layer, meeting }) => {
  const files = filesIn([layer], ['.ts']).filter((path) => pathIn(path).length > 1)
  const imports = importsOf(files).filter((each) => targetOf(each).startsWith(`${layer}/`))
  const features = [...new Set(files.map(roomOf))].filter((room) => !isCore(room))

  test('every folder of it has a README that says what it is', () => {
    const folders = ['core', ...features].map((feature) => `${layer}/${feature}`)
    expect(folders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([])
  })

  test('of the core only the rooms where features come together know any', () => {
    const isKnowing = (each: Import) => {
      const [from, to] = [roomOf(each.from), roomOf(targetOf(each))]
      return isCore(from) && !isCore(to) && !meeting.includes(from.replace('core/', ''))
    }
    expect(told(imports, isKnowing)).toEqual([])
  })

  test('a feature is reached only through the files its README names as seams', () => {
    const isThroughWall = (each: Import) => isBetween(each) && !seams().has(targetOf(each))
    expect(told(imports, isThroughWall)).toEqual([])
  })

  test('a file is named as a seam only while another feature takes something from it', () => {
    const taken = new Set(imports.filter(isBetween).map((each) => targetOf(each)))
    expect([...seams()].filter((path) => !taken.has(path))).toEqual([])
  })

  /** Whether it goes from one feature, or from what all have in common, into another. */
  function isBetween(each: Import): boolean {
    const [from, to] = [roomOf(each.from), roomOf(targetOf(each))]
    return from !== to && !isCore(from) && !isCore(to)
  }

  function seams(): ReadonlySet<string> {
    return new Set(
      features.flatMap((feature) => {
        const [, named = ''] = /^\*\*Seams:\*\* (.*)\.$/m.exec(textOf(`${layer}/${feature}/README.md`)) ?? []
        return [...named.matchAll(/`([\w./-]+)`/g)].map((match) => `${layer}/${feature}/${match[1] ?? ''}`)
      }),
    )
  }

  /** `core/log` of a file of the core, else its feature. */
  function roomOf(path: string): string {
    const [first = '', second = ''] = pathIn(path)
    return first === 'core' ? `core/${second}` : first
  }

  function pathIn(path: string): readonly string[] {
    return path.slice(layer.length + 1).split('/')
  }
})

/** What a view or the code of all views is cut into besides features. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'src/bindings': ['navigation', 'prompts', 'runtime', 'support', 'timing', 'words'],
  'src/ui': ['forms', 'map', 'primitives', 'style'],
  'src/pages': ['payment', 'support'],
  'src/chat/cards': [],
  'src/classic/screens': [],
}

test.each(Object.entries(KINDS))(
  '%s has the names that features have in the conversation',
  (layer, kinds) => {
    const folders = [
      ...new Set(filesIn([layer], ['.ts', '.tsx', '.css']).flatMap((path) => inside(layer, path))),
    ]
    const features = new Set(filesIn(['flows'], ['.ts']).flatMap((path) => inside('flows', path)))
    expect(folders.filter((name) => !features.has(name) && !kinds.includes(name))).toEqual([])
  },
)

describe('the conversation', () => {
  /** The rooms of its core, each of which sees those before it. */
  const CORE = ['log', 'conversation', 'transcript', 'engine']
  const files = filesIn(['flows'], ['.ts'])
  const imports = importsOf(files).filter((each) => targetOf(each).startsWith('flows/'))
  const placeOf = (path: string) => CORE.findIndex((room) => path.startsWith(`flows/core/${room}/`))

  test('imports point down the rooms of its core, types too', () => {
    const isUp = (each: Import) => placeOf(each.from) >= 0 && placeOf(targetOf(each)) > placeOf(each.from)
    expect(told(imports, isUp)).toEqual([])
    expect(files.filter((path) => path.startsWith('flows/core/') && placeOf(path) < 0)).toEqual([])
  })

  test('a feature sees of the core what a log holds and what a conversation is', () => {
    const isTooMuch = (each: Import) => placeOf(each.from) < 0 && placeOf(targetOf(each)) > 1
    expect(told(imports, isTooMuch)).toEqual([])
  })

  test('the machines of the account pages are no part of it', () => {
    const isPart = (each: Import) =>
      /^flows\/account\/(?!session|visitor)/.test(each.from) && placeOf(targetOf(each)) > 0
    expect(told(imports, isPart)).toEqual([])
  })
})

/** The folder of a layer a file stands in. */
function inside(layer: string, path: string): readonly string[] {
  const [folder = '', ...rest] = path.slice(layer.length + 1).split('/')
  return rest.length > 0 ? [folder] : []
}

function isCore(room: string): boolean {
  return room.startsWith('core/')
}

function told(imports: readonly Import[], isWrong: (each: Import) => boolean): readonly string[] {
  return imports.filter(isWrong).map(({ place, to }) => `${place} imports ${to}`)
}
