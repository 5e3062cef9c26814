/** How long a checkout may take (README beside this file). */
export const UNPAID_ORDER_KEPT_MS = 1_800_000
