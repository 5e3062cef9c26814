import { checkFirstName, checkLastName } from '#domain/account/fields.ts'
import { signOnOf } from '#domain/account/sign-on.ts'
import type { ProvenIdentity, SignOn } from '#domain/account/sign-on.ts'
import type { AccountId } from '#domain/ids.ts'
import { refuse, succeed } from '#domain/verdict.ts'
import type { Result } from '#domain/verdict.ts'
import type { Deps } from '../../core/process/deps.ts'
import type { Account } from '../store/account-row.ts'
import { findIdentity, linkIdentity } from '../store/identities.store.ts'
import { findUserByEmail, insertUser } from '../store/users.store.ts'

type Entering = Pick<Deps, 'database' | 'catalogue' | 'accounts' | 'clock'>

/** Another tab or replica may have made the account meanwhile; then it is there. */
const TRIES = 2

/** The account of somebody a provider has proven, linked or made where the rule has it, or why there is none (S7.5). */
export async function enterBySignOn(
  identity: ProvenIdentity,
  { language, signedIn }: { readonly language: string; readonly signedIn: AccountId | undefined },
  deps: Entering,
): Promise<Result<Account>> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const decided = await decide(identity, signedIn, deps)
    if (!decided.ok) return decided
    const account = await act(decided.value, identity, language, deps)
    if (account) return succeed(account)
  }
  return refuse('account.ssoFailed')
}

async function decide(
  identity: ProvenIdentity,
  signedIn: AccountId | undefined,
  { database }: Entering,
): Promise<Result<SignOn>> {
  const known = await findIdentity(database, identity)
  const holder = identity.email === undefined ? undefined : await findUserByEmail(database, identity.email)
  return signOnOf({ identity, known, holder: holder?.account.id, signedIn })
}

async function act(
  decided: SignOn,
  identity: ProvenIdentity,
  language: string,
  { database, catalogue, accounts, clock }: Entering,
): Promise<Account | undefined> {
  const now = clock.now()
  switch (decided.kind) {
    case 'enter':
      return accounts.find(decided.accountId)
    case 'link':
      await linkIdentity(database, identity, decided.accountId, now)
      return accounts.find(decided.accountId)
    case 'register':
      return database.transaction(async (queries) => {
        const { termsVersion } = catalogue.deployment()
        const details = { ...detailsOf(identity, decided.email, language), termsVersion }
        const made = await insertUser(queries, details, null, now)
        if (made) await linkIdentity(queries, identity, made.id, now)
        return made
      })
  }
}

/** The way to the provider stands under the sentence by which the terms are accepted; a name we would refuse stays out. */
function detailsOf({ firstName, lastName }: ProvenIdentity, email: string, language: string) {
  return {
    email,
    firstName: checkFirstName(firstName).ok ? firstName : '',
    lastName: checkLastName(lastName).ok ? lastName : '',
    language,
    isTermsAccepted: true,
    isPolicyAccepted: true,
    isOffersAccepted: false,
  }
}
