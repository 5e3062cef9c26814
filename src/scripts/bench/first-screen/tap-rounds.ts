import type { Browser } from 'playwright'
import { TURN_PATH } from '#contracts/system/turns.contract.ts'
import { fact, median, type Figure } from '../figure.ts'
import { firstChoice, firstTap, secondTap, type FirstChoice, type Times } from './first-choice.ts'
import { servePlainDom } from './plain-dom.ts'

/** One after the other, so that what the machine does in a minute it does to all. */
export type TapRound = {
  readonly shop: FirstChoice
  /** A page whose next turn is in it already. */
  readonly plain: Times
  /** The shop, whose server is not asked. */
  readonly byCode: Times
  readonly secondMs: number
}

const ROUNDS = 5

/** First visits in which the first choice is tapped at once. */
export async function tapRounds(chrome: Browser, url: string) {
  const plain = await servePlainDom(chrome, url)
  const round = async (isSlow: boolean): Promise<TapRound> => ({
    shop: await firstChoice(chrome, url, isSlow),
    plain: await firstTap(chrome, plain.url, { isSlow }),
    byCode: await firstTap(chrome, url, { isSlow, without: [`*${TURN_PATH}`] }),
    secondMs: await secondTap(chrome, url, { isSlow }),
  })
  const [slow, fast]: [TapRound[], TapRound[]] = [[], []]
  try {
    for (let index = 0; index < ROUNDS; index += 1) {
      slow.push(await round(true))
      fast.push(await round(false))
    }
  } finally {
    plain.stop()
  }
  return { slow, fast }
}

/** When a tap at once was answered, in seconds since navigation, and in how many times the time of the plain page. */
export function tapFigures(circumstances: string, rounds: readonly TapRound[]): readonly Figure[] {
  const named = (what: string, value: string) => fact(`${what}, ${circumstances}`, value)
  const seconds = (of: (round: TapRound) => number) => `${(median(rounds.map(of)) / 1000).toFixed(2)} s`
  const times = (of: (round: TapRound) => Times) =>
    `${median(rounds.map((round) => of(round).answeredMs / round.plain.answeredMs)).toFixed(2)} x`
  const after = (of: (round: TapRound) => Times) =>
    `${median(rounds.map((round) => of(round).answeredMs - of(round).paintedMs)).toFixed(0)} ms`
  return [
    named(
      'plain page of the same turn, first choice painted',
      seconds(({ plain }) => plain.paintedMs),
    ),
    named(
      'plain page, a tap at once answered',
      seconds(({ plain }) => plain.answeredMs),
    ),
    named(
      'a tap at once answered, by that of the plain page',
      times(({ shop }) => shop),
    ),
    named(
      'a tap at once, until it is answered',
      after(({ shop }) => shop),
    ),
    named(
      'a tap at once answered by code alone',
      seconds(({ byCode }) => byCode.answeredMs),
    ),
    named(
      'a tap at once answered by code alone, by that of the plain page',
      times(({ byCode }) => byCode),
    ),
  ]
}
