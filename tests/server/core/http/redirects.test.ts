import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBrowser, aPerson, openSignOnShop } from '#tests/support/sign-on.ts'
import type { SignOnShop } from '#tests/support/sign-on.ts'
import { PUBLIC_URL, aGuest, paidOrder } from '#tests/support/test-shop.ts'

const AWAY = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/%0d%0alocation:%20https://evil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
  '@evil.example',
  '.evil.example',
]

let shop: SignOnShop
let port = 0
beforeAll(async () => {
  shop = await openSignOnShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
})
afterAll(() => shop.close())

/** Where an answer leads, as a browser at the shop understands it. */
const leadsTo = (location: unknown) => new URL(String(location), PUBLIC_URL).origin

describe('no address leads out of the shop (ASVS 3.7.2)', () => {
  const PLACES: readonly ((to: string) => string)[] = [
    (to) => (to.startsWith('/') ? to : `/${to}`),
    (to) => `/restaurant/${to}`,
    (to) => `/order/${to}`,
    (to) => `/login?previousUrl=${to}`,
    (to) => `/?returnTo=${to}&next=${to}&redirect=${to}&url=${to}`,
    (to) => `/cancel-order/${to}/${to}/`,
    (to) => `/payment-return?redirect_status=succeeded&return_url=${to}`,
    (to) => `/api/x/sign-on/${to}`,
    (to) => `/api/x/sign-on/${to}/callback?state=${to}&code=${to}`,
    (to) => `/api/x/sign-on/fjord/callback?view=${to}&state=${to}&error=access_denied`,
    (to) => `/api/x/payments/nepting/return/${to}/${to}`,
    (to) => `/api/restaurants/${to}/`,
    (to) => `/assets/${to}/`,
    (to) => `/favicon.ico?${to}`,
  ]

  test.each(AWAY)('%j', async (to) => {
    for (const place of PLACES) {
      const url = place(to)
      const { headers, statusCode } = await asked(url)
      expect(headers['refresh'], url).toBeUndefined()
      if (headers.location !== undefined)
        expect([url, statusCode, leadsTo(headers.location)]).toEqual([url, statusCode, PUBLIC_URL])
    }
  })
})

test.each(AWAY)('whoever signs on with the view %j comes back to the login of the shop', async (view) => {
  const browser = aBrowser(shop)
  const { headers } = await browser.ask('GET', `x/sign-on/fjord?view=${encodeURIComponent(view)}`)
  const sent = new URL(String(headers.location), PUBLIC_URL)
  expect(leadsTo(sent.searchParams.get('redirect_uri'))).toBe(PUBLIC_URL)
  const request = shop.identities.requestOf('fjord', sent.searchParams)
  if (!request) throw new Error('the provider was not asked')
  const back = await browser.comeBackTo(shop.identities.grant(request, aPerson('kari@example.com')))
  expect(back).toMatch(/^\/login#sign-on=fjord\./)
})

test('links of mails lead to the shop, whatever host their request named', async () => {
  await shop.deps.database.query('DELETE FROM jobs')
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const guest = await aGuest(shop)
  const paid = await paidOrder(guest)
  await guest.ask('POST', `orders/${paid}/resend-email`, { headers })
  await shop
    .customer()
    .ask('POST', 'accounts/users/lost-password', { body: { email: 'kari@example.com' }, headers })
  const { items } = (await shop.customer().ask('GET', 'x/outbox')).json()
  const links = (items as { text: string; html: string }[]).flatMap(({ text, html }) => [
    ...`${text} ${html}`.matchAll(/https?:\/\/[^/\s"<]+/g),
  ])
  expect(links.length).toBeGreaterThan(2)
  expect([...new Set(links.map(String))]).toEqual([PUBLIC_URL])
})

/** An address asked for as it is written, of a server that is called by another name. */
function asked(path: string): Promise<IncomingMessage> {
  const written = path.replaceAll(/[\t\\]/g, encodeURIComponent)
  return new Promise((resolve, reject) => {
    get({ port, path: written, headers: { host: 'evil.example' } }, (answer) => {
      answer.resume()
      resolve(answer)
    }).on('error', reject)
  })
}
