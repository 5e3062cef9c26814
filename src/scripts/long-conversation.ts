import { settingsOf } from '#app/first-screen/boot.ts'
import { listedProducts } from '#domain/catalogue/availability.ts'
import { needsAlcoholConsent } from '#domain/catalogue/alcohol.ts'
import type { CategoryId, ProductCode } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { saleTermsOf } from '#flows/core/conversation/selectors.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { simulateConversation, type Talk } from './simulation/simulated-conversation.ts'

const CATALOGUE = 'src/server/seed/data/gardermoen'
const RESTAURANT = 'brygga-burger'
/** A Tuesday noon in Oslo: the restaurant is open. */
const NOON = Date.parse('2026-03-10T11:00:00Z')
const MOST_LINES = 6

type Shown = { readonly category: CategoryId; readonly product: ProductCode }

/** A conversation of exactly so many turns at the shipped Brygga Burger, the last of them open; the same every time. */
export function longConversation(turns: number): Talk {
  const { deployment, restaurants } = loadCatalogue(CATALOGUE)
  const brygga = restaurants.find(({ restaurant }) => restaurant.slug === RESTAURANT)
  if (!brygga) throw new Error(`the catalogue has no ${RESTAURANT}`)
  const talk = simulateConversation({
    id: 'long-conversation',
    now: NOON,
    settings: settingsOf(deployment),
    shops: restaurants,
  })
  const opening: readonly Command[] = [
    { type: 'restaurant.choose', id: brygga.restaurant.id },
    { type: 'mode.choose', mode: 'EATIN' },
  ]
  for (const command of opening) if (talk.turns().length < turns) talk.says(command)
  const shown = shownBy(talk)
  for (let round = 0; talk.turns().length < turns; round++) {
    for (const command of roundOf(round, shown, talk)) {
      if (talk.turns().length === turns - 1) talk.says({ type: 'menu.categories' })
      if (talk.turns().length < turns) say(talk, command, round)
    }
  }
  return talk
}

/** A few minutes of a guest who cannot decide: looks, adds, changes the number, asks, and takes something out again. */
function roundOf(round: number, shown: readonly Shown[], talk: Talk): readonly Command[] {
  const pick = shown[(round * 7) % shown.length]
  if (!pick) throw new Error('the menu shows nothing that can be added as it is')
  const [oldest] = talk.basket().lines
  return [
    { type: 'menu.categories' },
    { type: 'category.choose', id: pick.category },
    { type: 'product.add', code: pick.product },
    ...(oldest
      ? [{ type: 'basket.setQuantity', lineId: oldest.id, quantity: 1 + (round % 4) } as const]
      : []),
    ...(round % 3 === 0 ? [{ type: 'words.unknown', candidates: [] } as const] : []),
    ...(round % 5 === 0 ? [{ type: 'help.ask' } as const] : []),
    ...(oldest && talk.basket().lines.length >= MOST_LINES
      ? [{ type: 'basket.removeLine', lineId: oldest.id } as const]
      : []),
  ]
}

function say(talk: Talk, command: Command, round: number): void {
  if (command.type === 'words.unknown') talk.types(`typed-${round}`, command)
  else talk.says(command)
}

function shownBy(talk: Talk): readonly Shown[] {
  const { menu } = talk.conversation().flows.menu.context
  if (!menu) return []
  const saleTerms = saleTermsOf(talk.conversation(), menu.mode)
  return menu.categories.flatMap((category) =>
    listedProducts(menu, category, saleTerms)
      .flatMap(({ products }) => products)
      .filter(({ availability, product }) => availability === 'available' && isAddedAtOnce(product))
      .map(({ product }) => ({ category: category.id, product: product.code })),
  )
}

function isAddedAtOnce(product: Parameters<typeof needsAlcoholConsent>[0]): boolean {
  return product.parts.length === 0 && !needsAlcoholConsent(product, {})
}
