import { useEffect } from 'react'
import type { OrderId } from '#domain/ids.ts'
import { knownOrderOf } from '#flows/core/conversation/selectors.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useAfterOrder } from '#bindings/orders/use-after-order.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { StarRating } from '#ui/orders/star-rating.tsx'
import { Warnings } from '../layout/warning-list.tsx'

type RatingDialogProps = { readonly orderId: OrderId; readonly onClose: () => void }

/** Stars for an order; given stars cannot be changed, and lead on to feedback (S2.118, S4.27-S4.29). */
export function RatingDialog(props: RatingDialogProps) {
  return (
    <NeedsTexts of="orders">
      <Rating {...props} />
    </NeedsTexts>
  )
}

function Rating({ orderId, onClose }: RatingDialogProps) {
  const { t } = useFormatter()
  const careOf = useAfterOrder()
  const order = useConversation((conversation) => knownOrderOf(orderId, conversation))
  const care = order && careOf(order)
  const isOver = care?.rating === undefined
  useEffect(() => {
    // The order can no longer be rated: the next dialog is shown.
    if (isOver) onClose()
  }, [isOver, onClose])
  if (!care?.rating) return null
  const { rating, acts } = care
  const isGiven = rating.given !== undefined
  const more = acts.find(({ id }) => id === 'feedback')
  return (
    <Dialog
      title={isGiven ? t('ack.rated') : rating.label}
      close={{ label: t('classic.close'), onClose }}
      actions={
        isGiven
          ? [
              { id: 'done', text: t('rating.done'), isPrimary: true, onAct: onClose },
              ...(more
                ? [
                    {
                      id: more.id,
                      text: more.text,
                      onAct: () => {
                        onClose()
                        more.onAct()
                      },
                    },
                  ]
                : []),
            ]
          : []
      }
    >
      <Warnings />
      <StarRating {...rating} isAlone isLive />
    </Dialog>
  )
}
