import { createContext, useContext } from 'react'

/** Why a card did not go through: the provider's code, and the field it speaks of. */
export type CardProblem = { readonly code: string; readonly field?: 'name' | 'phone' }

/** A card form or a wallet the customer has filled in. What it holds stays with the provider's own script. */
export type FilledCard = {
  /** Confirms the payment of this secret; the page may be left for the bank, and comes back to `returnUrl`. */
  readonly confirm: (secret: string, returnUrl: string) => Promise<CardProblem | undefined>
  /** Called where it was not paid after all. */
  readonly giveUp: () => void
}

/** Where a filled-in card waits for the effect that pays with it. It is given once, and forgotten with the page. */
export type CardHandoff = {
  readonly put: (card: FilledCard) => void
  readonly take: () => FilledCard | undefined
}

/** An empty handoff. */
export function createCardHandoff(): CardHandoff {
  let waiting: FilledCard | undefined
  return {
    put: (card) => {
      waiting = card
    },
    take: () => {
      const taken = waiting
      waiting = undefined
      return taken
    },
  }
}

/** What the page needs for cards: where filled-in ones go, and how the provider is reached. */
export type CardAccess = {
  readonly handoff: CardHandoff
  readonly publicKey?: string | undefined
  /** Where the script of the provider is simulated. */
  readonly scriptUrl?: string | undefined
}

export const CardAccessContext = createContext<CardAccess>({ handoff: createCardHandoff() })

export function useCardAccess(): CardAccess {
  return useContext(CardAccessContext)
}
