import { leaveGuest, logIn, logInBySso } from '#api/authentication.api.ts'
import { fetchBotCheck, solveBotCheck } from '#api/bot-check.api.ts'
import {
  changeUser,
  deleteUser,
  endOtherSessions,
  endSession,
  exportAccount,
  fetchSessions,
  registerUser,
  requestPassword,
  resetPassword,
  validateUser,
} from '#api/guests-users.api.ts'
import { deleteSavedMethod } from '#api/payments.api.ts'
import type { Profile } from '#domain/account/identity.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import type { AccountPorts, Credentials, SignOnReturn } from '#flows/account/account-ports.ts'
import { forgetLastEmail, keepLastEmail } from '../storage/storage.ts'
import { savedCards } from './cards-on-file.ts'
import { asPort, portFailureOf, portRefusal } from './failing.ts'
import { currentSession } from './current-session.ts'
import { saveFile } from './save-file.ts'
import type { World } from './world.ts'

/** S5.31: what is sent where no address is asked for. */
const NO_ADDRESS = 'Empty'

/** What the file with somebody's data is called on their device. */
const EXPORT_FILE = 'my-data.json'

/** The draft of a sign-on that was not enough by itself. */
const UNLINKED = 'signOn.unlinked'

/** The ports that take a call; the rest is there at once. */
export type LaterPorts = Omit<AccountPorts, 'lastEmail' | 'signOnWays' | 'takeSignOnReturn'>

/** The calls of the account pages, fetched with the first of these pages. */
export function createAccountPorts({
  http,
  storage,
  language,
  deviceToken,
  isDeviceKnown,
  payments,
  personalData,
}: World): LaterPorts {
  let solving: Promise<string> | undefined

  async function enter(credentials: Credentials): Promise<null> {
    await asPort(logIn(http)(credentials))
    // From here on the session is checked when a page opens.
    deviceToken()
    await linkAfterLogin()
    return null
  }

  async function enterBySso(came: SignOnReturn): Promise<null> {
    if (came.kind === 'failed') throw portRefusal('account.ssoFailed')
    const { provider, accessToken } = came
    try {
      await logInBySso(http)({ authType: provider, accessToken, language: language() })
    } catch (error) {
      const failure = portFailureOf(error)
      if (failure.code === 'account.ssoKnownAddress')
        personalData.keepDraft(UNLINKED, `${provider}.${accessToken}`)
      throw failure
    }
    deviceToken()
    return null
  }

  /** The login stands whatever becomes of this: the way that was not linked can be tried again. */
  async function linkAfterLogin(): Promise<void> {
    const [provider = '', accessToken = ''] = personalData.draftOf(UNLINKED).split('.')
    personalData.keepDraft(UNLINKED, '')
    if (provider === '' || accessToken === '') return
    await logInBySso(http)({ authType: provider, accessToken, language: language() }).catch(nothing)
  }

  return {
    logIn: enter,
    logInBySso: enterBySso,
    leaveGuest: () => asPort(leaveGuest(http)().then(nothing)),
    register: async ({ email }) => {
      await asPort(registerUser(http)({ email: email.trim(), language: language() }))
      keepLastEmail(storage, email.trim())
      return null
    },
    prepareBotCheck: () => {
      solving ??= solved()
      // A bot check that could not be prepared is made again when it is needed.
      solving.catch(() => {
        solving = undefined
      })
    },
    confirmRegistration: async ({ token, ...details }) => {
      const user = {
        ...details,
        validationToken: token,
        email: details.email.trim(),
        addressLine1: NO_ADDRESS,
        postalCode: NO_ADDRESS,
        city: NO_ADDRESS,
        language: language(),
        isTermsAccepted: true,
      }
      const check = await asPort(solving ?? solved())
      // A solved check serves one call.
      solving = undefined
      try {
        await validateUser(http)(user, check)
      } catch (error) {
        if (portFailureOf(error).code !== 'request.botCheck') throw portFailureOf(error)
        // The check was prepared too long ago.
        await asPort(solved().then((fresh) => validateUser(http)(user, fresh)))
      }
      forgetLastEmail(storage)
      // The account is made, whatever becomes of this: who is not logged in by it can log in.
      return enter({ email: user.email, password: user.password }).catch(nothing)
    },
    requestPassword: async ({ email }) => {
      await asPort(requestPassword(http)(loginEmail(email)))
      keepLastEmail(storage, loginEmail(email))
      return null
    },
    resetPassword: async ({ token, email, password }) => {
      await asPort(resetPassword(http)({ resetPasswordToken: token, email: loginEmail(email), password }))
      forgetLastEmail(storage)
      return null
    },
    loadProfile: profile,
    changeProfile: ({ id, firstName, lastName, phoneNumber }) =>
      asPort(
        changeUser(http)(id, {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          phoneNumber: phoneNumber.trim(),
        }).then(nothing),
      ),
    keepLanguage: async (chosen) => {
      const { id } = await known()
      return asPort(changeUser(http)(id, { language: chosen }).then(nothing))
    },
    loadSavedMethods: () => asPort(savedCards(http, payments.offered)),
    deleteSavedMethod: (card) => asPort(deleteSavedMethod(http)(card).then(nothing)),
    saveAccountExport: async () => {
      saveFile(EXPORT_FILE, await asPort(exportAccount(http)()))
      return null
    },
    loadSessions: () => asPort(fetchSessions(http)()),
    endSessions: (only) =>
      asPort((only === undefined ? endOtherSessions(http)() : endSession(http)(only)).then(nothing)),
    deleteAccount: (id) => asPort(deleteUser(http)(id).then(nothing)),
  }

  async function solved(): Promise<string> {
    return solveBotCheck(await fetchBotCheck(http)())
  }

  async function profile(): Promise<Profile | undefined> {
    const { identity } = await currentSession(http, isDeviceKnown())
    return identity.kind === 'user' ? identity.profile : undefined
  }

  async function known(): Promise<Profile> {
    const found = await profile()
    if (!found) throw portRefusal('account.notSignedIn')
    return found
  }
}

function nothing(): null {
  return null
}
