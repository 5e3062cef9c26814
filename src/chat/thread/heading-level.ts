import { createContext } from 'react'

/** The level of a heading inside a card, one below that of its question. */
export const HeadingLevelContext = createContext<2 | 4>(4)
