import type { Deps } from '../process/deps.ts'
import type { Route } from '../http/route.ts'
import { sessionRoutes } from '../../accounts/routes/sessions.route.ts'
import { exportAccountRoute } from '../../accounts/routes/account-export.route.ts'
import {
  currentAccountRoute,
  logoutRoute,
  refreshTokenRoute,
} from '../../accounts/routes/authentication.route.ts'
import { botCheckRoute } from '../../accounts/routes/bot-check.route.ts'
import { findConflictsRoute } from '../../catalogue/routes/conflicts.route.ts'
import { contentRoutes } from '../../catalogue/routes/content.route.ts'
import { addFavouriteRoute, removeFavouriteRoute } from '../../accounts/routes/favourites.route.ts'
import { authenticateGuestRoute } from '../../accounts/routes/guest-authentication.route.ts'
import { createGuestRoute, guestRoute } from '../../accounts/routes/guests.route.ts'
import { kitchenRoutes, testClockRoute } from '../../kitchen/kitchen.route.ts'
import { lostPasswordRoute, resetPasswordRoute } from '../../accounts/routes/lost-password.route.ts'
import { defaultMenuRoute, menuRoute } from '../../catalogue/routes/menu.route.ts'
import { changeOrderRoute } from '../../orders/routes/order-change.route.ts'
import { createOrderRoute } from '../../orders/routes/order-creation.route.ts'
import { afterOrderRoutes } from '../../orders/routes/after-order.route.ts'
import { cancelOrderRoute } from '../../orders/routes/order-cancel.route.ts'
import { orderItemsRoute, orderListRoute, orderRoute } from '../../orders/routes/orders.route.ts'
import { providerParts } from '../../payments/provider-parts.ts'
import { settlePaymentRoute } from '../../payments/settle-payment.route.ts'
import { predictionRoutes } from '../../orders/routes/prediction.route.ts'
import {
  authenticateRestaurantRoute,
  restaurantRoute,
  restaurantTextsRoute,
  restaurantsRoute,
} from '../../catalogue/routes/restaurants.route.ts'
import { registerUserRoute, validateUserRoute } from '../../accounts/routes/registration.route.ts'
import {
  authenticateBySignOnRoute,
  beginSignOnRoute,
  signOnCallbackRoute,
} from '../../accounts/routes/sign-on.route.ts'
import { sentConversationRoutes } from '../../support/routes/sent-conversations.route.ts'
import { systemRoutes } from './system.route.ts'
import { authenticateUserRoute } from '../../accounts/routes/user-authentication.route.ts'
import { changeUserRoute, deleteUserRoute, userRoute } from '../../accounts/routes/users.route.ts'

/** Every call, in the order of spec section 7. */
export async function routesOf(deps: Deps): Promise<readonly Route[]> {
  const providers = await providerParts()
  return [
    authenticateGuestRoute(deps),
    authenticateUserRoute(deps),
    authenticateBySignOnRoute(deps),
    beginSignOnRoute(deps),
    signOnCallbackRoute(deps),
    logoutRoute(deps),
    currentAccountRoute(deps),
    refreshTokenRoute(deps),
    createGuestRoute(deps),
    guestRoute(deps),
    registerUserRoute(deps),
    validateUserRoute(deps),
    changeUserRoute(deps),
    userRoute(deps),
    deleteUserRoute(deps),
    lostPasswordRoute(deps),
    resetPasswordRoute(deps),
    exportAccountRoute(deps),
    ...sessionRoutes(deps),
    addFavouriteRoute(deps),
    removeFavouriteRoute(deps),
    botCheckRoute(deps),
    restaurantsRoute(deps),
    restaurantRoute(deps),
    restaurantTextsRoute(deps),
    authenticateRestaurantRoute(deps),
    menuRoute(deps),
    defaultMenuRoute(deps),
    ...contentRoutes(deps),
    orderListRoute(deps),
    createOrderRoute(deps),
    changeOrderRoute(deps),
    orderRoute(deps),
    orderItemsRoute(deps),
    findConflictsRoute(deps),
    cancelOrderRoute(deps),
    ...afterOrderRoutes(deps),
    ...providers.flatMap(({ payRoutes }) => payRoutes?.(deps) ?? []),
    settlePaymentRoute(deps),
    ...providers.flatMap(({ cardRoutes }) => cardRoutes?.(deps) ?? []),
    ...predictionRoutes(deps),
    ...(deps.support ? sentConversationRoutes(deps.support, deps) : []),
    ...systemRoutes(deps),
    ...(deps.isProduction ? [] : [...kitchenRoutes(deps), testClockRoute(deps)]),
  ]
}
