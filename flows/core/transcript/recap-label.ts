import type { Turn } from '../log/turn.ts'

/** Answers that say more than the topic of their question: what they did. */
const TOLD: Readonly<Record<string, string>> = {
  'answer.line': 'recap.told.added',
  'answer.lineWith': 'recap.told.added',
  'answer.changedLine': 'recap.told.changed',
  'answer.changedLineWith': 'recap.told.changed',
  'answer.taken': 'recap.told.added',
  'answer.words': 'recap.told.wrote',
}

/** What the one line of an answered turn begins with, as keys of which the first that is known is taken. */
export function recapLabelOf({ question, answer, isAside }: Turn): readonly string[] {
  const key = answer?.say.key ?? ''
  // Another category is chosen of the list of one.
  if (answer?.change?.type === 'menu.categories') return ['recap.asked.categories']
  const told = TOLD[key]
  if (told !== undefined) return [told]
  return isAside ? ['recap.asked.other'] : [`recap.asked.${question.name}`, 'recap.asked.other']
}
