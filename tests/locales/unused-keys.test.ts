import { expect, test } from 'vitest'
import { filesIn, isNode, nodesOf, textOf, type Node } from '#tests/architecture/source.ts'
import { sentencesOf, withoutPlural } from './texts.ts'

const { words, composed } = spokenIn(['flows', 'src'])
const sentences = sentencesOf('en')
const keys = [...new Set([...sentences.keys()].map(withoutPlural))]

test('every sentence is said somewhere: its key stands in the source, or inside another sentence', () => {
  const inSentences = new Set([...sentences.values()].flatMap(saidInside))
  expect(keys.filter((key) => !inSentences.has(key) && !isSpoken(key))).toEqual([])
})

test.each(['mode.DELIVERY', 'order.progress.forgotten', 'classic.removed.title', 'ask.weather'])(
  'a sentence that nothing says is found: %s',
  (key) => expect(isSpoken(key)).toBe(false),
)

/** A key that is put together; `undefined` is a part the source spells out elsewhere. */
type Composed = readonly (string | undefined)[]

function isSpoken(key: string): boolean {
  return words.has(key) || composed.some((parts) => isMadeOf(key, parts))
}

function isMadeOf(key: string, [part, ...others]: Composed): boolean {
  if (part !== undefined) return key.startsWith(part) && isRest(key.slice(part.length), others)
  return [...key].some((_, index) => {
    const length = index + 1
    return words.has(key.slice(0, length)) && isRest(key.slice(length), others)
  })
}

function isRest(key: string, parts: Composed): boolean {
  return parts.length === 0 ? key === '' : isMadeOf(key, parts)
}

function spokenIn(folders: readonly string[]) {
  const words = new Set(wordsOfSeeds(folders))
  const composed: Composed[] = []
  for (const path of filesIn(folders, ['.ts', '.tsx'])) {
    const nodes = nodesOf(path)
    const constants = constantsIn(nodes)
    for (const node of nodes) {
      for (const word of wordsOf(node)) words.add(word)
      composed.push(...composedOf(node, constants))
    }
  }
  return { words, composed }
}

/** Which cuisines there are is told by the restaurants that ship. */
function wordsOfSeeds(folders: readonly string[]): readonly string[] {
  return filesIn(folders, ['.json']).flatMap((path) =>
    [...textOf(path).matchAll(/"cuisine": "(\w+)"/g)].map(([, cuisine = '']) => cuisine),
  )
}

/** A text that is spelled out, or the name of a field, which may be part of a key too. */
function wordsOf(node: Node): readonly string[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node.type !== 'Property' && node.type !== 'TSPropertySignature') return []
  const key = node['key']
  return isNode(key) && key.type === 'Identifier' ? [String(key['name'])] : []
}

function composedOf(node: Node, constants: ReadonlyMap<string, string>): readonly Composed[] {
  if (node.type !== 'TemplateLiteral') return []
  const texts = (node['quasis'] as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const puts = (node['expressions'] as readonly Node[]).map(({ name }) => constants.get(String(name)))
  const parts = texts
    .flatMap((text, index) => (index < puts.length ? [text, puts[index]] : [text]))
    .filter((part) => part !== '')
  // What begins with a part that is put in could be anything: a key says first what it is about.
  return /^[A-Za-z]/.test(parts[0] ?? '') && parts.every((part) => /^[\w.]+$/.test(part ?? 'put'))
    ? [parts]
    : []
}

/** Names of a file that stand for one text. */
function constantsIn(nodes: readonly Node[]): ReadonlyMap<string, string> {
  return new Map(
    nodes.flatMap((node) => {
      const { id, init } = node as { id?: unknown; init?: unknown }
      if (node.type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) return []
      return typeof init['value'] === 'string' ? [[String(id['name']), init['value']] as const] : []
    }),
  )
}

/** The keys of the sentences a sentence takes in. */
function saidInside(text: string): readonly string[] {
  return [...text.matchAll(/\$t\(([\w.]+)/g)].map(([, key = '']) => key)
}
