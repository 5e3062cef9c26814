import { parseArgs } from 'node:util'
import { array, create, string } from 'superstruct'
import { checkEmail } from '#domain/account/fields.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import { NAME_MAX } from '#domain/constants.ts'
import type { StaffId } from '#domain/ids.ts'
import { STAFF_INVITE_MS } from '#domain/staff/staff-invite.ts'
import { STAFF_ROLES, type Staff } from '#domain/staff/staff-role.ts'
import type { Queries } from '../core/database/database.ts'
import { Refused } from '../core/process/folder-socket.ts'
import type { Deps } from '../core/process/deps.ts'
import { endInvites, issueInvite } from './staff-invites.store.ts'
import { endStaffSessions } from './staff-sessions.store.ts'
import { forgetFactors, insertStaff, listStaff, markRemoved } from './staff.store.ts'
import type { ListedStaff } from './staff.store.ts'

/** What the owner of a shop may want of its staff. */
export type StaffWish =
  | { readonly act: 'list' }
  | ({ readonly act: 'add' } & Omit<Staff, 'id'>)
  | { readonly act: 'remove' | 'reset'; readonly email: string }

/** Why no command about the staff does anything. */
export const SUPPORT_OFF = 'SUPPORT is off: there is no staff. Set it to on, or leave it out.'

type Within = Pick<Deps, 'database' | 'clock' | 'publicUrl'>

/** What a command wants, by its words; undefined where it is not understood. Throws a Refused with the rule of what cannot be. */
export function staffWishOf(args: readonly string[]): StaffWish | undefined {
  const given = wordsIn(args)
  const [act, email, ...rest] = given?.positionals ?? []
  const { role, name } = given?.values ?? {}
  const isPlain = role === undefined && name === undefined
  if (act === 'list') return email === undefined && isPlain ? { act } : undefined
  if (email === undefined || rest.length > 0) return undefined
  if (act === 'add') return { act, email: mailOf(email), role: roleOf(role), name: nameOf(name, email) }
  return (act === 'remove' || act === 'reset') && isPlain ? { act, email: mailOf(email) } : undefined
}

/** Does for the owner of a running server what the words of a command (a JSON array) want of its staff. Throws a Refused. */
export async function performStaffCall(asked: string, deps: Within & Pick<Deps, 'support'>) {
  const wish = staffWishOf(create(JSON.parse(asked), array(string())))
  if (!wish) throw new Refused('The server that runs is of another version: stop it first.')
  if (!deps.support) throw new Refused(SUPPORT_OFF)
  return performStaffWish(wish, deps)
}

/** Does it, and says what was done. Throws a Refused where there is nobody to do it to, or somebody already. */
export async function performStaffWish(wish: StaffWish, within: Within): Promise<string> {
  const { database } = within
  switch (wish.act) {
    case 'list':
      return linesOf(await listStaff(database))
    case 'add':
      return database.transaction((queries) => add(wish, queries, within))
    case 'remove':
      return database.transaction((queries) => remove(wish.email, queries, within))
    case 'reset':
      return database.transaction((queries) => reset(wish.email, queries, within))
  }
}

async function add(wish: Omit<Staff, 'id'>, queries: Queries, within: Within): Promise<string> {
  const { email, name, role } = wish
  const staffId = await insertStaff(queries, { email, name, role }, within.clock.now())
  if (staffId === undefined)
    throw new Refused(`${email} works here already: \`reset ${email}\` makes a new link.`)
  return invited(`${name} (${email}, ${role})`, staffId, queries, within)
}

async function remove(email: string, queries: Queries, { clock }: Within): Promise<string> {
  const staffId = await forgotten(email, queries)
  await endInvites(queries, staffId, clock.now())
  await markRemoved(queries, staffId, clock.now())
  return `${email} works here no more, and is logged out.`
}

async function reset(email: string, queries: Queries, within: Within): Promise<string> {
  const staffId = await forgotten(email, queries)
  return invited(`${email} is logged out, and`, staffId, queries, within)
}

/** Nothing logs them in any more, and they are logged out. */
async function forgotten(email: string, queries: Queries): Promise<StaffId> {
  const staffId = await forgetFactors(queries, email)
  if (staffId === undefined)
    throw new Refused(`Nobody works here with the address ${email}: \`list\` tells who does.`)
  await endStaffSessions(queries, staffId)
  return staffId
}

async function invited(
  who: string,
  staffId: StaffId,
  queries: Queries,
  { clock, publicUrl }: Within,
): Promise<string> {
  const now = clock.now()
  const token = await issueInvite(queries, staffId, now)
  const until = new Date(now + STAFF_INVITE_MS).toISOString()
  return [
    `${who} chooses a password here, once, until ${until}:`,
    `${publicUrl}/support/join?token=${token}`,
  ].join('\n')
}

function linesOf(listed: readonly ListedStaff[]): string {
  if (listed.length === 0) return 'Nobody works here yet.'
  return listed
    .map(({ staff: { email, role, name }, isJoined, removedAt }) => {
      const standing = isJoined ? 'joined' : 'has not joined yet'
      const left = removedAt === undefined ? standing : `removed ${new Date(removedAt).toISOString()}`
      return `${email} ${role} "${name}": ${left}`
    })
    .join('\n')
}

function wordsIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' } },
    })
  } catch {
    return undefined
  }
}

function mailOf(email: string): string {
  if (!checkEmail(email).ok)
    throw new Refused(`${JSON.stringify(email)} is no mail address: write one like kari@example.com.`)
  return loginEmail(email)
}

function roleOf(given: string | undefined): Staff['role'] {
  const role = STAFF_ROLES.find((each) => each === given)
  if (role === undefined)
    throw new Refused(`--role must be one of ${STAFF_ROLES.join(', ')}: write --role support.`)
  return role
}

function nameOf(given: string | undefined, email: string): string {
  const name = (given ?? email.slice(0, email.lastIndexOf('@'))).trim()
  if (name === '' || name.length > NAME_MAX || /\p{Cc}/u.test(name))
    throw new Refused(`--name must be 1 to ${NAME_MAX} characters on one line: write --name "Kari Nordmann".`)
  return name
}
