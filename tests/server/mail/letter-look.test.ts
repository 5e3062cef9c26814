import { expect, test } from 'vitest'
import { palettesOf } from '#domain/look/palette.ts'
import { letterPage } from '#server/mail/letter-page.ts'

const WINE = { paper: '#fffaf0', ink: '#22160c', brand: '#7a1f2b' }
const NIGHT = { paper: '#101014', ink: '#f4f4f8', brand: '#b9c7ff' }
const LETTER = { subject: 'Hei', parts: [{ kind: 'words', lines: ['Takk!'] }] } as const

test('a mail stands in the colours of its deployment, by day and by night (S9.39)', () => {
  const page = letterPage(LETTER, 'no', {
    productName: 'Bella',
    look: { palettes: { light: WINE, dark: NIGHT } },
  })
  const [day = '', night = ''] = page.split('@media (prefers-color-scheme:dark)').toReversed()
  for (const colour of Object.values(WINE)) expect(day).toContain(colour)
  for (const colour of Object.values(NIGHT)) expect(page).toContain(colour)
  expect(night).not.toContain('!important')
})

test('a mail of a deployment that names no night is dark by night all the same', () => {
  const page = letterPage(LETTER, 'no', { productName: 'Bella', look: { palettes: { light: WINE } } })
  const { dark } = palettesOf({ light: WINE })
  expect(page).toContain(`.paper{background:${dark.paper}!important;}`)
})

const WORDMARK = { light: '/deployment/name.svg', words: 'Bella dal 1982', ratio: 4 }

test('a mail with a wordmark shows its picture, which comes along, and its words where no pictures are shown', () => {
  const page = letterPage(LETTER, 'no', { productName: 'Bella', look: {}, wordmark: WORDMARK }, true)
  expect(page).toMatch(/<img\s+src="cid:wordmark"\s+alt="Bella dal 1982"\s+width="192"/)
  expect(page).not.toMatch(/>\s*Bella\s*</)
})

test('a mail whose wordmark could not be brought along says the name', () => {
  const page = letterPage(LETTER, 'no', { productName: 'Bella', look: {}, wordmark: WORDMARK })
  expect(page).not.toContain('<img')
  expect(page).toMatch(/>\s*Bella\s*</)
})
