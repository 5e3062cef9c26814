import { useEffect, useState } from 'react'
import { type as struct } from 'superstruct'
import { checkEmail } from '#domain/account/fields.ts'
import { resetTokenIn } from '#domain/account/mail-link.ts'
import type { ForgotPasswordAction } from '#domain/navigation/routes.ts'
import { useAccountPorts } from '#bindings/account/account-ports-context.ts'
import { checked } from '#bindings/account/checked.ts'
import { useFormFlow } from '#bindings/account/use-form-flow.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { Page, Way } from '../page-frame.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPassword } from './new-password.tsx'

const FIELDS = struct({ email: checked(checkEmail) })
const START = { email: '' }

/** S2.77, S2.78: the way to a new password; the mail leads to the request with its token behind the #. */
export function ForgotPasswordPage({ action }: { readonly action: ForgotPasswordAction }) {
  const { t } = useFormatter()
  const [token] = useState(() => resetTokenIn(location.hash))
  switch (action) {
    case 'request':
      return token === undefined ? <Request /> : <NewPassword token={token} />
    case 'sent':
      return (
        <Page icon="mail" title={t('account.forgot.sent.title')} text={t('account.forgot.sent.text')}>
          <Way to={{ name: 'forgotPassword', action: 'request' }}>{t('account.forgot.sent.again')}</Way>
        </Page>
      )
    case 'success':
      return (
        <Page
          icon="check"
          title={t('account.forgot.success.title')}
          text={t('account.forgot.success.text')}
          main={{ to: { name: 'login' }, text: t('account.forgot.success.login') }}
        />
      )
    case 'fail':
      return (
        <Page
          icon="alert"
          isTrouble
          title={t('account.forgot.fail.title')}
          text={t('account.forgot.fail.text')}
          main={{ to: { name: 'forgotPassword', action: 'request' }, text: t('account.forgot.fail.again') }}
        />
      )
  }
}

/** S5.10, S5.11: checked with each change, and sent once it is valid. */
function Request() {
  const { t } = useFormatter()
  const { visit } = useVisits()
  const { requestPassword } = useAccountPorts()
  const flow = useFormFlow(requestPassword)
  const hasFailed = flow.failure !== undefined
  useEffect(() => {
    if (flow.isDone) visit({ name: 'forgotPassword', action: 'sent' })
    else if (hasFailed) visit({ name: 'forgotPassword', action: 'fail' })
  }, [flow.isDone, hasFailed, visit])
  return (
    <Page
      icon="person"
      title={t('account.forgot.title')}
      text={t('account.forgot.text')}
      body={
        <AccountForm
          name="forgot"
          label={t('account.forgot.title')}
          act={t('account.forgot.act')}
          struct={FIELDS}
          start={START}
          flow={flow}
          isStrict
          isToldElsewhere
        >
          <EmailField />
        </AccountForm>
      }
    >
      <Way to={{ name: 'login' }}>{t('account.forgot.login')}</Way>
    </Page>
  )
}
