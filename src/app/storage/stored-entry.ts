import { define, number, object, optional, string } from 'superstruct'
import { isStoredCommand } from '#flows/core/log/commands.ts'
import type { Entry, LoggedEvent } from '#flows/core/log/log.ts'
import { isRecord } from './log-storage.ts'

const StoredEvent = define<LoggedEvent>('LoggedEvent', (event) => isRecord(event) && isEvent(event))
const StoredEntry = object({ at: number(), event: StoredEvent, hash: optional(string()) })

/** Whether something that was stored or sent is an entry of a log, with a command as it is declared. */
export function isEntry(value: unknown): value is Entry {
  return StoredEntry.is(value)
}

function isEvent(event: Readonly<Record<string, unknown>>): boolean {
  switch (event['type']) {
    case 'started':
      return typeof event['id'] === 'string' && typeof event['path'] === 'string'
    case 'command':
      return isStoredCommand(event['command'])
    case 'done':
      return typeof event['effect'] === 'string'
    case 'failed':
      return typeof event['effect'] === 'string' && isRecord(event['error'])
    case 'undone':
      return typeof event['to'] === 'number' && event['to'] >= 1 && isSaying(event['what'])
    case 'redone':
      return isSaying(event['what'])
    default:
      return false
  }
}

function isSaying(what: unknown): boolean {
  return what === undefined || (isRecord(what) && typeof what['key'] === 'string')
}
