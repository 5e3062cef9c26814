import { useEffect, useMemo } from 'react'
import { type as struct } from 'superstruct'
import { checkEmail, checkPasswordConfirmation } from '#domain/account/fields.ts'
import { checkNewPassword } from '#domain/account/registration.ts'
import { useAccountPorts } from '#bindings/account/account-ports-context.ts'
import { checked, checkedWith } from '#bindings/account/checked.ts'
import { useFormFlow } from '#bindings/account/use-form-flow.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { Page } from '../page-frame.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

const FIELDS = struct({
  email: checked(checkEmail),
  password: checkedWith('email', checkNewPassword),
  confirmPassword: checkedWith('password', checkPasswordConfirmation),
})

/** S7.19, S8.25: the new password, with the mail address the link was sent to. */
export function NewPassword({ token }: { readonly token: string }) {
  const { t } = useFormatter()
  const { visit } = useVisits()
  const { resetPassword, lastEmail } = useAccountPorts()
  const start = useMemo(() => ({ email: lastEmail(), password: '', confirmPassword: '' }), [lastEmail])
  const flow = useFormFlow(({ email, password }: typeof start) => resetPassword({ token, email, password }))
  const isLinkRefused = flow.failure?.code.startsWith('link.') === true
  useEffect(() => {
    if (flow.isDone) visit({ name: 'forgotPassword', action: 'success' })
    else if (isLinkRefused) visit({ name: 'forgotPassword', action: 'fail' })
  }, [flow.isDone, isLinkRefused, visit])
  return (
    <Page
      icon="person"
      title={t('account.forgot.reset.title')}
      body={
        <AccountForm
          name="reset"
          label={t('account.forgot.reset.title')}
          act={t('account.forgot.reset.act')}
          struct={FIELDS}
          start={start}
          flow={flow}
        >
          <EmailField hint={t('account.confirm.emailHint')} />
          <NewPasswordFields label={t('account.field.newPassword')} />
        </AccountForm>
      }
    />
  )
}
