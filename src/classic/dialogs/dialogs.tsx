import { lazy, Suspense } from 'react'
import { LINE_DELETE_DELAY_MS } from '#domain/constants.ts'
import type { LineId } from '#domain/ids.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useHasOtherRestaurants } from '#bindings/restaurant/use-has-other-restaurants.ts'
import { useInterruption } from '#bindings/prompts/use-interruption.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useWay } from '#bindings/prompts/use-way.ts'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { useClassic } from '../classic-context.ts'
import { Warnings } from '../layout/warning-list.tsx'
import { WeekHours } from '#pages/week-hours.tsx'
import type { DialogQuestion } from '../screen-of.ts'
import type { OwnDialog } from './own-dialog.ts'
import s from './dialogs.module.css'

type DialogsProps = {
  readonly asked: DialogQuestion | undefined
  readonly own: OwnDialog | undefined
  readonly onClose: () => void
}

const RatingDialog = lazy(() =>
  import('./rating-dialog.tsx').then((dialogs) => ({ default: dialogs.RatingDialog })),
)

/** One dialog at a time: what the machine asks comes first, what the customer opened waits behind it (S2.101-S2.119). */
export function Dialogs({ asked, own, onClose }: DialogsProps) {
  if (asked !== undefined && ORDER_QUESTIONS.has(asked))
    return (
      <Suspense fallback={null}>
        <NeedsTexts of="orders">
          <AskedDialog key={asked} name={asked} />
        </NeedsTexts>
      </Suspense>
    )
  if (asked !== undefined) return <AskedDialog key={asked} name={asked} />
  switch (own?.name) {
    case 'info':
      return <InfoDialog onClose={onClose} />
    case 'removal':
      return <RemovalDialog lineId={own.lineId} onClose={onClose} />
    case 'rating':
      return (
        <Suspense fallback={null}>
          <RatingDialog orderId={own.orderId} onClose={onClose} />
        </Suspense>
      )
    case 'paid':
      return <PaidDialog onClose={onClose} />
    case 'available':
      return <AvailableDialog onClose={onClose} />
    case 'reordered':
      return <ReorderedDialog onClose={onClose} />
    case undefined:
      return null
  }
}

/** Asked of an order that was made, in texts that come later. */
const ORDER_QUESTIONS: ReadonlySet<DialogQuestion> = new Set<DialogQuestion>([
  'orderCancel',
  'orderCancelled',
  'orderSendNow',
  'orderRefused',
  'orderChangeFailed',
])

/** The way that closing takes, where closing is an answer; any other question must be answered (S4.52, S4.60). */
const CLOSING_WAY: Readonly<Partial<Record<DialogQuestion, string>>> = {
  alcohol: 'no',
  startOver: 'no',
  basketElsewhere: 'no',
  paymentFailed: 'back',
  reorderPrice: 'cancel',
  reorderUnavailable: 'delete',
  reorderNothing: 'stay',
  reorderElsewhere: 'stay',
  reorderAlcohol: 'stay',
  orderCancel: 'no',
  orderCancelled: 'new',
  orderSendNow: 'no',
  orderRefused: 'back',
  orderChangeFailed: 'back',
}

/** A question of the machine, answered by any of its ways. */
function AskedDialog({ name }: { readonly name: DialogQuestion }) {
  const { t } = useFormatter()
  const take = useWay()
  const { visit } = useClassic()
  const interruption = useInterruption(name)
  if (!interruption) return null
  const closing = interruption.ways.find(({ id }) => id === CLOSING_WAY[name])
  return (
    <Dialog
      title={interruption.title}
      close={closing && { label: t('classic.close'), onClose: () => take(closing) }}
      actions={interruption.ways.map((way, index) => ({
        id: way.id,
        text: way.text,
        isPrimary: index === 0,
        onAct: () => {
          take(way)
          // S4.61: whoever goes on is told where they are before they browse.
          if (name === 'orderingDisabled' && way.id === 'browse') visit({ name: 'orderDisabled' })
        },
      }))}
    >
      <Warnings />
      {interruption.text !== undefined && <p>{interruption.text}</p>}
    </Dialog>
  )
}

/** Name, address and hours of the restaurant, or another one where there are several (S2.95). */
function InfoDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useFormatter()
  const { visit } = useClassic()
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  const hasOthers = useHasOtherRestaurants()
  if (!chosen) return null
  const { street, number, zipCode, city } = chosen.address
  return (
    <Dialog
      title={chosen.name}
      close={{ label: t('classic.close'), onClose }}
      actions={
        hasOthers
          ? [
              {
                id: 'change',
                text: t('restaurant.other'),
                onAct: () => {
                  onClose()
                  visit({ name: 'restaurants' })
                },
              },
            ]
          : []
      }
    >
      <p>{t('classic.fullAddress', { street, number, zipCode, city })}</p>
      <h3 className={s.heading}>{t('classic.info.hours')}</h3>
      <WeekHours restaurant={chosen} />
    </Dialog>
  )
}

/** S4.79: the line goes 100 ms after it was confirmed. */
function RemovalDialog({ lineId, onClose }: { readonly lineId: LineId; readonly onClose: () => void }) {
  const { t, text } = useFormatter()
  const dispatch = useDispatch()
  const line = useConversation(({ flows }) =>
    flows.basket.context.basket.lines.find(({ id }) => id === lineId),
  )
  if (!line) return null
  return (
    <Dialog
      title={t('classic.removal.title', { name: text(line.name) })}
      close={{ label: t('classic.close'), onClose }}
      actions={[
        {
          id: 'remove',
          text: t('classic.removal.yes'),
          isPrimary: true,
          onAct: () => {
            onClose()
            setTimeout(() => dispatch({ type: 'basket.removeLine', lineId }), LINE_DELETE_DELAY_MS)
          },
        },
        { id: 'keep', text: t('classic.removal.no'), onAct: onClose },
      ]}
    >
      <p>{t('classic.removal.text')}</p>
    </Dialog>
  )
}

/** S4.51: the order behind it is already on its way. */
function PaidDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useFormatter()
  return (
    <Dialog
      title={t('classic.paid.title')}
      close={{ label: t('classic.close'), onClose }}
      actions={[{ id: 'follow', text: t('classic.paid.follow'), isPrimary: true, onAct: onClose }]}
    >
      <p>{t('classic.paid.text')}</p>
    </Dialog>
  )
}

/** S4.97: the recap behind it shows what it comes to. */
function ReorderedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useFormatter()
  return (
    <Dialog
      title={t('classic.reordered.title')}
      close={{ label: t('classic.close'), onClose }}
      actions={[{ id: 'go', text: t('classic.reordered.yes'), isPrimary: true, onAct: onClose }]}
    >
      <p>{t('ack.reordered')}</p>
    </Dialog>
  )
}

/** S4.63, S2.121: orders are taken again. */
function AvailableDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useFormatter()
  const name = useConversation(({ flows }) => flows.restaurant.context.chosen?.name ?? '')
  return (
    <Dialog
      title={t('classic.available.title', { name })}
      close={{ label: t('classic.close'), onClose }}
      actions={[{ id: 'go', text: t('classic.available.go'), isPrimary: true, onAct: onClose }]}
    >
      <p>{t('classic.available.text')}</p>
    </Dialog>
  )
}
