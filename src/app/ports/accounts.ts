import type { AccountPorts, SignOnReturn, SignOnWay } from '#flows/account/account-ports.ts'
import { callFetched, shared } from '#bindings/runtime/until-fetched.ts'
import { lastEmailIn } from '../storage/storage.ts'
import type { LaterPorts } from './account-calls.ts'
import type { World } from './world.ts'

/** Who else logs customers in, and how this page was come back to from there. */
export type SignOnHere = {
  readonly ways: readonly SignOnWay[]
  readonly cameBack: SignOnReturn | undefined
}

/** The ports of the account pages; the code that performs them is fetched with the first call. */
export function accountPorts(
  storage: Storage | undefined,
  { ways, cameBack }: SignOnHere,
  worldOf: () => Promise<World>,
): AccountPorts {
  let untold = cameBack
  const later = shared(async (): Promise<LaterPorts> => {
    const [{ createAccountPorts }, world] = await callFetched(() =>
      Promise.all([import('./account-calls.ts'), worldOf()]),
    )
    return createAccountPorts(world)
  })
  return {
    logIn: async (details) => (await later()).logIn(details),
    leaveGuest: async () => (await later()).leaveGuest(),
    register: async (details) => (await later()).register(details),
    prepareBotCheck: () => void later().then((ports) => ports.prepareBotCheck()),
    confirmRegistration: async (details) => (await later()).confirmRegistration(details),
    requestPassword: async (details) => (await later()).requestPassword(details),
    resetPassword: async (details) => (await later()).resetPassword(details),
    loadProfile: async () => (await later()).loadProfile(),
    changeProfile: async (change) => (await later()).changeProfile(change),
    keepLanguage: async (language) => (await later()).keepLanguage(language),
    loadSavedMethods: async () => (await later()).loadSavedMethods(),
    deleteSavedMethod: async (card) => (await later()).deleteSavedMethod(card),
    saveAccountExport: async () => (await later()).saveAccountExport(),
    loadSessions: async () => (await later()).loadSessions(),
    endSessions: async (only) => (await later()).endSessions(only),
    deleteAccount: async (id) => (await later()).deleteAccount(id),
    logInBySso: async (came) => (await later()).logInBySso(came),
    signOnWays: ways,
    takeSignOnReturn: () => {
      const told = untold
      untold = undefined
      return told
    },
    lastEmail: () => lastEmailIn(storage),
  }
}
