/** README, decisions: how long a checkout may take. */
export const UNPAID_ORDER_KEPT_MS = 1_800_000
