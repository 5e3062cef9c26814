import { Suspense } from 'react'
import type { Turn } from '#flows/core/log/turn.ts'
import { WaitingPlace } from '#pages/waiting-place.tsx'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { QuestionCard } from '../cards/question-card.tsx'
import { Turn as TurnFrame } from '../thread/turn-frame.tsx'
import { PageHead } from './page-head.tsx'
import { PAGED } from './paged-questions.ts'
import s from './question-page.module.css'

/** One question on a page of its own, or on several where it asks for more than one thing. */
export function QuestionPage({ turn }: { readonly turn: Turn }) {
  // Its pages are turned by code.
  const Paged = useIsPlain() ? undefined : PAGED[turn.question.name]
  return (
    <TurnFrame isLive>
      <div className={s.card} data-question={turn.question.name}>
        {!Paged && <PageHead turn={turn} />}
        <Suspense fallback={<WaitingPlace />}>
          {Paged ? <Paged turn={turn} /> : <QuestionCard turn={turn} isLive />}
        </Suspense>
      </div>
    </TurnFrame>
  )
}
