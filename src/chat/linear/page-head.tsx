import { useContext, useLayoutEffect } from 'react'
import type { Turn } from '#flows/core/log/turn.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useSteps } from '#bindings/prompts/use-steps.ts'
import { Acknowledgement } from '../thread/acknowledgement.tsx'
import { Asides } from '../thread/asides.tsx'
import { Question } from '../thread/question-heading.tsx'
import { pagesKeyOf } from './paging.ts'
import s from './page-head.module.css'
import { ShowPageContext } from './show-page.ts'
import type { Pages } from './use-pages.ts'

type PageHeadProps = {
  readonly turn: Turn
  /** Where its question is asked on several. */
  readonly pages?: Pages | undefined
  /** Its heading; the question's own words where there is none. */
  readonly title?: string | undefined
  readonly titleLang?: string | undefined
  /** What is to be known before it is answered. */
  readonly hint?: string | undefined
  /** What the question asks is answered on its last page, and heads it there. */
  readonly isAskedAtEnd?: boolean
}

/** The top of a page: its step, what was understood, and its heading, which a screen reader reads first. */
export function PageHead({ turn, pages, title, titleLang, hint, isAskedAtEnd = false }: PageHeadProps) {
  const { t, say } = useFormatter()
  const way = useSteps()
  const showPage = useContext(ShowPageContext)
  const key = `${pagesKeyOf(turn)} ${pages?.id}`
  const hasAsk = title !== undefined && !isAskedAtEnd
  const back = pages?.back
  const isBetween = pages !== undefined && pages.at > 0 && pages.at + 1 < pages.of
  const isLast = pages === undefined || pages.at + 1 === pages.of
  useLayoutEffect(
    () => showPage({ key, title, isBetween, isLast, back }),
    [showPage, key, title, isBetween, isLast, back],
  )
  // What led to the question is read with its first page alone.
  const lead = pages === undefined || pages.at === 0 ? ['heard', ...(hasAsk ? ['asks'] : [])] : []
  const described = [...lead, 'hint', 'step', 'page']
  return (
    <>
      <div className={s.head}>
        <div className={s.place}>
          {way && (
            <p id={`${turn.id}-step`}>
              <span>{way.position}</span> <span>{way.current}</span>
            </p>
          )}
          {pages && pages.of > 1 && (
            <p id={`${turn.id}-page`}>{t('linear.page', { index: pages.at + 1, of: pages.of })}</p>
          )}
        </div>
        <div id={`${turn.id}-heard`}>
          {turn.acks.map((ack) => (
            <Acknowledgement key={ack.key}>{say(ack)}</Acknowledgement>
          ))}
        </div>
        {hasAsk && (
          <p id={`${turn.id}-asks`} className={s.asks}>
            {say(turn.ask)}
          </p>
        )}
        <Question
          key={key}
          level={1}
          id={`${turn.id}-ask`}
          lang={titleLang}
          describedBy={described.map((name) => `${turn.id}-${name}`).join(' ')}
        >
          {title ?? say(turn.ask)}
        </Question>
        {hint !== undefined && (
          <p id={`${turn.id}-hint`} className={s.hint}>
            {hint}
          </p>
        )}
      </div>
      <Asides turn={turn} />
    </>
  )
}
