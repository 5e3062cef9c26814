import { useContext } from 'react'
import { useLegalLinks } from '#bindings/navigation/use-legal-links.ts'
import { useAccount } from '#bindings/account/use-account.ts'
import { usePendingOrders } from '#bindings/orders/use-pending-orders.ts'
import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { OfferToSend } from '#pages/support/offer-to-send.tsx'
import { ConversationFile } from '#pages/conversation-file.tsx'
import { LegalLink } from '#pages/legal-link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import s from './help-choices.module.css'

/** What help offers: the linear view, the current orders, the account pages, and the legal texts. */
export function HelpChoices() {
  const { t } = useFormatter()
  const { setView } = useContext(ViewContext)
  const { visit } = useVisits()
  const { isUser, logOut } = useAccount()
  const legal = useLegalLinks()
  const dispatch = useDispatch()
  const { hasPending, count } = usePendingOrders()
  return (
    <div className={s.ways}>
      <Button tone="link" onAct={() => setView('linear')}>
        {t('view.linear')}
      </Button>
      <Button tone="link" onAct={() => visit({ name: isUser ? 'profile' : 'login' })}>
        {isUser ? t('accountMenu.profile') : t('accountMenu.login')}
      </Button>
      {hasPending && (
        <Button tone="link" onAct={() => dispatch({ type: 'orders.show' })}>
          {t('order.own', { count })}
        </Button>
      )}
      {isUser && (
        <Button tone="link" onAct={logOut}>
          {t('accountMenu.logOut')}
        </Button>
      )}
      {(['privacy', 'terms'] as const).map((name) => {
        const href = legal[name]
        return (
          href !== undefined && (
            <LegalLink key={name} href={href} text={t(`legalLinks.${name}`)} className={s.legal} />
          )
        )
      })}
      <OfferToSend reason="help" />
      <ConversationFile />
    </div>
  )
}
