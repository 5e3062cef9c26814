import { productIn } from '#domain/catalogue/menu.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import type { CandidateLabel } from '#flows/core/log/commands.ts'
import type { AnswerWords } from '#flows/core/conversation/question.ts'
import type { Formatter } from '../words/formatter.ts'

/** The words of an answer in the current language; undefined where what it names is no longer sold or listed. */
export function answerText(
  words: AnswerWords | CandidateLabel,
  { flows }: Pick<Conversation, 'flows'>,
  { say, text }: Formatter,
): string | undefined {
  if ('key' in words) return say(words)
  const { menu } = flows.menu.context
  switch (words.kind) {
    case 'restaurant':
      return flows.restaurant.context.list.find(({ id }) => id === words.id)?.name
    case 'category': {
      const found = menu?.categories.find(({ id }) => id === words.id)
      return found && text(found.name)
    }
    case 'product': {
      const found = menu && productIn(menu, words.code)
      return found && text(found.name)
    }
  }
}
