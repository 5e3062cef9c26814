import { expect, inOneShop, test } from '../fixtures.ts'
import { ordersOf } from '../vocabulary/orders.ts'
import { fillContact } from '../vocabulary/purchase.ts'

// Two restaurants, one of them with the code 2468; guests are asked for name and phone.
test.use({ javaScriptEnabled: false, deployment: 'everything', view: 'linear', language: 'sv' })
inOneShop()

const TYPED = /aino|virtanen|0401234567|example\.org/i

test('who is asked for name and phone is told at the field that is wrong, keeps what was typed, and finds none of it in an address or in what the page carries', async ({
  guest,
  page,
}) => {
  const { t } = guest
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  await guest.open()
  const mode = t('mode.EATIN')
  await guest.tap(guest.button(t('restaurant.chooseWithMode', { mode, name: 'Corso Klubi' })))
  await guest.expectQuestion('code')
  await guest.enterCode('9999')
  await guest.expectTold(t('problem.restaurant.wrongCode'))
  await guest.enterCode('2468')
  await guest.chooseCategory('Pizza')
  await guest.addProduct('Diavola')
  await guest.expectQuestion('basket')
  await guest.checkout()
  await guest.expectQuestion('checkout')
  await fillContact(guest)
  await guest.fillDetail('phoneNumber', '12')
  await guest.pay()
  const phone = guest.place.getByRole('textbox', { name: t('contact.phoneNumber') })
  await guest.expectRefused(phone, t('Form.errors.pattern.phoneNumber'))
  await expect(phone).toHaveValue('12')
  await expect(guest.place.getByRole('textbox', { name: t('contact.lastName') })).toHaveValue('Virtanen')
  await expect(guest.policy()).toBeChecked()
  expect(await guest.carried()).not.toMatch(TYPED)
  await guest.fillDetail('phoneNumber', '0401234567')
  await guest.pay()
  await guest.expectQuestion('order')
  await guest.expectPlaced()
  expect(await guest.carried()).not.toMatch(TYPED)
  expect(addresses.filter((address) => TYPED.test(address))).toEqual([])
  expect((await ordersOf(page)).map(({ state }) => state)).toEqual(['VALIDATED'])
})
