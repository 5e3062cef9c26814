import type { Infer } from 'superstruct'
import type { OpenSession } from '#domain/account/open-session.ts'
import { id } from '#domain/ids.ts'
import { IsoTime, Key, fromInstant, maybe, present, toInstant } from '../wire/wire.ts'
import { array, boolean, string, type } from '../wire/wire-types.ts'

/** Where a user is logged in; the id opens nothing. */
export const OpenSessionListSchema = type({
  items: array(
    type({
      id: Key,
      browser: maybe(string()),
      system: maybe(string()),
      usedAt: IsoTime,
      isCurrent: boolean(),
    }),
  ),
})

export function toOpenSessions({ items }: Infer<typeof OpenSessionListSchema>): readonly OpenSession[] {
  return items.map(({ id: key, browser, system, usedAt, isCurrent }) => ({
    id: id(key),
    ...present({ browser, system }),
    usedAt: toInstant(usedAt),
    isCurrent,
  }))
}

export function fromOpenSessions(sessions: readonly OpenSession[]): Infer<typeof OpenSessionListSchema> {
  return { items: sessions.map((session) => ({ ...session, usedAt: fromInstant(session.usedAt) })) }
}
