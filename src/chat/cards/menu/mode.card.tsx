import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useModes } from '#bindings/menu/use-modes.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { ChoiceChips } from '../../thread/choice-chips.tsx'

/** Eat in or take away (S2.2-S2.5). */
export function ModeCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useFormatter()
  return (
    <ChoiceChips label={t('ask.mode')} isLive={isLive} choices={useModes()} onChoose={useGiveAnswerById()} />
  )
}
