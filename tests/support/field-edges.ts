import type { Problem } from '#domain/problem.ts'

/** A field of a form: the last value that is taken, the first that is not, and what is told then. */
export type Edge = {
  readonly field: string
  readonly clause: string
  readonly taken: string
  readonly refused: string
  readonly problem: Problem
  /** What the server answers where the shape of its call has the same limit as the rule, and is asked first. */
  readonly shape?: 'request.invalid'
}

const EMAIL: readonly Edge[] = [
  edge('email', 'S5.7', 'k@example.no', '', 'field.required'),
  edge('email', 'S5.9', 'kari@example.no', 'kari@example.n', 'field.email'),
  edge('email', 'S5.9', 'kari@example.no', 'kari@example', 'field.email'),
  edge('email', 'S5.9', 'kari@example.no', 'kariexample.no', 'field.email'),
  edge('email', 'ours', `${'a'.repeat(243)}@example.no`, `${'a'.repeat(244)}@example.no`, 'field.email'),
]
const NAMES: readonly Edge[] = [
  edge('firstName', 'S5.12, S5.13', 'Åse-Marie', 'Åse_Marie', 'field.firstName'),
  edge('firstName', 'S5.12, S5.13', "Jean D'Arcy", 'Jean2', 'field.firstName'),
  edge('firstName', 'S5.7', 'K', ' ', 'field.required'),
  {
    ...edge('firstName', 'ours', 'a'.repeat(60), 'a'.repeat(61), 'field.firstName'),
    shape: 'request.invalid',
  },
  edge('lastName', 'S5.12, S5.13', "D'Arcy Ødegård", 'Ødegård2', 'field.lastName'),
  edge('lastName', 'S5.7', 'N', ' ', 'field.required'),
]
const PHONE: readonly Edge[] = [
  edge('phoneNumber', 'S5.15', '41234567', '4123456', 'field.phone'),
  edge('phoneNumber', 'S5.15', '+123 1234 1234 1234', '+1234567890123456', 'field.phone'),
  edge('phoneNumber', 'S5.15', '555.123.4567 x12', '555.123.4567 y12', 'field.phone'),
]
const PASSWORD: readonly Edge[] = [
  edge('password', 'S5.1', 'Hvetebo1', 'Hveteb1', 'field.passwordPattern'),
  edge('password', 'S5.1', `Aa1${'x'.repeat(27)}`, `Aa1${'x'.repeat(28)}`, 'field.passwordTooLong'),
  edge('password', 'S5.2', 'Hvetebolle5', 'hvetebolle5', 'field.passwordPattern'),
  edge('password', 'S5.2', 'Hvetebolle5', 'HVETEBOLLE5', 'field.passwordPattern'),
  edge('password', 'S5.2', 'Hvetebolle!', 'Hvetebollen', 'field.passwordPattern'),
  edge('password', 'ours', 'Hvetebolle5', 'Password1', 'field.passwordCommon'),
]

/** Each form of an account and of the checkout, at every edge of its fields; the form and the server hold the same. */
export const FORM_EDGES = {
  checkout: [
    ...EMAIL,
    edge('firstName', 'S5.14', 'Kari Nordmann', 'Kari!', 'field.checkoutName'),
    edge('lastName', 'S5.14', 'Nordmann', 'Nordmann4', 'field.checkoutName'),
    edge('phoneNumber', 'S5.16', '(555) 1234567', '555-123-456a', 'field.checkoutPhone'),
    edge('phoneNumber', 'S5.16', '+47 41234567', '+47 4123456x', 'field.checkoutPhone'),
  ],
  registration: EMAIL,
  confirmation: [...NAMES, ...PHONE, ...PASSWORD],
  profile: [...NAMES, ...PHONE],
  lostPassword: EMAIL,
  newPassword: PASSWORD,
} as const satisfies Readonly<Record<string, readonly Edge[]>>

function edge(field: string, clause: string, taken: string, refused: string, problem: Problem): Edge {
  return { field, clause, taken, refused, problem }
}
