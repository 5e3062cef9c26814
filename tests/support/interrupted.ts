import type { Menu, Product } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { aPrice } from './builders/catalogue.ts'
import { atTheCheckout, atTheMenu, PAY, type Talk } from './flows.ts'

/** The burger runs out while it is in the basket. */
export function outOfBurgers(): Talk {
  return atTheMenu()
    .says({ type: 'product.add', code: id('burger') }, { type: 'product.add', code: id('cola') })
    .restaurantBecomes({ outageProducts: [{ productCode: id('burger'), state: 'UNAVAILABLE' }] })
}

/** The drink of the meal in the basket runs out. */
export function outOfCola(): Talk {
  return atTheMenu()
    .says(
      { type: 'product.open', code: id('meal') },
      { type: 'customise.choose', path: 'drink/meal-cola' },
      { type: 'customise.confirm' },
    )
    .restaurantBecomes({ outageProducts: [{ productCode: id('meal-cola'), state: 'UNAVAILABLE' }] })
}

/** The burger in the basket costs more in the new campaign. */
export function dearerBurger(): Talk {
  return atTheMenu()
    .says({ type: 'product.add', code: id('burger') })
    .menusBecome(changed('burger', (burger) => ({ ...burger, price: aPrice(15_900) })))
    .menusBecome((menu) => ({ ...menu, campaignId: id('brygga-2') }))
    .restaurantBecomes({ currentCampaignId: id('brygga-2') })
}

/** The order costs more than the basket said. */
export function dearerOrder(): Talk {
  const talk = atTheCheckout().says(PAY)
  const [order] = talk.orders()
  if (!order) throw new Error('no order was made')
  return atTheCheckout()
    .next('createOrder', { output: { ...order, price: minor(order.price + 1_000) } })
    .says(PAY)
}

/** A menu in which one product is another. */
export function changed(code: string, change: (product: Product) => Product): (menu: Menu) => Menu {
  return (menu) => {
    const product = menu.products[code]
    return product ? { ...menu, products: { ...menu.products, [code]: change(product) } } : menu
  }
}
