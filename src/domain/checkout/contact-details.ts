import {
  checkCheckoutName,
  checkCheckoutPhone,
  checkEmail,
  checkPhone,
  checkRequired,
} from '../account/fields.ts'
import type { FeatureFlags } from '../feature-flags.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'

/** S3.43: what the checkout form holds; a registered customer's come from the profile. */
export type CheckoutDetails = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly isPolicyAccepted: boolean
  readonly isOffersAccepted: boolean
}

export const DETAIL_FIELDS = ['email', 'firstName', 'lastName', 'phoneNumber'] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]

export const NO_DETAILS: CheckoutDetails = {
  email: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  isPolicyAccepted: false,
  isOffersAccepted: false,
}

/** Reading (S1.6, S5.24): mail always, names and phone by their flags, all where the payment provider needs them. */
export function neededDetails(flags: FeatureFlags, providerNeedsAll = false): readonly DetailField[] {
  return DETAIL_FIELDS.filter((field) => {
    if (field === 'email' || providerNeedsAll) return true
    return field === 'phoneNumber' ? flags.customerPhone : flags.customerName
  })
}

/** What still has to be asked, in the order it is asked; empty for a customer whose details are known (S5.17). */
export function missingDetails(
  details: CheckoutDetails,
  flags: FeatureFlags,
  providerNeedsAll = false,
): readonly DetailField[] {
  return neededDetails(flags, providerNeedsAll).filter((field) => !isKnown(field, details[field]))
}

/** A phone number that a profile took needs no asking, though the checkout form would not let it be typed (S5.15, S5.16). */
function isKnown(field: DetailField, value: string): boolean {
  return field === 'phoneNumber'
    ? checkRequired(value).ok && checkPhone(value).ok
    : checkDetail(field, value).ok
}

/** One field as it is typed into the checkout form (S5.9, S5.14, S5.16). */
export function checkDetail(field: DetailField, value: string): Verdict {
  if (field === 'email') return checkEmail(value)
  return field === 'phoneNumber' ? checkCheckoutPhone(value) : checkCheckoutName(value)
}

/** Who pays as a guest has accepted the protection policy; a user did with the account (S5.25). */
export function checkPolicy(isAccepted: boolean, isGuest: boolean): Verdict {
  return isGuest && !isAccepted ? refuse('checkout.policyRequired') : allow
}

/** The whole form: nothing missing, and a guest has accepted the protection policy (S5.24, S5.25). */
export function canUseDetails(
  details: CheckoutDetails,
  flags: FeatureFlags,
  isGuest: boolean,
  providerNeedsAll = false,
): Verdict {
  if (missingDetails(details, flags, providerNeedsAll).length > 0) return refuse('checkout.detailsMissing')
  return checkPolicy(details.isPolicyAccepted, isGuest)
}
