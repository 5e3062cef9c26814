import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Profile } from '#domain/account/identity.ts'
import type { SavedCard } from '#domain/account/saved-method.ts'
import { id, type UserId } from '#domain/ids.ts'
import { deletionMachine } from '#flows/account/deletion.machine.ts'
import { formMachine } from '#flows/account/form.machine.ts'
import { profileMachine } from '#flows/account/profile.machine.ts'
import { savedMethodsMachine } from '#flows/account/saved-methods.machine.ts'
import { isPortFailure, type PortFailure } from '#flows/core/log/port.ts'
import { aProfile } from '#tests/support/account-ports.ts'
import { aSavedMethod } from '#tests/support/builders/saved-method.ts'

const NO: PortFailure = { kind: 'refused', code: 'account.wrongCredentials' }
const SILENCE: PortFailure = { kind: 'failed', code: 'unreachable' }
const OUTCOMES: readonly (readonly [string, PortFailure])[] = [
  ['refused', NO],
  ['failed', SILENCE],
]

describe('a form', () => {
  test('is sent once, however often it is pressed while it is on its way', async () => {
    const { form, sent } = aForm([null])
    form.send({ type: 'form.submit' })
    form.send({ type: 'form.submit' })
    await waitFor(form, (state) => state.matches('done'))
    expect(sent()).toBe(1)
  })

  test.each(OUTCOMES)('that was %s says why and can be sent again', async (state, failure) => {
    const { form, sent } = aForm([failure, null])
    form.send({ type: 'form.submit' })
    const stopped = await waitFor(form, ({ value }) => value === state)
    expect(stopped.context.failure).toEqual(failure)
    form.send({ type: 'form.submit' })
    const done = await waitFor(form, ({ value }) => value === 'done')
    expect([done.context.failure, sent()]).toEqual([undefined, 2])
  })
})

describe('a login', () => {
  test('of a guest logs them out first (S4.2)', async () => {
    const { login, asked } = aLogin({ isGuest: true, answers: [null] })
    login.send({ type: 'form.submit' })
    await waitFor(login, ({ value }) => value === 'done')
    expect(asked).toEqual(['leaveGuest', 'logIn'])
  })

  test('goes on where the guest could not be logged out (S4.4)', async () => {
    const { login, asked } = aLogin({ isGuest: true, leaving: SILENCE, answers: [null] })
    login.send({ type: 'form.submit' })
    await waitFor(login, ({ value }) => value === 'done')
    expect(asked).toEqual(['leaveGuest', 'logIn'])
  })

  test.each(OUTCOMES)('that was %s is tried again without a second logout', async (state, failure) => {
    const { login, asked } = aLogin({ isGuest: true, answers: [failure, null] })
    login.send({ type: 'form.submit' })
    const stopped = await waitFor(login, ({ value }) => value === state)
    expect(stopped.context.failure).toEqual(failure)
    login.send({ type: 'form.submit' })
    await waitFor(login, ({ value }) => value === 'done')
    expect(asked).toEqual(['leaveGuest', 'logIn', 'logIn'])
  })
})

describe('deleting an account (S2.71)', () => {
  test('asks before it does anything, and a no leaves everything as it was', () => {
    const { deletion, deleted } = aDeletion([null])
    deletion.send({ type: 'deletion.confirm' })
    expect(deletion.getSnapshot().value).toBe('resting')
    deletion.send({ type: 'deletion.ask' })
    deletion.send({ type: 'deletion.dismiss' })
    expect([deletion.getSnapshot().value, deleted]).toEqual(['resting', []])
  })

  test('happens after a yes', async () => {
    const { deletion, deleted } = aDeletion([null])
    deletion.send({ type: 'deletion.ask' })
    deletion.send({ type: 'deletion.confirm' })
    await waitFor(deletion, ({ value }) => value === 'deleted')
    expect(deleted).toEqual(['user-1'])
  })

  test.each(OUTCOMES)('that was %s says why and is asked for anew', async (state, failure) => {
    const { deletion } = aDeletion([failure])
    deletion.send({ type: 'deletion.ask' })
    deletion.send({ type: 'deletion.confirm' })
    const stopped = await waitFor(deletion, ({ value }) => value === state)
    expect(stopped.context.failure).toEqual(failure)
    deletion.send({ type: 'deletion.ask' })
    expect(deletion.getSnapshot().value).toBe('asking')
  })
})

describe('saved payment methods (S2.68)', () => {
  const one = aSavedMethod('m1')
  const two = aSavedMethod('m2')

  test('that did not come can be asked for again', async () => {
    const { flow } = savedMethods({ loading: [SILENCE, [one]] })
    await waitFor(flow, ({ value }) => value === 'failed')
    flow.send({ type: 'methods.retry' })
    expect((await waitFor(flow, ({ value }) => value === 'shown')).context.methods).toEqual([one])
  })

  test('are asked about before one is deleted, and a no keeps it', async () => {
    const { flow, deleted } = savedMethods({ loading: [[one, two]] })
    await waitFor(flow, ({ value }) => value === 'shown')
    flow.send({ type: 'methods.confirm' })
    expect(flow.getSnapshot().value).toBe('shown')
    flow.send({ type: 'methods.ask', method: two })
    expect([flow.getSnapshot().value, flow.getSnapshot().context.chosen]).toEqual(['asking', two])
    flow.send({ type: 'methods.dismiss' })
    expect([flow.getSnapshot().value, flow.getSnapshot().context.methods]).toEqual(['shown', [one, two]])
    expect(deleted).toEqual([])
  })

  test.each([
    ['deleted', null],
    ['gone already', { kind: 'refused', code: 'paymentMethod.notFound' } satisfies PortFailure],
  ] as const)('lose the one that was %s, and no other', async (_how, answer) => {
    const { flow, deleted } = savedMethods({ loading: [[one, two]], deleting: [answer] })
    await afterYes(flow, two)
    expect(flow.getSnapshot().context).toMatchObject({ methods: [one], outcome: 'deleted' })
    expect(deleted).toEqual(['m2'])
  })

  test.each(OUTCOMES)('keep the one whose deletion was %s, and it can be tried again', async (_, failure) => {
    const { flow, deleted } = savedMethods({ loading: [[one, two]], deleting: [failure, null] })
    await afterYes(flow, two)
    expect(flow.getSnapshot().context).toMatchObject({ methods: [one, two], outcome: failure })
    await afterYes(flow, two)
    expect([flow.getSnapshot().context.methods, deleted]).toEqual([[one], ['m2', 'm2']])
  })
})

test('a profile that did not come can be asked for again', async () => {
  const profile = aProfile()
  const answers = answering([SILENCE, profile])
  const flow = createActor(
    profileMachine.provide({
      actors: { loadProfile: fromPromise<Profile | undefined, undefined>(() => answers.next()) },
    }),
  ).start()
  await waitFor(flow, ({ value }) => value === 'failed')
  flow.send({ type: 'profile.retry' })
  const shown = await waitFor(flow, ({ value }) => value === 'shown')
  expect(shown.context.profile).toEqual(profile)
})

function aForm(answers: readonly (null | PortFailure)[]) {
  const given = answering(answers)
  const machine = formMachine.provide({ actors: { send: fromPromise(() => given.next()) } })
  return { form: createActor(machine, { input: { isGuest: false } }).start(), sent: given.count }
}

type Login = {
  readonly isGuest: boolean
  readonly leaving?: PortFailure
  readonly answers: readonly (null | PortFailure)[]
}

function aLogin({ isGuest, leaving, answers }: Login) {
  const asked: string[] = []
  const given = answering(answers)
  const machine = formMachine.provide({
    actors: {
      leaveGuest: fromPromise(async () => {
        asked.push('leaveGuest')
        return answering([leaving ?? null]).next()
      }),
      send: fromPromise(async () => {
        asked.push('logIn')
        return given.next()
      }),
    },
  })
  return { login: createActor(machine, { input: { isGuest } }).start(), asked }
}

function aDeletion(answers: readonly (null | PortFailure)[]) {
  const deleted: UserId[] = []
  const given = answering(answers)
  const machine = deletionMachine.provide({
    actors: {
      deleteAccount: fromPromise<null, UserId>(async ({ input }) => {
        deleted.push(input)
        return given.next()
      }),
    },
  })
  return { deletion: createActor(machine, { input: { id: id<UserId>('user-1') } }).start(), deleted }
}

function savedMethods({
  loading,
  deleting = [],
}: {
  readonly loading: readonly (readonly SavedCard[] | PortFailure)[]
  readonly deleting?: readonly (null | PortFailure)[]
}) {
  const deleted: (string | undefined)[] = []
  const lists = answering(loading)
  const given = answering(deleting)
  const machine = savedMethodsMachine.provide({
    actors: {
      loadSavedMethods: fromPromise(() => lists.next()),
      deleteSavedMethod: fromPromise<null, SavedCard | undefined>(async ({ input }) => {
        deleted.push(input?.id)
        return given.next()
      }),
    },
  })
  return { flow: createActor(machine).start(), deleted }
}

async function afterYes(flow: ReturnType<typeof savedMethods>['flow'], method: SavedCard): Promise<void> {
  await waitFor(flow, ({ value }) => value === 'shown')
  flow.send({ type: 'methods.ask', method })
  flow.send({ type: 'methods.confirm' })
  await waitFor(flow, ({ value }) => value === 'shown')
}

/** Gives one answer after the other; a failure is thrown as a port throws it. */
function answering<Answer>(answers: readonly (Answer | PortFailure)[]) {
  let count = 0
  return {
    count: () => count,
    next: async (): Promise<Answer> => {
      const answer = answers[count]
      count += 1
      if (answer === undefined || isPortFailure(answer)) throw answer
      return answer
    },
  }
}
