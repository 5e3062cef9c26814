import type { IncomingHttpHeaders } from 'node:http'
import { mayDo, type Staff, type StaffAct } from '#domain/staff/staff-role.ts'
import { refusal } from '../core/http/failure.ts'
import type { Deps } from '../core/process/deps.ts'
import { staffTokenOf } from './staff-cookie.ts'
import { staffOfSession } from './staff-sessions.store.ts'

type Asking = Pick<Deps, 'database' | 'clock' | 'isProduction'>

/** Who of the staff asks, who may do this; throws `staff.notSignedIn` (401) or `staff.notAllowed` (403). */
export async function signedInStaff(
  headers: IncomingHttpHeaders,
  deps: Asking,
  act: StaffAct,
): Promise<Staff> {
  const staff = await staffAsking(headers, deps)
  if (!staff) throw refusal('staff.notSignedIn')
  if (!mayDo(staff.role, act)) throw refusal('staff.notAllowed')
  return staff
}

/** Who of the staff asks, whatever they may do; nobody where nobody is signed in. */
export async function staffAsking(
  headers: IncomingHttpHeaders,
  { database, clock, isProduction }: Asking,
): Promise<Staff | undefined> {
  const token = staffTokenOf(headers, isProduction)
  return token === undefined ? undefined : staffOfSession(database, token, clock.now())
}
