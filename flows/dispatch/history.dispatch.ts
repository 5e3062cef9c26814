import type { CommandDispatch } from './dispatched.ts'

export const HISTORY_COMMANDS = {
  'history.open': ({ type }) => [
    { to: 'history', event: { type } },
    { to: 'dialogue', event: { type } },
  ],
  'history.more': (command) => [{ to: 'history', event: command }],
} satisfies Partial<CommandDispatch>
