import { useCallback, useState } from 'react'
import { useDeskWords } from './desk-words.ts'
import { ApiFailure } from '#api/http.ts'

const NOT_SIGNED_IN = 'staff.notSignedIn'

/** What became of the last call, where it failed; whoever is not signed in any more is led to where they can be. */
export function useTold(): {
  readonly told: string | undefined
  readonly tell: <Value>(call: Promise<Value>) => Promise<Value | undefined>
} {
  const { t } = useDeskWords()
  const [told, setTold] = useState<string | undefined>(undefined)
  const tell = useCallback(
    async <Value>(call: Promise<Value>): Promise<Value | undefined> => {
      setTold(undefined)
      try {
        return await call
      } catch (error) {
        const code = error instanceof ApiFailure ? error.code : 'unknown'
        if (code === NOT_SIGNED_IN)
          location.assign(`/support/login?to=${encodeURIComponent(location.pathname + location.search)}`)
        setTold(t('desk.failed', { why: t([code, `problem.${code}`, 'problem.unknown']) }))
        return undefined
      }
    },
    [t],
  )
  return { told, tell }
}
