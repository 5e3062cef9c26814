import { expect, test } from 'vitest'
import { COMMANDS } from '#flows/core/conversation/dispatch.ts'
import { MACHINES } from '#flows/core/conversation/machines.ts'
import { QUESTIONS } from '#flows/core/conversation/questions.ts'
import { filesIn, isNode, nodesOf, placeOf, type Node } from './source.ts'

const commands = new Set(Object.keys(COMMANDS))
const effects = new Set(
  Object.values(MACHINES).flatMap(({ implementations }) => Object.keys(implementations.actors)),
)
const questions = new Set<string>(QUESTIONS.map(({ name }) => name))
/** A flow, and where it stands, may be called as what is asked there is. */
const places = new Set([
  ...Object.keys(MACHINES),
  ...Object.values(MACHINES).flatMap(({ states }) => Object.keys(states)),
])
/** Lists that have to be, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/app/ports/ports.ts': 'which effects are performed by code that is fetched later, typed by that code',
}

test('what is true of several commands, effects or questions stands on them, not in a list of their names', () => {
  const files = filesIn(['flows', 'src'], ['.ts', '.tsx']).filter((path) => ALLOWED[path] === undefined)
  const lists = files.flatMap((path) =>
    nodesOf(path)
      .filter((node) => isListOfNames(textsOf(node)))
      .map((node) => placeOf(path, node)),
  )
  expect(lists).toEqual([])
})

test.each([
  [['basket.open', 'order.rate'], true],
  [['loadMenu', 'pay'], true],
  [['orderPickup', 'orderSendNow'], true],
  [['basket.open'], false],
  [['checkout', 'menu'], false],
  [['food', 'service'], false],
])('%j: a list of names is %s', (texts, isOne) => {
  expect(isListOfNames(texts)).toBe(isOne)
})

/** Two or more names of one kind, and nothing else. */
function isListOfNames(texts: readonly string[]): boolean {
  if (texts.length < 2) return false
  if (texts.every((text) => questions.has(text))) return !texts.every((text) => places.has(text))
  return texts.every((text) => commands.has(text)) || texts.every((text) => effects.has(text))
}

/** The texts of a list that holds nothing else. */
function textsOf(node: Node): readonly string[] {
  if (node.type !== 'ArrayExpression') return []
  const elements = node['elements'] as readonly unknown[]
  const texts = elements.flatMap((each) =>
    isNode(each) && each.type === 'Literal' && typeof each['value'] === 'string' ? [each['value']] : [],
  )
  return texts.length === elements.length ? texts : []
}
