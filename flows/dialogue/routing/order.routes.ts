import type { CommandRoutes, FactRoutes } from './routed.ts'

export const ORDER_COMMANDS = {
  'order.follow': (command) => [
    { to: 'tracking', event: command },
    { to: 'dialogue', event: command },
  ],
  'order.new': (command) => [{ to: 'dialogue', event: command }],
} satisfies Partial<CommandRoutes>

export const ORDER_FACTS = {
  'order.changed': () => [],
} satisfies Partial<FactRoutes>
