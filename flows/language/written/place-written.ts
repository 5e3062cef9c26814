import { shownGroups } from '#domain/catalogue/availability.ts'
import { inOrderOfChoice } from '#domain/restaurant/find-restaurants.ts'
import { isOrderingDisabled } from '#domain/restaurant/restaurant.ts'
import type { Conversation } from '../../core/conversation/conversation.ts'
import { saleTermsOf } from '../../core/conversation/selectors.ts'
import { takeAnswer } from '../../product/product.questions.ts'
import { isCommand, type OfferedAnswer, type QuestionDefinition } from '../../core/conversation/question.ts'
import { liveQuestionOf, type QuestionName } from '../../core/conversation/questions.ts'
import type { Command } from '../../core/log/commands.ts'
import { placeIn } from '../reader/place-in-list.ts'
import { offeredIn } from '../interpret.ts'
import type { LanguageWords } from '../words/language-words.ts'

/**
 * What is listed on screen at a place that is written: "the second one", "2", "the last". Undefined where nothing is listed
 * there, or it cannot be taken, or takes something away. Pure.
 */
export function listedAtPlace(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): Command | undefined {
  const question = liveQuestionOf(conversation)
  if (!question) return undefined
  const offered = offeredIn(conversation).map(({ command }) => command)
  const commands = offered.length > 0 ? offered : listed(question, conversation)
  const isCounted = offered.length === 0 && question.countsPieces === true
  for (const language of languages) {
    const place = placeIn(text, language, !isCounted)
    const command = place === undefined ? undefined : commands.at(place > 0 ? place - 1 : place)
    if (command) return command
  }
  return undefined
}

/** What is listed, in its order; nothing in the place of what cannot be taken. */
function listed(
  question: QuestionDefinition<QuestionName>,
  conversation: Conversation,
): readonly (Command | undefined)[] {
  const { flows, now } = conversation
  if (question.name === 'restaurant') {
    const { list } = flows.restaurant.context
    return inOrderOfChoice(list, flows.session.context.visitor.favourites ?? [], now).map((each) =>
      isOrderingDisabled(each) ? undefined : { type: 'restaurant.choose', id: each.id },
    )
  }
  if (question.name === 'products') {
    const { menu, categoryId } = flows.menu.context
    if (!menu) return []
    return shownGroups(menu, categoryId, saleTermsOf(conversation, menu.mode))
      .flatMap(({ products }) => products)
      .map(({ product, availability }) =>
        availability === 'available' ? commandOf(takeAnswer(product)) : undefined,
      )
  }
  if (question.isAboutLines || question.isYesNo) return []
  const answers = question.choices ?? (question.surface === 'card' ? undefined : question.answers)
  return (answers?.(conversation) ?? []).filter(({ closes }) => !closes).map(commandOf)
}

function commandOf({ leadsTo, isDangerous }: OfferedAnswer): Command | undefined {
  return isCommand(leadsTo) && !isDangerous ? leadsTo : undefined
}
