import { useContext, useEffect } from 'react'
import { type as struct } from 'superstruct'
import { checkEmail, checkRequired } from '#domain/account/fields.ts'
import { insideRouteOf } from '#domain/navigation/inside-url.ts'
import { checked } from '#bindings/account/checked.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useAccount } from '#bindings/account/use-account.ts'
import { useLoginFlow } from '#bindings/account/use-form-flow.ts'
import { useFormatter, VaultContext } from '#bindings/words/use-formatter.ts'
import { PREVIOUS_URL, useVisits } from '#bindings/navigation/visits.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Page, Way } from '../page-frame.tsx'
import { AccountForm, FormField, FormPassword } from './account-form.tsx'

const FIELDS = struct({ email: checked(checkEmail), password: checked(checkRequired) })
const START = { email: '', password: '' }

/** S2.62 to S2.64, S4.2, S4.9, S5.8, S5.35: back to where the login was asked for, else to the conversation. */
export function LoginPage() {
  const { t } = useFormatter()
  const { isUser } = useAccount()
  const flow = useLoginFlow()
  useLoggedIn(flow.isDone)
  useRenewed(flow.failure !== undefined)
  if (isUser && !flow.isDone) return <AlreadyLoggedIn />
  return (
    <Page
      icon="person"
      title={t('account.login.title')}
      body={
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
      }
    >
      <Way to={{ name: 'forgotPassword', action: 'request' }}>{t('account.login.forgot')}</Way>
      <Way to={{ name: 'profileCreate' }}>{t('account.login.create')}</Way>
      <Way to={{ name: 'menu' }}>{t('account.login.guest')}</Way>
    </Page>
  )
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

/** Tells the conversation, and leads back (S3.50). */
function useLoggedIn(isDone: boolean): void {
  const vault = useContext(VaultContext)
  const dispatch = useDispatch()
  const { visit, leave } = useVisits()
  useEffect(() => {
    if (!isDone) return
    const back = insideRouteOf(vault.draftOf(PREVIOUS_URL))
    vault.keepDraft(PREVIOUS_URL, '')
    dispatch({ type: 'session.renew' })
    if (back) visit(back)
    else leave()
  }, [isDone, vault, dispatch, visit, leave])
}

/** A guest was logged out for a login that then failed: whose orders are shown is looked at again (S4.9). */
function useRenewed(hasFailed: boolean): void {
  const dispatch = useDispatch()
  const isGuest = useConversation(({ flows }) => flows.session.context.visitor.kind === 'guest')
  useEffect(() => {
    if (hasFailed && isGuest) dispatch({ type: 'session.renew' })
  }, [hasFailed, isGuest, dispatch])
}
