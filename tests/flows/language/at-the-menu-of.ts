import type { Menu } from '#domain/catalogue/product.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { conversationWith, type Talk } from '#tests/support/flows.ts'

/** A conversation at the categories of a restaurant that sells this. */
export function atTheMenuOf(menu: Menu): Talk {
  const [brygga] = aCatalogue().restaurants
  if (!brygga) throw new Error('the catalogue is empty')
  const sold = {
    ...menu,
    restaurantId: brygga.restaurant.id,
    campaignId: brygga.restaurant.currentCampaignId,
  }
  const shop = { ...brygga, menus: { EATIN: sold, TAKEOUT: { ...sold, mode: 'TAKEOUT' as const } } }
  return conversationWith({ shops: [shop] }).says({ type: 'mode.choose', mode: 'EATIN' })
}
