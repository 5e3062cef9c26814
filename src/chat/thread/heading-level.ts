import { createContext } from 'react'

/** The rank of a heading inside a card: its question's is one higher. */
export const HeadingLevelContext = createContext<2 | 4>(4)
