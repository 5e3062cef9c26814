import { useContext, useState } from 'react'
import { checkNumbersOnly } from '#domain/account/fields.ts'
import { couponRefusal } from '#flows/basket/coupon-refusal.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { PersonalDataContext, useFormatter } from '../words/use-formatter.ts'

/**
 * The discount code, where the deployment takes any: digits, looked up once they are long enough (S5.18-S5.20, S4.88).
 */
export function useCoupon() {
  const { t, text } = useFormatter()
  const dispatch = useDispatch()
  const { settings } = useRunner().conversation()
  const applied = useConversation(({ flows }) =>
    flows.basket.context.basket.lines.find(({ type }) => type === 'COUPON'),
  )
  const isChecking = useConversation(({ flows }) => flows.basket.value === 'checkingCoupon')
  const problem = useConversation(({ flows }) => flows.basket.context.problem)
  const [code, setCode] = useState(useContext(PersonalDataContext).draftOf('coupon'))
  if (!settings.flags.discounts) return undefined
  const typed = code.trim()
  const verdict = checkNumbersOnly(typed)
  const isMistyped = typed !== '' && !verdict.ok
  return {
    label: t('CheckoutPage.discount.label'),
    act: t('CheckoutPage.discount.submit'),
    value: code,
    isBusy: isChecking,
    canApply: verdict.ok,
    error: isMistyped
      ? t(`problem.${verdict.problem}`)
      : problem?.startsWith('coupon.')
        ? t(couponRefusal(problem))
        : undefined,
    applied: applied && {
      text: text(applied.description ?? applied.name),
      remove: t('basket.removeLine', { name: text(applied.name) }),
      onRemove: () => dispatch({ type: 'basket.removeLine', lineId: applied.id }),
    },
    onChange: setCode,
    onApply: () => dispatch({ type: 'coupon.submit', code: typed }),
  }
}
