import { useFormatter } from '#bindings/words/use-formatter.ts'
import { WaitingPlace } from '../waiting-place.tsx'
import { Way } from '../page-frame.tsx'
import { NotFetched } from './not-fetched.tsx'

type ProfileStateProps = {
  readonly state: 'loading' | 'shown' | 'failed'
  readonly onRetry: () => void
}

/** What stands where a profile is not there: on its way, not reached, or nobody's. */
export function ProfileState({ state, onRetry }: ProfileStateProps) {
  const { t } = useFormatter()
  switch (state) {
    case 'loading':
      return <WaitingPlace />
    case 'failed':
      return (
        <NotFetched text={t('account.profile.failed')} retry={t('account.profile.retry')} onRetry={onRetry} />
      )
    case 'shown':
      return (
        <>
          <p>{t('account.profile.notLoggedIn')}</p>
          <Way to={{ name: 'login' }}>{t('account.login.act')}</Way>
        </>
      )
  }
}
