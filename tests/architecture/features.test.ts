import { expect, test } from 'vitest'
import { importsOf, targetOf, type Import } from './import-graph.ts'
import { filesIn, textOf } from './source.ts'

/** The rooms of the core, each of which sees those before it. */
const CORE = ['log', 'conversation', 'transcript', 'engine'] as const
/** Where the features come together: of the core this room alone knows them. */
const WHERE_ALL_MEET = 'core/conversation'
/** What a feature sees of the core. */
const SEEN_OF_CORE = ['core/log', 'core/conversation']

const files = filesIn(['flows'], ['.ts'])
const imports = importsOf(files).filter((each) => targetOf(each).startsWith('flows/'))
const features = [...new Set(files.map(roomOf))].filter((room) => !room.startsWith('core/'))

test('imports point down the rooms of the core, types too', () => {
  const isUp = (each: Import) => {
    const [from, to] = [placeInCore(each.from), placeInCore(targetOf(each))]
    return from >= 0 && to > from
  }
  expect(imports.flatMap((each) => (isUp(each) ? [tell(each)] : []))).toEqual([])
  expect([...new Set(files.map(roomOf))].filter((room) => room.startsWith('core/')).toSorted()).toEqual(
    CORE.map((room) => `core/${room}`).toSorted(),
  )
})

test('of the core one room alone knows features', () => {
  const isKnowing = (each: Import) =>
    placeInCore(each.from) >= 0 && isOfFeature(targetOf(each)) && roomOf(each.from) !== WHERE_ALL_MEET
  expect(imports.flatMap((each) => (isKnowing(each) ? [tell(each)] : []))).toEqual([])
})

test('a feature sees of the core what a log holds and what a conversation is', () => {
  const isTooMuch = (each: Import) => {
    const to = roomOf(targetOf(each))
    return isOfFeature(each.from) && to.startsWith('core/') && !SEEN_OF_CORE.includes(to)
  }
  expect(imports.flatMap((each) => (isTooMuch(each) ? [tell(each)] : []))).toEqual([])
})

test('a feature is reached only through the files its README names as seams', () => {
  const isThroughWall = (each: Import) =>
    isBetween(each) && !seamsOf(roomOf(targetOf(each))).includes(stem(each))
  expect(imports.flatMap((each) => (isThroughWall(each) ? [tell(each)] : []))).toEqual([])
})

test('a file is named as a seam only while another feature takes something from it', () => {
  const taken = new Set(imports.filter(isBetween).map((each) => targetOf(each)))
  const idle = features.flatMap((feature) =>
    seamsOf(feature)
      .map((name) => `flows/${feature}/${name}`)
      .filter((path) => !taken.has(path)),
  )
  expect(idle).toEqual([])
})

test('the machines of the account pages are no part of the conversation', () => {
  const ofPages = imports.filter(({ from }) => /^flows\/account\/(?!session|visitor)/.test(from))
  const seen = new Set(ofPages.map((each) => roomOf(targetOf(each))).filter((room) => room !== 'account'))
  expect([...seen]).toEqual(['core/log'])
})

/** Whether it goes from one feature into another. */
function isBetween(each: Import): boolean {
  const target = targetOf(each)
  return isOfFeature(each.from) && isOfFeature(target) && roomOf(each.from) !== roomOf(target)
}

function seamsOf(feature: string): readonly string[] {
  const [, named = ''] = /^\*\*Seams:\*\* (.*)\.$/m.exec(textOf(`flows/${feature}/README.md`)) ?? []
  return [...named.matchAll(/`([\w.-]+)`/g)].map((match) => match[1] ?? '')
}

function isOfFeature(path: string): boolean {
  return !roomOf(path).startsWith('core/')
}

function placeInCore(path: string): number {
  return CORE.findIndex((room) => roomOf(path) === `core/${room}`)
}

/** `core/log` of a file of the core, else its feature. */
function roomOf(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  return first === 'core' ? `core/${second}` : first
}

function stem(each: Import): string {
  return targetOf(each).split('/').slice(2).join('/')
}

function tell({ place, to }: Import): string {
  return `${place} imports ${to}`
}
