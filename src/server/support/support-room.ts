import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { CONVERSATIONS_KEPT_DAYS } from '#domain/constants.ts'
import type { Database } from '../core/database/database.ts'
import { secretOf } from '../core/database/secrets.store.ts'
import { sealingWith, type Sealing } from './sealing.ts'

/** Whether there is a support desk, and the secret that personal values are sealed with. */
export type SupportSettings = { readonly isOn: boolean; readonly key?: string }

/** What the room of conversations that customers send is run with. */
export type SupportRoom = {
  /** Seals the personal values that go along; none where the deployment has no key, and they are not taken. */
  readonly sealing?: Sealing
}

/**
 * The room as the settings have it, none where it is switched off. Where customers pay, values are sealed with a key that
 * is not in the database, or not taken at all.
 */
export async function supportRoomOf(
  database: Database,
  { isOn, key }: SupportSettings,
  isProduction: boolean,
): Promise<SupportRoom | undefined> {
  if (!isOn) return undefined
  const secret = key ?? (isProduction ? undefined : await secretOf(database, 'support'))
  return secret === undefined ? {} : { sealing: sealingWith(secret) }
}

/** What pages are told of the room: how long conversations are kept, and whether values may go along. */
export function offeringSupport(room: SupportRoom | undefined): (written: Deployment) => Deployment {
  return ({ support, ...written }) =>
    room
      ? {
          ...written,
          support: {
            keptDays: support?.keptDays ?? CONVERSATIONS_KEPT_DAYS,
            takesValues: room.sealing !== undefined,
          },
        }
      : written
}
