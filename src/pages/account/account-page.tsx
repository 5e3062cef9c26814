import type { AccountRoute } from '#flows/navigation/visit.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { Page } from '../page-frame.tsx'
import { ConfirmationPage } from './confirmation.page.tsx'
import { ForgotPasswordPage } from './forgot-password.page.tsx'
import { LoginPage } from './login.page.tsx'
import { ProfileUpdatePage } from './profile-update.page.tsx'
import { ProfilePage } from './profile.page.tsx'
import { MailSentPage, RegistrationPage } from './registration.page.tsx'

/** The pages about who the customer is (S2.62 to S2.78). */
export function AccountPage({ page }: { readonly page: AccountRoute }) {
  if (useIsPlain()) return <NeedsCode />
  switch (page.name) {
    case 'login':
      return <LoginPage />
    case 'profile':
      return <ProfilePage />
    case 'profileUpdate':
      return <ProfileUpdatePage />
    case 'profileCreate':
      return <RegistrationPage />
    case 'mailSent':
      return <MailSentPage />
    case 'confirmation':
      return <ConfirmationPage token={page.token} />
    case 'forgotPassword':
      return <ForgotPasswordPage action={page.action} />
  }
}

/** On a page without code: that an account needs some, and an order needs neither. */
function NeedsCode() {
  const { t } = useFormatter()
  return (
    <Page
      icon="person"
      title={t('accountNeedsCode.title')}
      text={t('accountNeedsCode.text')}
      main={{ to: { name: 'restaurants' }, text: t('restaurant.list') }}
    />
  )
}
