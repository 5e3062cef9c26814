import type { Menu } from '#domain/catalogue/product.ts'
import type { CampaignId, RestaurantId } from '#domain/ids.ts'
import { wishedPickup } from '#domain/restaurant/wished-pickup.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { modesOf, settledRestaurantOf } from '../conversation/selectors.ts'
import type { Command } from '../log/commands.ts'
import { liveQuestionOf } from '../questions/questions.ts'
import { readOrder, type OrderReading } from './reader/read-order.ts'
import type { LanguageWords } from './words/language-words.ts'

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
 * What answers in full how the food is had, where that is asked, or when; undefined elsewhere, and where it cannot be had
 * then. Pure.
 */
export function termsWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): Command | undefined {
  switch (liveQuestionOf(conversation)?.name) {
    case 'mode':
      return modeIn(
        languages.map((language) => readOrder(text, NO_MENU, [language])),
        conversation,
      )
    case 'pickup':
      return pickupIn(
        languages.flatMap((language) => timesIn(text, language)),
        conversation,
      )
    default:
      return undefined
  }
}

function modeIn(readings: readonly OrderReading[], conversation: Conversation): Command | undefined {
  const mode = readings.filter(isWhole).find((reading) => reading.mode !== undefined)?.mode
  return mode !== undefined && modesOf(conversation).includes(mode)
    ? { type: 'mode.choose', mode, asks: true }
    : undefined
}

function pickupIn(times: readonly string[], conversation: Conversation): Command | undefined {
  const restaurant = settledRestaurantOf(conversation)
  const [time] = times
  if (!restaurant || time === undefined) return undefined
  const { now, settings } = conversation
  const wished = wishedPickup(time, restaurant, now, settings.flags.orderScheduling)
  if (!wished || wished.kind === 'nearest') return undefined
  return { type: 'pickup.choose', at: wished.kind === 'earliest' ? 'earliest' : wished.at }
}

/** The time a sentence says; where a time is asked for, a bare number is one. */
function timesIn(text: string, language: LanguageWords): readonly string[] {
  const [at = ''] = language.time.at
  return [text, `${at} ${text}`]
    .map((each) => readOrder(each, NO_MENU, [language]))
    .filter(isWhole)
    .flatMap(({ time }) => time ?? [])
    .slice(0, 1)
}

function isWhole({ words }: OrderReading): boolean {
  return words.every(({ taken }) => taken !== 'left')
}
