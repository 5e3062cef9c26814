import { Suspense, useEffect, type ComponentType } from 'react'
import { LINE_DELETE_DELAY_MS } from '#domain/constants.ts'
import type { LineId } from '#domain/ids.ts'
import { questionNamed } from '#flows/core/conversation/questions.ts'
import { laterPart } from '#bindings/runtime/later.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useHasOtherRestaurants } from '#bindings/restaurant/use-has-other-restaurants.ts'
import { useGiveAnswer } from '#bindings/prompts/use-answers.ts'
import { usePrompt } from '#bindings/prompts/use-prompt.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { useClassic } from '../classic-context.ts'
import { Warnings } from '../layout/warning-list.tsx'
import { OfferInTrouble } from '#pages/support/offer-to-send.tsx'
import { WeekHours } from '#pages/restaurant/week-hours.tsx'
import type { OwnDialog } from './own-dialog.ts'
import s from './dialogs.module.css'

type DialogsProps = {
  /** The name of the question that is asked in a dialog. */
  readonly asked: string | undefined
  readonly own: OwnDialog | undefined
  readonly onClose: () => void
}

const RatingDialog = laterPart(() => import('./rating-dialog.tsx').then((dialogs) => dialogs.RatingDialog))

/** The questions whose dialog shows more than sentences. */
const SUMMARIES: Readonly<Partial<Record<string, ComponentType>>> = {
  proposal: laterPart(() => import('#pages/typed/proposal-summary.tsx').then((menu) => menu.ProposalSummary)),
  revision: laterPart(() => import('#pages/typed/revision-summary.tsx').then((menu) => menu.RevisionSummary)),
}

/**
 * One dialog at a time: a question of the conversation comes first, dialogs the customer opened follow (S2.101-S2.119).
 */
export function Dialogs({ asked, own, onClose }: DialogsProps) {
  if (asked !== undefined)
    return (
      <Suspense fallback={null}>
        <AskedDialog key={asked} name={asked} />
      </Suspense>
    )
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

/** A question of the conversation as a dialog; its texts may have to be fetched. */
function AskedDialog({ name }: { readonly name: string }) {
  const texts = questionNamed(name)?.texts
  return texts === undefined ? (
    <PromptDialog name={name} />
  ) : (
    <NeedsTexts of={texts}>
      <PromptDialog name={name} />
    </NeedsTexts>
  )
}

/** Closing the dialog gives the answer marked so; without one the question must be answered (S4.52, S4.60). */
function PromptDialog({ name }: { readonly name: string }) {
  const { t } = useFormatter()
  const give = useGiveAnswer()
  const prompt = usePrompt()
  if (!prompt) return null
  const Summary = SUMMARIES[name]
  const closing = prompt.actions.find(({ answer }) => answer.closes)
  return (
    <Dialog
      title={prompt.title}
      close={closing && { label: t('classic.close'), onClose: () => give(closing.answer) }}
      actions={prompt.actions.map(({ id, text, answer }, index) => ({
        id,
        text,
        isPrimary: index === 0,
        ...(answer.isDangerous && { isDangerous: true }),
        onAct: () => give(answer),
      }))}
      foot={<OfferInTrouble />}
    >
      <Warnings />
      {Summary ? (
        <Suspense fallback={null}>
          <Summary />
        </Suspense>
      ) : (
        prompt.text !== undefined && <p>{prompt.text}</p>
      )}
    </Dialog>
  )
}

/** Name, address and hours of the restaurant, and a button to another one where there are several (S2.95). */
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

/** S4.51: said over the screen of the order; who leaves that by the browser has seen it. */
function PaidDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useFormatter()
  const isAtOrder = useConversation(({ flows }) => flows.dialogue.value === 'order')
  useEffect(() => {
    if (!isAtOrder) onClose()
  }, [isAtOrder, onClose])
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

/** S4.97: said over the recap, which shows the total. */
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
