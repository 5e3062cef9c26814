import { coerce, create, defaulted, enums, integer, max, min, string, type, union } from 'superstruct'
import type { Infer } from 'superstruct'
import { FAULTS, MESSAGE_FAULTS, OPERATIONS } from './faults.ts'
import type { PaymentSimulator } from './payment-simulator.ts'

const Times = coerce(max(min(integer(), 1), 100), string(), Number)
const Yes = defaulted(enums(['yes', 'no']), 'no')

/** What a form of the simulator's page tells, or the same as JSON. */
const Told = union([
  type({
    about: enums(['fault']),
    operation: enums(OPERATIONS),
    fault: enums(FAULTS),
    times: defaulted(Times, 1),
    always: Yes,
  }),
  type({ about: enums(['clear']) }),
  type({ about: enums(['messages']), messages: enums(MESSAGE_FAULTS) }),
  type({ about: enums(['gateway']), isAway: Yes, refusesCapture: Yes }),
  type({ about: enums(['decide']), id: string(), answer: enums(['yes', 'no']) }),
])
type Told = Infer<typeof Told>

/** Turns a switch; throws a StructError where what is told is none. */
export function turnSwitch(told: unknown, simulator: PaymentSimulator): void {
  act(create(told, Told), simulator)
}

function act(told: Told, { stripe, gateway }: PaymentSimulator): void {
  switch (told.about) {
    case 'fault':
      if (told.always === 'yes') stripe.faults.always(told.operation, told.fault)
      else stripe.faults.next(told.operation, ...Array.from({ length: told.times }, () => told.fault))
      return
    case 'clear':
      stripe.faults.clear()
      Object.assign(gateway.faults, { isAway: false, refusesCapture: false, messages: 'none' })
      return
    case 'messages':
      stripe.faults.messages = told.messages
      gateway.faults.messages = told.messages
      return
    case 'gateway':
      gateway.faults.isAway = told.isAway === 'yes'
      gateway.faults.refusesCapture = told.refusesCapture === 'yes'
      return
    case 'decide':
      stripe.account.decide(told.id, told.answer === 'yes')
  }
}
