import { basketTotals } from '#domain/basket/totals.ts'
import { describeLine } from '#domain/basket/describe-line.ts'
import { wishedPart } from '#domain/basket/wished-selection.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { payStepOf } from '#domain/checkout/payment-way.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { Answer, Question } from '../log/turn.ts'
import { isProposalUnsure, proposedLinesOf } from '../conversation/proposal.selectors.ts'
import type { Value } from '../log/say.ts'
import { lineSaid, lineTold, lineValues, pickupTime } from './line-values.ts'

/** The answer a command gives, as a sentence of the customer. */
export function answerOf(command: Command, before: Conversation, after: Conversation): Answer {
  const { menu } = before.flows.menu.context
  const { basket } = before.flows.basket.context
  switch (command.type) {
    case 'restaurant.choose': {
      const found = before.flows.restaurant.context.list.find(({ id }) => id === command.id)
      const values = { name: found?.name ?? '', mode: { key: `mode.${command.mode ?? 'none'}` } }
      return {
        say: { key: command.mode ? 'answer.restaurantAndMode' : 'answer.restaurant', values },
        change: { type: 'restaurant.change' },
      }
    }
    case 'order.changeMode':
      return { say: { key: `mode.${command.mode}` } }
    case 'mode.choose':
      return { say: { key: `mode.${command.mode}` }, change: { type: 'mode.change' } }
    case 'table.tell':
      return {
        say: { key: 'answer.table.tell', values: { number: command.number } },
        change: { type: 'table.change' },
      }
    case 'category.choose': {
      const found = menu?.categories.find(({ id }) => id === command.id)
      return {
        say: { key: 'answer.text', values: { text: found ? { text: found.name } : '' } },
        change: { type: 'menu.categories' },
      }
    }
    case 'product.open':
    case 'product.add':
    case 'upsell.accept': {
      const product = menu && productIn(menu, command.code)
      return { say: { key: 'answer.text', values: { text: product ? { text: product.name } : '' } } }
    }
    case 'customise.confirm':
    case 'alcohol.confirm': {
      const told = lineTold(command, before, after)
      if (!told) return { say: { key: `answer.${command.type}` } }
      const { line } = told
      const kind = 'pieces' in told ? 'line' : 'changedLine'
      return {
        say: {
          key: describeLine(line).details.length > 0 ? `answer.${kind}With` : `answer.${kind}`,
          values: lineValues(line, 'pieces' in told ? told.pieces : line.quantity),
        },
        change: { type: 'product.open', code: line.code, lineId: line.id },
      }
    }
    case 'proposal.change': {
      const product =
        menu && productIn(menu, before.flows.proposal.context.order?.lines[command.line]?.product ?? '')
      return { say: { key: 'answer.change', values: { name: product ? { text: product.name } : '' } } }
    }
    case 'basket.removeLine': {
      const line = basket.lines.find(({ id }) => id === command.lineId)
      return { say: { key: 'answer.remove', values: { name: line ? { text: line.name } : '' } } }
    }
    case 'pickup.choose':
      return {
        say: { key: 'answer.time', values: { time: pickupTime(after) } },
        change: { type: 'pickup.change' },
      }
    case 'order.choosePickup':
      return { say: { key: 'answer.time', values: { time: { time: command.at } } } }
    case 'checkout.pay':
      return {
        say: {
          key: `payment.${command.isWallet ? 'payAmount' : payStepOf(before.flows.payment.context.way)}`,
          values: { total: { money: basketTotals(basket).total } },
        },
      }
    case 'payment.choose': {
      const way = command.way.methodId === undefined ? command.way.provider : 'saved'
      return { say: { key: `payment.way.${way}` }, change: { type: 'payment.change' } }
    }
    case 'proposal.make': {
      const { mode, time } = command.order.takesTerms ? command.order : {}
      const list: readonly Value[] = [
        ...proposedLinesOf(after).map(({ line }) => lineSaid(line)),
        ...(mode === undefined ? [] : [{ key: `mode.${mode}` }]),
        ...(time === undefined || !time.includes(':') ? [] : [time]),
      ]
      return { say: { key: 'answer.text', values: { text: { list } } } }
    }
    case 'revision.pick': {
      const line = basket.lines.find(({ id }) => id === command.line)
      return { say: { key: 'answer.text', values: { text: line ? lineSaid(line) : '' } } }
    }
    case 'customise.wish': {
      const { product } = before.flows.customise.context
      const list = command.wishes.flatMap((wish) => {
        const part = product && wishedPart(product, wish)
        return part ? [{ text: part.product.name }] : []
      })
      return { say: { key: 'answer.text', values: { text: { list } } } }
    }
    case 'proposal.accept':
      return {
        say: { key: isProposalUnsure(before) ? 'answer.proposal.acceptOnly' : 'answer.proposal.accept' },
      }
    case 'inquiry.make':
    case 'words.unknown':
      return { say: { key: 'answer.words' } }
    case 'outage.resolve':
      return { say: { key: `answer.outage.${command.choice}` } }
    case 'mode.resolve':
      return { say: { key: `answer.modeConflict.${command.choice}` } }
    case 'reorder.resolve':
      return { say: { key: `reorder.${command.choice}` } }
    case 'restaurant.search':
      return { say: { key: 'answer.search', values: { text: { token: command.text } } } }
    case 'code.submit':
      return { say: { key: 'answer.code' } }
    default:
      return { say: { key: `answer.${command.type}` } }
  }
}

/** The answer to a question that was closed by the result of an effect, as a sentence of the customer. */
export function asyncAnswerOf(question: Question, after: Conversation): Answer | undefined {
  if (question.name === 'report') return { say: { key: 'answer.report.send' } }
  if (question.name !== 'code') return undefined
  const name = after.flows.restaurant.context.chosen?.name ?? ''
  return { say: { key: 'answer.codeAccepted', values: { name } }, change: { type: 'restaurant.change' } }
}
