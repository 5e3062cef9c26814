import { is } from 'superstruct'
import { Confirmation } from './confirmation.ts'
import { wordsOf } from './mail-words.ts'
import type { Words } from './mail-words.ts'
import type { OutboxMail } from './outbox.store.ts'

export type MailText = { readonly subject: string; readonly text: string }

/** A mail in words, in the guest's language; undefined where an older version wrote what this one cannot read. */
export function mailTextOf({
  content,
  language,
}: Pick<OutboxMail, 'content' | 'language'>): MailText | undefined {
  if (!is(content, Confirmation)) return undefined
  const words = wordsOf(language)
  const { name, timeZone } = content.restaurant
  const subject = words.t(`${KEY}.subject`, {
    restaurant: name,
    time: words.time(content.pickupAt, timeZone),
  })
  const paragraphs = [
    greetingOf(content, words),
    placeOf(content, words),
    content.lines.flatMap((line) => lineOf(line, content, words)),
    sumsOf(content, words),
    endOf(content, words),
  ]
  return { subject, text: paragraphs.map((lines) => lines.join('\n')).join('\n\n') + '\n' }
}

const KEY = 'mail.orderConfirmation'

function greetingOf({ firstName }: Confirmation, { t }: Words): readonly string[] {
  const hello = firstName === undefined ? t(`${KEY}.helloAll`) : t(`${KEY}.hello`, { name: firstName })
  return [hello, t(`${KEY}.received`)]
}

function placeOf(
  { restaurant, pickupAt, pickUpMode, tableNumber }: Confirmation,
  words: Words,
): readonly string[] {
  const { t } = words
  return [
    t(`${KEY}.pickup`, momentOf(pickupAt, restaurant.timeZone, words)),
    t(`${KEY}.place`, { ...restaurant.address, mode: t(`mode.${pickUpMode}`), restaurant: restaurant.name }),
    ...(tableNumber === undefined ? [] : [t(`${KEY}.table`, { number: tableNumber })]),
  ]
}

function lineOf(
  { name, quantity, total, details }: Confirmation['lines'][number],
  content: Confirmation,
  words: Words,
): readonly string[] {
  const { t } = words
  return [
    t(`${KEY}.line`, { quantity, name, amount: amountOf(total, content, words) }),
    ...details.map((detail) =>
      t(`${KEY}.detail`, { words: t(`part.${detail.kind}`, { name: detail.name, count: detail.quantity }) }),
    ),
  ]
}

function sumsOf(content: Confirmation, words: Words): readonly string[] {
  const { total, taxes, discount } = content
  const row = (key: string, value: number) =>
    words.t(`${KEY}.${key}`, { amount: amountOf(value, content, words) })
  return [...(discount > 0 ? [row('discount', discount)] : []), row('total', total), row('tax', taxes)]
}

function endOf({ cancelUntil, restaurant }: Confirmation, words: Words): readonly string[] {
  const { t } = words
  const { name, phoneNumber, timeZone } = restaurant
  return [
    ...(cancelUntil === null
      ? [t(`${KEY}.cancelOver`), t(`${KEY}.chargedNow`)]
      : [t(`${KEY}.cancelUntil`, momentOf(cancelUntil, timeZone, words)), t(`${KEY}.charged`)]),
    ...(phoneNumber === '' ? [] : [t(`${KEY}.phone`, { restaurant: name, phone: phoneNumber })]),
  ]
}

function momentOf(at: number, timeZone: string, { time, day }: Words) {
  return { time: time(at, timeZone), day: day(at, timeZone) }
}

function amountOf(amount: number, { currency, restaurant }: Confirmation, { money }: Words): string {
  return money(amount, currency, restaurant)
}
