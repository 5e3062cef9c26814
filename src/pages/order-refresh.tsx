import { useContext } from 'react'
import { plainHref } from '#domain/navigation/plain-href.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import { areAnyUnderWay } from '#flows/orders/order.selectors.ts'
import { RefreshContext } from '#bindings/orders/refresh.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { PageFormContext } from '#ui/forms/page-form.ts'
import { Button, buttonLook } from '#ui/primitives/button.tsx'
import s from './order-refresh.module.css'

const TICK = { name: 'refresh', value: 'yes' }

/** Whether the page of the order will refresh itself, asked on the page before it (WCAG 2.2.1). */
export function RefreshTick() {
  const { t } = useFormatter()
  const form = useContext(PageFormContext)
  const refresh = useContext(RefreshContext)
  if (!refresh) return null
  const { isOn = true, everyS, choose } = refresh
  form?.box({ ...TICK, isSet: isOn, set: () => choose(true), unset: () => choose(false) })
  return (
    <div className={s.tick}>
      <CheckField
        name={TICK.name}
        label={t('orders.refresh.ask', { seconds: everyS })}
        isChecked={isOn}
        isLive
        onChange={choose}
      />
    </div>
  )
}

/** That the page of an order refreshes itself, or not; the way to have it so or otherwise, and to do it at once. */
export function OrderRefresh() {
  const { t } = useFormatter()
  const { view } = useContext(ViewContext)
  const refresh = useContext(RefreshContext)
  const canChange = useConversation(areAnyUnderWay)
  if (!refresh || !canChange) return null
  const { isOn = false, everyS, choose } = refresh
  const every = { seconds: everyS }
  return (
    <div className={s.refresh}>
      <p className={s.said}>{isOn ? t('orders.refresh.on', every) : t('orders.refresh.off')}</p>
      <a className={buttonLook('quiet')} href={plainHref(hrefOf({ name: 'currentOrder' }), { view })}>
        {t('orders.refresh.now')}
      </a>
      <Button tone="quiet" choice="refresh" onAct={() => choose(!isOn)}>
        {isOn ? t('orders.refresh.stop') : t('orders.refresh.start', every)}
      </Button>
    </div>
  )
}
