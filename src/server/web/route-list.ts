import type { Deps } from '../process/deps.ts'
import type { Route } from '../http/route.ts'
import { currentAccountRoute, logoutRoute, refreshTokenRoute } from '../routes/authentication.route.ts'
import { botCheckRoute } from '../routes/bot-check.route.ts'
import { findConflictsRoute } from '../routes/conflicts.route.ts'
import { contentRoutes } from '../routes/content.route.ts'
import { addFavouriteRoute, removeFavouriteRoute } from '../routes/favourites.route.ts'
import { authenticateGuestRoute } from '../routes/guest-authentication.route.ts'
import { createGuestRoute, guestRoute } from '../routes/guests.route.ts'
import { kitchenRoutes, testClockRoute } from '../routes/kitchen.route.ts'
import { lostPasswordRoute, resetPasswordRoute } from '../routes/lost-password.route.ts'
import { defaultMenuRoute, menuRoute } from '../routes/menu.route.ts'
import { notBuiltRoutes } from '../routes/not-built.route.ts'
import { changeOrderRoute } from '../routes/order-change.route.ts'
import { createOrderRoute } from '../routes/order-creation.route.ts'
import { afterwardsRoutes } from '../routes/order-afterwards.route.ts'
import { cancelOrderRoute } from '../routes/order-cancel.route.ts'
import { orderItemsRoute, orderListRoute, orderRoute } from '../routes/orders.route.ts'
import { deletePaymentMethodRoute, paymentMethodsRoute } from '../routes/payment-methods.route.ts'
import { testPaymentRoute } from '../routes/payments.route.ts'
import { predictionRoutes } from '../routes/prediction.route.ts'
import {
  authenticateRestaurantRoute,
  restaurantRoute,
  restaurantsRoute,
} from '../routes/restaurants.route.ts'
import { registerUserRoute, validateUserRoute } from '../routes/registration.route.ts'
import { systemRoutes } from '../routes/system.route.ts'
import { authenticateUserRoute } from '../routes/user-authentication.route.ts'
import { changeUserRoute, deleteUserRoute, userRoute } from '../routes/users.route.ts'

/** Every call, in the order of spec section 7. */
export function dispatchOf(deps: Deps): readonly Route[] {
  return [
    authenticateGuestRoute(deps),
    authenticateUserRoute(deps),
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
    addFavouriteRoute(deps),
    removeFavouriteRoute(deps),
    botCheckRoute(deps),
    restaurantsRoute(deps),
    restaurantRoute(deps),
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
    testPaymentRoute(deps),
    paymentMethodsRoute(deps),
    deletePaymentMethodRoute(deps),
    ...predictionRoutes(deps),
    ...systemRoutes(deps),
    ...notBuiltRoutes,
    ...(deps.isProduction ? [] : [...kitchenRoutes(deps), testClockRoute(deps)]),
  ]
}
