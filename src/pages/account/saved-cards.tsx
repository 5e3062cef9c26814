import { useEffect, useRef } from 'react'
import { brandOf, shownPan, validUntil, type SavedMethod } from '#domain/account/saved-method.ts'
import { useCardName } from '#bindings/account/use-card-name.ts'
import { useSavedMethods } from '#bindings/account/use-saved-methods.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { SavedCardList } from '#ui/checkout/saved-card-list.tsx'
import { WaitingPlace } from '../waiting-place.tsx'
import { Subtitle } from '../title.tsx'
import { FormProblem } from './form-problem.tsx'
import { NotFetched } from './not-fetched.tsx'
import s from './profile.module.css'

/** S2.68 */
export function SavedCards() {
  const { t } = useFormatter()
  const saved = useSavedMethods()
  const { isDeleted, asked } = saved
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed went with its card.
    if (isDeleted && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isDeleted])
  return (
    <section className={s.cards}>
      <Subtitle ref={heading}>{t('account.cards.title')}</Subtitle>
      <CardsState saved={saved} />
      <p role="status" className={s.said}>
        {isDeleted && t('account.cards.deleted')}
      </p>
      <FormProblem failure={saved.failure} />
      {asked !== undefined && <DeletionDialog method={asked} onYes={saved.confirm} onNo={saved.dismiss} />}
    </section>
  )
}

function CardsState({ saved }: { readonly saved: ReturnType<typeof useSavedMethods> }) {
  const { t } = useFormatter()
  const nameOf = useCardName()
  const { state, methods } = saved
  if (state === 'loading') return <WaitingPlace />
  if (state === 'failed')
    return (
      <NotFetched text={t('account.cards.failed')} retry={t('account.cards.retry')} onRetry={saved.retry} />
    )
  if (methods.length === 0) return <p>{t('account.cards.none')}</p>
  return (
    <SavedCardList
      label={t('account.cards.title')}
      cards={methods.map((method) => {
        const month = validUntil(method)
        return {
          id: method.id,
          brand: brandOf(method),
          name: nameOf(method),
          number: shownPan(method),
          validity: month === undefined ? undefined : t('account.cards.validUntil', { month }),
          isGoing: method.id === saved.deletingId,
          onRemove: () => saved.ask(method),
        }
      })}
      removal={{
        text: t('account.cards.delete'),
        nameOf: (name) => t('account.cards.deleteLabel', { name }),
      }}
      canRemove={saved.deletingId === undefined}
    />
  )
}

type DeletionDialogProps = {
  readonly method: SavedMethod
  readonly onYes: () => void
  readonly onNo: () => void
}

/** S2.106 */
function DeletionDialog({ method, onYes, onNo }: DeletionDialogProps) {
  const { t } = useFormatter()
  const name = useCardName()(method)
  return (
    <Dialog
      title={t('account.cards.dialog.title')}
      close={{ label: t('account.cards.dialog.close'), onClose: onNo }}
      actions={[
        { id: 'yes', text: t('account.cards.dialog.yes'), isDangerous: true, onAct: onYes },
        { id: 'no', text: t('account.cards.dialog.no'), onAct: onNo },
      ]}
    >
      <p>{t('account.cards.dialog.text', { name })}</p>
    </Dialog>
  )
}
