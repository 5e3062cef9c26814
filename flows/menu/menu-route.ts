import type { Route } from '#domain/navigation/routes.ts'
import { isWholeMenu } from '../core/conversation/selectors.ts'
import type { QuestionContext } from '../core/conversation/question.ts'

/** The address of the menu as it is looked at: a category, the whole menu, or the categories to choose from (S2.12 to S2.21). */
export function menuRouteOf(conversation: QuestionContext): Route {
  const { dialogue, menu } = conversation.flows
  const { categoryId } = menu.context
  const isWhole = isWholeMenu(conversation)
  if (categoryId !== undefined && (isWhole || dialogue.value !== 'categories'))
    return { name: 'menu', categoryId }
  return isWhole ? { name: 'menu' } : { name: 'categories' }
}
