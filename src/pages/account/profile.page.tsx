import { useAccount } from '#bindings/account/use-account.ts'
import { useProfile } from '#bindings/account/use-profile.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { MailAddress } from '#ui/primitives/mail-address.tsx'
import { Page, Way } from '../page-frame.tsx'
import s from './profile.module.css'
import { DataExport } from './data-export.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { ProfileState } from './profile-state.tsx'
import { SavedCards } from './saved-cards.tsx'

/** S2.65 to S2.68 */
export function ProfilePage() {
  const { t } = useFormatter()
  const { logOut } = useAccount()
  const { visit } = useVisits()
  const { state, profile, retry } = useProfile()
  return (
    <Page
      icon="person"
      title={t('account.profile.title')}
      body={
        profile ? (
          <>
            <dl className={s.facts}>
              <dt>{t('account.field.firstName')}</dt>
              <dd>{profile.firstName}</dd>
              <dt>{t('account.field.lastName')}</dt>
              <dd>{profile.lastName}</dd>
              <dt>{t('account.field.email')}</dt>
              <dd>
                <MailAddress address={profile.email} />
              </dd>
              <dt>{t('account.profile.phoneNumber')}</dt>
              <dd>{profile.phoneNumber ?? t('account.profile.none')}</dd>
            </dl>
            <div className={s.acts}>
              <Button tone="primary" onAct={() => visit({ name: 'profileUpdate' })}>
                {t('account.profile.edit')}
              </Button>
              <Button tone="outline" onAct={logOut}>
                {t('accountMenu.logOut')}
              </Button>
            </div>
            <SavedCards />
            <OpenSessions />
            <DataExport />
          </>
        ) : (
          <ProfileState state={state} onRetry={retry} />
        )
      }
    >
      <Way to={{ name: 'menu' }}>{t('account.profile.back')}</Way>
    </Page>
  )
}
