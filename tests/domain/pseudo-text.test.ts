import { expect, test } from 'vitest'
import { pseudoText } from '#domain/pseudo-text.ts'

test.each([
  ['a sentence', 'Anything else?', '⟦Áññýţţĥíññğ ééļšéé?⟧'],
  ['a value stays as it is', 'Add {{name}}, {{price, inSentence}}', '⟦Áđđđ {{name}}, {{price, inSentence}}⟧'],
  ['another text it takes in, too', '$t(Form.errors.required)', '$t(Form.errors.required)'],
  ['what has no letters is nobody’s to translate', '{{hours}}:{{minutes}}', '{{hours}}:{{minutes}}'],
  ['letters that have an accent already', 'à ø', '⟦à øø⟧'],
])('%s', (_what, text, pseudo) => {
  expect(pseudoText(text)).toBe(pseudo)
})

test('a text grows by two fifths of its letters', () => {
  const letters = (text: string) => text.replaceAll(/\P{L}/gu, '').length
  const text = 'You can cancel free of charge until the kitchen begins'
  expect(letters(pseudoText(text)) / letters(text)).toBeCloseTo(1.4, 1)
})
