import type { Infer } from 'superstruct'
import type { Guest, Profile } from '#domain/account/identity.ts'
import { NAME_MAX } from '#domain/constants.ts'
import { id } from '#domain/ids.ts'
import { Key, maybe, present } from '../wire/wire.ts'
import { array, boolean, named, object, optional, string, type } from '../wire/wire-types.ts'

const Line = string(0, 320)
const Name = string(0, NAME_MAX)

/** S3.1; the favourites of S7.20 stand here, as no call of their own reads them. */
export const UserWire = named(
  'User',
  type({
    id: Key,
    accountId: Key,
    language: string(),
    email: string(),
    firstName: maybe(string()),
    lastName: maybe(string()),
    phoneNumber: maybe(string()),
    favourites: maybe(array(Key)),
  }),
)
export type UserWire = Infer<typeof UserWire>

/** S3.2 */
export const GuestWire = named(
  'Guest',
  type({
    id: Key,
    accountId: Key,
    email: string(),
    firstName: maybe(string()),
    lastName: maybe(string()),
    deviceToken: maybe(string()),
    language: string(),
    phoneNumber: maybe(string()),
    isTermsAccepted: maybe(boolean()),
    isPolicyAccepted: maybe(boolean()),
    isOffersAccepted: maybe(boolean()),
  }),
)
export type GuestWire = Infer<typeof GuestWire>

/** S7.10 */
export const NewGuestWire = object({
  email: Line,
  firstName: optional(Name),
  lastName: optional(Name),
  deviceToken: string(8, 200),
  language: string(2, 10),
  isTermsAccepted: boolean(),
  isPolicyAccepted: boolean(),
  isOffersAccepted: boolean(),
  phoneNumber: optional(Line),
})
export type NewGuest = Readonly<Infer<typeof NewGuestWire>>

/** S7.12 */
export const NewUserWire = object({ email: Line, language: string(2, 10) })
export type NewUser = Readonly<Infer<typeof NewUserWire>>

/** S7.13, S5.30: the address fields are the text `Empty` where nobody asks for them. */
export const UserValidationWire = object({
  validationToken: string(1, 500),
  email: Line,
  firstName: Name,
  lastName: Name,
  phoneNumber: optional(Line),
  password: string(1, 200),
  addressLine1: Line,
  postalCode: Line,
  city: Line,
  language: string(2, 10),
  isTermsAccepted: boolean(),
  isPolicyAccepted: boolean(),
  isOffersAccepted: boolean(),
})
export type UserValidation = Readonly<Infer<typeof UserValidationWire>>

/** S7.14 */
export const UserChangeWire = object({
  email: optional(Line),
  firstName: optional(Name),
  lastName: optional(Name),
  phoneNumber: optional(Line),
  language: optional(string(2, 10)),
})
export type UserChange = Readonly<Infer<typeof UserChangeWire>>

/** S7.17 */
export const LostPasswordWire = object({ email: Line })

/** S7.19 */
export const PasswordResetWire = object({
  resetPasswordToken: string(1, 500),
  email: Line,
  password: string(1, 200),
})
export type PasswordReset = Readonly<Infer<typeof PasswordResetWire>>

/** S7.20: the body of POST /accounts/users/{id}. */
export const FavouriteWire = object({ restaurantId: Key })

export function toProfile(wire: UserWire): Profile {
  return {
    id: id(wire.id),
    accountId: id(wire.accountId),
    language: wire.language,
    email: wire.email,
    firstName: wire.firstName ?? '',
    lastName: wire.lastName ?? '',
    favourites: (wire.favourites ?? []).map((each) => id(each)),
    ...present({ phoneNumber: wire.phoneNumber }),
  }
}

export function fromProfile(profile: Profile): UserWire {
  const { id: userId, favourites, phoneNumber, ...rest } = profile
  return { ...rest, id: userId, favourites: [...favourites], ...present({ phoneNumber }) }
}

export function toGuest(wire: GuestWire): Guest {
  return {
    id: id(wire.id),
    accountId: id(wire.accountId),
    email: wire.email,
    deviceToken: wire.deviceToken ?? '',
    language: wire.language,
    isTermsAccepted: wire.isTermsAccepted ?? false,
    isPolicyAccepted: wire.isPolicyAccepted ?? false,
    isOffersAccepted: wire.isOffersAccepted ?? false,
    ...present({ firstName: wire.firstName, lastName: wire.lastName, phoneNumber: wire.phoneNumber }),
  }
}

export function fromGuest(guest: Guest): GuestWire {
  return {
    id: guest.id,
    accountId: guest.accountId,
    email: guest.email,
    deviceToken: guest.deviceToken,
    language: guest.language,
    isTermsAccepted: guest.isTermsAccepted,
    isPolicyAccepted: guest.isPolicyAccepted,
    isOffersAccepted: guest.isOffersAccepted,
    ...present({ firstName: guest.firstName, lastName: guest.lastName, phoneNumber: guest.phoneNumber }),
  }
}
