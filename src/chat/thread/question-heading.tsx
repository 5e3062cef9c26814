import type { ReactNode, Ref } from 'react'
import s from './question-heading.module.css'

type QuestionProps = {
  readonly children: ReactNode
  /** Level of the heading: 3 in the transcript, 1 where it has the page to itself. */
  readonly level?: 1 | 2 | 3
  readonly id?: string
  /** The language of the words, where it is not the page's. */
  readonly lang?: string | undefined
  /** The id of the text a screen reader reads after it. */
  readonly describedBy?: string
  readonly ref?: Ref<HTMLHeadingElement>
}

/** The one question of a turn: a heading that can take the focus when its turn comes. */
export function Question({ children, level = 3, id, lang, describedBy, ref }: QuestionProps) {
  const Heading = `h${level}` as const
  return (
    <Heading
      className={s.question}
      id={id}
      lang={lang}
      ref={ref}
      tabIndex={-1}
      aria-describedby={describedBy}
      data-ask
    >
      {children}
    </Heading>
  )
}
