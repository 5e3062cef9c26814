import { loginEmail } from '#domain/account/login-email.ts'
import type { OrderId } from '#domain/ids.ts'
import type { Account } from './account-row.ts'
import type { Queries, Row } from '../../core/database/database.ts'

/** Everything stored about the owner of an account, by what it is; secrets of the shop and of links stay out. */
export type StoredAbout = Readonly<Record<keyof typeof PARTS, readonly Row[]>>

/**
 * Reads everything the owner of an account may have as a file (GDPR articles 15 and 20): what `eraseUser` takes away and
 * what it leaves as sold. Instants are ISO 8601. A session that may see some orders alone is told of no others.
 */
export async function storedAbout(
  queries: Queries,
  { id, kind, email }: Account,
  only?: readonly OrderId[],
): Promise<StoredAbout> {
  // Anybody can type an address at the checkout; only that of a user was proven.
  const proven = kind === 'user' ? loginEmail(email) : null
  const values = [id, proven, only ?? null]
  const parts = await Promise.all(
    Object.entries(PARTS).map(
      async ([name, sql]) => [name, await queries.query(ASKED + sql, values)] as const,
    ),
  )
  return Object.fromEntries(parts) as StoredAbout
}

const ASKED = 'WITH asked AS (SELECT $1::text AS account, $2::text AS address, $3::text[] AS only_orders) '
const ACCOUNT = '(SELECT account FROM asked)'
const ORDERS = `
  SELECT o.id FROM orders o, asked
  WHERE (o.account_id = asked.account OR o.guest_id = asked.account)
    AND (asked.only_orders IS NULL OR o.id = ANY(asked.only_orders))`

const PARTS = {
  account: `
    SELECT id, kind, email, first_name AS "firstName", last_name AS "lastName", phone_number AS "phoneNumber",
      language, is_terms_accepted AS "isTermsAccepted", is_policy_accepted AS "isPolicyAccepted",
      ${iso('terms_accepted_at')} AS "termsAcceptedAt", terms_version AS "termsVersion",
      is_offers_accepted AS "isOffersAccepted", ${iso('created_at')} AS "createdAt"
    FROM accounts WHERE id = ${ACCOUNT}`,
  signOn: `
    SELECT issuer, subject, ${iso('linked_at')} AS "linkedAt" FROM identities
    WHERE account_id = ${ACCOUNT} ORDER BY linked_at`,
  favourites: `
    SELECT restaurant_id AS "restaurantId", ${iso('created_at')} AS "chosenAt" FROM favourites
    WHERE account_id = ${ACCOUNT} ORDER BY created_at`,
  savedCards: `
    SELECT provider, masked_pan AS "maskedPan", end_of_validity AS "endOfValidity",
      ${iso('created_at')} AS "savedAt"
    FROM payment_methods WHERE account_id = ${ACCOUNT} AND leaving_at IS NULL ORDER BY created_at`,
  orders: `
    SELECT id, restaurant_id AS "restaurantId", state, pick_up_mode AS "pickUpMode", price, taxes, currency,
      snapshot AS items, ${iso('created_at')} AS "orderedAt", ${iso('retrieval_at')} AS "retrievalDate",
      pos_id AS "pickupNumber", table_number AS "tableNumber", rating, email, first_name AS "firstName",
      last_name AS "lastName", phone_number AS "phoneNumber", language, is_mobile AS "isMobile"
    FROM orders WHERE id IN (${ORDERS}) ORDER BY created_at`,
  payments: `
    SELECT order_id AS "orderId", provider, amount, currency, status, refunded, ${iso('begun_at')} AS "begunAt"
    FROM payments WHERE order_id IN (${ORDERS}) ORDER BY begun_at`,
  feedback: `
    SELECT order_id AS "orderId", is_problem AS "isProblem", subject, body, name, email,
      phone_number AS "phoneNumber", ${iso('created_at')} AS "writtenAt"
    FROM order_feedback WHERE order_id IN (${ORDERS}) ORDER BY created_at`,
  arrivals: `
    SELECT order_id AS "orderId", approach, parking_bay AS "parkingBay" FROM predictions
    WHERE order_id IN (${ORDERS})`,
  mails: `
    SELECT order_id AS "orderId", payload ->> 'kind' AS kind, payload ->> 'recipient' AS recipient,
      payload ->> 'language' AS language, payload -> 'content' AS content, ${iso('created_at')} AS "writtenAt",
      ${iso('done_at')} AS "sentAt"
    FROM jobs WHERE kind = 'mail' AND (order_id IN (${ORDERS})
      OR lower(normalize(btrim(payload ->> 'recipient'), NFC)) = (SELECT address FROM asked))
    ORDER BY position`,
  knownDevices: `
    SELECT ${iso('expires_at')} AS "knownUntil" FROM known_devices WHERE account_id = ${ACCOUNT}
    ORDER BY expires_at`,
  sessions: `
    SELECT browser, system, ${iso('expires_at')} AS "expiresAt" FROM sessions
    WHERE account_id = ${ACCOUNT} ORDER BY expires_at`,
} as const

/** An instant of the store, epoch ms, as text. */
function iso(column: string): string {
  return `to_char(to_timestamp(${column} / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
