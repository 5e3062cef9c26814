import type { Turn } from '#flows/core/log/turn.ts'

/** A card shows the question of its turn. Once the turn is answered (not live) it stays readable and does nothing. */
export type CardProps = { readonly turn: Turn; readonly isLive: boolean }
