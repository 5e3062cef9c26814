import { useLayoutEffect, useRef, useState } from 'react'
import { usePaymentWays } from '#bindings/checkout/use-payment-ways.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { PaymentWays } from '#pages/payment/payment-ways.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { ChoiceFold } from '#ui/product/choice-fold.tsx'
import s from './checkout.module.css'

/** How it is paid in one line, which opens to the other ways and closes once one of them is chosen (S1.24). */
export function WaysFold({ value }: { readonly value: string | undefined }) {
  const { t } = useFormatter()
  const { chosen } = usePaymentWays()
  const [isOpen, setIsOpen] = useState(chosen === undefined)
  const [seen, setSeen] = useState(chosen)
  const fold = useRef<HTMLDivElement>(null)
  if (seen !== chosen) {
    setSeen(chosen)
    setIsOpen(chosen === undefined)
  }
  useLayoutEffect(() => {
    // The way that was tapped is no longer in sight: the focus goes to the line that names it.
    const focused = document.activeElement
    if (!isOpen && focused?.closest('details') && fold.current?.contains(focused))
      fold.current.querySelector('summary')?.focus()
  }, [isOpen])
  const label = t('ask.paymentWay')
  return (
    <div ref={fold}>
      <Card isFlush label={label}>
        <ChoiceFold
          title={{ id: 'ways', text: label }}
          chosen={value === undefined ? [] : [{ id: 'chosen', text: value }]}
          change={t('recap.change')}
          isLive
          isOpen={isOpen}
          onToggle={setIsOpen}
        >
          <div className={s.ways}>
            <PaymentWays isLive />
          </div>
        </ChoiceFold>
      </Card>
    </div>
  )
}
