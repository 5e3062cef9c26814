import { createContext, useContext } from 'react'

/** Why a card did not go through: the provider's code, and the field it speaks of. */
export type CardProblem = { readonly code: string; readonly field?: 'name' | 'phone' }

/** A card form or a wallet the customer has filled in. What it holds stays with the provider's own script. */
export type FilledCard = {
  /** Confirms the payment of this secret; the page may be left for the bank, and comes back to `returnUrl`. */
  readonly confirm: (secret: string, returnUrl: string) => Promise<CardProblem | undefined>
  /** Called where it was not paid after all. */
  readonly giveUp?: () => void
}

/** The card form on the page, for what pays elsewhere on it. */
export type CardForm = {
  /** The card as it is filled in now, and whether it is to be kept; undefined where it tells what is lacking, or is being asked already (F1). */
  readonly fill: () => Promise<{ readonly card: FilledCard; readonly savesCard: boolean } | undefined>
}

/** Where the card form is found while it can be filled in, and where a filled-in card waits for the effect that pays with it. */
export type CardHandoff = {
  /** Takes it back where nothing has paid with it meanwhile. A card is given once, and forgotten with the page. */
  readonly put: (card: FilledCard) => () => void
  readonly take: () => FilledCard | undefined
  readonly open: (form: CardForm) => () => void
  readonly form: () => CardForm | undefined
}

/** A handoff without a form or a card. */
export function createCardHandoff(): CardHandoff {
  let waiting: FilledCard | undefined
  let current: CardForm | undefined
  const take = () => {
    const taken = waiting
    waiting = undefined
    return taken
  }
  return {
    put: (card) => {
      waiting = card
      return () => {
        if (waiting === card) take()?.giveUp?.()
      }
    },
    take,
    open: (form) => {
      current = form
      return () => {
        if (current === form) current = undefined
      }
    },
    form: () => current,
  }
}

/** What the page needs for cards: where filled-in ones go, and how the provider is reached. */
export type CardAccess = {
  readonly handoff: CardHandoff
  readonly publicKey?: string | undefined
  /** Where the script of the provider is simulated. */
  readonly scriptUrl?: string | undefined
  /** A recorded conversation is shown, and nothing is ever paid. */
  readonly isReplayed?: true
}

export const CardAccessContext = createContext<CardAccess>({ handoff: createCardHandoff() })

export function useCardAccess(): CardAccess {
  return useContext(CardAccessContext)
}
