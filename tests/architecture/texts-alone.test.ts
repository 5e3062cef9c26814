import { expect, test } from 'vitest'
import { filesIn, isNode, nodesOf, placeOf, textOf, type Node } from './source.ts'

test.each(filesIn(['src'], ['.tsx']))(
  'each text of %s is alone in its element, where a translating browser leaves it within reach',
  (path) => {
    const nodes = nodesOf(path)
    const known = elementsIn(nodes)
    const beside = nodes.flatMap((node) => textsBesideIn(node, known))
    expect(beside.map((node) => `${placeOf(path, node)} ${sourceOf(path, node)}`)).toEqual([])
  },
)

/** The children that are a text, or may be one, and share their element with others, or have none. */
function textsBesideIn(node: Node, known: ReadonlySet<string>): readonly Node[] {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
  const children = listOf(node['children']).filter((child) => !isLayout(child))
  const isAlone = children.length === 1 && node.type === 'JSXElement'
  return children.filter((child, at) => {
    if (isAlone) return isListOfTexts(child, known)
    if (node.type === 'JSXElement' && isSpace(child))
      return children.slice(0, at).some((each) => !isSteady(each))
    return !isElement(child, known)
  })
}

/** Whether a child is only ever an element, or nothing. */
function isElement(node: Node, known: ReadonlySet<string>): boolean {
  const field = (name: string) => isElement(nodeIn(node, name), known)
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'VariableDeclaration':
      return true
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return field('expression')
    case 'Literal':
      return node['value'] === null || typeof node['value'] === 'boolean'
    case 'LogicalExpression':
      return field('right') && (node['operator'] === '&&' || field('left'))
    case 'ConditionalExpression':
      return field('consequent') && field('alternate')
    case 'Identifier':
      return node['name'] === 'undefined' || known.has(String(node['name']))
    case 'MemberExpression':
      return field(node['computed'] === true ? 'object' : 'property')
    case 'ArrowFunctionExpression':
      return field('body')
    case 'ReturnStatement':
      return field('argument')
    case 'IfStatement':
      return field('consequent') && (node['alternate'] === null || field('alternate'))
    case 'BlockStatement':
      return listOf(node['body']).every((each) => isElement(each, known))
    case 'CallExpression':
      return isMap(node) ? listOf(node['arguments']).every((each) => isElement(each, known)) : field('callee')
    default:
      return false
  }
}

/** The names a file uses for elements alone: props and functions typed so, and what is made of elements in it. */
function elementsIn(nodes: readonly Node[]): ReadonlySet<string> {
  const names = new Map<string, boolean>()
  const add = (id: Node, isSo: boolean) =>
    names.set(String(id['name']), isSo && names.get(String(id['name'])) !== false)
  for (const node of nodes)
    if (node.type === 'TSPropertySignature') add(nodeIn(node, 'key'), isTypedSo(node['typeAnnotation']))
    else if (node.type === 'VariableDeclarator' && nodeIn(node, 'id').type === 'Identifier')
      add(nodeIn(node, 'id'), isElement(nodeIn(node, 'init'), new Set()))
    else if (node.type === 'FunctionDeclaration') add(nodeIn(node, 'id'), isTypedSo(node['returnType']))
  return new Set([...names].flatMap(([name, isSo]) => (isSo ? [name] : [])))
}

function isTypedSo(type: unknown): boolean {
  if (!isNode(type)) return false
  switch (type.type) {
    case 'TSTypeAnnotation':
    case 'TSParenthesizedType':
      return isTypedSo(type['typeAnnotation'])
    case 'TSUnionType':
      return listOf(type['types']).every(isTypedSo)
    case 'TSFunctionType':
      return isTypedSo(type['returnType'])
    case 'TSUndefinedKeyword':
      return true
    case 'TSTypeReference': {
      const held = nodeIn(type, 'typeArguments')['params']
      return nodeIn(type, 'typeName')['name'] === 'Elements' || isTypedSo(listOf(held).at(-1))
    }
    default:
      return false
  }
}

/** Line ends and comments between elements, of which nothing is drawn. */
function isLayout(child: Node): boolean {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(String(child['value']))
  return child.type === 'JSXExpressionContainer' && nodeIn(child, 'expression').type === 'JSXEmptyExpression'
}

function isSpace(child: Node): boolean {
  if (child.type === 'JSXText') return String(child['value']).trim() === ''
  return child.type === 'JSXExpressionContainer' && nodeIn(child, 'expression')['value'] === ' '
}

/** Whether nothing is ever put in before what follows it. */
function isSteady(child: Node): boolean {
  return child.type === 'JSXElement' || isSpace(child)
}

function isListOfTexts(child: Node, known: ReadonlySet<string>): boolean {
  return (
    child.type === 'JSXExpressionContainer' && isMap(nodeIn(child, 'expression')) && !isElement(child, known)
  )
}

function isMap(node: Node): boolean {
  return node.type === 'CallExpression' && isNode(node['callee']) && nameOf(node['callee']) === 'map'
}

function nameOf(callee: Node): unknown {
  return callee.type === 'MemberExpression' ? nodeIn(callee, 'property')['name'] : undefined
}

function nodeIn(node: Node, name: string): Node {
  const found = node[name]
  return isNode(found) ? found : { type: 'nothing', start: node.start }
}

function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function sourceOf(path: string, node: Node): string {
  return textOf(path).slice(node.start, Number(node['end'])).replaceAll(/\s+/g, ' ').slice(0, 80)
}
