import { useEffect, useRef } from 'react'
import type { ContactName } from '#bindings/checkout/use-contact-form.ts'
import { usePayment } from '#bindings/checkout/use-payment.ts'
import { useRecap } from '#bindings/checkout/use-recap.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { EmptyBasket } from '#pages/basket/empty-basket.tsx'
import { LoginOffer } from '#pages/account/login-offer.tsx'
import { PolicyLinks } from '#pages/policy-links.tsx'
import { ContactForm } from '#ui/checkout/contact-form.tsx'
import { CheckoutNotices, CheckoutRecap } from '../cards/checkout/checkout-recap.tsx'
import { PageHead } from './page-head.tsx'
import { pagesKeyOf, SUMMARY, type PagedProps } from './paging.ts'
import { usePages, type Pages } from './use-pages.ts'

/** What a guest is asked for, one thing to a page; a name is one thing. */
const DETAILS: readonly { readonly id: string; readonly names: readonly ContactName[] }[] = [
  { id: 'email', names: ['email'] },
  { id: 'name', names: ['firstName', 'lastName'] },
  { id: 'phone', names: ['phoneNumber'] },
  { id: 'terms', names: ['policy', 'offers'] },
]

type Payment = ReturnType<typeof usePayment>
type Recap = NonNullable<ReturnType<typeof useRecap>>

/** The checkout, one thing that is asked to a page, and at the end the whole order with what pays it (S2.49, S4.48-S4.50). */
export function CheckoutPages({ turn }: PagedProps) {
  const { t } = useFormatter()
  const recap = useRecap()
  const payment = usePayment(recap?.amount ?? '', recap?.pickup)
  const { form, isKnown } = payment
  const details = isKnown ? [] : detailsIn(form)
  const pages = usePages(pagesKeyOf(turn), [...details, { id: SUMMARY, isLacking: false }], SUMMARY)
  const names = details[pages.at]?.names
  useLedToFault(form.refusals, details.find(({ isLacking }) => isLacking)?.id, pages)
  if (!recap) return null
  if (recap.isEmpty)
    return (
      <>
        <PageHead turn={turn} />
        <EmptyBasket isLive />
      </>
    )
  return (
    <>
      <PageHead turn={turn} pages={pages} title={names && t(`linear.ask.${pages.id}`)} isAskedAtEnd />
      {names ? (
        <>
          <CheckoutNotices recap={recap} isLive />
          {pages.at === 0 && <LoginOffer />}
          <ContactForm
            key={pages.id}
            {...form}
            fields={form.fields.filter(({ name }) => names.includes(name))}
            checks={form.checks.filter(({ name }) => names.includes(name))}
            act={t('linear.continue')}
            below={{ policy: <PolicyLinks /> }}
            isLive
            onSubmit={() => void form.check(names).then((isRight) => isRight && pages.next())}
          />
        </>
      ) : (
        <Summary recap={recap} payment={payment} pages={pages} />
      )}
    </>
  )
}

function detailsIn({ fields, checks, lacking }: Payment['form']) {
  const asked = [...fields, ...checks].map(({ name }): ContactName => name)
  return DETAILS.filter(({ names }) => names.some((name) => asked.includes(name))).map((detail) => ({
    ...detail,
    isLacking: detail.names.some((name) => lacking.includes(name)),
  }))
}

/** Whoever tries to pay, and lacks something on another page, is led there. */
function useLedToFault(refusals: number, fault: string | undefined, pages: Pages): void {
  const led = useRef(refusals)
  useEffect(() => {
    if (led.current === refusals) return
    led.current = refusals
    if (fault !== undefined && fault !== pages.id) pages.show(fault)
  })
}

type SummaryProps = { readonly recap: Recap; readonly payment: Payment; readonly pages: Pages }

/** The whole order, with what was said on the pages before and the way back to each. */
function Summary({ recap, payment, pages }: SummaryProps) {
  const { t } = useFormatter()
  const said = payment.isKnown ? [] : payment.form.fields
  const rows = said.map(({ name, label, value }) => ({
    id: name,
    label,
    value,
    change: { text: t('recap.change'), label: t('recap.changeOf', { what: label }) },
  }))
  const onChange = (row: string) => {
    const detail = DETAILS.find(({ names }) => names.some((name) => name === row))
    if (detail) pages.change(detail.id)
    else recap.card.onChange(row)
  }
  const card = { ...recap.card, rows: [...recap.card.rows, ...rows], onChange }
  return <CheckoutRecap recap={{ ...recap, card }} payment={payment} isLive />
}
