import type { Profile } from '#domain/account/identity.ts'
import type { AccountPorts } from '#flows/account/account-ports.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import { aUser } from './builders/identity.ts'

export type AskedAccountPorts = AccountPorts & {
  /** What was asked, by port, in order. */
  readonly asked: readonly (readonly [string, unknown])[]
}

/** Ports that take everything at once and keep what they were asked. */
export function accountPortsWith(overrides: Partial<AccountPorts> = {}): AskedAccountPorts {
  const asked: [string, unknown][] = []
  const takes = (name: string) => (details?: unknown) => {
    asked.push([name, details])
    return Promise.resolve(null)
  }
  return {
    logIn: takes('logIn'),
    signOnWays: [],
    takeSignOnReturn: () => undefined,
    logInBySso: takes('logInBySso'),
    leaveGuest: takes('leaveGuest'),
    register: takes('register'),
    prepareBotCheck: () => void asked.push(['prepareBotCheck', undefined]),
    confirmRegistration: takes('confirmRegistration'),
    requestPassword: takes('requestPassword'),
    resetPassword: takes('resetPassword'),
    loadProfile: () => Promise.resolve(aProfile()),
    changeProfile: takes('changeProfile'),
    keepLanguage: takes('keepLanguage'),
    loadSavedMethods: () => Promise.resolve([]),
    deleteSavedMethod: takes('deleteSavedMethod'),
    saveAccountExport: takes('saveAccountExport'),
    loadSessions: () => Promise.resolve([]),
    endSessions: takes('endSessions'),
    deleteAccount: takes('deleteAccount'),
    lastEmail: () => '',
    ...overrides,
    asked,
  }
}

export function aProfile(given: Partial<Profile> = {}): Profile {
  const user = aUser(given)
  if (user.kind !== 'user') throw new Error('a user has a profile')
  return user.profile
}

/** A port that answers with a refusal of the server. */
export function refusing(code: string, field?: string): () => Promise<never> {
  const failure: PortFailure = { kind: 'refused', code, ...(field === undefined ? {} : { field }) }
  return () => Promise.reject(failure)
}

/** A port that gets no answer. */
export function failing(code = 'unreachable'): () => Promise<never> {
  const failure: PortFailure = { kind: 'failed', code }
  return () => Promise.reject(failure)
}
