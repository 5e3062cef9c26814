import type { i18n } from 'i18next'
import type { Leaving, PageAlone, SentForm } from '#contracts/system/turns.contract.ts'
import type { PaymentWay } from '#domain/checkout/payment-way.ts'
import { drawnAlone } from './turn-page.tsx'

type Texts = Pick<i18n, 't' | 'language'>

/** Says why what was sent is refused, by its code; it can be sent again as it was. */
export function refusedPage(code: string, sent: SentForm, { t, language }: Texts): Promise<PageAlone> {
  return drawnAlone(language, {
    icon: 'alert',
    title: t('orders.refused.title'),
    trouble: t([`problem.${code}`, 'problem.unknown']),
    act: t('failed.retry'),
    ...sent,
  })
}

/** Leads to where the customer pays, with every value as it was signed (S3.45). */
export function leavingPage(
  { url, values = {} }: Leaving,
  way: PaymentWay | undefined,
  { t, language }: Texts,
): Promise<PageAlone> {
  const name = way ? t(`payment.way.${way.provider}`) : ''
  return drawnAlone(language, {
    icon: 'leave',
    title: name,
    act: t('payment.toPageShort', { name }),
    method: 'post',
    action: url,
    fields: Object.entries(values),
  })
}
