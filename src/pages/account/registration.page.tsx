import { useEffect } from 'react'
import { type as struct } from 'superstruct'
import { checkEmail } from '#domain/account/fields.ts'
import { useAccountPorts } from '#bindings/account/account-ports-context.ts'
import { checked } from '#bindings/account/checked.ts'
import { useFormFlow } from '#bindings/account/use-form-flow.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { Page, Way } from '../page-frame.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'

const FIELDS = struct({ email: checked(checkEmail) })
const START = { email: '' }

/** S2.72 to S2.74, S5.26, S8.22: a mail address, to which the link goes that proves it. */
export function RegistrationPage() {
  const { t } = useFormatter()
  const { visit } = useVisits()
  const { register } = useAccountPorts()
  const flow = useFormFlow(register)
  useEffect(() => {
    if (flow.isDone) visit({ name: 'mailSent' })
  }, [flow.isDone, visit])
  return (
    <Page
      icon="person"
      title={t('account.create.title')}
      text={t('account.create.text')}
      body={
        <AccountForm
          name="register"
          label={t('account.create.title')}
          act={t('account.create.act')}
          struct={FIELDS}
          start={START}
          flow={flow}
        >
          <EmailField />
        </AccountForm>
      }
    >
      <Way to={{ name: 'restaurants' }}>{t('account.create.guest')}</Way>
      <Way to={{ name: 'login' }}>{t('account.create.login')}</Way>
    </Page>
  )
}

/** S2.75 */
export function MailSentPage() {
  const { t } = useFormatter()
  const { lastEmail } = useAccountPorts()
  const email = lastEmail()
  return (
    <Page
      icon="mail"
      title={t('account.mailSent.title')}
      text={email === '' ? t('account.mailSent.text') : t('account.mailSent.textTo', { email })}
    >
      <Way to={{ name: 'profileCreate' }}>{t('account.mailSent.again')}</Way>
    </Page>
  )
}
