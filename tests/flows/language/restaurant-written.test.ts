import { describe, expect, test } from 'vitest'
import { understand } from '#flows/language/understand.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import { conversationWith } from '#tests/support/flows.ts'
import { shipped } from '#tests/support/shipped.ts'
import { LEXICON, WORDING } from './lexicon.ts'

const { restaurants: SHOPS } = shipped()
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'cuisine.burger': ['Burgers', 'Burger'],
  'cuisine.thai': ['Thai', 'Thai'],
  'cuisine.taco': ['Tacos', 'Taco'],
}
const wording = { ...WORDING, wordsOf: ({ key }: { key: string }) => LABELS[key] ?? WORDING.wordsOf({ key }) }

describe('where a restaurant is asked for', () => {
  test.each([
    ['brygga burger take away', 'brygga-burger', 'TAKEOUT'],
    ['brygga burger, eat in please', 'brygga-burger', 'EATIN'],
    ['sora sushi to go', 'sora-sushi', 'TAKEOUT'],
    ['bryga burger spise her', 'brygga-burger', 'EATIN'],
    ['sora sushi å ta med', 'sora-sushi', 'TAKEOUT'],
  ])('one is chosen by its name and how the food is had: %s', (text, slug, mode) => {
    expect(meant(text)).toEqual({
      kind: 'command',
      command: { type: 'restaurant.choose', id: idOf(slug), mode, asks: true },
    })
  })

  test.each([
    ['thai', ['sitrongress']],
    ['tacos', ['casa-mais']],
    ['some thai food please', ['sitrongress']],
    ['is', []],
    ['xyz take away', []],
  ])('what a card says is served is offered, and never chosen: %s', (text, slugs) => {
    const found = meant(text)
    expect(found.kind).toBe('unknown')
    const offered = found.kind === 'unknown' ? found.candidates.map(({ command }) => command) : []
    expect(offered).toEqual(slugs.map((slug) => ({ type: 'restaurant.choose', id: idOf(slug) })))
  })
})

function meant(text: string) {
  const conversation = conversationWith({ shops: SHOPS }).conversation()
  return understand(text, conversation, { lexicon: LEXICON, wording, words: [ENGLISH, NORWEGIAN] })
}

function idOf(slug: string): string | undefined {
  return SHOPS.find(({ restaurant }) => restaurant.slug === slug)?.restaurant.id
}
