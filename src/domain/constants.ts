/** Spec section 9, each written once. Durations in ms unless the name says otherwise. */
export const MAX_LINE_QUANTITY = 100 // S9.1
export const QUANTITY_PICKER_MIN = 0 // S9.2
export const QUANTITY_PICKER_MAX = 99_999 // S9.2
export const HISTORY_PAGE_SIZE = 6 // S9.4
export const CURRENT_ORDERS_PAGE_SIZE = 20 // S9.4
export const RESTAURANTS_PAGE_SIZE = 20 // S9.5
export const PARAMETERS_PAGE_SIZE = 100 // S9.6
export const PENDING_ORDER_KEPT_MS = 900_000 // S9.7
export const POPOVER_CLOSE_MS = 500 // S9.8
export const BASKET_PULSE_MS = 500 // S9.8
export const RESTAURANT_STATUS_POLL_MS = 15_000 // S9.9
export const OPEN_STATE_CHECK_MS = 3_000 // S9.9
export const ACTIVE_ORDERS_POLL_MS = 3_000 // S9.10
export const IDLE_ORDERS_POLL_MS = 300_000 // S9.10
/** How much longer a tab nobody looks at waits. */
export const UNSEEN_ORDERS_WAIT_MS = 30_000
export const ORDER_ITEMS_RELOAD_MS = 3_000 // S9.11
export const PROGRESS_REFRESH_MS = 300 // S9.12
export const IN_PROGRESS_WINDOW_MS = 120_000 // S9.12
export const PICKUP_CHECK_MS = 5_000 // S9.13
export const PICKUP_KEPT_MS = 300_000 // how long a time that was offered is taken: paying needs it
export const PICKUP_STEP_MINUTES = 10 // S9.13
export const DEFAULT_TIME_ZONE = 'Europe/Paris' // S9.17
export const PASSWORD_MIN = 8 // S9.18
export const PASSWORD_MAX = 30 // S9.18
/** Characters of a first or last name. */
export const NAME_MAX = 60
export const PASSWORD_INPUT_MAX = 31 // S9.18
export const SEARCH_MIN_CHARACTERS = 3 // S9.19
export const SEARCH_DEBOUNCE_MS = 1_000 // S9.19
export const SEARCH_RADIUS_KM = 15 // S9.20
export const LINE_DELETE_DELAY_MS = 100 // S9.21
export const CACHE_REFRESH_MS = 86_400_000 // S9.22
export const TAKEOUT_ALCOHOL_LIMIT = 1 // S9.23, percent by volume
export const DISCOUNT_LINE_PRIORITY = 100 // S9.25
export const DEFAULT_ORDER_TYPE = 'EATIN' // S9.27
export const DEFAULT_ROOT_NAVIGATION = 'Online Ordering' // S9.29
export const DEFAULT_CURRENCY = 'eur' // S9.31
export const MAP_ZOOM = 14 // S9.33
export const MAP_START = { latitude: 60.194255, longitude: 11.0990202 } // S9.33
export const GEOLOCATION_DELAY_MS = 1_000 // S9.36
export const MAX_BASKET_LINES = 100 // so that a request stays below 256 kB
export const SENT_MAIL_KEPT_DAYS = 30 // src/server/mail/README.md: nobody asks later what was mailed
export const SETTLE_POLL_MS = 3_000 // what became of a payment that a bank has yet to decide
export const UNPAID_ORDER_KEPT_MS = 1_800_000 // src/server/orders/README.md: how long a checkout may take

/** How long a conversation is kept that a customer has sent, where a deployment does not say otherwise. */
export const CONVERSATIONS_KEPT_DAYS = 30
