import { useContext } from 'react'
import { basketTotals } from '#domain/basket/totals.ts'
import { injectionMoment } from '#domain/orders/change/injection.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { pickupOf } from '#flows/core/conversation/selectors.ts'
import { paymentProblemKeys } from '#flows/checkout/payment-problem.ts'
import { useBrand } from '../runtime/brand-context.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { receiptAddressOf } from './receipt-address.ts'
import { usePickupNow } from './use-pickup-now.ts'
import { useRecapLine } from '../basket/use-order-line.ts'
import { useFormatter, PersonalDataContext } from '../words/use-formatter.ts'
import { totalRowsOf } from '../words/wording.ts'

const WORTH_TELLING_MS = 60_000
const CHANGES: Readonly<Record<string, Command>> = {
  restaurant: { type: 'restaurant.change' },
  mode: { type: 'mode.change' },
  table: { type: 'table.change' },
  pickup: { type: 'pickup.change' },
  payment: { type: 'payment.change' },
  basket: { type: 'basket.open' },
}

/** Everything that is about to be paid for, each row with the command that changes it (S2.49, S4.48). */
export function useRecap() {
  const formatter = useFormatter()
  const { t, time, total } = formatter
  const dispatch = useDispatch()
  const recapLine = useRecapLine()
  const runner = useRunner()
  const now = usePickupNow()
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const restaurant = useConversation(({ flows }) => flows.restaurant.context.chosen)
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  const way = useConversation(({ flows }) => flows.payment.context.way)
  const problem = useConversation(({ flows }) => flows.checkout.context.problem)
  const visitor = useConversation(({ flows }) => flows.session.context.visitor)
  const receipt = receiptAddressOf(useContext(PersonalDataContext), visitor)
  useConversation(({ flows }) => flows.checkout.context.shown)
  const movedFrom = useConversation(({ flows }) => flows.checkout.context.movedFrom)
  const { legalName } = useBrand()
  if (!restaurant || !mode) return undefined
  const pickup = pickupOf(runner.conversation(), now)
  const { street, number, city } = restaurant.address
  const totals = basketTotals(basket)
  const cancelUntil =
    pickup === undefined
      ? undefined
      : injectionMoment({ retrievalDate: pickup }, restaurant.settings.ordersInjectionDelayMinutes)
  const rows = [
    {
      id: 'restaurant',
      label: t('recap.restaurant'),
      value: t('recap.restaurantValue', { name: restaurant.name, street, number, city }),
    },
    { id: 'mode', label: t('recap.mode'), value: t(`modeNoun.${mode}`) },
    ...(basket.tableNumber === undefined
      ? []
      : [{ id: 'table', label: t('recap.table'), value: basket.tableNumber }]),
    {
      id: 'pickup',
      label: t('recap.pickup'),
      value:
        pickup === undefined ? t('problem.pickup.none') : t('recap.pickupValue', { time: time(pickup, now) }),
    },
    ...(way === undefined
      ? []
      : [
          {
            id: 'payment',
            label: t('recap.payment'),
            value: t(`payment.way.${way.methodId === undefined ? way.provider : 'saved'}`),
          },
        ]),
    ...(receipt === undefined ? [] : [{ id: 'receipt', label: t('recap.receipt'), value: receipt }]),
    { id: 'basket', label: t('recap.basket'), value: t('basket.count', { count: totals.count }) },
  ]
  return {
    /** Nothing is left to pay for. */
    isEmpty: basket.lines.length === 0,
    amount: total(totals.total),
    /** The pickup time that stands there. */
    pickup,
    /** That the time they chose has passed. */
    moved:
      movedFrom === undefined || pickup === undefined
        ? undefined
        : t('recap.moved', { was: time(movedFrom, now), time: time(pickup, now) }),
    /** Why the last try to pay was refused; a problem of one field is shown at that field. */
    problem: problem && problem.field === undefined ? t([...paymentProblemKeys(problem.code)]) : undefined,
    /** To stand beside what pays it: until when it can be cancelled free of charge, who is paid, what is agreed to by paying. */
    notes: [
      ...(cancelUntil === undefined || cancelUntil < now + WORTH_TELLING_MS
        ? []
        : [t('recap.cancelUntil', { time: time(cancelUntil, now) })]),
      ...(legalName === undefined ? [] : [t('payment.payee', { name: legalName })]),
      t('payment.terms'),
    ],
    card: {
      label: t('recap.title'),
      rows: rows.map((row) =>
        CHANGES[row.id] === undefined
          ? row
          : {
              ...row,
              change: { text: t('recap.change'), label: t('recap.changeOf', { what: row.label }) },
            },
      ),
      lines: basket.lines.filter(({ type }) => type !== 'COUPON').map(recapLine),
      linesLabel: t('basket.lines'),
      totals: totalRowsOf(basket, formatter),
      onChange: (id: string) => {
        const command = CHANGES[id]
        if (command) dispatch(command)
      },
    },
  }
}
