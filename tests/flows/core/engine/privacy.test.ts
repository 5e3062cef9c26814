import { expect, test } from 'vitest'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { atTheMenu, FILLED, refused } from '#tests/support/flows.ts'

const CANARIES = {
  email: 'kari.canary@example.no',
  firstName: 'Canary-Kari',
  lastName: 'Canary-Nordmann',
  phoneNumber: '+4799887766',
}

test('the log holds no mail, name, phone, code or typed text, only tokens for them', () => {
  const personalData = createPersonalData(undefined)
  const keep = (said: string): string => personalData.keep(said)
  const pay: Command = {
    type: 'checkout.pay',
    contact: {
      email: keep(CANARIES.email),
      firstName: keep(CANARIES.firstName),
      lastName: keep(CANARIES.lastName),
      phoneNumber: keep(CANARIES.phoneNumber),
    },
    facts: FILLED,
  }
  const talk = atTheMenu()
    .types(keep('my name is Canary-Kari'), { type: 'words.unknown', candidates: [] })
    .says({ type: 'restaurant.change' }, { type: 'restaurant.search', text: keep('Canary street 4') })
    .says(
      { type: 'restaurant.choose', id: id('canteen') },
      { type: 'code.submit', code: keep('canary-code') },
    )
    .says({ type: 'restaurant.change' }, { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' })
    .says({ type: 'product.add', code: id('burger') }, { type: 'checkout.start' })
    .next('identify', refused('field.email', 'email'))
    .says(pay, { type: 'payment.retry' })
  expect(talk.asks()).toBe('order')
  const told = JSON.stringify(talk.recording()).toLowerCase()
  expect(told).not.toContain('canary')
  expect(told).not.toContain('99887766')
  expect(told).not.toContain('example.no')
})

test('a token is not made of what it stands for', () => {
  const personalData = createPersonalData(undefined)
  const tokens = [personalData.keep(CANARIES.email), personalData.keep(CANARIES.email)]
  expect(new Set(tokens).size).toBe(2)
  expect(personalData.read(tokens[0] ?? '')).toBe(CANARIES.email)
})
