import { useState } from 'react'
import type { PortFailure } from '#flows/core/log/port.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { useProblemWords } from './form-problem.tsx'

/** That nothing came of a form, though nothing in it is wrong: told over it, and left for it (S8.21). */
export function AccountProblem({ failure }: { readonly failure: PortFailure | undefined }) {
  const { t } = useFormatter()
  const wordsOf = useProblemWords()
  const [read, setRead] = useState<PortFailure | undefined>(undefined)
  if (failure?.kind !== 'failed' || failure === read) return null
  const onClose = () => setRead(failure)
  return (
    <Dialog
      title={t('Profile.title.problem')}
      close={{ label: t('classic.close'), onClose }}
      actions={[{ id: 'back', text: t('account.problem.back'), isPrimary: true, onAct: onClose }]}
    >
      <p>{wordsOf(failure.code)}</p>
    </Dialog>
  )
}
