import { assign, emit, setup } from 'xstate'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { Token, WrittenLine, WrittenOrder } from '../core/log/command-data.ts'

export type ProposalContext = {
  readonly text: Token | undefined
  readonly order: WrittenOrder | undefined
  /** The line whose product is open. */
  readonly opened: number | undefined
  /** All was accepted, and what is left of it is still to be chosen, one by one. */
  readonly isAccepted: boolean
  /** What is left of it, by name. */
  readonly names: readonly Translated[]
}

/** `isSettled`: of how and when it is had, nothing is left to be taken. */
type Rest = Pick<ProposalContext, 'names'> & {
  readonly lines: readonly WrittenLine[]
  readonly isSettled: boolean
}

/** `unavailable`: what of it cannot be had; `isTimed`: a pickup time comes with it. */
type Accepted = { readonly unavailable: readonly Translated[]; readonly isTimed: boolean }

export type ProposalEvent =
  | { readonly type: 'proposal.make'; readonly text: Token; readonly order: WrittenOrder }
  | { readonly type: 'proposal.askMany' }
  | { readonly type: 'proposal.keep' }
  | { readonly type: 'proposal.open'; readonly line: number; readonly isAccepted: boolean }
  | { readonly type: 'proposal.instead'; readonly line: number; readonly code: ProductCode }
  | { readonly type: 'proposal.otherwise' }
  /** What is left of it; where nothing is, it is over. */
  | ({ readonly type: 'proposal.reduce' } & Rest)
  | ({ readonly type: 'proposal.take' } & Accepted)
  | { readonly type: 'proposal.leave' }

export type ProposalFact =
  | ({ readonly type: 'proposal.accepted' } & Accepted)
  /** `isOfTerms`: it was only of how and when the food is had; `open`: what was accepted and still to be chosen until then. */
  | {
      readonly type: 'proposal.ended'
      readonly isOfTerms: boolean
      readonly open: readonly Translated[]
    }

/** A sentence read as an order, from when it is proposed until the last of its lines is added or left. */
export const proposalMachine = setup({
  types: {} as { context: ProposalContext; events: ProposalEvent; emitted: ProposalFact },
  guards: {
    isNothingLeft: (_, params: Rest) => params.lines.length === 0 && params.isSettled,
  },
  actions: {
    keepRest: assign(({ context: { order } }, { lines, isSettled, names }: Rest) => ({
      order: order && (isSettled ? { lines, marks: order.marks } : withLines(order, lines)),
      opened: undefined,
      names,
    })),
    choose: assign(({ context }, params: { line: number; code: ProductCode }) => ({
      order: context.order && {
        ...context.order,
        lines: context.order.lines.map((line, at) =>
          at === params.line ? instead(line, params.code) : line,
        ),
      },
    })),
    readOtherwise: assign(({ context: { order } }) => ({
      order: order?.otherwise ? { ...order, lines: order.otherwise, otherwise: order.lines } : order,
    })),
    tellAccepted: emit((_, params: Accepted) => ({ ...params, type: 'proposal.accepted' as const })),
    tellEnded: emit(({ context: { order, isAccepted, names } }) => ({
      type: 'proposal.ended' as const,
      isOfTerms: order?.lines.length === 0,
      open: isAccepted ? names : [],
    })),
    forget: assign({ text: undefined, order: undefined, opened: undefined, isAccepted: false }),
  },
}).createMachine({
  id: 'proposal',
  initial: 'idle',
  context: { text: undefined, order: undefined, opened: undefined, isAccepted: false, names: [] },
  on: {
    'proposal.make': {
      target: '.asking',
      actions: assign(({ event: { text, order } }) => ({
        text,
        order,
        opened: undefined,
        isAccepted: false,
      })),
    },
    'proposal.reduce': [
      {
        guard: { type: 'isNothingLeft', params: ({ event }) => event },
        target: '.idle',
        actions: ['tellEnded', 'forget'],
      },
      { target: '.asking', actions: { type: 'keepRest', params: ({ event }) => event } },
    ],
    'proposal.take': { actions: { type: 'tellAccepted', params: ({ event }) => event } },
    'proposal.leave': {
      target: '.idle',
      actions: ['tellEnded', 'forget'],
    },
  },
  states: {
    idle: {},
    asking: {
      on: {
        'proposal.askMany': 'askingMany',
        'proposal.instead': { actions: { type: 'choose', params: ({ event }) => event } },
        'proposal.otherwise': { actions: 'readOtherwise' },
        'proposal.open': {
          target: 'making',
          actions: assign(({ event: { line, isAccepted } }) => ({ opened: line, isAccepted })),
        },
      },
    },
    askingMany: {
      on: {
        'proposal.keep': 'asking',
      },
    },
    making: {},
  },
})

/** The line with another of the products its words fit; the one it was stays among the others. */
function instead(line: WrittenLine, code: ProductCode): WrittenLine {
  if (!line.others.includes(code)) return line
  return {
    ...line,
    product: code,
    others: line.others.map((other) => (other === code ? line.product : other)),
  }
}

/** An order with other lines than were read; what else the sentence may have meant was of those. */
export function withLines(order: WrittenOrder, lines: readonly WrittenLine[]): WrittenOrder {
  const { otherwise: _, ...rest } = order
  return { ...rest, lines }
}
