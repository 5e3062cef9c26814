import { useDispatch } from '../runtime/runner-context.ts'
import { useContactForm } from './use-contact-form.ts'
import { useFormatter } from '../words/use-formatter.ts'

const INPUT_MODES = { email: 'email', phoneNumber: 'tel', firstName: 'text', lastName: 'text' } as const
const AUTO_COMPLETE = {
  email: 'email',
  phoneNumber: 'tel',
  firstName: 'given-name',
  lastName: 'family-name',
} as const

/** What the customer fills in before paying, and the paying itself (S4.49, S4.50, S5.24, S5.25). */
export function usePayment(amount: string) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const form = useContactForm()
  const pay = () => {
    const submitted = form.submit()
    if (submitted) dispatch({ type: 'checkout.pay', ...submitted })
  }
  return {
    isKnown: form.isKnown,
    pay,
    form: {
      label: t('contact.title'),
      fields: form.fields.map(({ name, value, problem }) => ({
        name,
        value,
        label: t(`contact.${name}`),
        ...(name === 'email' ? { hint: t('contact.emailHint') } : {}),
        error: problem && t(`problem.${problem}`),
        type: INPUT_MODES[name],
        inputMode: INPUT_MODES[name],
        autoComplete: AUTO_COMPLETE[name],
        isRequired: true,
        maxLength: 254,
      })),
      checks: form.isPolicyAsked
        ? [
            {
              name: 'policy',
              label: t('contact.policy'),
              isChecked: form.isPolicyAccepted,
              error: form.policyProblem && t(`problem.${form.policyProblem}`),
            },
            { name: 'offers', label: t('contact.offers'), isChecked: form.isOffersAccepted },
          ]
        : [],
      act: t('payment.payAmount', { total: amount }),
      refusals: form.refusals,
      onField: form.setField,
      onLeave: form.leave,
      onCheck: form.setCheck,
      onSubmit: pay,
    },
  }
}
