import type { Deps } from '../process/deps.ts'
import type { Route } from '../http/route.ts'
import { sessionRoutes } from '../routes/accounts/sessions.route.ts'
import { exportAccountRoute } from '../routes/accounts/account-export.route.ts'
import {
  currentAccountRoute,
  logoutRoute,
  refreshTokenRoute,
} from '../routes/accounts/authentication.route.ts'
import { botCheckRoute } from '../routes/accounts/bot-check.route.ts'
import { findConflictsRoute } from '../routes/catalogue/conflicts.route.ts'
import { contentRoutes } from '../routes/catalogue/content.route.ts'
import { addFavouriteRoute, removeFavouriteRoute } from '../routes/accounts/favourites.route.ts'
import { authenticateGuestRoute } from '../routes/accounts/guest-authentication.route.ts'
import { createGuestRoute, guestRoute } from '../routes/accounts/guests.route.ts'
import { kitchenRoutes, testClockRoute } from '../routes/system/kitchen.route.ts'
import { lostPasswordRoute, resetPasswordRoute } from '../routes/accounts/lost-password.route.ts'
import { defaultMenuRoute, menuRoute } from '../routes/catalogue/menu.route.ts'
import { changeOrderRoute } from '../routes/orders/order-change.route.ts'
import { createOrderRoute } from '../routes/orders/order-creation.route.ts'
import { afterwardsRoutes } from '../routes/orders/order-afterwards.route.ts'
import { cancelOrderRoute } from '../routes/orders/order-cancel.route.ts'
import { orderItemsRoute, orderListRoute, orderRoute } from '../routes/orders/orders.route.ts'
import { providerParts } from '../payments/provider-parts.ts'
import { settlePaymentRoute } from '../routes/payments/settle-payment.route.ts'
import { predictionRoutes } from '../routes/orders/prediction.route.ts'
import {
  authenticateRestaurantRoute,
  restaurantRoute,
  restaurantTextsRoute,
  restaurantsRoute,
} from '../routes/catalogue/restaurants.route.ts'
import { registerUserRoute, validateUserRoute } from '../routes/accounts/registration.route.ts'
import {
  authenticateBySignOnRoute,
  beginSignOnRoute,
  signOnCallbackRoute,
} from '../routes/accounts/sign-on.route.ts'
import { systemRoutes } from '../routes/system/system.route.ts'
import { authenticateUserRoute } from '../routes/accounts/user-authentication.route.ts'
import { changeUserRoute, deleteUserRoute, userRoute } from '../routes/accounts/users.route.ts'

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
    ...afterwardsRoutes(deps),
    ...providers.flatMap(({ payRoutes }) => payRoutes?.(deps) ?? []),
    settlePaymentRoute(deps),
    ...providers.flatMap(({ cardRoutes }) => cardRoutes?.(deps) ?? []),
    ...predictionRoutes(deps),
    ...systemRoutes(deps),
    ...(deps.isProduction ? [] : [...kitchenRoutes(deps), testClockRoute(deps)]),
  ]
}
