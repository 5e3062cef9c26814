import { expect, test } from 'vitest'
import { filesIn, isNode, nodesOf, placeOf, textOf, type Node } from './source.ts'

const views = ['src/ui', 'src/chat', 'src/classic', 'src/pages', 'src/app', 'src/bindings']
const components = filesIn(views, ['.tsx'])

const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(/i
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
])

test('every colour comes from a token', () => {
  const found = filesIn(views, ['.css'])
    .filter((path) => path !== 'src/ui/style/tokens.css')
    .flatMap((path) =>
      textOf(path)
        .replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
        .split('\n')
        .flatMap((line, index) => (COLOUR.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})

test('every token a stylesheet asks for is set somewhere', () => {
  const sheets = filesIn(views, ['.css']).map((path) => [path, textOf(path)] as const)
  const set = new Set(
    sheets.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  )
  const missing = sheets.flatMap(([path, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) =>
      set.has(name) ? [] : [`${path} ${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('no component writes a text itself: what a person reads or hears has a key in locales/', () => {
  const found = components.flatMap((path) =>
    nodesOf(path).flatMap((node) => {
      const text = spokenTextOf(node)
      return text !== undefined && /\p{L}/u.test(text) ? [`${placeOf(path, node)} ${text.trim()}`] : []
    }),
  )
  expect(found).toEqual([])
})

test('no component sets style attributes, which the content security policy refuses', () => {
  const found = components.flatMap((path) =>
    nodesOf(path).flatMap((node) => (attributeNameOf(node) === 'style' ? [placeOf(path, node)] : [])),
  )
  expect(found).toEqual([])
})

test('two stylesheets never share a name, so that a class name tells its file', () => {
  const names = filesIn(views, ['.module.css']).map((path) => path.slice(path.lastIndexOf('/') + 1))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

function spokenTextOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return node['value'] as string
  const value = SPOKEN.has(attributeNameOf(node) ?? '') ? node['value'] : undefined
  return isNode(value) && typeof value['value'] === 'string' ? value['value'] : undefined
}

function attributeNameOf(node: Node): string | undefined {
  const name = node.type === 'JSXAttribute' ? node['name'] : undefined
  return isNode(name) ? (name['name'] as string) : undefined
}
