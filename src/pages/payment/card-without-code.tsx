import { traitsOf } from '#domain/checkout/payment-provider.ts'
import { usePaymentWays } from '#bindings/checkout/use-payment-ways.ts'
import { useBrand } from '#bindings/runtime/brand-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** That a card cannot be given on a page without code, and what can be paid with there. */
export function CardWithoutCode() {
  const { t, list } = useFormatter()
  const { payments = [] } = useBrand()
  const { ways } = usePaymentWays()
  const takesCards = payments.some((provider) => traitsOf(provider).place === 'form')
  if (!useIsPlain() || !takesCards) return null
  const names = list(ways.map(({ name }) => name))
  const title = names === '' ? t('payment.needsCode') : t('payment.cardNeedsCode', { list: names })
  return <Notice tone="warm" title={title} isLive />
}
