import { lazy, useState } from 'react'
import type { PageRoute } from '#flows/navigation/visit.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { Page, Way } from './page-frame.tsx'
import s from './page.module.css'

const UNKNOWN_CODE = 500
const AccountPage = lazy(() =>
  import('./account/account-page.tsx').then((module) => ({ default: module.AccountPage })),
)
const LegalPage = lazy(() => import('./legal.page.tsx').then((module) => ({ default: module.LegalPage })))

/** The routes that are pages by nature. */
export function PageOf({ page }: { readonly page: PageRoute }) {
  const { t } = useFormatter()
  switch (page.name) {
    case 'notFound':
      return (
        <Page title={t('classic.notFound.title')} text={t('classic.notFound.text')}>
          <Way to={{ name: 'restaurants' }}>{t('restaurant.list')}</Way>
        </Page>
      )
    case 'technicalIssue':
      return (
        <Page
          title={t('classic.technicalIssue.title')}
          text={t('classic.technicalIssue.text', { code: page.code ?? UNKNOWN_CODE })}
        >
          <Way to={{ name: 'restaurants' }}>{t('restaurant.list')}</Way>
        </Page>
      )
    case 'orderDisabled':
      return (
        <Page title={t('classic.orderDisabled.title')} text={t('classic.orderDisabled.text')}>
          <Way to={{ name: 'categories' }}>{t('orderingDisabled.browse')}</Way>
          <Way to={{ name: 'restaurants' }}>{t('restaurant.other')}</Way>
        </Page>
      )
    case 'paymentSuccess':
      return (
        <Page title={t('classic.paid.title')} text={t('classic.paid.text')}>
          <Way to={{ name: 'currentOrder' }}>{t('classic.paid.follow')}</Way>
        </Page>
      )
    case 'paymentRefused':
      return (
        <Page title={t('paymentProblem.payment.refused')}>
          <Way to={{ name: 'checkout' }}>{t('payment.retry')}</Way>
        </Page>
      )
    case 'paymentCancel':
      return (
        <Page title={t('paymentProblem.payment.cancelled')}>
          <Way to={{ name: 'checkout' }}>{t('payment.retry')}</Way>
        </Page>
      )
    case 'contact':
      return <Contact />
    case 'legal':
      return (
        <NeedsTexts of="legal">
          <LegalPage text={page.text} />
        </NeedsTexts>
      )
    default:
      return (
        <NeedsTexts of="account">
          <AccountPage page={page} />
        </NeedsTexts>
      )
  }
}

/** S2.79: the number copies itself. */
function Contact() {
  const { t } = useFormatter()
  const settings = useConversation(({ flows }) => flows.restaurant.context.chosen?.settings)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | undefined>(undefined)
  return (
    <Page title={t('classic.contact')} {...(settings ? {} : { text: t('classic.contactNone') })}>
      {settings && (
        <>
          <Button tone="outline" onAct={() => void copied(settings.phoneNumber).then(setOutcome)}>
            <Icon name="phone" size="s" />
            {t('classic.copyPhone', { phone: settings.phoneNumber })}
          </Button>
          <a className={s.way} href={`mailto:${settings.restaurantEmail}`}>
            {settings.restaurantEmail}
          </a>
          {outcome === 'notCopied' && <a href={`tel:${settings.phoneNumber}`}>{settings.phoneNumber}</a>}
          <p role="status">{outcome && t(`classic.${outcome}`)}</p>
        </>
      )}
      <Way to={{ name: 'menu' }}>{t('classic.close')}</Way>
    </Page>
  )
}

/** A page without https, or that was told not to, cannot copy. */
async function copied(text: string): Promise<'copied' | 'notCopied'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'notCopied'
  }
}
