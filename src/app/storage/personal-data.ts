import type { PersonalData } from '#bindings/words/use-formatter.ts'

const PREFIX = 'orda.said.'
const DRAFT = 'orda.draft.'

/**
 * Names, mail, phone and typed text, kept beside the log for this tab only: they survive a reload, not closing the tab.
 * Where storage is full or forbidden they are kept in memory.
 */
export function createPersonalData(storage: Storage | undefined): PersonalData {
  const memory = new Map<string, string>()
  const read = (key: string): string | undefined => {
    try {
      return storage?.getItem(key) ?? memory.get(key)
    } catch {
      return memory.get(key)
    }
  }
  const write = (key: string, value: string): void => {
    memory.set(key, value)
    try {
      storage?.setItem(key, value)
    } catch {
      // Kept in memory above.
    }
  }
  const drop = (key: string): void => {
    memory.delete(key)
    storage?.removeItem(key)
  }
  return {
    read: (token) => read(PREFIX + token),
    keep: (value) => {
      const token = crypto.randomUUID()
      write(PREFIX + token, value)
      return token
    },
    draftOf: (field) => read(DRAFT + field) ?? '',
    keepDraft: (field, value) => write(DRAFT + field, value),
    forget: () => {
      for (const key of [...memory.keys(), ...keysOf(storage)])
        if (key.startsWith(PREFIX) || key.startsWith(DRAFT)) drop(key)
    },
  }
}

function keysOf(storage: Storage | undefined): readonly string[] {
  return storage ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '') : []
}
