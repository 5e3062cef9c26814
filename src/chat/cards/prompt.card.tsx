import type { ReactNode } from 'react'
import { questionNamed } from '#flows/core/conversation/questions.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useGiveAnswer } from '#bindings/prompts/use-answers.ts'
import { usePrompt } from '#bindings/prompts/use-prompt.ts'
import { usePromptNotice } from '#bindings/prompts/use-prompt-notice.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { OfferInTrouble } from '#pages/support/offer-to-send.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { CardProps } from './card-props.ts'
import { ConfirmPanel } from './confirm-panel.tsx'

/** A question in words with its answers as buttons; the first is the primary one. */
export function PromptCard({ turn, isLive }: CardProps): ReactNode {
  const question = questionNamed(turn.question.name)
  const panel = question?.isYesNo ? (
    <YesNoPanel turn={turn} isLive={isLive} />
  ) : (
    <NoticePanel isLive={isLive} />
  )
  return question?.texts === undefined ? panel : <NeedsTexts of={question.texts}>{panel}</NeedsTexts>
}

function NoticePanel({ isLive }: Pick<CardProps, 'isLive'>) {
  const notice = usePromptNotice()
  if (!notice) return null
  return (
    <>
      <Notice {...notice} isLive={isLive} />
      {isLive && <OfferInTrouble />}
    </>
  )
}

function YesNoPanel({ turn, isLive }: CardProps) {
  const { say } = useFormatter()
  const give = useGiveAnswer()
  const prompt = usePrompt()
  const yes = prompt?.actions.find(({ answer }) => answer.means === 'yes')
  const no = prompt?.actions.find(({ answer }) => answer.means === 'no')
  if (!prompt || !yes || !no) return null
  return (
    <ConfirmPanel
      title={prompt.title}
      isAsked={prompt.title === say(turn.ask)}
      text={prompt.text ?? ''}
      yes={yes.text}
      no={no.text}
      isDangerous={yes.answer.isDangerous}
      isLive={isLive}
      onYes={() => give(yes.answer)}
      onNo={() => give(no.answer)}
    />
  )
}
