import { useContext, useEffect } from 'react'
import { type as struct } from 'superstruct'
import { checkEmail, checkRequired } from '#domain/account/fields.ts'
import { insideRouteOf } from '#domain/navigation/inside-url.ts'
import { checked } from '#bindings/account/checked.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useAccount } from '#bindings/account/use-account.ts'
import { useLoginFlow, useSignOnFlow, type FormFlow } from '#bindings/account/use-form-flow.ts'
import { useAccountPorts } from '#bindings/account/account-ports-context.ts'
import type { SignOnReturn } from '#flows/account/account-ports.ts'
import { useFormatter, PersonalDataContext } from '#bindings/words/use-formatter.ts'
import { PREVIOUS_URL, useVisits } from '#bindings/navigation/visits.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Page, Way } from '../page-frame.tsx'
import { AccountForm, FormField, FormPassword } from './account-form.tsx'
import { AccountProblem } from './account-problem.tsx'
import { FormProblem } from './form-problem.tsx'
import { SignOnWays } from './sign-on-ways.tsx'

const FIELDS = struct({ email: checked(checkEmail), password: checked(checkRequired) })
const START = { email: '', password: '' }

/** S1.10, S2.62 to S2.64, S4.2, S4.9, S5.8, S5.35, S8.24: back to where the login was asked for, else to the conversation. */
export function LoginPage() {
  const { t } = useFormatter()
  const { isUser } = useAccount()
  const flow = useLoginFlow()
  const signOn = useSignOnFlow()
  const isDone = flow.isDone || signOn.isDone
  useCameBack(signOn)
  useLoggedIn(isDone)
  useRenewed((flow.failure ?? signOn.failure) !== undefined)
  if (signOn.isSending) return <LoggingIn />
  if (isUser && !isDone) return <AlreadyLoggedIn />
  return (
    <Page
      icon="person"
      title={t('account.login.title')}
      body={
        <>
          <FormProblem failure={signOn.failure} />
          <AccountProblem failure={signOn.failure} />
          <AccountForm
            name="login"
            label={t('account.login.title')}
            act={t('account.login.act')}
            struct={FIELDS}
            start={START}
            flow={flow}
          >
            <FormField
              name="email"
              label={t('account.field.email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={254}
              isRequired
              requiredText={t('account.login.emailRequired')}
            />
            <FormPassword
              name="password"
              label={t('account.field.password')}
              autoComplete="current-password"
              isRequired
              requiredText={t('account.login.passwordRequired')}
            />
          </AccountForm>
          <SignOnWays />
        </>
      }
    >
      <Way to={{ name: 'forgotPassword', action: 'request' }}>{t('account.login.forgot')}</Way>
      <Way to={{ name: 'profileCreate' }}>{t('account.login.create')}</Way>
      <Way to={{ name: 'menu' }}>{t('account.login.guest')}</Way>
    </Page>
  )
}

/** Somebody came back from a provider, and the server is asked who they are here. */
function LoggingIn() {
  const { t } = useFormatter()
  return <Page icon="person" title={t('account.login.title')} text={t('account.signOn.busy')} />
}

function AlreadyLoggedIn() {
  const { t } = useFormatter()
  const { logOut } = useAccount()
  return (
    <Page
      icon="person"
      title={t('account.login.title')}
      text={t('account.login.already')}
      main={{ to: { name: 'profile' }, text: t('account.login.profile') }}
    >
      <Button tone="outline" onAct={logOut}>
        {t('accountMenu.logOut')}
      </Button>
    </Page>
  )
}

/** Sends what somebody came back with from a provider, once. */
function useCameBack({ submit }: FormFlow<SignOnReturn>): void {
  const { takeSignOnReturn } = useAccountPorts()
  useEffect(() => {
    const came = takeSignOnReturn()
    if (came) submit(came)
  }, [takeSignOnReturn, submit])
}

/** Tells the conversation, and leads back (S3.50). */
function useLoggedIn(isDone: boolean): void {
  const personalData = useContext(PersonalDataContext)
  const dispatch = useDispatch()
  const { visit, leave } = useVisits()
  useEffect(() => {
    if (!isDone) return
    const back = insideRouteOf(personalData.draftOf(PREVIOUS_URL))
    personalData.keepDraft(PREVIOUS_URL, '')
    dispatch({ type: 'session.renew' })
    if (back) visit(back)
    else leave()
  }, [isDone, personalData, dispatch, visit, leave])
}

/** A guest was logged out for a login that then failed: whose orders are shown is looked at again (S4.9). */
function useRenewed(hasFailed: boolean): void {
  const dispatch = useDispatch()
  const isGuest = useConversation(({ flows }) => flows.session.context.visitor.kind === 'guest')
  useEffect(() => {
    if (hasFailed && isGuest) dispatch({ type: 'session.renew' })
  }, [hasFailed, isGuest, dispatch])
}
