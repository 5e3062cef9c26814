import { useState } from 'react'
import type { PageRoute } from '#flows/navigation/visit.ts'
import { useBrand } from '#bindings/runtime/brand-context.ts'
import { laterPart } from '#bindings/runtime/later.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button, buttonLook } from '#ui/primitives/button.tsx'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { AvoidListPage } from './menu/avoid-list.page.tsx'
import { Page, Way } from './page-frame.tsx'
import s from './page.module.css'

const SendConversationPage = laterPart(() =>
  import('./support/send-conversation.page.tsx').then((module) => module.SendConversationPage),
)
const UNKNOWN_CODE = 500
const AccountPage = laterPart(() => import('./account/account-page.tsx').then((module) => module.AccountPage))
const LegalPage = laterPart(() => import('./legal.page.tsx').then((module) => module.LegalPage))

/** The routes that are pages by nature. */
export function PageOf({ page }: { readonly page: PageRoute }) {
  const { t } = useFormatter()
  switch (page.name) {
    case 'notFound':
      return (
        <Page
          icon="search"
          title={t('classic.notFound.title')}
          text={t('classic.notFound.text')}
          main={{ to: { name: 'restaurants' }, text: t('restaurant.list') }}
        />
      )
    case 'technicalIssue':
      return (
        <Page
          icon="alert"
          isTrouble
          title={t('classic.technicalIssue.title')}
          text={t('classic.technicalIssue.text', { code: page.code ?? UNKNOWN_CODE })}
          main={{ to: { name: 'restaurants' }, text: t('restaurant.list') }}
          trouble="fault"
        />
      )
    case 'orderDisabled':
      return (
        <Page
          icon="clock"
          isTrouble
          title={t('classic.orderDisabled.title')}
          text={t('classic.orderDisabled.text')}
          main={{ to: { name: 'categories' }, text: t('orderingDisabled.browse') }}
        >
          <Way to={{ name: 'restaurants' }}>{t('restaurant.other')}</Way>
        </Page>
      )
    case 'paymentSuccess':
      return (
        <Page
          icon="check"
          title={t('classic.paid.title')}
          text={t('classic.paid.text')}
          main={{ to: { name: 'currentOrder' }, text: t('classic.paid.follow') }}
        />
      )
    case 'paymentRefused':
      return (
        <Page
          icon="alert"
          isTrouble
          title={t('paymentProblem.payment.refused')}
          main={{ to: { name: 'checkout' }, text: t('payment.retry') }}
          trouble="refusal"
        />
      )
    case 'paymentCancel':
      return (
        <Page
          icon="alert"
          isTrouble
          title={t('paymentProblem.payment.cancelled')}
          main={{ to: { name: 'checkout' }, text: t('payment.retry') }}
        />
      )
    case 'contact':
      return <Contact />
    case 'avoidList':
      return (
        <NeedsTexts of="legal">
          <AvoidListPage key={page.suggested?.join()} suggested={page.suggested} />
        </NeedsTexts>
      )
    case 'legal':
      return (
        <NeedsTexts of="legal">
          <LegalPage text={page.text} />
        </NeedsTexts>
      )
    case 'sendConversation':
      return (
        <NeedsTexts of="support">
          <SendConversationPage reason={page.reason} />
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

/** S2.79: the number copies itself; the deployment's own where no restaurant is chosen. */
function Contact() {
  const { t } = useFormatter()
  const settings = useConversation(({ flows }) => flows.restaurant.context.chosen?.settings)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | undefined>(undefined)
  const brand = useBrand()
  const phone = settings?.phoneNumber ?? brand.phone
  const email = settings?.restaurantEmail ?? brand.email
  if (phone === undefined)
    return (
      <Page
        icon="phone"
        title={t('classic.contact')}
        text={t('classic.contactNone')}
        main={{ to: { name: 'restaurants' }, text: t('restaurant.list') }}
      />
    )
  return (
    <Page
      icon="phone"
      title={t('classic.contact')}
      body={
        <>
          <Button tone="primary" onAct={() => void copied(phone).then(setOutcome)}>
            {t('classic.copyPhone', { phone })}
          </Button>
          {outcome === 'notCopied' && (
            <a className={buttonLook('outline')} href={`tel:${phone}`}>
              {phone}
            </a>
          )}
          {email !== undefined && (
            <a className={buttonLook('outline')} href={`mailto:${email}`}>
              {email}
            </a>
          )}
          <p className={s.said} role="status">
            {outcome && t(`classic.${outcome}`)}
          </p>
        </>
      }
    >
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
