import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { conversationWith, PAY, type Talk } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'
import { STANDINGS } from '#tests/support/standings.ts'

afterEach(async () => {
  cleanup()
  await virtual.stop()
})

type Row = readonly [what: string, at: () => Talk, act: (talk: Talk) => Command, heard: readonly string[]]

const ROWS: readonly Row[] = [
  [
    'the categories',
    () => conversationWith(),
    () => ({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }),
    ['heading, What do you feel like?, level 3', 'polite: Brygga Burger. Eat in. Step 3 of 6.'],
  ],
  [
    'the order that was paid',
    STANDINGS.checkout,
    () => PAY,
    [
      'heading, Here is your order, level 3',
      'polite: Payment accepted. Your order is placed. Your order will now be ready about 12:00 pm.',
    ],
  ],
  [
    'whether to cancel',
    STANDINGS.orderPickup,
    (talk) => ({ type: 'order.cancel', id: talk.order()?.id ?? id('none') }),
    [
      'heading, Do you want to cancel this order?, level 3',
      'polite: burger, kr 149.00. You will not be charged. 2 choices.',
    ],
  ],
]

test.each(ROWS)(
  'a screen reader hears once, by the focus, what is asked: %s',
  async (_what, at, act, heard) => {
    const talk = at()
    const chat = await renderChat({ talk })
    await virtual.start({ container: document.body })
    await virtual.clearSpokenPhraseLog()
    await chat.happens(() => chat.runner.dispatch(act(talk)))
    await waitFor(async () => expect((await virtual.spokenPhraseLog()).at(-1)).toMatch(/^polite/))
    expect((await virtual.spokenPhraseLog()).slice(-2)).toEqual(heard)
  },
)
