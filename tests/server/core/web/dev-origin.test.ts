import { expect, test } from 'vitest'
import { hrefOf, type Route } from '#domain/navigation/routes.ts'
import { SERVER_ADDRESSES } from '#server/core/web/server-addresses.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const isPassedOn = (address: string) => new RegExp(SERVER_ADDRESSES).test(address)

test('in development every address of the server is passed on to it', async () => {
  const shop = await openTestShop()
  const roots = [...shop.app.printRoutes({ commonPrefix: false }).matchAll(/^ {4}[├└]── ([^\s(]+)/gm)]
  await shop.close()
  const answered = roots.map(([, root = '']) => `/${root}`).filter((address) => address !== '/*')
  expect(answered).toEqual(expect.arrayContaining(['/api', '/kitchen', '/manifest.webmanifest']))
  expect(answered.filter((address) => !isPassedOn(address))).toEqual([])
})

test.each([
  '/deployment/logo.svg',
  '/simulator/stripe.js',
  '/test-bank/1',
  '/kitchen?restaurant=brygga',
  '/cards',
])('and so is %s, which only some shops answer', (address) => {
  expect(isPassedOn(address)).toBe(true)
})

test.each<Route>([{ name: 'home' }, { name: 'checkout' }, { name: 'categories' }, { name: 'avoidList' }])(
  'the page $name is made in development',
  (route) => {
    expect(isPassedOn(hrefOf(route))).toBe(false)
  },
)
