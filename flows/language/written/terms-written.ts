import type { Menu } from '#domain/catalogue/product.ts'
import type { CampaignId, RestaurantId } from '#domain/ids.ts'
import { wishedPickup } from '#domain/restaurant/wished-pickup.ts'
import type { Conversation } from '../../core/conversation/conversation.ts'
import { modesOf, settledRestaurantOf, takesAhead } from '../../core/conversation/selectors.ts'
import type { Command } from '../../core/log/commands.ts'
import type { WrittenOrder } from '../../core/log/command-data.ts'
import { liveQuestionOf } from '../../core/conversation/questions.ts'
import { readOrder, type OrderReading } from '../reader/read-order.ts'
import { isCount } from '../reader/revision/revision-phrases.ts'
import type { Interpretation } from '../interpretation.ts'
import { spokenPlainly } from '../named-on-screen.ts'
import { normalise } from '../normalise.ts'
import { spelledOut, withoutPhrases } from '../reader/sentence-words.ts'
import { withoutCourtesies } from '../without-courtesies.ts'
import type { LanguageWords } from '../words/language-words.ts'

/** How and when an order is had is said with no word of a menu. */
export const NO_MENU: Menu = {
  restaurantId: '' as RestaurantId,
  campaignId: '' as CampaignId,
  mode: 'EATIN',
  contextCode: '',
  categories: [],
  products: {},
  suggestiveSales: [],
}

/**
 * What answers in full how the food is had, where that is asked, or when; at the checkout that another time is wanted.
 * Undefined elsewhere, and where it cannot be had then. Pure.
 */
export function termsWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): Command | undefined {
  switch (liveQuestionOf(conversation)?.name) {
    case 'mode':
      return modeIn(
        languages.flatMap((language) =>
          spelledOut(text, language).map((said) => readOrder(said, NO_MENU, [language])),
        ),
        conversation,
      )
    case 'pickup':
      return pickupIn(
        languages.flatMap((language) => timesIn(text, language)),
        conversation,
      )
    case 'checkout':
      return asksForTime(text, languages) ? { type: 'pickup.change' } : undefined
    default:
      return undefined
  }
}

/** "Change the time": what an order that is paid for is given another time by leads to the time here. */
function asksForTime(text: string, languages: readonly LanguageWords[]): boolean {
  return languages.some((language) => {
    const said = spokenPlainly(text, [language])
    return language.onScreen.forms['order.changePickup']?.some((form) => said.includes(normalise(form)))
  })
}

/**
 * "Change the time to 7", "at 7 instead": another time than is chosen, said at the checkout, to be proposed like any. Pure.
 */
export function otherTimeIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): WrittenOrder | undefined {
  if (liveQuestionOf(conversation)?.name !== 'checkout') return undefined
  const [time] = languages.flatMap((language) => {
    const { into, instead } = language.revision
    const changing = language.onScreen.forms['order.changePickup'] ?? []
    const rest = withoutPhrases(text, [
      ...changing.flatMap((form) => into.map((word) => `${form} ${word}`)),
      ...changing,
      ...instead,
    ])
    return rest === withoutPhrases(text, []) ? [] : timesIn(rest, language)
  })
  if (time === undefined) return undefined
  return { lines: [], marks: [{ from: 0, to: text.length, taken: 'understood' }], time, takesTerms: true }
}

function modeIn(readings: readonly OrderReading[], conversation: Conversation): Command | undefined {
  const mode = readings.filter(isWhole).find((reading) => reading.mode !== undefined)?.mode
  return mode !== undefined && modesOf(conversation).includes(mode)
    ? { type: 'mode.choose', mode, asks: true }
    : undefined
}

/**
 * An order that is said where it is asked how the food is had: with the way of eating, "two burgers to go", that is taken;
 * without it that is asked again first. The sentence is read again once the menu is there. Undefined where what is said does
 * not begin with how many. Pure.
 */
export function orderBeforeMenuIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): Interpretation | undefined {
  if (liveQuestionOf(conversation)?.name !== 'mode') return undefined
  const counted = languages.flatMap((language) => {
    const reading = readOrder(text, NO_MENU, [language])
    return countsFirst(reading, language) ? [{ ...reading, words: [] }] : []
  })
  if (counted.length === 0) return undefined
  const command = modeIn(counted, conversation)
  if (command) return { kind: 'command', command, thenReads: true }
  return { kind: 'unknown', candidates: [], told: 'first', thenReads: true }
}

function countsFirst({ words }: OrderReading, language: LanguageWords): boolean {
  const first = words.findIndex(({ taken }) => taken === 'left')
  const said = words.map(({ text }) => text.toLowerCase())
  const isAsked = language.asks.includes(said[0] ?? '')
  const before = said.slice(Math.max(0, first - 1), first + 1)
  return first >= 0 && !isAsked && before.some((word) => isCount(word, language))
}

function pickupIn(times: readonly string[], conversation: Conversation): Command | undefined {
  const restaurant = settledRestaurantOf(conversation)
  const [time] = times
  if (!restaurant || time === undefined) return undefined
  const wished = wishedPickup(time, restaurant, conversation.now, takesAhead(conversation))
  if (!wished || wished.kind === 'nearest') return undefined
  return { type: 'pickup.choose', at: wished.kind === 'earliest' ? 'earliest' : wished.at }
}

/** The time a sentence says; where a time is asked for, a bare number is one. */
function timesIn(text: string, language: LanguageWords): readonly string[] {
  const [at = ''] = language.time.at
  return [text, `${at} ${text}`, `${at} ${withoutCourtesies(text, language)}`]
    .map((each) => readOrder(each, NO_MENU, [language]))
    .filter(isWhole)
    .flatMap(({ time }) => time ?? [])
    .slice(0, 1)
}

function isWhole({ words }: OrderReading): boolean {
  return words.every(({ taken }) => taken !== 'left')
}
