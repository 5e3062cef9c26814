import { useContext } from 'react'
import { openStateOf } from '#domain/restaurant/opening-hours.ts'
import type { Command } from '#flows/commands.ts'
import { ClockContext } from '#bindings/use-now.ts'
import { useConversation, useDispatch } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { ConfirmPanel } from '#ui/confirm-panel.tsx'
import { Notice } from '#ui/notice.tsx'
import { SkeletonCard } from '#ui/skeleton-card.tsx'

type Way = {
  readonly id: string
  readonly text: string
  readonly command: Command
  readonly isPrimary?: boolean
}

type WaysProps = {
  readonly tone: 'info' | 'warm' | 'error'
  readonly title: string
  readonly text?: string | undefined
  readonly ways: readonly Way[]
  readonly isLive: boolean
}

function Ways({ ways, ...notice }: WaysProps) {
  const dispatch = useDispatch()
  return (
    <Notice
      {...notice}
      actions={ways}
      onAction={(id) => {
        const way = ways.find((known) => known.id === id)
        if (way) dispatch(way.command)
      }}
    />
  )
}

type LiveProps = { readonly isLive: boolean }

export function WaitingCard() {
  const { t } = useSpeech()
  return <SkeletonCard label={t('wait.label')} />
}

export function RestaurantsFailedCard({ isLive }: LiveProps) {
  const { t } = useSpeech()
  return (
    <Ways
      tone="error"
      title={t('failed.restaurants')}
      text={t('failed.hint')}
      ways={[
        { id: 'retry', text: t('failed.retry'), command: { type: 'restaurant.retry' }, isPrimary: true },
      ]}
      isLive={isLive}
    />
  )
}

export function MenuFailedCard({ isLive }: LiveProps) {
  const { t } = useSpeech()
  return (
    <Ways
      tone="error"
      title={t('failed.menu')}
      text={t('failed.hint')}
      ways={[
        { id: 'retry', text: t('failed.retry'), command: { type: 'menu.retry' }, isPrimary: true },
        { id: 'other', text: t('restaurant.other'), command: { type: 'restaurant.change' } },
      ]}
      isLive={isLive}
    />
  )
}

/** S4.80-S4.82 */
export function StartOverCard({ isLive }: LiveProps) {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  return (
    <ConfirmPanel
      title={t('startOver.title')}
      text={t('startOver.text')}
      yes={t('startOver.yes')}
      no={t('startOver.no')}
      isLive={isLive}
      onYes={() => dispatch({ type: 'basket.confirmStartOver' })}
      onNo={() => dispatch({ type: 'basket.cancelStartOver' })}
    />
  )
}

/** S4.86, S4.87 */
export function OutageCard({ isLive }: LiveProps) {
  const { t, text, list } = useSpeech()
  const outaged = useConversation(({ flows }) => flows.basket.context.outaged)
  return (
    <Ways
      tone="warm"
      title={t('outage.title')}
      text={t('outage.text', { list: list(outaged.map(({ name }) => text(name))) })}
      ways={[
        {
          id: 'replace',
          text: t('outage.replace'),
          command: { type: 'outage.resolve', choice: 'replace' },
          isPrimary: true,
        },
        {
          id: 'continue',
          text: t('outage.continue'),
          command: { type: 'outage.resolve', choice: 'continue' },
        },
        { id: 'delete', text: t('outage.delete'), command: { type: 'outage.resolve', choice: 'delete' } },
      ]}
      isLive={isLive}
    />
  )
}

/** S4.84, S4.85: old and new price of each line before the choice. */
export function BasketUpdatedCard({ isLive }: LiveProps) {
  const { t, text, list, money } = useSpeech()
  const update = useConversation(({ flows }) => flows.basket.context.update)
  if (!update) return null
  const gone = [...update.disabled, ...update.partsChanged].map(({ name }) => text(name))
  const repriced = update.priceChanged.map(({ line, was, is }) =>
    t('basketUpdated.price', { name: text(line.name), was: money(was), is: money(is) }),
  )
  return (
    <Ways
      tone="warm"
      title={t('basketUpdated.title')}
      text={[
        gone.length > 0 ? t('basketUpdated.removed', { list: list(gone) }) : '',
        repriced.length > 0 ? t('basketUpdated.repriced', { list: list(repriced) }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
      ways={[
        {
          id: 'keep',
          text: t('basketUpdated.keep'),
          command: { type: 'basket.acknowledge' },
          isPrimary: true,
        },
        ...(repriced.length > 0
          ? [
              {
                id: 'drop',
                text: t('basketUpdated.drop'),
                command: { type: 'basket.dropRepriced' } as const,
              },
            ]
          : []),
      ]}
      isLive={isLive}
    />
  )
}

/** S4.60-S4.62, S6.13 */
export function OrderingDisabledCard({ isLive }: LiveProps) {
  const { t } = useSpeech()
  const name = useConversation(({ flows }) => flows.restaurant.context.chosen?.name ?? '')
  return (
    <Ways
      tone="warm"
      title={t('orderingDisabled.title', { name })}
      text={t('orderingDisabled.text')}
      ways={[
        { id: 'other', text: t('restaurant.other'), command: { type: 'restaurant.change' }, isPrimary: true },
        { id: 'browse', text: t('orderingDisabled.browse'), command: { type: 'disabled.continue' } },
      ]}
      isLive={isLive}
    />
  )
}

/** S5.55, S8.29: told with when it opens again; the basket is kept. */
export function ClosedCard({ isLive }: LiveProps) {
  const { t, time } = useSpeech()
  const clock = useContext(ClockContext)
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  if (!chosen) return null
  const now = clock()
  const state = openStateOf(chosen, now)
  return (
    <Ways
      tone="warm"
      title={t('closed.title')}
      text={
        !state.isOpen && state.opensAt !== undefined
          ? t('closed.opens', { time: time(state.opensAt, now) })
          : t('closed.kept')
      }
      ways={[
        { id: 'browse', text: t('closed.browse'), command: { type: 'menu.categories' }, isPrimary: true },
        { id: 'other', text: t('restaurant.other'), command: { type: 'restaurant.change' } },
      ]}
      isLive={isLive}
    />
  )
}

/** S8.15-S8.19; the order made is kept and paid again, never made twice (S4.55). */
export function PaymentFailedCard({ isLive }: LiveProps) {
  const { t } = useSpeech()
  const problem = useConversation(({ flows }) => flows.checkout.context.problem)
  const key = `paymentProblem.${problem?.code ?? 'unknown'}`
  return (
    <Ways
      tone="error"
      title={t('payment.failed')}
      text={t([key, `problem.${problem?.code ?? 'unknown'}`, 'paymentProblem.unknown'])}
      ways={[
        { id: 'retry', text: t('payment.retry'), command: { type: 'payment.retry' }, isPrimary: true },
        { id: 'back', text: t('payment.back'), command: { type: 'payment.dismiss' } },
      ]}
      isLive={isLive}
    />
  )
}

/** S4.53, S4.54, S8.18: both choices, with the old total and the new. */
export function PriceChangedCard({ isLive }: LiveProps) {
  const { t, total } = useSpeech()
  const repriced = useConversation(({ flows }) => flows.checkout.context.repriced)
  if (!repriced) return null
  return (
    <Ways
      tone="warm"
      title={t('priceChanged.title')}
      text={t('priceChanged.text', { was: total(repriced.was), is: total(repriced.is) })}
      ways={[
        {
          id: 'accept',
          text: t('priceChanged.accept', { total: total(repriced.is) }),
          command: { type: 'price.accept' },
          isPrimary: true,
        },
        { id: 'decline', text: t('priceChanged.decline'), command: { type: 'price.decline' } },
      ]}
      isLive={isLive}
    />
  )
}

export function OrderNotFoundCard({ isLive }: LiveProps) {
  const { t } = useSpeech()
  return (
    <Ways
      tone="warm"
      title={t('problem.order.notFound')}
      ways={[{ id: 'new', text: t('order.new'), command: { type: 'order.new' }, isPrimary: true }]}
      isLive={isLive}
    />
  )
}
