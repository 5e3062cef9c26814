import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PREVIOUS_URL } from '#bindings/navigation/visits.tsx'
import { id } from '#domain/ids.ts'
import { ANONYMOUS } from '#flows/account/visitor.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { openShop, refusal } from '../../classic/rig.tsx'

const PATH = '/cancel-order/order-1'
const GUEST = { kind: 'guest', isContactKnown: true } as const

const opened = (openOrder: (input: never) => Promise<unknown>, path = PATH) =>
  openShop({ path, ports: { currentVisitor: () => Promise.resolve(GUEST), openOrder } })

test('an order that does not exist leads to the page that says so (S4.46)', async () => {
  const { t } = await opened(() => Promise.reject(refusal('order.notFound')))
  expect(await screen.findByRole('heading', { name: t('classic.notFound.title') })).toBeVisible()
  expect(location.pathname).toBe('/404')
})

test('an order that could not be fetched is not said to be missing', async () => {
  await opened(() => Promise.reject({ kind: 'failed', code: 'network' }))
  expect(await screen.findByRole('button', { name: 'New order' })).toBeVisible()
  expect(location.pathname).toBe(PATH)
})

test('the login that a failed link offers leads back to its order (S3.50, S4.45)', async () => {
  const { user, personalData, t } = await opened(
    () => Promise.reject(refusal('order.linkInvalid')),
    `${PATH}#guest-1/wrong`,
  )
  await user.click(await screen.findByRole('button', { name: t('orders.signedOut.logIn') }))
  expect(location.pathname).toBe('/login')
  expect(personalData.draftOf(PREVIOUS_URL)).toBe(PATH)
})

test('an order that is there asks before it is canceled (S4.17)', async () => {
  const order = anOrder({ restaurantId: id('brygga'), retrievalDate: Date.parse('2026-03-10T13:00:00Z') })
  const { t } = await opened(() => Promise.resolve({ order, restaurant: undefined }))
  expect(await screen.findByRole('dialog', { name: t('ask.orderCancel') })).toBeVisible()
})

test('a mailed link that is opened where its order is shown already signs in, and leaves no secret in the address (S4.44)', async () => {
  const asked: unknown[] = []
  await opened((...[input]: readonly unknown[]) => {
    asked.push(input)
    return Promise.reject(refusal('order.linkInvalid'))
  })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  history.pushState({}, '', `${PATH}#guest-1/s3cret`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatchObject({ link: { guest: expect.any(String), secret: expect.any(String) } })
  expect(location.hash).toBe('')
})

test('a link that opens an order is followed after one of the same order that did not, without the page being loaded anew (S4.44)', async () => {
  const order = anOrder({ restaurantId: id('brygga'), retrievalDate: Date.parse('2026-03-10T13:00:00Z') })
  const asked: unknown[] = []
  const { t } = await openShop({
    path: `${PATH}#guest-1/old`,
    ports: {
      currentVisitor: () => Promise.resolve(ANONYMOUS),
      openOrder: (...[input]: readonly unknown[]) => {
        asked.push(input)
        return asked.length === 1
          ? Promise.reject(refusal('order.linkInvalid'))
          : Promise.resolve({ order, restaurant: undefined })
      },
    },
  })
  await screen.findByRole('button', { name: t('orders.signedOut.logIn') })
  history.pushState({}, '', `${PATH}#guest-1/new`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await screen.findByRole('dialog', { name: t('ask.orderCancel') })).toBeVisible()
  expect(location.pathname).toBe(PATH)
})
