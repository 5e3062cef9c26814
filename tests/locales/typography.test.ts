import { expect, test } from 'vitest'
import { filesIn, nodesOf, placeOf } from '#tests/architecture/source.ts'
import { sentencesOf, TRANSLATED } from './texts.ts'

test('French keeps a space that cannot break before a colon, a semicolon, a question mark and inside quotes', () => {
  const loose = [...sentencesOf('fr')].filter(([, text]) =>
    /(^|[^\u00a0\u202f])[;?!»]|[^\u00a0\d}]:|« ?[^\u00a0]/u.test(text),
  )
  expect(loose).toEqual([])
})

test('no view sets a colon after a text: the text brings its own, as its language spaces it', () => {
  const views = ['src/ui', 'src/pages', 'src/chat', 'src/classic', 'src/bindings']
  const set = filesIn(views, ['.tsx']).flatMap((path) =>
    nodesOf(path)
      .filter(({ type, value }) => type === 'TemplateElement' && rawOf(value).startsWith(': '))
      .map((node) => placeOf(path, node)),
  )
  expect(set).toEqual([])
})

test('Spanish opens what it asks', () => {
  const halves = [...sentencesOf('es')].filter(
    ([, text]) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
  )
  expect(halves).toEqual([])
})

test.each(TRANSLATED)('%s quotes with marks of its own', (language) => {
  const foreign = [...sentencesOf(language)].filter(([, text]) =>
    (['fi', 'sv'].includes(language) ? /["“«»]/u : /["“”]/u).test(text),
  )
  expect(foreign).toEqual([])
})

test.each(['fr', 'it'] as const)('an apostrophe of %s is one', (language) => {
  expect([...sentencesOf(language)].filter(([, text]) => text.includes("'"))).toEqual([])
})

test.each(TRANSLATED)('no text of %s begins or ends with a space, or has two in a row', (language) => {
  // The lines of a mail are set with spaces.
  const loose = [...sentencesOf(language)].filter(
    ([key, text]) => !key.startsWith('mail.order.') && (text !== text.trim() || / {2}/.test(text)),
  )
  expect(loose).toEqual([])
})

function rawOf(value: unknown): string {
  const { raw } = value as { readonly raw: string }
  return raw
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1
}
