import { createContext, useContext, useSyncExternalStore } from 'react'

/** What became of the account of whoever uses this device; told each time it happens. */
export type AccountNotice = 'accountReady' | 'profileSaved' | 'accountDeleted' | 'loggedOut'

/**
 * That the conversation may be sent to the restaurant, as something was refused or failed; what became of one that was sent
 * with a report. Told each time it happens.
 */
export type SendingNotice = 'sendRefusal' | 'sendFault' | 'sentWithReport' | 'unsentWithReport'

/**
 * What the customer is told about this device: it stores nothing; what it stored could not be read, or only the basket;
 * a page without code sent a log that could not be read;
 * a part of the page could not be fetched, or is gone with an old version; what became of their account; that the
 * conversation can be sent.
 */
export type DeviceNotice =
  | 'storageLost'
  | 'logSpoiled'
  | 'logUnread'
  | 'basketKept'
  | 'pageIncomplete'
  | 'newVersion'
  | AccountNotice
  | SendingNotice

export type DeviceNotices = {
  /** Told once; what was dismissed does not come back, but for news of the account and of sending. */
  readonly tell: (notice: DeviceNotice) => void
  readonly dismiss: (notice: DeviceNotice) => void
  readonly current: () => readonly DeviceNotice[]
  /** Those that stood in the page when it was drawn. */
  readonly drawn: () => readonly DeviceNotice[]
  readonly subscribe: (listen: () => void) => () => void
}

const NONE: readonly DeviceNotice[] = []

const OF_ACCOUNT: ReadonlySet<string> = new Set<AccountNotice>([
  'accountReady',
  'profileSaved',
  'accountDeleted',
  'loggedOut',
])

const OF_SENDING: ReadonlySet<string> = new Set<SendingNotice>([
  'sendRefusal',
  'sendFault',
  'sentWithReport',
  'unsentWithReport',
])

/** Whether a notice is news of the account, and nothing to worry about; the newest takes the place of the others. */
export function isOfAccount(notice: DeviceNotice): notice is AccountNotice {
  return OF_ACCOUNT.has(notice)
}

/** Whether a notice is about sending the conversation; the newest takes the place of the others. */
export function isOfSending(notice: DeviceNotice): notice is SendingNotice {
  return OF_SENDING.has(notice)
}

/** Holds notices, also those from before the page is drawn, until they are dismissed. `drawn`: those a server draws. */
export function createDeviceNotices(drawn: readonly DeviceNotice[] = NONE): DeviceNotices {
  const told = new Set<DeviceNotice>(drawn)
  const listeners = new Set<() => void>()
  let current = drawn
  const show = (next: readonly DeviceNotice[]) => {
    current = next
    for (const listen of listeners) listen()
  }
  return {
    tell: (notice) => {
      const news = [isOfAccount, isOfSending].find((isOf) => isOf(notice))
      if (news ? current.includes(notice) : told.has(notice)) return
      told.add(notice)
      show([...current.filter((each) => !news?.(each)), notice])
    },
    dismiss: (notice) => show(current.filter((each) => each !== notice)),
    current: () => current,
    drawn: () => drawn,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

export const DeviceNoticesContext = createContext<DeviceNotices>(createDeviceNotices())

/** The open notices, how to tell one, and how to dismiss them. A page drawn on the server has none. */
export function useDeviceNotices() {
  const { subscribe, current, drawn, dismiss, tell } = useContext(DeviceNoticesContext)
  return { notices: useSyncExternalStore(subscribe, current, drawn), dismiss, tell }
}
