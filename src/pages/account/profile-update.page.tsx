import { useEffect, useMemo } from 'react'
import { type as struct } from 'superstruct'
import { checkFirstName, checkLastName, checkPhone } from '#domain/account/fields.ts'
import type { Profile } from '#domain/account/identity.ts'
import type { UserId } from '#domain/ids.ts'
import { useAccountPorts } from '#bindings/account/account-ports-context.ts'
import { checked } from '#bindings/account/checked.ts'
import { useDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormFlow } from '#bindings/account/use-form-flow.ts'
import { useDeletion, useProfile } from '#bindings/account/use-profile.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { MailAddress } from '#ui/primitives/mail-address.tsx'
import { Page, Way } from '../page-frame.tsx'
import { AccountForm } from './account-form.tsx'
import { FormProblem } from './form-problem.tsx'
import { NameFields } from './name-fields.tsx'
import { ProfileState } from './profile-state.tsx'
import s from './profile.module.css'

const FIELDS = struct({
  firstName: checked(checkFirstName),
  lastName: checked(checkLastName),
  phoneNumber: checked(checkPhone),
})

/** S2.69 to S2.71 */
export function ProfileUpdatePage() {
  const { t } = useFormatter()
  const { state, profile, retry } = useProfile()
  return (
    <Page
      icon="person"
      title={t('account.update.title')}
      body={
        profile ? (
          <>
            <ProfileForm profile={profile} />
            <Deletion id={profile.id} />
          </>
        ) : (
          <ProfileState state={state} onRetry={retry} />
        )
      }
    >
      <Way to={{ name: 'profile' }}>{t('account.update.back')}</Way>
    </Page>
  )
}

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useFormatter()
  const { visit } = useVisits()
  const dispatch = useDispatch()
  const { tell } = useDeviceNotices()
  const { changeProfile } = useAccountPorts()
  const start = useMemo(
    () => ({
      firstName: profile.firstName,
      lastName: profile.lastName,
      phoneNumber: profile.phoneNumber ?? '',
    }),
    [profile],
  )
  const flow = useFormFlow((fields: typeof start) => changeProfile({ id: profile.id, ...fields }))
  useEffect(() => {
    if (!flow.isDone) return
    tell('profileSaved')
    dispatch({ type: 'session.renew' })
    visit({ name: 'profile' })
  }, [flow.isDone, tell, dispatch, visit])
  return (
    <>
      <p>
        <MailAddress address={profile.email} />
        <br />
        <span>{t('account.update.emailFixed')}</span>
      </p>
      <AccountForm
        name="profile"
        label={t('account.update.title')}
        act={t('account.update.act')}
        struct={FIELDS}
        start={start}
        flow={flow}
      >
        <NameFields />
      </AccountForm>
    </>
  )
}

/** S2.107 */
function Deletion({ id }: { readonly id: UserId }) {
  const { t } = useFormatter()
  const { visit } = useVisits()
  const dispatch = useDispatch()
  const { tell } = useDeviceNotices()
  const deletion = useDeletion(id)
  useEffect(() => {
    if (!deletion.isDeleted) return
    tell('accountDeleted')
    dispatch({ type: 'session.forget' })
    visit({ name: 'home' })
  }, [deletion.isDeleted, tell, dispatch, visit])
  return (
    <div className={s.danger}>
      <Button tone="dangerOutline" isBusy={deletion.isDeleting} onAct={deletion.ask}>
        {t('account.delete.ask')}
      </Button>
      <FormProblem failure={deletion.failure} />
      {deletion.isAsking && (
        <Dialog
          title={t('account.delete.title')}
          close={{ label: t('account.delete.no'), onClose: deletion.dismiss }}
          actions={[
            { id: 'yes', text: t('account.delete.yes'), isDangerous: true, onAct: deletion.confirm },
            { id: 'no', text: t('account.delete.no'), onAct: deletion.dismiss },
          ]}
        >
          <p>{t('account.delete.text')}</p>
        </Dialog>
      )}
    </div>
  )
}
