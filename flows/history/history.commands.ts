import type { CommandDefinitions } from '../core/conversation/command.ts'

export const HISTORY_COMMANDS = {
  'history.open': {
    isAside: true,
    dispatch: ({ type }) => [
      { to: 'history', event: { type } },
      { to: 'dialogue', event: { type } },
    ],
  },
  'history.more': { isAdjustment: true, dispatch: (command) => [{ to: 'history', event: command }] },
} satisfies Partial<CommandDefinitions>
