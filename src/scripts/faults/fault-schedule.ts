import fc from 'fast-check'
import { placedActs } from './fault-acts.ts'
import type { Act, PlacedAct } from './fault-acts.ts'
import { STORIES } from './fault-stories.ts'

/** What happens, one moment after the other; what a moment holds happens at once. */
export type Schedule = {
  /** Users have cards kept; guests have not. */
  readonly isUser: boolean
  readonly moments: readonly (readonly PlacedAct[])[]
  /** How many turns of the event loop each step of a process waits, again and again. */
  readonly pauses: readonly number[]
  /** Whether what providers have to say when all is over arrives; what does not, the sweeper must find out. */
  readonly losesLastMessages: boolean
}

/** What comes in between one step of a story: whether it is left out or done twice at once, and what happens beside it. */
const between = fc.record({
  isLeftOut: fc.nat({ max: 11 }).map((each) => each === 0),
  isDoubled: fc.nat({ max: 3 }).map((each) => each === 0),
  process: fc.nat({ max: 1 }),
  beside: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(placedActs, { minLength: 1, maxLength: 2 }) },
  ),
})
type Between = typeof between extends fc.Arbitrary<infer T> ? T : never

const LONGEST = Math.max(...STORIES.map((story) => story.length))

/** A story of a customer with anything in between and anything after it. */
export const faultSchedules: fc.Arbitrary<Schedule> = fc
  .record({
    isUser: fc.boolean(),
    story: fc.constantFrom(...STORIES),
    between: fc.array(between, { minLength: LONGEST, maxLength: LONGEST }),
    after: fc.array(fc.array(placedActs, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    pauses: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 12 }),
    losesLastMessages: fc.boolean(),
  })
  .map(({ story, between: all, after, ...rest }) => ({
    ...rest,
    moments: [...story.flatMap((act, index) => momentOf(act, index, all[index])), ...after],
  }))

/** The order a story begins with is never left out, so that there is something to go wrong. */
function momentOf(
  act: Act,
  index: number,
  disturbed: Between | undefined,
): readonly (readonly PlacedAct[])[] {
  if (!disturbed) return [[{ ...act, process: 0 }]]
  const { isLeftOut, isDoubled, process, beside } = disturbed
  const done = isLeftOut && index > 0 ? [] : [{ ...act, process }]
  const again = done.length > 0 && isDoubled ? [{ ...act, process: process + 1 }] : []
  const moment = [...done, ...again, ...beside]
  return moment.length === 0 ? [] : [moment]
}
