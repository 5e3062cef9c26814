import type { Turn } from '#flows/core/log/turn.ts'
import { useReprompt } from '#bindings/prompts/use-reprompt.ts'
import { ChoiceChips } from '../thread/choice-chips.tsx'

/** Choices after typed text, beneath what is said of it. */
export function RepromptChoices({ turn }: { readonly turn: Turn }) {
  const reprompt = useReprompt(turn.id)
  if (!reprompt || reprompt.choices.length === 0) return null
  const { label, choices, choose } = reprompt
  return <ChoiceChips label={label} isLive choices={choices} onChoose={choose} />
}
