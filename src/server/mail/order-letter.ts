import { sayableName } from '#domain/account/sayable-name.ts'
import { nutritionOf } from '#domain/catalogue/nutrition-values.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import { id } from '#domain/ids.ts'
import type { OrderId } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { receiptPayment, receiptTaxes } from '#domain/orders/order-receipt.ts'
import type { Letter, MailPart, OrderMailKind } from './mail.ts'
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

/** Who sells, as receipts have to name it. */
export type Seller = {
  readonly legalName?: string
  readonly legalAddress?: string
  readonly taxNumber?: string
}

/** What a mail of an order says: what happened, where and when, what and how much, and what can still be done. */
export function orderLetter(
  kind: OrderMailKind,
  content: OrderMail,
  words: Words,
  links: Links,
  seller: Seller,
): Letter {
  const { name, timeZone } = content.restaurant
  const subject = words.t(`mail.${kind}.subject`, {
    restaurant: name,
    time: words.time(content.pickupAt, timeZone),
  })
  const isOver = hasEnded(kind)
  const canChange = canStillChange(kind)
  const goods = content.lines.filter((line) => !isCoupon(line))
  return {
    subject,
    parts: [
      said(greetingOf(kind, content, words)),
      said(soldOutOf(content, words)),
      said(counterOf(content, words)),
      said(isOver ? [] : placeOf(content, words)),
      { kind: 'amounts', rows: goods.map((line) => lineOf(line, content, words, canChange)) },
      ...(isOver ? [said([words.t(`${KEY}.notCharged`)])] : sumsOf(content, words)),
      ...(canChange ? [said(deadlineOf(content, words)), linksOf(content, words, links)] : []),
      ...(isOver ? [againOf(kind, words, links)] : []),
      ...(canChange ? [receiptOf(content, words, seller)] : []),
      said(phoneOf(content, words)),
    ],
  }
}

const KEY = 'mail.order'
const RECEIPT = 'orderReceipt'

function said(lines: readonly string[]): MailPart {
  return { kind: 'words', lines }
}

function greetingOf(kind: OrderMailKind, { firstName = '' }: OrderMail, { t }: Words): readonly string[] {
  const name = sayableName(firstName)
  const hello = name === undefined ? t(`${KEY}.helloAll`) : t(`${KEY}.hello`, { name })
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
function againOf(kind: OrderMailKind, { t }: Words, { publicUrl }: Links): MailPart {
  const link = `${publicUrl}${hrefOf({ name: 'menu' })}`
  return { kind: 'links', links: kind === 'orderCancellation' ? [] : [{ label: t(`${KEY}.again`), link }] }
}

function placeOf(
  { restaurant, pickupAt, pickUpMode, tableNumber = '' }: OrderMail,
  words: Words,
): readonly string[] {
  const { t } = words
  const table = sayableName(tableNumber)
  return [
    t(`${KEY}.pickup`, momentOf(pickupAt, restaurant.timeZone, words)),
    t(`${KEY}.place`, {
      ...restaurant.address,
      mode: t(`modeNoun.${pickUpMode}`),
      restaurant: restaurant.name,
    }),
    ...(table === undefined ? [] : [t(`${KEY}.table`, { number: table })]),
  ]
}

/** No number of goods: it names what it took off. */
const isCoupon = ({ quantity }: OrderMail['lines'][number]) => quantity === 0

function lineOf(line: OrderMail['lines'][number], content: OrderMail, words: Words, isToBeEaten: boolean) {
  const { t } = words
  const { name, quantity, total, details } = line
  return {
    label: t(`${KEY}.line`, { quantity, name }),
    amount: amountOf(total, content, words),
    details: [
      ...details.map((detail) => t(`part.${detail.kind}`, { name: detail.name, count: detail.quantity })),
      ...(isToBeEaten ? contentsOf(line, words) : []),
    ],
  }
}

/** What is marked on a line, and the nutrition of one as its restaurant lists it (S3.52, S3.53). */
function contentsOf(
  { allergens = [], nutrition = [] }: OrderMail['lines'][number],
  { t, list, number }: Words,
): readonly string[] {
  const values = nutritionOf({ nutritionalInfo: nutrition }).map(
    ({ name, value, unit }) => `${t(`nutrition.${name}`)} ${t(`unit.${unit}`, { value: number(value) })}`,
  )
  return [
    ...(allergens.length === 0
      ? []
      : [t('product.contains', { list: list(allergens.map((code) => t(`allergen.${code}`))) })]),
    ...(values.length === 0 ? [] : [t(`${KEY}.nutrition`, { values: values.join(' · ') })]),
  ]
}

/** The sums, and the tax in them by rate where that is known (S5.64). */
function sumsOf(content: OrderMail, words: Words): readonly MailPart[] {
  const { t } = words
  const { total, discount } = content
  const amount = (value: number) => amountOf(value, content, words)
  const rows = taxesOf(content).map(({ rate, net, tax, gross }) => ({
    rate: rate === undefined ? t(`${RECEIPT}.allRates`) : words.percent(rate),
    net: amount(net),
    tax: amount(tax),
    gross: amount(gross),
  }))
  const coupons = content.lines.filter(isCoupon).map(({ name }) => name)
  const label = coupons.length === 0 ? t(`${KEY}.discount`) : words.list(coupons)
  const saved = { label, amount: t(`${KEY}.minus`, { amount: amount(discount) }) }
  const heads = {
    rate: t(`${RECEIPT}.rate`),
    net: t(`${RECEIPT}.net`),
    tax: t(`${RECEIPT}.tax`),
    gross: t(`${RECEIPT}.gross`),
  }
  return [
    {
      kind: 'amounts',
      rows: [
        ...(discount > 0 ? [saved] : []),
        { label: t(`${KEY}.total`), amount: amount(total), isTotal: true },
      ],
    },
    { kind: 'taxes', heads, rows },
  ]
}

function taxesOf({ total, taxes, taxRows = [] }: OrderMail) {
  return receiptTaxes({ price: minor(total - taxes), taxes: minor(taxes), taxRows })
}

/** What a receipt tells beside what the mail says already. */
function receiptOf(content: OrderMail, words: Words, seller: Seller): MailPart {
  const { t, time, day } = words
  const { createdAt, orderId, paidWith, pickupNumber, restaurant } = content
  const { legalName, legalAddress, taxNumber } = seller
  const fact = (key: string, value: string) => ({ label: t(`${RECEIPT}.${key}`), value })
  const when = (at: number) =>
    t('clock.dated', { date: day(at, restaurant.timeZone), time: time(at, restaurant.timeZone) })
  return {
    kind: 'facts',
    title: t(`${RECEIPT}.title`),
    lines: [
      legalName,
      legalAddress,
      taxNumber === undefined ? undefined : t(`${RECEIPT}.taxNumber`, { number: taxNumber }),
    ].filter((line) => line !== undefined),
    facts: [
      ...(pickupNumber === undefined ? [] : [fact('number', pickupNumber)]),
      ...(createdAt === undefined ? [] : [fact('when', when(createdAt))]),
      ...(paidWith ? [fact('payment', paymentOf(paidWith, words))] : []),
      ...(orderId === undefined ? [] : [fact('reference', orderId)]),
    ],
  }
}

function paymentOf(paidWith: NonNullable<OrderMail['paidWith']>, { t }: Words): string {
  const { by, digits } = receiptPayment(paidWith)
  const brand = t(`${RECEIPT}.by.${by}`)
  return digits === undefined ? brand : t(`${RECEIPT}.card`, { brand, digits })
}

/** S4.44: a guest is let in by the token of the link, a user by the password; nothing is offered that is over. */
function linksOf(
  { orderId, guestId, cancelUntil }: OrderMail,
  { t }: Words,
  { publicUrl, secret }: Links,
): MailPart {
  if (orderId === undefined || cancelUntil === null) return { kind: 'links', links: [] }
  const order = {
    orderId: id<OrderId>(orderId),
    ...(guestId !== undefined && secret !== undefined && { guestId, accessToken: secret }),
  }
  const linkTo = (name: 'cancelOrder' | 'modifyPickup') => `${publicUrl}${hrefOf({ name, ...order })}`
  return {
    kind: 'links',
    links: [
      { label: t(`${KEY}.cancelLink`), link: linkTo('cancelOrder') },
      { label: t(`${KEY}.pickupLink`), link: linkTo('modifyPickup') },
    ],
  }
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
