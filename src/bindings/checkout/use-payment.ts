import { useDispatch } from '../runtime/runner-context.ts'
import { useContactForm } from './use-contact-form.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** What the customer fills in before paying, and the paying itself (S4.49, S4.50, S5.24, S5.25). */
export function usePayment(amount: string) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const { isKnown, ...form } = useContactForm((filledIn) => dispatch({ type: 'checkout.pay', ...filledIn }))
  return {
    isKnown,
    pay: form.onSubmit,
    form: { ...form, label: t('contact.title'), act: t('payment.payAmount', { total: amount }) },
  }
}
