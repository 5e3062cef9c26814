import { assign, setup } from 'xstate'
import type { Profile } from '#domain/account/identity.ts'
import { provided } from '../core/log/port.ts'

/** Fetches the profile of the logged-in user, anew for each page that shows it. */
export const profileMachine = setup({
  types: {} as {
    context: { readonly profile: Profile | undefined }
    events: { readonly type: 'profile.retry' }
  },
  actors: { loadProfile: provided<Profile | undefined, undefined>('loadProfile') },
}).createMachine({
  id: 'profile',
  initial: 'loading',
  context: { profile: undefined },
  states: {
    loading: {
      invoke: {
        src: 'loadProfile',
        input: undefined,
        onDone: { target: 'shown', actions: assign({ profile: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    shown: { type: 'final' },
    failed: { on: { 'profile.retry': 'loading' } },
  },
})
