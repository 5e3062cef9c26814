import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { traitsOf } from '#domain/checkout/payment-provider.ts'
import { withKeptLink } from '#domain/navigation/guards.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import type { Log, Settings } from '#flows/core/log/log.ts'
import { isPaymentReturn, visitOf, type PageRoute } from '#flows/navigation/visit.ts'
import { FROM_BANK, type PaymentReturn } from '../payment-return.ts'
import { settingsOf, withId } from '../first-screen/boot.ts'
import type { TurnRun } from './turn-run.ts'

/** The settings of a page without code: what can only be paid by code is not offered. */
export function plainSettingsOf(deployment: Deployment): Settings {
  const settings = settingsOf(deployment)
  const payments = (settings.payments ?? []).filter((name) => traitsOf(name).place !== 'form')
  return { ...settings, payments, payment: payments[0] ?? settings.payment }
}

/** Goes to where an address leads; the page it is, where it is none of the conversation. */
export function visited(path: string, { runner, personalData }: TurnRun): PageRoute | undefined {
  const found = visitOf(withKeptLink(parseRoute(path), personalData.keep), runner.conversation())
  if (found.kind === 'command') runner.dispatch(found.command)
  return found.kind === 'page' ? found.page : undefined
}

/** How an address says that its customer comes back from where they pay; undefined where it is any other. */
export function paymentReturnOf(address: string): PaymentReturn | undefined {
  const isFromBank = address.includes(`${FROM_BANK}=`)
  const { name } = parseRoute(address)
  return isFromBank || isPaymentReturn(name)
    ? { isFromBank, isCancelled: name === 'paymentCancel' }
    : undefined
}

const ID = /^[\w-]{1,64}$/

/** A conversation has an id of its own from the first answer on: the page it began with is everybody's. */
export function identified(log: Log): Log {
  return ID.test(idOf(log)) ? log : withId(log, crypto.randomUUID())
}

/** The name of the question that waits for an answer. */
export function questionOf(runner: Runner): string | undefined {
  return liveTurnOf(runner.conversation())?.question.name
}

/** Whether the server has the customer's details: what was typed is not needed any more. */
export function isContactKnown(runner: Runner): boolean {
  return runner.conversation().flows.session.context.visitor.isContactKnown
}

/** The id of a conversation; empty where it has none yet. */
export function idOf({ entries: [started] }: Log): string {
  return started?.event.type === 'started' ? started.event.id : ''
}

/** The same conversation, in which nothing is done but told. */
export function untouched(runner: Runner, touch: () => void): Runner {
  const undone = () => {
    touch()
    return true
  }
  return { ...runner, dispatch: touch, undo: undone, redo: undone }
}

/** What was sent may be anything: what cannot be folded is as good as nothing. */
export function foldable<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
