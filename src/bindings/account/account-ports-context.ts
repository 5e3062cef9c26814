import { createContext, useContext } from 'react'
import type { AccountPorts } from '#flows/account/account-ports.ts'

export const AccountPortsContext = createContext<AccountPorts | undefined>(undefined)

/** The calls of the account pages; throws outside of their provider (a bug). */
export function useAccountPorts(): AccountPorts {
  const ports = useContext(AccountPortsContext)
  if (!ports) throw new Error('nobody performs what accounts ask for here')
  return ports
}
