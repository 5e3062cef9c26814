import { questionNamed } from '#flows/core/conversation/questions.ts'
import type { CardProps } from './card-props.ts'
import { CARDS, PromptCard } from './card-registry.ts'
import { WaitingCard } from './waiting.card.tsx'

/** The card of a question: its own, or else the prompt card. */
export function QuestionCard(props: CardProps) {
  const { name } = props.turn.question
  const surface = questionNamed(name)?.surface ?? 'wait'
  if (surface === 'wait') return <WaitingCard />
  const Card = CARDS[name] ?? PromptCard
  return <Card {...props} />
}
