import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * What the customer is told about this device: it stores nothing; what it stored could not be read, or only the basket;
 * a part of the page could not be fetched.
 */
export type DeviceNotice = 'storageLost' | 'logSpoiled' | 'basketKept' | 'pageIncomplete'

export type DeviceNotices = {
  /** Told once; what was dismissed does not come back. */
  readonly tell: (notice: DeviceNotice) => void
  readonly dismiss: (notice: DeviceNotice) => void
  readonly current: () => readonly DeviceNotice[]
  readonly subscribe: (listen: () => void) => () => void
}

const NONE: readonly DeviceNotice[] = []

/** Holds notices, also those from before the page is drawn, until they are dismissed. */
export function createDeviceNotices(): DeviceNotices {
  const told = new Set<DeviceNotice>()
  const listeners = new Set<() => void>()
  let current = NONE
  const show = (next: readonly DeviceNotice[]) => {
    current = next
    for (const listen of listeners) listen()
  }
  return {
    tell: (notice) => {
      if (told.has(notice)) return
      told.add(notice)
      show([...current, notice])
    },
    dismiss: (notice) => show(current.filter((each) => each !== notice)),
    current: () => current,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

export const DeviceNoticesContext = createContext<DeviceNotices>(createDeviceNotices())

/** The open notices, and how to dismiss them. A page drawn on the server has none. */
export function useDeviceNotices() {
  const { subscribe, current, dismiss } = useContext(DeviceNoticesContext)
  return { notices: useSyncExternalStore(subscribe, current, () => NONE), dismiss }
}
