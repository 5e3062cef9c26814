import { expect, test } from 'vitest'
import { filesIn, isNode, nodesOf, placeOf, type Node } from './source.ts'

/** What a machine knows it tells as a fact: nothing that says what happened finds it out from before and after. */

const OUTCOME = 'flows/core/conversation/outcome.ts'
const COMMAND = 'flows/core/conversation/command.ts'
const files = [OUTCOME, ...filesIn(['flows'], ['acks.ts'])]

test('no acknowledgement knows the conversation before what it tells of', () => {
  const knowing = files.flatMap((path) =>
    nodesOf(path)
      .filter((node) => isNamed(node, 'before') || isNamed(node, 'Step'))
      .map((node) => placeOf(path, node)),
  )
  expect(knowing).toEqual([])
})

test('nor does that of a command, which stands beside it', () => {
  const commands = filesIn(['flows'], ['.commands.ts'])
  const acks = commands.flatMap((path) => {
    const nodes = nodesOf(path)
    return nodes.filter(isAcks).map((of) => ({ path, within: nodes.filter((node) => isIn(of, node)) }))
  })
  const knowing = acks.flatMap(({ path, within }) =>
    within.filter((node) => isNamed(node, 'before')).map((node) => placeOf(path, node)),
  )
  expect(acks.length).toBeGreaterThan(20)
  expect(knowing).toEqual([])
})

test('it is told the conversation after and the facts, and nothing by which to compare', () => {
  const told = nodesOf(COMMAND).find(
    (node) => node.type === 'TSTypeAliasDeclaration' && isNamed(node['id'], 'Told'),
  )
  const members =
    told && nodesOf(COMMAND).filter((node) => node.type === 'TSPropertySignature' && isIn(told, node))
  expect(members?.map(({ key }) => nameOf(key))).toEqual(['after', 'facts'])
})

test('none of its functions is given two conversations, whatever they are called', () => {
  const comparing = files.flatMap((path) =>
    nodesOf(path)
      .filter(({ params }) => Array.isArray(params) && params.filter(isOfConversation).length > 1)
      .map((node) => placeOf(path, node)),
  )
  expect(comparing).toEqual([])
})

function isAcks({ type, key }: Node): boolean {
  return type === 'Property' && nameOf(key) === 'acks'
}

/** Whether a parameter is a conversation, or what holds one. */
function isOfConversation(parameter: unknown): boolean {
  const typed = isNode(parameter) ? parameter['typeAnnotation'] : undefined
  const type = isNode(typed) ? typed['typeAnnotation'] : undefined
  return isNode(type) && ['Conversation', 'Told', 'Outcome'].includes(nameOf(type['typeName']))
}

function isIn(outer: Node, { start }: Node): boolean {
  return outer.start <= start && start < Number(outer['end'])
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && nameOf(node) === name
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}
