/** The parts of a language that are fetched with the components that need them; everything else is one file. */
export const LATER_TEXTS = ['account', 'legal', 'orders', 'payment', 'support'] as const

/** What the staff reads at its desk, and no customer downloads. */
export const DESK_TEXTS = ['desk', 'staff'] as const
