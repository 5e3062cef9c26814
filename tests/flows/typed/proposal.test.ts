import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Wish } from '#domain/basket/wished-selection.ts'
import { id } from '#domain/ids.ts'
import { pickupOf } from '#flows/core/conversation/selectors.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { WrittenLine, WrittenOrder } from '#flows/core/log/command-data.ts'
import { proposal } from '#flows/typed/proposal.questions.ts'
import { at } from '#tests/support/at.ts'
import { atTheMenu, NOON, type Talk } from '#tests/support/flows.ts'
import { atTheMenuOf } from '../language/at-the-menu-of.ts'
import { theBurgerPlace } from '../language/pizzeria.ts'

const ACCEPT: Command = { type: 'proposal.accept' }

describe('a sentence read as an order', () => {
  test('is proposed, and nothing of it is in the basket before it is accepted', () => {
    const talk = atTheMenu().says(written(line('burger', 2), line('cola')))
    expect(talk.asks()).toBe('proposal')
    expect(basketOf(talk)).toEqual([])
  })

  test('goes into the basket at once when it is accepted, and that is told', () => {
    const talk = atTheMenu().says(written(line('burger', 2), line('cola')), ACCEPT)
    expect(talk.asks()).toBe('basket')
    expect(basketOf(talk)).toEqual(['2 burger', '1 cola'])
    expect(talk.turns().at(-1)?.acks).toMatchObject([{ key: 'ack.proposal.added' }])
  })

  test('leaves the basket as it is where it is declined, and the customer where they were', () => {
    const talk = atTheMenu().says({ type: 'category.choose', id: id('food') }, written(line('burger')), {
      type: 'proposal.decline',
    })
    expect(talk.asks()).toBe('products')
    expect(basketOf(talk)).toEqual([])
  })

  test('is over as soon as the customer does something else', () => {
    const talk = atTheMenu().says(written(line('burger')), { type: 'product.add', code: id('fries') })
    expect(talk.asks()).toBe('basket')
    talk.says({ type: 'menu.categories' })
    expect(talk.asks()).toBe('categories')
    expect(basketOf(talk)).toEqual(['1 fries'])
  })

  test('is read anew where another one follows', () => {
    const talk = atTheMenu().says(written(line('burger')), written(line('cola')), ACCEPT)
    expect(basketOf(talk)).toEqual(['1 cola'])
  })

  test('leaves a product that is half made as it is', () => {
    const talk = atTheMenu().says(
      { type: 'product.open', code: id('meal') },
      { type: 'customise.choose', path: 'drink/meal-shake' },
      written(line('cola')),
    )
    expect(talk.asks()).toBe('proposal')
    talk.says(ACCEPT)
    expect(talk.asks()).toBe('customise')
    talk.says({ type: 'customise.confirm' })
    expect(basketOf(talk)).toEqual(['1 cola', '1 meal drink/meal-shake'])
  })

  test('may be taken back and done again', () => {
    const talk = atTheMenu().says(written(line('burger')), ACCEPT)
    talk.undo('answer')
    expect(talk.asks()).toBe('proposal')
    talk.redo()
    expect(basketOf(talk)).toEqual(['1 burger'])
  })
})

describe('what is added while something of the checkout is asked leads back to that question', () => {
  const BOUGHT: readonly Command[] = [{ type: 'product.add', code: id('burger') }, { type: 'checkout.start' }]
  const TYPED: readonly Command[] = [written(line('cola')), ACCEPT]
  const TYPED_AND_MADE: readonly Command[] = [
    written(line('meal')),
    ACCEPT,
    { type: 'customise.choose', path: 'drink/meal-cola' },
    { type: 'customise.confirm' },
  ]
  const OPENED: readonly Command[] = [
    { type: 'product.open', code: id('cola') },
    { type: 'customise.confirm' },
  ]
  const TAPPED: readonly Command[] = [{ type: 'product.add', code: id('cola') }]

  describe.each<[string, readonly Command[], string]>([
    ['whether to pay', [], 'checkout'],
    ['when it is fetched', [{ type: 'pickup.change' }], 'pickup'],
  ])('%s', (_question, leading, asked) => {
    test.each([
      ['typed', TYPED],
      ['typed, and then chosen of', TYPED_AND_MADE],
      ['opened by a tap', OPENED],
      ['added by a tap', TAPPED],
    ])('%s', (_how, added) => {
      const talk = atTheMenu().says(...BOUGHT, ...leading)
      expect(talk.asks()).toBe(asked)
      talk.says(...added)
      expect(basketOf(talk)).toHaveLength(2)
      expect(talk.asks()).toBe(asked)
    })
  })
})

describe('what a sentence says and the order does not', () => {
  test('where a word is left over, adding what there is comes last, and is not called all', () => {
    const [first, ...others] = answersTo(order(line('burger'), [{ from: 0, to: 3, taken: 'left' }]))
    expect(first).toBe('proposal.decline')
    expect(others.at(-1)).toBe('proposal.acceptOnly')
  })

  test('a sum of money that orders nothing is not taken for granted either', () => {
    const answers = answersTo(order(line('burger'), [{ from: 0, to: 3, taken: 'aside' }]))
    expect(answers[0]).toBe('proposal.decline')
  })

  test('where a wish cannot be had, adding what there is comes last', () => {
    const light: Wish = { ...drink('meal-cola'), mode: 'light' }
    expect(answersTo(order(line('meal', 1, [light]), []))[0]).toBe('proposal.decline')
  })

  test('where all is understood, adding it comes first', () => {
    const answers = answersTo(order(line('burger'), [{ from: 0, to: 3, taken: 'guessed' }]))
    expect(answers[0]).toBe('proposal.accept')
  })

  test('the customer is told what they tapped', () => {
    const talk = atTheMenu().says(order(line('burger'), [{ from: 0, to: 3, taken: 'left' }]), ACCEPT)
    expect(talk.turns().at(-2)?.answer?.say).toEqual({ key: 'answer.proposal.acceptOnly' })
  })
})

describe('what comes in pieces', () => {
  const pieces = (quantity: number, portion: WrittenLine['portion']): Command =>
    written({ ...line('burger', quantity), ...(portion === undefined ? {} : { portion }) })

  test('is asked about as so many portions of so many', () => {
    const said = proposal.prompt?.(
      atTheMenu()
        .says(pieces(2, { of: 6, wanted: 12 }))
        .conversation(),
    )
    expect(said?.text).toContainEqual({
      key: 'proposal.portions',
      values: { quantity: 2, of: 6, pieces: 12 },
    })
  })

  test('is added at once where the portions are what was wanted, and not where they are more', () => {
    expect(answersTo(pieces(2, { of: 6, wanted: 12 }))[0]).toBe('proposal.accept')
    expect(answersTo(pieces(2, { of: 6, wanted: 10 }))[0]).toBe('proposal.decline')
  })

  test('is nothing to ask about where no number of it was said', () => {
    const said = proposal.prompt?.(atTheMenu().says(pieces(1, undefined)).conversation())
    expect(said?.text?.map(({ key }) => key)).not.toContain('proposal.portions')
  })
})

describe('what is still to be chosen', () => {
  test('is asked one after the other once all is accepted, and what is ready is there already', () => {
    const talk = atTheMenu().says(written(line('meal', 2), line('cola'), line('meal')), ACCEPT)
    expect(talk.asks()).toBe('customise')
    expect(basketOf(talk)).toEqual(['1 cola'])
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
    expect(talk.asks()).toBe('customise')
    talk.says({ type: 'customise.choose', path: 'drink/meal-shake' }, { type: 'customise.confirm' })
    expect(talk.asks()).toBe('basket')
    expect(basketOf(talk)).toEqual(['1 cola', '2 meal drink/meal-cola', '1 meal drink/meal-shake'])
  })

  test('that is left goes on to the next', () => {
    const talk = atTheMenu().says(written(line('meal'), line('beer')), ACCEPT)
    talk.says({ type: 'customise.cancel' })
    expect(talk.asks()).toBe('alcohol')
    talk.says({ type: 'alcohol.confirm' })
    expect(basketOf(talk)).toEqual(['1 beer'])
  })

  test('is told as left out where the customer does something else', () => {
    const talk = atTheMenu().says(written(line('cola'), line('meal')), ACCEPT, { type: 'menu.categories' })
    expect(talk.asks()).toBe('categories')
    expect(talk.turns().at(-1)?.acks).toMatchObject([{ key: 'ack.proposal.leftOut' }])
    talk.says({ type: 'product.add', code: id('burger') })
    expect(talk.asks()).toBe('basket')
  })
})

describe('a line that is changed first', () => {
  test('is opened with what was read, and the rest stays proposed', () => {
    const talk = atTheMenu().says(written(line('meal', 2, [drink('meal-shake')]), line('cola')), {
      type: 'proposal.change',
      line: 0,
    })
    expect(talk.asks()).toBe('customise')
    expect(talk.conversation().flows.customise.context).toMatchObject({
      quantity: 2,
      selection: { 'drink/meal-shake': 1 },
    })
    talk.says({ type: 'customise.confirm' })
    expect(talk.asks()).toBe('proposal')
    talk.says(ACCEPT)
    expect(basketOf(talk)).toEqual(['2 meal drink/meal-shake', '1 cola'])
  })

  test('is told from another of its kind by what was wished of it', () => {
    const talk = atTheMenu().says(written(line('meal', 1, [drink('meal-shake')]), line('meal'), line('cola')))
    const answers = proposal.answers?.(talk.conversation()) ?? []
    const [shaken, plain] = ['change.0', 'change.1'].map(
      (one) => answers.find((each) => each.id === one)?.words,
    )
    expect(shaken).toMatchObject({ values: { name: { say: { key: 'answer.lineWith' } } } })
    expect(plain).toMatchObject({ values: { name: { say: { key: 'answer.line' } } } })
  })

  test('stays proposed where its product is left', () => {
    const talk = atTheMenu().says(
      written(line('meal')),
      { type: 'proposal.change', line: 0 },
      { type: 'customise.cancel' },
    )
    expect(talk.asks()).toBe('proposal')
  })

  test('is the other product its words fit, on the same card', () => {
    const talk = atTheMenu().says(written({ ...line('burger', 2), others: [id('fries')] }))
    const turns = talk.turns().length
    talk.says({ type: 'proposal.instead', line: 0, code: id('fries') })
    expect(talk.turns()).toHaveLength(turns)
    talk.says({ type: 'proposal.instead', line: 0, code: id('beer') }, ACCEPT)
    expect(basketOf(talk)).toEqual(['2 fries'])
  })
})

describe('more than anybody orders without meaning to', () => {
  test.each([
    [20, 'basket'],
    [21, 'proposalMany'],
  ])('%i of one thing lead to %s', (quantity, question) => {
    const talk = atTheMenu().says(written(line('cola', quantity)), ACCEPT)
    expect(talk.asks()).toBe(question)
  })

  test('is added once it is said to be meant, and proposed again where it is not', () => {
    const talk = atTheMenu().says(written(line('cola', 30)), ACCEPT)
    expect(basketOf(talk)).toEqual([])
    talk.says({ type: 'proposal.keep' })
    expect(talk.asks()).toBe('proposal')
    talk.says(ACCEPT, { type: 'proposal.accept', isManyMeant: true })
    expect(basketOf(talk)).toEqual(['30 cola'])
  })

  test('is not proposed where a line cannot hold it', () => {
    const talk = atTheMenu().says(written(line('cola', 101)), ACCEPT)
    expect(talk.asks()).toBe('proposal')
    expect(basketOf(talk)).toEqual([])
  })
})

describe('what cannot be had', () => {
  test('is not added with the rest, and this is told', () => {
    const talk = atTheMenu({}, 'TAKEOUT').says(written(line('burger'), line('soup')))
    expect(talk.asks()).toBe('proposal')
    talk.says(ACCEPT)
    expect(basketOf(talk)).toEqual(['1 burger'])
    expect(talk.turns().at(-1)?.acks).toMatchObject([
      { key: 'ack.proposal.added' },
      { key: 'ack.proposal.leftOut' },
    ])
  })

  test('leaves nothing to accept where it is all there is', () => {
    const talk = atTheMenu({}, 'TAKEOUT').says(written(line('beer')), ACCEPT)
    expect(talk.asks()).toBe('proposal')
    expect(basketOf(talk)).toEqual([])
  })
})

describe('a way of eating and a time in the sentence', () => {
  test('are told before anything of them is done', () => {
    const talk = atTheMenu().says(writtenFor({ mode: 'TAKEOUT', time: '18:30' }, line('burger')))
    expect(toldLast(talk)).toEqual(['proposal.line', 'proposal.mode', 'ack.pickup'])
    expect(modeOf(talk)).toBe('EATIN')
    expect(pickupOf(talk.conversation(), NOON)).toBe(at('2026-03-10 12:15'))
    talk.says({ type: 'proposal.decline' })
    expect(modeOf(talk)).toBe('EATIN')
    expect(pickupOf(talk.conversation(), NOON)).toBe(at('2026-03-10 12:15'))
  })

  test('are taken with the order when it is accepted, and told', () => {
    const talk = atTheMenu().says(writtenFor({ mode: 'TAKEOUT', time: '18:30' }, line('burger')), ACCEPT)
    expect(talk.asks()).toBe('basket')
    expect(basketOf(talk)).toEqual(['1 burger'])
    expect(modeOf(talk)).toBe('TAKEOUT')
    expect(talk.conversation().flows.basket.context.basket.pickUpMode).toBe('TAKEOUT')
    expect(pickupOf(talk.conversation(), NOON)).toBe(at('2026-03-10 18:30'))
    expect(saidSince(talk, 1)).toEqual([
      'ack.proposal.added',
      'ack.mode.TAKEOUT',
      'ack.pickup',
      'ack.alcoholHidden',
    ])
  })

  test('may be taken back together with the order', () => {
    const talk = atTheMenu().says(writtenFor({ mode: 'TAKEOUT', time: '18:30' }, line('burger')), ACCEPT)
    talk.undo('answer')
    expect(talk.asks()).toBe('proposal')
    expect(modeOf(talk)).toBe('EATIN')
    expect(pickupOf(talk.conversation(), NOON)).toBe(at('2026-03-10 12:15'))
  })

  test('leave out what cannot be had that way before it is accepted', () => {
    const talk = atTheMenu().says(writtenFor({ mode: 'TAKEOUT' }, line('burger'), line('beer')))
    expect(toldLast(talk)).toEqual(['proposal.line', 'proposal.gone', 'proposal.mode'])
    talk.says(ACCEPT)
    expect(basketOf(talk)).toEqual(['1 burger'])
  })

  test('ask about what is in the basket and cannot be had that way, and the rest stays proposed', () => {
    const talk = atTheMenu().says(
      { type: 'product.add', code: id('beer') },
      { type: 'alcohol.confirm' },
      writtenFor({ mode: 'TAKEOUT' }, line('burger'), line('meal')),
      ACCEPT,
    )
    expect(talk.asks()).toBe('modeConflict')
    expect(modeOf(talk)).toBe('EATIN')
    talk.says({ type: 'mode.resolve', choice: 'leaveOut' })
    expect(modeOf(talk)).toBe('TAKEOUT')
    expect(talk.asks()).toBe('proposal')
    expect(basketOf(talk)).toEqual(['1 burger'])
    talk.says(ACCEPT)
    expect(talk.asks()).toBe('customise')
  })

  test('change nothing of how it is had where the customer stays with it', () => {
    const talk = atTheMenu().says(
      { type: 'product.add', code: id('beer') },
      { type: 'alcohol.confirm' },
      writtenFor({ mode: 'TAKEOUT' }, line('burger')),
      ACCEPT,
      { type: 'mode.resolve', choice: 'stay' },
    )
    expect(modeOf(talk)).toBe('EATIN')
    expect(basketOf(talk)).toEqual(['1 beer', '1 burger'])
  })

  test('wait until the first product is chosen, and come into the menu of the other way', () => {
    const talk = atTheMenu().says(writtenFor({ mode: 'TAKEOUT', time: '+60' }, line('meal')), ACCEPT)
    expect(talk.asks()).toBe('customise')
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
    expect(talk.asks()).toBe('basket')
    expect(modeOf(talk)).toBe('TAKEOUT')
    expect(pickupOf(talk.conversation(), NOON)).toBe(at('2026-03-10 13:00'))
  })

  test('stay proposed where the only line was changed first', () => {
    const talk = atTheMenu().says(
      writtenFor({ mode: 'TAKEOUT' }, line('burger')),
      { type: 'proposal.change', line: 0 },
      { type: 'customise.confirm' },
    )
    expect(talk.asks()).toBe('proposal')
    talk.says(ACCEPT)
    expect(modeOf(talk)).toBe('TAKEOUT')
    expect(basketOf(talk)).toEqual(['1 burger'])
  })

  test.each([
    ['12:05', 'proposal.nearest', '2026-03-10 12:15'],
    ['12:15', 'ack.pickup', '2026-03-10 12:15'],
    ['21:57', 'ack.pickup', '2026-03-10 21:57'],
    ['23:00', 'proposal.nearest', '2026-03-10 22:00'],
    ['earliest', 'ack.pickup', '2026-03-10 12:15'],
  ])('a time that cannot be had is the nearest that is offered: %s', (time, key, taken) => {
    const talk = atTheMenu().says(writtenFor({ time }))
    expect(toldLast(talk)).toEqual([key])
    talk.says(ACCEPT)
    expect(talk.asks()).toBe('categories')
    expect(pickupOf(talk.conversation(), NOON)).toBe(at(taken))
  })

  test('said alone, change that and nothing else once they are accepted', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') }, { type: 'checkout.start' })
    talk.says(writtenFor({ mode: 'TAKEOUT' }))
    expect(talk.asks()).toBe('proposal')
    talk.says(ACCEPT)
    expect(talk.asks()).toBe('checkout')
    expect(modeOf(talk)).toBe('TAKEOUT')
    expect(basketOf(talk)).toEqual(['1 burger'])
  })

  test('that are so already leave nothing to accept', () => {
    const talk = atTheMenu().says(writtenFor({ mode: 'EATIN' }), ACCEPT)
    expect(toldLast(talk)).toEqual(['ack.mode.EATIN'])
    expect(talk.asks()).toBe('proposal')
  })
})

test('a proposal is announced once, with its title and each of its lines', () => {
  const talk = atTheMenu()
  const count = talk.heard().length
  talk.says(written(line('burger', 2), line('cola')))
  expect(talk.heard().slice(count)).toMatchObject([
    {
      title: { key: 'proposal.title' },
      told: [{ key: 'proposal.line' }, { key: 'proposal.line' }],
      ask: { key: 'ask.proposal' },
    },
  ])
})

test('accepting a proposal gives exactly the basket that tapping would', () => {
  const lines = fc.array(
    fc.record({
      product: fc.constantFrom('burger', 'fries', 'cola', 'meal', 'beer'),
      quantity: fc.integer({ min: 1, max: 20 }),
      choices: fc.constantFrom<readonly Wish[]>([], [drink('meal-shake')], [drink('meal-cola')]),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(lines, (orders) => {
      const proposed = atTheMenu().says(
        written(...orders.map(({ product, quantity, choices }) => line(product, quantity, choices))),
        ACCEPT,
      )
      for (const _ of orders) chooseWhatIsMissing(proposed)
      const tapped = atTheMenu()
      const isAsked = ({ product, choices }: (typeof orders)[number]) =>
        product === 'beer' || (product === 'meal' && choices.length === 0)
      const inOrder = [...orders.filter((order) => !isAsked(order)), ...orders.filter(isAsked)]
      for (const { product, quantity, choices } of inOrder) {
        tapped.says({ type: 'product.open', code: id(product) }, { type: 'customise.setQuantity', quantity })
        for (const { option } of choices) tapped.says({ type: 'customise.choose', path: `drink/${option}` })
        tapped.says({ type: 'customise.confirm' })
        chooseWhatIsMissing(tapped)
      }
      expect(linesOf(proposed)).toEqual(linesOf(tapped))
    }),
    { numRuns: 60 },
  )
})

test('with extras, less and without, in a meal too, accepting a proposal gives the basket that tapping would', () => {
  const meal = [
    [wish('side', '1301'), { type: 'customise.choose', path: 'side/1301' }],
    [wish('drink', '1501'), { type: 'customise.choose', path: 'drink/1501' }],
  ] as const
  const order = fc.oneof(
    fc.record({
      product: fc.constant('1106'),
      said: fc.shuffledSubarray<Said>([
        [wish('onion', 'onion', 'without'), { type: 'customise.setPart', path: 'onion', quantity: 1 }],
        [wish('cheddar', 'cheddar', 'extra', 2), { type: 'customise.setPart', path: 'cheddar', quantity: 2 }],
        [wish('bacon', 'bacon'), { type: 'customise.setPart', path: 'bacon', quantity: 1 }],
        [wish('size', 'double'), { type: 'customise.choose', path: 'size/double' }],
        // Less of something cannot be had, and is left out.
        [wish('ketchup', 'ketchup', 'light'), undefined],
      ]),
    }),
    fc.record({
      product: fc.constant('1201'),
      said: fc
        .shuffledSubarray<Said>([
          [wish('bacon', 'bacon'), { type: 'customise.setPart', path: '1101/bacon', quantity: 1 }],
          [
            wish('pickled-onion', 'pickled-onion', 'without'),
            { type: 'customise.setPart', path: '1101/pickled-onion', quantity: 1 },
          ],
        ])
        .map((more): readonly Said[] => [...meal, ...more]),
    }),
  )
  const menu = theBurgerPlace()
  fc.assert(
    fc.property(
      fc.array(order, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 5 }),
      (orders, quantity) => {
        const lines = orders.map(({ product, said }) =>
          line(
            product,
            quantity,
            said.map(([wished]) => wished),
          ),
        )
        const tapped = atTheMenuOf(menu)
        for (const { product, said } of orders)
          tapped.says(
            { type: 'product.open', code: id(product) },
            { type: 'customise.setQuantity', quantity },
            ...said.flatMap(([, tap]) => tap ?? []),
            { type: 'customise.confirm' },
          )
        expect(linesOf(atTheMenuOf(menu).says(written(...lines), ACCEPT))).toEqual(linesOf(tapped))
      },
    ),
    { numRuns: 30 },
  )
})

/** A wish, and the tap that is the same. */
type Said = readonly [Wish, Command | undefined]

function wish(part: string, option: string, mode: Wish['mode'] = 'with', quantity = 1): Wish {
  return { part: id(part), option: id(option), quantity, mode }
}

/** Answers what a product still asks for, as a customer in a hurry. */
function chooseWhatIsMissing(talk: Talk): void {
  if (talk.asks() === 'customise')
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
  if (talk.asks() === 'alcohol') talk.says({ type: 'alcohol.confirm' })
}

/** The lines of the basket, but for the names they go by. */
function linesOf(talk: Talk) {
  return talk.conversation().flows.basket.context.basket.lines.map((each) => ({ ...each, id: '' }))
}

function basketOf(talk: Talk): readonly string[] {
  return talk
    .conversation()
    .flows.basket.context.basket.lines.map(({ quantity, code, selection }) =>
      [`${quantity} ${code}`, ...Object.keys(selection)].join(' '),
    )
}

function written(...lines: readonly WrittenLine[]): Command {
  return { type: 'proposal.make', text: `token-${lines.length}`, order: { lines, marks: [] } }
}

function order(of: WrittenLine, marks: WrittenOrder['marks']): Command {
  return { type: 'proposal.make', text: 'token', order: { lines: [of], marks } }
}

/** What a proposal can be answered with, in its order. */
function answersTo(proposed: Command): readonly string[] {
  const answers = proposal.answers(atTheMenu().says(proposed).conversation())
  return answers.map(({ words }) => ('key' in words ? words.key : words.kind))
}

function writtenFor(terms: Pick<WrittenOrder, 'mode' | 'time'>, ...lines: readonly WrittenLine[]): Command {
  return { type: 'proposal.make', text: 'token', order: { lines, marks: [], ...terms, takesTerms: true } }
}

function modeOf(talk: Talk) {
  return talk.conversation().flows.menu.context.mode
}

/** What was told of the last question that was announced. */
function toldLast(talk: Talk): readonly string[] {
  return (
    talk
      .heard()
      .at(-1)
      ?.told.map(({ key }) => key) ?? []
  )
}

/** What the last turns said before their questions. */
function saidSince(talk: Talk, turns: number): readonly string[] {
  return talk
    .turns()
    .slice(-turns)
    .flatMap(({ acks }) => acks.map(({ key }) => key))
}

function line(product: string, quantity = 1, choices: readonly Wish[] = []): WrittenLine {
  return { product: id(product), quantity, choices, others: [] }
}

function drink(option: string): Wish {
  return { part: id('drink'), option: id(option), quantity: 1, mode: 'with' }
}
