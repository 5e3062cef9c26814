import { useContext, useEffect, useMemo } from 'react'
import { boolean, type as struct } from 'superstruct'
import {
  checkEmail,
  checkFirstName,
  checkLastName,
  checkPasswordConfirmation,
  checkPhone,
} from '#domain/account/fields.ts'
import { checkNewPassword } from '#domain/account/registration.ts'
import { useAccountPorts } from '#bindings/account/account-ports-context.ts'
import { checked, checkedWith } from '#bindings/account/checked.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { useDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormFlow } from '#bindings/account/use-form-flow.ts'
import { useFormatter, PersonalDataContext } from '#bindings/words/use-formatter.ts'
import { Page, Way } from '../page-frame.tsx'
import { AccountForm, FormCheck } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { NameFields } from './name-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import s from '../page.module.css'

const FIELDS = struct({
  email: checked(checkEmail),
  firstName: checked(checkFirstName),
  lastName: checked(checkLastName),
  phoneNumber: checked(checkPhone),
  password: checkedWith('email', checkNewPassword),
  confirmPassword: checkedWith('password', checkPasswordConfirmation),
  isPolicyAccepted: boolean(),
  isOffersAccepted: boolean(),
})

/** S2.76, S5.26 to S5.31: completes a registration; the bot check is solved while the form is filled in. */
export function ConfirmationPage({ token }: { readonly token: string }) {
  const { t } = useFormatter()
  const personalData = useContext(PersonalDataContext)
  const { confirmRegistration, prepareBotCheck, lastEmail } = useAccountPorts()
  const start = useMemo(
    () => ({
      email: lastEmail(),
      firstName: '',
      lastName: '',
      phoneNumber: '',
      password: '',
      confirmPassword: '',
      isPolicyAccepted: false,
      isOffersAccepted: false,
    }),
    [lastEmail],
  )
  // The repeated password has done its part here (S3.44).
  const flow = useFormFlow((typed: typeof start) => {
    const { email, firstName, lastName, phoneNumber, password, isPolicyAccepted, isOffersAccepted } = typed
    personalData.keepDraft('login.email', email)
    return confirmRegistration({
      token,
      email,
      firstName,
      lastName,
      phoneNumber,
      password,
      isPolicyAccepted,
      isOffersAccepted,
    })
  })
  useEffect(prepareBotCheck, [prepareBotCheck])
  const { tell } = useDeviceNotices()
  const { visit } = useVisits()
  const dispatch = useDispatch()
  // Who was not logged in by it is led on to the login.
  useEffect(() => {
    if (!flow.isDone) return
    tell('accountReady')
    dispatch({ type: 'session.renew' })
    visit({ name: 'profile' })
  }, [flow.isDone, tell, dispatch, visit])
  return (
    <Page
      icon="person"
      title={t('account.confirm.title')}
      body={
        <AccountForm
          name="confirm"
          label={t('account.confirm.title')}
          act={t('account.confirm.act')}
          struct={FIELDS}
          start={start}
          flow={flow}
        >
          <EmailField hint={t('account.confirm.emailHint')} />
          <NameFields />
          <NewPasswordFields label={t('account.field.password')} />
          <FormCheck name="isPolicyAccepted" label={t('account.confirm.policy')} />
          <FormCheck name="isOffersAccepted" label={t('account.confirm.offers')} />
          <p className={s.intro}>{t('account.confirm.terms')}</p>
        </AccountForm>
      }
    >
      {flow.failure?.code.startsWith('link.') === true && (
        <Way to={{ name: 'profileCreate' }}>{t('account.confirm.newLink')}</Way>
      )}
    </Page>
  )
}
