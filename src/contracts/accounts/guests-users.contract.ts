import type { Infer } from 'superstruct'
import type { Guest, Profile } from '#domain/account/identity.ts'
import { NAME_MAX } from '#domain/constants.ts'
import { id } from '#domain/ids.ts'
import { Key, maybe, present } from '../wire/wire.ts'
import { array, boolean, named, object, optional, string, type } from '../wire/wire-types.ts'

const Line = string(0, 320)
const Name = string(0, NAME_MAX)

/** S3.1; the favourites of S7.20 stand here, as no call of their own reads them. */
export const UserSchema = named(
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
export type UserSchema = Infer<typeof UserSchema>

/** S3.2 */
export const GuestSchema = named(
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
export type GuestSchema = Infer<typeof GuestSchema>

/** S7.10 */
export const NewGuestSchema = object({
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
export type NewGuest = Readonly<Infer<typeof NewGuestSchema>>

/** S7.12 */
export const NewUserSchema = object({ email: Line, language: string(2, 10) })
export type NewUser = Readonly<Infer<typeof NewUserSchema>>

/** S7.13, S5.30: the address fields are the text `Empty` where nobody asks for them. */
export const UserValidationSchema = object({
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
export type UserValidation = Readonly<Infer<typeof UserValidationSchema>>

/** S7.14 */
export const UserChangeSchema = object({
  email: optional(Line),
  firstName: optional(Name),
  lastName: optional(Name),
  phoneNumber: optional(Line),
  language: optional(string(2, 10)),
})
export type UserChange = Readonly<Infer<typeof UserChangeSchema>>

/** S7.17 */
export const LostPasswordSchema = object({ email: Line })

/** S7.19 */
export const PasswordResetSchema = object({
  resetPasswordToken: string(1, 500),
  email: Line,
  password: string(1, 200),
})
export type PasswordReset = Readonly<Infer<typeof PasswordResetSchema>>

/** S7.20: the body of POST /accounts/users/{id}. */
export const FavouriteSchema = object({ restaurantId: Key })

export function toProfile(wire: UserSchema): Profile {
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

export function fromProfile(profile: Profile): UserSchema {
  const { id: userId, favourites, phoneNumber, ...rest } = profile
  return { ...rest, id: userId, favourites: [...favourites], ...present({ phoneNumber }) }
}

export function toGuest(wire: GuestSchema): Guest {
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

export function fromGuest(guest: Guest): GuestSchema {
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
