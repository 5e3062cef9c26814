import { createContext } from 'react'

/** How the page of an order is kept up to date where it has no code. */
export type Refresh = {
  /** Undefined until the customer was asked. */
  readonly isOn: boolean | undefined
  readonly everyS: number
  readonly choose: (isOn: boolean) => void
}

/** Absent where the code of the page keeps it up to date. */
export const RefreshContext = createContext<Refresh | undefined>(undefined)
