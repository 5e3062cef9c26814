import { expect, test } from 'vitest'
import { openingLog, settingsOf, withId } from '#app/first-screen/boot.ts'
import { minor } from '#domain/money/minor.ts'
import { fold } from '#flows/core/engine/fold.ts'
import { aDeployment } from '#tests/support/catalogue.ts'
import { NOON } from '#tests/support/flows.ts'

const opened = openingLog({ id: '', path: '/', settings: settingsOf(aDeployment()), now: NOON })

test('a conversation that was only opened folds to one turn that looks for restaurants', () => {
  expect(fold(opened).turns.map(({ question }) => question.name)).toEqual(['restaurantsLoading'])
})

test('a page made for everybody opens as one`s own conversation, the same but for its id', () => {
  const own = withId(opened, 'mine')
  expect(fold(own).id).toBe('mine')
  expect(fold(own).turns).toEqual(fold(opened).turns)
  expect(fold(opened).id).toBe('')
})

test('the conversation is folded with what the deployment says (S5.21)', () => {
  const settings = settingsOf(aDeployment({ minimumOrder: minor(10_000), payments: ['stripe', 'test'] }))
  expect(settings).toMatchObject({ deployment: 'test', payment: 'stripe', minimumOrder: 10_000 })
})

test('a deployment without a minimum sets none', () => {
  expect(settingsOf(aDeployment())).not.toHaveProperty('minimumOrder')
})
