import { isAlwaysOpen, isOpen, openStateOf } from '#domain/restaurant/opening-hours.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Say } from '../core/log/say.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { settledRestaurantOf } from '../core/conversation/selectors.ts'
import { type InquiryAnswer, MOST_LISTED, NOTHING, type QuestionContext } from './inquiry-answer.ts'

/** The restaurants that are open now, as they are listed. */
export function openAnswer({ flows, now }: QuestionContext): InquiryAnswer {
  const open = flows.restaurant.context.list
    .filter((restaurant) => isOpen(restaurant, now))
    .slice(0, MOST_LISTED)
  if (open.length === 0) return { says: [{ key: 'inquiry.openNone' }], acts: [] }
  return {
    says: [{ key: 'inquiry.open', values: { list: { list: open.map(({ name }) => name) } } }],
    acts: open.map(({ id }) => ({
      label: { kind: 'restaurant', id },
      command: { type: 'restaurant.choose', id },
    })),
  }
}

/** Whom to speak to: the restaurant, by telephone or mail. */
export function contactAnswer(conversation: Conversation): InquiryAnswer {
  const restaurant = settledRestaurantOf(conversation)
  if (!restaurant) return NOTHING
  const { name, settings } = restaurant
  const { phoneNumber: phone, restaurantEmail: email } = settings
  const key =
    phone === '' ? (email === '' ? 'inquiry.contactNone' : 'inquiry.contactMail') : 'inquiry.contactCall'
  return { says: [{ key, values: { name, phone, email } }], acts: [] }
}

/** Until or from when a restaurant is open, at a moment (epoch ms). */
export function hoursSay(restaurant: Restaurant, now: number): Say {
  const { name } = restaurant
  const state = openStateOf(restaurant, now)
  if (!state.isOpen)
    return state.opensAt === undefined
      ? { key: 'ack.closedNow' }
      : { key: 'ack.closedUntil', values: { time: { time: state.opensAt, asOf: now } } }
  return isAlwaysOpen(restaurant, now)
    ? { key: 'inquiry.openAlways', values: { name } }
    : { key: 'inquiry.openUntil', values: { name, time: { time: state.closesAt, asOf: now } } }
}

/** Where a restaurant is. */
export function addressSay({ name, address }: Restaurant): Say {
  const { street, number, zipCode, city } = address
  const full: Say = { key: 'classic.fullAddress', values: { street, number, zipCode, city } }
  return { key: 'inquiry.address', values: { name, address: { say: full } } }
}
