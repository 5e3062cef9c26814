import type { Profile } from '#domain/account/identity.ts'
import type { SavedCard } from '#domain/account/saved-method.ts'
import type { SessionId, UserId } from '#domain/ids.ts'
import type { OpenSession } from '#domain/account/open-session.ts'

/** What somebody logs in with; it is sent and never kept. */
export type Credentials = { readonly email: string; readonly password: string }

/** What completes a registration, with the token of its mail (S3.44, S7.13). */
export type Confirmation = {
  readonly token: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly password: string
  readonly isPolicyAccepted: boolean
  readonly isOffersAccepted: boolean
}

/** A new password, with the token of the mail that let it be chosen (S7.19). */
export type NewPassword = { readonly token: string; readonly email: string; readonly password: string }

/** The fields of a profile its owner may change (S7.14). */
export type ProfileChange = {
  readonly id: UserId
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
}

/** Somebody else who can log a customer in, and the address that leads there (S1.10). */
export type SignOnWay = { readonly id: string; readonly name: string; readonly href: string }

/** How a customer came back from there: with what opens a session, or with nothing. */
export type SignOnReturn =
  | { readonly kind: 'proven'; readonly provider: string; readonly accessToken: string }
  | { readonly kind: 'failed' }

/** What the account pages ask of the outside. Each rejects with a `PortFailure`. */
export type AccountPorts = {
  readonly logIn: (credentials: Credentials) => Promise<null>
  /** Who else can log a customer in, in the order they are offered; nobody where the deployment has it off (S1.46). */
  readonly signOnWays: readonly SignOnWay[]
  /** How the customer came back from one of them; told once. */
  readonly takeSignOnReturn: () => SignOnReturn | undefined
  /** Logs in with what the customer came back with; where that was not enough, the next login links it (S7.5). */
  readonly logInBySso: (came: SignOnReturn) => Promise<null>
  /** Ends a guest's session, before a user's begins (S4.2). */
  readonly leaveGuest: () => Promise<null>
  readonly register: (details: { readonly email: string }) => Promise<null>
  /** Begins the bot check before it is needed. */
  readonly prepareBotCheck: () => void
  /** Makes the account, and logs in with what was chosen for it, as its owner has just proven to be. */
  readonly confirmRegistration: (details: Confirmation) => Promise<null>
  readonly requestPassword: (details: { readonly email: string }) => Promise<null>
  readonly resetPassword: (details: NewPassword) => Promise<null>
  /** The profile of the logged-in user; undefined where nobody is logged in. */
  readonly loadProfile: () => Promise<Profile | undefined>
  readonly changeProfile: (change: ProfileChange) => Promise<null>
  /** Saves the chosen language in the profile of the logged-in user (S6.7). */
  readonly keepLanguage: (language: string) => Promise<null>
  /** The cards the payment providers keep for the logged-in user (S7.57). */
  readonly loadSavedMethods: () => Promise<readonly SavedCard[]>
  readonly deleteSavedMethod: (card: SavedCard) => Promise<null>
  /** Has the browser save everything that is stored about the account. */
  readonly saveAccountExport: () => Promise<null>
  /** Where the user is logged in. */
  readonly loadSessions: () => Promise<readonly OpenSession[]>
  /** Logs the user out in one place or, without one, everywhere else. */
  readonly endSessions: (only?: SessionId) => Promise<null>
  readonly deleteAccount: (id: UserId) => Promise<null>
  /** The mail address last used on this device, for the pages a mail leads to (S3.51). */
  readonly lastEmail: () => string
}
