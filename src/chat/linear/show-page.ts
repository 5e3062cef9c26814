import { createContext } from 'react'

/** A page as its view knows it. */
export type ShownPage = {
  /** What tells it from others. */
  readonly key: string
  /** Its heading, where that is not its question's. */
  readonly title: string | undefined
  /** Whether its question is asked on pages before it and after it. */
  readonly isBetween: boolean
  /** Whether nothing of its question is asked after it. */
  readonly isLast: boolean
  /** The way to the page before, where its question has one. */
  readonly back: (() => void) | undefined
}

/** Tells the view which page is shown: it moves the focus there, names the document, and leads back from it. */
export const ShowPageContext = createContext<(page: ShownPage) => void>(() => undefined)
