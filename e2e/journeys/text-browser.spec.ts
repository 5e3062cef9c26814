import { expect, test, type Shop } from '../fixtures.ts'
import { BRYGGA } from '../vocabulary/orders.ts'
import { TEXT_BROWSERS, TextBrowser } from '../vocabulary/text-browser.ts'

const EMAIL = 'lynx@example.no'
/** Fries, of the sides. */
const FRIES = '1301'

for (const name of TEXT_BROWSERS)
  test(`whoever browses in a terminal orders and pays there (${name})`, orderInTerminal)

// In it a button is called what its form sends.
async function orderInTerminal({ shop }: { readonly shop: Shop }): Promise<void> {
  const guest = new TextBrowser()
  for (const choice of [`${BRYGGA}:EATIN`, 'sides', FRIES, 'checkout']) guest.find(`(${choice})`).press()
  // Above the button stand the tick for offers, two links, the tick for the policy, and the field.
  guest.find('(details)').up(4).press().up().fill(EMAIL)
  guest.find('(details)').press()
  await guest.run(`${shop.url}/?plain=`)
  const receipts = async () => {
    const { items } = (await (await shop.api.get('/api/x/outbox')).json()) as {
      items: { recipient: string }[]
    }
    return items.filter(({ recipient }) => recipient === EMAIL)
  }
  await expect.poll(receipts).toHaveLength(1)
}
