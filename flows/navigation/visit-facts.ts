import { canOpenProduct } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import type { NavigationFacts } from '#domain/navigation/guards.ts'
import type { Route } from '#domain/navigation/routes.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { isVisitorKnown } from '../account/visitor.ts'
import { isLinkProblem } from '../orders/order.selectors.ts'
import { isWholeMenu, keptRestaurantOf, saleTermsOf } from '../core/conversation/selectors.ts'

/** What the guards of spec section 2 need to know of a route, as the conversation stands. */
export function factsOf(route: Route, conversation: Conversation): NavigationFacts {
  const { menu, basket, session } = conversation.flows
  const restaurant = keptRestaurantOf(conversation)
  const { mode } = menu.context
  const categoryId = route.name === 'menu' ? categoryOf(route, conversation) : menu.context.categoryId
  const product = route.name === 'product' ? productOf(route.product, conversation) : undefined
  return {
    ...(restaurant === undefined ? {} : { restaurant }),
    ...(isVisitorKnown(session) ? { identity: session.context.visitor.kind } : {}),
    ...(mode === undefined ? {} : { mode }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...onlyFacts(conversation),
    ...(isWholeMenu(conversation) ? { isWholeMenu: true } : {}),
    hasMenuFailed: menu.value === 'failed',
    basketCount: basketTotals(basket.context.basket).count,
    ...orderFacts(route, conversation),
    ...(route.name === 'authenticate' ? linkedFacts(route.slugOrId, conversation) : {}),
    ...(route.name === 'product' && menu.context.menu
      ? { product: canOpenProduct(product, saleTermsOf(conversation)) }
      : {}),
  }
}

/** The product an address names by its code or its id (S2.24). */
export function productOf(codeOrId: string, { flows }: Conversation): Product | undefined {
  const { menu } = flows.menu.context
  if (!menu) return undefined
  return productIn(menu, codeOrId) ?? Object.values(menu.products).find(({ id }) => id === codeOrId)
}

function categoryOf(route: Extract<Route, { name: 'menu' }>, { flows }: Conversation) {
  const { menu, categoryId } = flows.menu.context
  if (route.categoryId === undefined) return categoryId
  return menu?.categories.find(({ id }) => id === route.categoryId)?.id
}

/** The restaurant that is chosen without being asked for, because the deployment has no other (S2.34). */
function onlyFacts({ flows, settings }: Conversation): Pick<NavigationFacts, 'onlyRestaurant'> {
  if (!settings.flags.skipRestaurantSelection) return {}
  const { list, near, chosen } = flows.restaurant.context
  const only = list.length === 1 && near === undefined ? list[0] : undefined
  const known = chosen?.isUniqueRestaurant === true ? chosen : only
  return known === undefined ? {} : { onlyRestaurant: known }
}

/**
 * The listed restaurant an address names by its slug or its id (S2.42); one that is not listed has yet to be fetched.
 */
function linkedFacts(slugOrId: string, { flows }: Conversation): Pick<NavigationFacts, 'linked'> {
  const linked = flows.restaurant.context.list.find(({ id, slug }) => slug === slugOrId || id === slugOrId)
  return linked ? { linked } : {}
}

/** Whether the order of an address was found (S4.44 to S4.46). */
function orderFacts(
  route: Route,
  { flows }: Conversation,
): Pick<NavigationFacts, 'order' | 'hasEmailLinkFailed'> {
  if (route.name !== 'cancelOrder' && route.name !== 'modifyPickup') return {}
  const { value, context } = flows.tracking
  if (value !== 'notFound' || context.problem === 'account.notSignedIn' || context.wanted !== route.orderId)
    return {}
  if (!isLinkProblem(context.problem)) return { order: 'missing' }
  // Another link of that order, from a later mail, has yet to be tried.
  return context.link?.secret === route.accessToken ? { hasEmailLinkFailed: true } : {}
}
