import type { Command } from '#flows/core/log/commands.ts'
import type { WordMark, WrittenOrder } from '#flows/core/log/command-data.ts'
import { id } from '#domain/ids.ts'
import type { Understood } from '#flows/language/understood.ts'
import type { Talk } from '#scripts/simulation/simulated-conversation.ts'
import { clockAt } from '#tests/support/at.ts'
import { PAY } from '#tests/support/flows.ts'
import { inShort, type aListener } from './heard.ts'
import { writtenChanges } from './written-changes.ts'
import { writtenOrder } from './written-order.ts'

/** What a sentence is about, after the bullets of what is understood. */
export type Kind = 'on screen' | 'orders' | 'changes' | 'questions' | 'facets' | 'times' | 'wishes'

/** Where a sentence is typed. */
export type Place = keyof typeof PLACES

/** A sentence, where it is typed, and what comes of it in the notation of `inFull`. */
export type Typed = readonly [Kind, Place, sentence: string, outcome: string]

const add = (code: string): Command => ({ type: 'product.add', code: id(code) })
const open = (code: string): Command => ({ type: 'product.open', code: id(code) })
const BASKET = [add('1106'), add('1301'), add('1501')]

const PLACES = {
  restaurants: ['', []],
  mode: ['brygga burger', []],
  menu: ['brygga burger to go', []],
  pizza: ['fjell & forno to go', []],
  tacos: ['casa mais to go', []],
  meal: ['brygga burger to go', [open('1206')]],
  burger: ['brygga burger to go', [open('1106')]],
  proposal: ['brygga burger to go', []],
  basket: ['brygga burger to go', BASKET],
  checkout: ['brygga burger to go', [...BASKET, { type: 'checkout.start' }]],
  time: ['brygga burger to go', [...BASKET, { type: 'checkout.start' }, { type: 'pickup.change' }]],
  order: ['brygga burger to go', [...BASKET, { type: 'checkout.start' }, PAY]],
} as const satisfies Readonly<Record<string, readonly [start: string, commands: readonly Command[]]>>

/** A conversation that has come to a place. */
export function standingAt(place: Place, { talk, write }: ReturnType<typeof aListener>): Talk {
  const [start, commands] = PLACES[place]
  const here = talk(...(start === '' ? [] : [start])).says(...commands)
  if (place === 'proposal') write('two brygga burgers and a cola', here)
  return here
}

/** All that was understood, in one line: orders and changes with their lines, commands with what they choose. */
export function inFull(meaning: Understood, sentence: string, talk: Talk): string {
  switch (meaning.kind) {
    case 'order':
      return ['proposes', ordered(meaning.order), ...leftOf(meaning.order.marks, sentence)]
        .filter((part) => part !== '')
        .join(' ')
    case 'changes': {
      const { changes, marks } = meaning.revision
      return ['changes', writtenChanges(changes, talk), ...leftOf(marks, sentence)].join(' ')
    }
    case 'command':
      return inWords(meaning.command, talk)
    case 'unknown': {
      const offered = meaning.candidates.map(({ command }) => inWords(command, talk))
      return offered.length === 0 ? 'unknown' : `offers ${offered.join(' / ')}`
    }
    default:
      return inShort(meaning)
  }
}

function ordered({ lines, mode, time }: WrittenOrder): string {
  return writtenOrder({
    lines,
    ...(mode === undefined ? {} : { mode }),
    ...(time === undefined ? {} : { time }),
  }).trim()
}

function leftOf(marks: readonly WordMark[], sentence: string): readonly string[] {
  return marks.flatMap(({ from, to, taken }) =>
    taken === 'left' ? [`leaves ${sentence.slice(from, to)}`] : [],
  )
}

function inWords(command: Command, talk: Talk): string {
  switch (command.type) {
    case 'restaurant.choose': {
      const { list } = talk.conversation().flows.restaurant.context
      const chosen = list.find(({ id: each }) => each === command.id)
      return [command.type, chosen?.slug ?? command.id, command.mode ?? ''].join(' ').trim()
    }
    case 'mode.choose':
      return `${command.type} ${command.mode}`
    case 'category.choose':
      return `${command.type} ${command.id}`
    case 'product.add':
      return `${command.type} ${command.code}`
    case 'customise.wish':
      return `wishes ${command.wishes.map(({ option, mode }) => `${mode === 'without' ? '-' : ''}${option}`).join(', ')}`
    case 'pickup.choose':
      return `${command.type} ${command.at === 'earliest' ? 'earliest' : clockAt(command.at).split(' ')[1]}`
    case 'inquiry.make': {
      const { inquiry } = command
      if ('product' in inquiry) return `asks ${inquiry.about} ${inquiry.product}`
      if (inquiry.about === 'diet') return `asks diet ${inquiry.diet}`
      return inquiry.about === 'offer' ? `asks offer ${inquiry.products.join(', ')}` : `asks ${inquiry.about}`
    }
    default:
      return command.type
  }
}
