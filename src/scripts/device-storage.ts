import { storeLog } from '#app/storage/log-storage.ts'
import type { Log } from '#flows/core/log/log.ts'

/** What stands in device storage after this conversation: key and value. */
export function storedLog(log: Log): Record<string, string> {
  const items: Record<string, string> = {}
  storeLog(deviceStorage(items), log, () => {
    throw new Error('the conversation could not be stored')
  }).begin()
  return items
}

/** What a device keeps, as the app reads and writes it, held in a plain object. */
export function deviceStorage(items: Record<string, string>): Storage {
  return {
    get length() {
      return Object.keys(items).length
    },
    clear: () => {
      for (const key of Object.keys(items)) delete items[key]
    },
    getItem: (key) => items[key] ?? null,
    key: (index) => Object.keys(items)[index] ?? null,
    removeItem: (key) => {
      delete items[key]
    },
    setItem: (key, value) => {
      items[key] = value
    },
  }
}
