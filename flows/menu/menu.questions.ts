import { needsTable } from '#domain/basket/table-number.ts'
import {
  listedCategories,
  shownGroups,
  type ListedGroup,
  type ListedProduct,
} from '#domain/catalogue/availability.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { currentMenuOf, isWholeMenu, modesOf, saleTermsOf } from '../core/conversation/selectors.ts'
import { isOutsideOrdering } from '../core/conversation/place.ts'
import { menuRouteOf } from './menu-route.ts'
import { OTHER_RESTAURANT } from '../core/conversation/common.answers.ts'
import {
  answer,
  question,
  waiting,
  type OfferedAnswer,
  type QuestionContext,
} from '../core/conversation/question.ts'

const categoriesRoute = () => ({ name: 'categories' }) as const

/** How to eat, where that is not known yet or shall be another way (S2.2-S2.5). */
export const mode = question({
  name: 'mode',
  step: 'mode',
  surface: 'card',
  isBeginning: true,
  isAsked: (conversation) => {
    const { dialogue, menu, customise } = conversation.flows
    if (dialogue.value === 'mode') return customise.value === 'idle'
    return isAtMenu(conversation) && menu.value === 'waiting'
  },
  route: () => ({ name: 'beforeOrder' }),
  answers: modeAnswersOf,
  choices: modeAnswersOf,
})

/** Which table the food is brought to, where a customer has to say it (S3.26). */
export const table = question({
  name: 'table',
  step: 'mode',
  surface: 'card',
  isAsked: (conversation) => {
    const { dialogue, menu, basket } = conversation.flows
    const { isTableAsked, basket: filled } = basket.context
    const isOrdered = isAtMenu(conversation) && dialogue.value !== 'restaurant' && dialogue.value !== 'again'
    return isOrdered && needsTable(menu.context.mode) && (isTableAsked || filled.tableNumber === undefined)
  },
  route: () => ({ name: 'beforeOrder' }),
  answers: (conversation) =>
    modesOf(conversation).length > 1 ? [answer('mode', 'table.otherMode', { type: 'mode.change' })] : [],
})

export const menuLoading = waiting({
  name: 'menuLoading',
  step: 'menu',
  waitsFor: 'the menu',
  isAsked: (conversation) =>
    isAtMenu(conversation) &&
    conversation.flows.menu.value === 'loading' &&
    conversation.flows.dialogue.value !== 'again',
  route: categoriesRoute,
})

/** The menu, or what repeating an order from it leads to. */
export const reorderLoading = waiting({
  name: 'reorderLoading',
  step: 'basket',
  waitsFor: 'the menu of the order that is repeated',
  isAsked: ({ flows: { dialogue, menu, customise } }) =>
    dialogue.value === 'again' &&
    (menu.value === 'loading' || (customise.value === 'idle' && menu.value !== 'failed')),
  route: categoriesRoute,
})

/** A menu that does not come is asked for again where the customer stands (S2.15, S8.46). */
export const menuFailed = question({
  name: 'menuFailed',
  step: 'menu',
  surface: 'notice',
  tone: 'error',
  isAsked: (conversation) => isAtMenu(conversation) && conversation.flows.menu.value === 'failed',
  route: categoriesRoute,
  prompt: () => ({ title: { key: 'failed.menu' }, text: [{ key: 'failed.hint' }] }),
  answers: () => [answer('retry', 'failed.retry', { type: 'menu.retry' }), OTHER_RESTAURANT],
})

/** S2.7-S2.9 */
export const categories = question({
  name: 'categories',
  step: 'menu',
  surface: 'card',
  showsMuch: true,
  isBeginning: true,
  asksWhatElse: true,
  takesCoupons: true,
  isAsked: (conversation) => isAtCategories(conversation) && !isWholeMenu(conversation),
  route: categoriesRoute,
  answers: categoriesOf,
  choices: categoriesOf,
})

/** The products of a category, or of the whole menu where none has to be chosen (S2.19-S2.21). */
export const products = question({
  name: 'products',
  step: 'menu',
  surface: 'card',
  showsMuch: true,
  asksWhatElse: true,
  takesCoupons: true,
  countsPieces: true,
  isAsked: (conversation) =>
    isAtProducts(conversation) || (isAtCategories(conversation) && isWholeMenu(conversation)),
  subject: ({ menu }) => menu.context.categoryId,
  route: menuRouteOf,
  answers: (conversation) => [
    ...productsOf(conversation),
    ...(conversation.flows.menu.context.categoryId === undefined
      ? []
      : [answer('others', 'category.others', { type: 'menu.categories' })]),
  ],
  choices: productsOf,
  shown: (conversation) => listedOf(conversation).length,
})

/** Every category with something to show, for the live question and for typed text anywhere in the menu. */
export function categoriesOf(conversation: QuestionContext): readonly OfferedAnswer[] {
  const menu = currentMenuOf(conversation)
  if (!menu) return []
  return listedCategories(menu, saleTermsOf(conversation, menu.mode)).map(({ category: { id } }) =>
    answer(id, { kind: 'category', id }, { type: 'category.choose', id }),
  )
}

function modeAnswersOf(conversation: QuestionContext): readonly OfferedAnswer[] {
  return modesOf(conversation).map((each) =>
    answer(each, `mode.${each}`, { type: 'mode.choose', mode: each, asks: true }),
  )
}

/** Where a customer stands in a category that has something to show. */
function isAtProducts(conversation: QuestionContext): boolean {
  return conversation.flows.dialogue.value === 'products' && groupsOf(conversation).length > 0
}

/** From a category that is gone from the menu, or has nothing left, all of them are shown again. */
function isAtCategories(conversation: QuestionContext): boolean {
  const { value } = conversation.flows.dialogue
  return value === 'categories' || (value === 'products' && groupsOf(conversation).length === 0)
}

function groupsOf(conversation: QuestionContext): readonly ListedGroup[] {
  const { menu, categoryId } = conversation.flows.menu.context
  return menu ? shownGroups(menu, categoryId, saleTermsOf(conversation, menu.mode)) : []
}

function productsOf(conversation: QuestionContext): readonly OfferedAnswer[] {
  return listedOf(conversation)
    .filter(({ availability }) => availability === 'available')
    .map(({ product: { code } }) =>
      answer(code, { kind: 'product', code }, { type: 'product.add', code, stays: true }),
    )
}

function listedOf(conversation: QuestionContext): readonly ListedProduct[] {
  return groupsOf(conversation).flatMap(({ products: listed }) => listed)
}

function isAtMenu({ flows: { dialogue } }: Pick<Conversation, 'flows'>): boolean {
  return !isOutsideOrdering(dialogue.value) && dialogue.value !== 'mode'
}
