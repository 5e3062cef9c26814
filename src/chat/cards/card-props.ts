import type { Turn } from '#flows/log/turn.ts'

/** A card is the face of its turn's question. Not live, it shows and does nothing. */
export type CardProps = { readonly turn: Turn; readonly isLive: boolean }
