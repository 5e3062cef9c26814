/** Why somebody of the staff is refused something. Each has a sentence under its own name, which customers do not download. */
export const STAFF_PROBLEMS = [
  'staff.notSignedIn',
  'staff.notAllowed',
  'staff.wrongCredentials',
  'staff.wrongCode',
  'staff.tooManyTries',
  'staff.linkInvalid',
  'staff.linkExpired',
  'staff.linkUsed',
  'staff.unknownConversation',
  'staff.noAddress',
] as const

export type StaffProblem = (typeof STAFF_PROBLEMS)[number]
