import { useEffect, useRef } from 'react'
import type { OpenSession } from '#domain/account/open-session.ts'
import { useOpenSessions } from '#bindings/account/use-open-sessions.ts'
import type { OpenSessions as Open } from '#bindings/account/use-open-sessions.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'
import { Subtitle } from '../title.tsx'
import { FormProblem } from './form-problem.tsx'
import { NotFetched } from './not-fetched.tsx'
import s from './profile.module.css'
import own from './open-sessions.module.css'

/** Where the user is logged in, and the ways out of there. */
export function OpenSessions() {
  const { t } = useFormatter()
  const open = useOpenSessions()
  const { isEnded, sessions } = open
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed went with its place.
    if (isEnded && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isEnded, sessions])
  return (
    <section className={s.cards}>
      <Subtitle ref={heading}>{t('account.sessions.title')}</Subtitle>
      <Places open={open} />
      <p role="status" className={s.said}>
        {isEnded && t('account.sessions.ended')}
      </p>
      <FormProblem failure={open.failure} />
    </section>
  )
}

function Places({ open }: { readonly open: Open }) {
  const { t } = useFormatter()
  const { state, sessions, ending } = open
  if (state === 'loading') return <SkeletonCard label={t('wait.label')} />
  if (state === 'failed')
    return (
      <NotFetched
        text={t('account.sessions.failed')}
        retry={t('account.sessions.retry')}
        onRetry={open.retry}
      />
    )
  return (
    <>
      <ul className={own.list} aria-label={t('account.sessions.title')}>
        {sessions.map((session) => (
          <Place key={session.id} session={session} open={open} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Button
          tone="outline"
          canAct={ending === undefined}
          isBusy={ending === 'others'}
          onAct={open.endOthers}
        >
          {t('account.sessions.endOthers')}
        </Button>
      )}
    </>
  )
}

function Place({ session, open }: { readonly session: OpenSession; readonly open: Open }) {
  const { t, date } = useFormatter()
  const { id, browser, system, usedAt, isCurrent } = session
  const name =
    browser !== undefined && system !== undefined
      ? t('account.sessions.on', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'))
  const time = date(usedAt)
  return (
    <li className={own.place}>
      <p className={own.what}>
        <span className={own.name}>{name}</span>
        <span className={own.when}>
          {isCurrent ? t('account.sessions.current') : t('account.sessions.used', { time })}
        </span>
      </p>
      {!isCurrent && (
        <Button
          tone="dangerOutline"
          label={t('account.sessions.endLabel', { name, time })}
          canAct={open.ending === undefined}
          isBusy={open.ending === id}
          onAct={() => open.end(id)}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}
