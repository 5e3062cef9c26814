import type { Mode, Shopper } from './shopper.ts'

/** What is bought and how: a bottle of water to be had there, where nothing else is said. */
type Bought = { readonly mode?: Mode; readonly saleTerms?: string; readonly name?: string }

/** From the first page to a filled form: everything before the tap on Pay. */
export async function goToCheckout(shopper: Shopper, bought: Bought = {}): Promise<void> {
  await fillBasket(shopper, bought)
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  await shopper.fillEmail('kari@example.no')
  await shopper.acceptPolicy()
}

/** From the first page to the categories of the place that never closes, to eat there. */
export async function openMenu(shopper: Shopper): Promise<void> {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  await shopper.expectQuestion('categories')
}

/** From the first page to a basket with one thing from the place that never closes. */
export async function fillBasket(shopper: Shopper, { mode, saleTerms, name }: Bought = {}): Promise<void> {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', mode ?? 'EATIN')
  await shopper.chooseCategory(saleTerms ?? shopper.word({ en: 'Drinks', no: 'Drikke' }))
  await shopper.addProduct(name ?? shopper.word({ en: 'Spring water', no: 'Kildevann' }))
  await shopper.expectQuestion('basket')
}

/** Everything that a deployment which asks for name and phone wants of a guest. */
export async function fillContact(shopper: Shopper): Promise<void> {
  await shopper.fillEmail('aino@example.org')
  await shopper.fillDetail('firstName', 'Aino')
  await shopper.fillDetail('lastName', 'Virtanen')
  await shopper.fillDetail('phoneNumber', '0401234567')
  await shopper.acceptPolicy()
}
