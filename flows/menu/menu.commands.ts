import { currentMenuOf, settledRestaurantOf, saleTermsOf } from '../core/conversation/selectors.ts'
import { acksOfMode } from '../basket/line.acks.ts'
import { askAwaited, askMode, chooseMode, resolveMode } from './mode-change.ts'
import { renewProduct } from '../product/product.commands.ts'
import { prepareReorder } from '../reorder/reorder.commands.ts'
import type { CommandDefinitions } from '../core/conversation/command.ts'
import { LEAVE_PRODUCT, ONLY_TOLD, type FactDefinitions } from '../core/conversation/dispatched.ts'

export const MENU_COMMANDS = {
  'mode.choose': {
    dispatch: ({ mode, asks }, conversation) => {
      if (!settledRestaurantOf(conversation)) return []
      const ask = asks ? askMode(mode, conversation) : undefined
      return ask ? [LEAVE_PRODUCT, ask] : chooseMode(mode, conversation)
    },
    acks: ({ mode }, { after }) =>
      after.flows.basket.value === 'askingMode' ? [] : [{ key: `ack.mode.${mode}` }],
    answer: ({ mode }) => ({ say: { key: `mode.${mode}` }, change: { type: 'mode.change' } }),
  },
  'mode.resolve': {
    isWithin: ['proposal'],
    dispatch: resolveMode,
    acks: ({ choice }, told) => (choice === 'replace' ? [] : acksOfMode(told)),
    answer: ({ choice }) => ({ say: { key: `answer.modeConflict.${choice}` } }),
  },
  'mode.change': {
    leadsBack: true,
    isAside: true,
    dispatch: (command) => [LEAVE_PRODUCT, { to: 'dialogue', event: command }],
  },
  'menu.retry': { isAdjustment: true, dispatch: (command) => [{ to: 'menu', event: command }] },
  'menu.categories': {
    leadsBack: true,
    isAside: true,
    dispatch: (command) => [
      LEAVE_PRODUCT,
      { to: 'menu', event: command },
      { to: 'dialogue', event: command },
    ],
  },
  'category.choose': {
    leadsBack: true,
    dispatch: (command, conversation) =>
      currentMenuOf(conversation)?.categories.some(({ id }) => id === command.id)
        ? [LEAVE_PRODUCT, { to: 'menu', event: command }, { to: 'dialogue', event: command }]
        : [],
    acks: ({ id }, { after }) => {
      const found = after.flows.menu.context.menu?.categories.find((each) => each.id === id)
      return found ? [{ key: 'ack.category', values: { name: { text: found.name } } }] : []
    },
    answer: ({ id }, { before }) => {
      const found = before.flows.menu.context.menu?.categories.find((each) => each.id === id)
      return {
        say: { key: 'answer.text', values: { text: found ? { text: found.name } : '' } },
        change: { type: 'menu.categories' },
      }
    },
  },
} satisfies Partial<CommandDefinitions>

export const MENU_FACTS = {
  'menu.loaded': {
    dispatch: (fact, conversation) => [
      { to: 'basket', event: { ...fact, saleTerms: saleTermsOf(conversation, fact.menu.mode) } },
      ...renewProduct(fact.menu, conversation),
      ...prepareReorder(fact.menu, conversation),
      ...askAwaited(conversation),
    ],
  },
  'mode.chosen': ONLY_TOLD,
} satisfies Partial<FactDefinitions>
