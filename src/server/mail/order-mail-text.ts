import { hrefOf } from '#domain/navigation/routes.ts'
import { id } from '#domain/ids.ts'
import type { OrderId } from '#domain/ids.ts'
import type { MailText, OrderMailKind } from './mail.ts'
import type { Words } from './mail-words.ts'
import type { OrderMail } from './order-mail.ts'

/** Whether the order a mail tells of can still be canceled or moved. */
export function canStillChange(kind: OrderMailKind): boolean {
  return kind === 'orderConfirmation' || kind === 'pickupChange'
}

/** Whether a mail tells that there is nothing left to fetch or to pay. */
function hasEnded(kind: OrderMailKind): boolean {
  return !canStillChange(kind) && kind !== 'paymentRefusal'
}

type Links = { readonly publicUrl: string; readonly secret: string | undefined }

/** A mail of an order in words: what happened, where and when, what and how much, and what can still be done. */
export function orderMailText(kind: OrderMailKind, content: OrderMail, words: Words, links: Links): MailText {
  const { name, timeZone } = content.restaurant
  const subject = words.t(`mail.${kind}.subject`, {
    restaurant: name,
    time: words.time(content.pickupAt, timeZone),
  })
  const isOver = hasEnded(kind)
  const paragraphs = [
    greetingOf(kind, content, words),
    soldOutOf(content, words),
    counterOf(content, words),
    isOver ? [] : placeOf(content, words),
    content.lines.flatMap((line) => lineOf(line, content, words)),
    isOver ? [words.t(`${KEY}.notCharged`)] : sumsOf(content, words),
    ...(canStillChange(kind) ? [deadlineOf(content, words), linksOf(content, words, links)] : []),
    isOver ? againOf(kind, words, links) : [],
    phoneOf(content, words),
  ]
  const written = paragraphs.filter((lines) => lines.length > 0)
  return { subject, text: written.map((lines) => lines.join('\n')).join('\n\n') + '\n' }
}

const KEY = 'mail.order'

function greetingOf(kind: OrderMailKind, { firstName }: OrderMail, { t }: Words): readonly string[] {
  const hello = firstName === undefined ? t(`${KEY}.helloAll`) : t(`${KEY}.hello`, { name: firstName })
  return [hello, t(`mail.${kind}.news`)]
}

/** S8.7 */
function soldOutOf({ soldOut = [] }: OrderMail, { t }: Words): readonly string[] {
  return soldOut.length === 0 ? [] : [t(`${KEY}.soldOut`, { list: soldOut.join(', ') })]
}

/** S8.2 */
function counterOf({ number }: OrderMail, { t }: Words): readonly string[] {
  return number === undefined ? [] : [t(`${KEY}.counter`, { number })]
}

/** A way on for who did not end the order themselves. */
function againOf(kind: OrderMailKind, { t }: Words, { publicUrl }: Links): readonly string[] {
  return kind === 'orderCancellation'
    ? []
    : [t(`${KEY}.again`, { link: `${publicUrl}${hrefOf({ name: 'menu' })}` })]
}

function placeOf(
  { restaurant, pickupAt, pickUpMode, tableNumber }: OrderMail,
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
  { name, quantity, total, details }: OrderMail['lines'][number],
  content: OrderMail,
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

function sumsOf(content: OrderMail, words: Words): readonly string[] {
  const { total, taxes, discount } = content
  const row = (key: string, value: number) =>
    words.t(`${KEY}.${key}`, { amount: amountOf(value, content, words) })
  return [...(discount > 0 ? [row('discount', discount)] : []), row('total', total), row('tax', taxes)]
}

/** S4.44: a guest is let in by the token of the link, a user by the password; nothing is offered that is over. */
function linksOf(
  { orderId, guestId, cancelUntil }: OrderMail,
  { t }: Words,
  { publicUrl, secret }: Links,
): readonly string[] {
  if (orderId === undefined || cancelUntil === null) return []
  const order = {
    orderId: id<OrderId>(orderId),
    ...(guestId !== undefined && secret !== undefined && { guestId, accessToken: secret }),
  }
  return [
    t(`${KEY}.cancelLink`, { link: `${publicUrl}${hrefOf({ name: 'cancelOrder', ...order })}` }),
    t(`${KEY}.pickupLink`, { link: `${publicUrl}${hrefOf({ name: 'modifyPickup', ...order })}` }),
  ]
}

function deadlineOf({ cancelUntil, restaurant }: OrderMail, words: Words): readonly string[] {
  const { t } = words
  return cancelUntil === null
    ? [t(`${KEY}.cancelOver`), t(`${KEY}.chargedNow`)]
    : [t(`${KEY}.cancelUntil`, momentOf(cancelUntil, restaurant.timeZone, words)), t(`${KEY}.charged`)]
}

function phoneOf({ restaurant: { name, phoneNumber } }: OrderMail, { t }: Words): readonly string[] {
  return phoneNumber === '' ? [] : [t(`${KEY}.phone`, { restaurant: name, phone: phoneNumber })]
}

function momentOf(at: number, timeZone: string, { time, day }: Words) {
  return { time: time(at, timeZone), day: day(at, timeZone) }
}

function amountOf(amount: number, { currency, restaurant }: OrderMail, { money }: Words): string {
  return money(amount, currency, restaurant)
}
