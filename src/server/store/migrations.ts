/** One change of the schema, known by its name for ever; its statements run in order, all or none. */
export type Migration = { readonly name: string; readonly statements: readonly string[] }

/**
 * Every change of the schema, in order; a published one is never edited. Instants are epoch ms in `double
 * precision` (exact, and a number in both drivers); money is integer minor units; `json` keeps documents as written.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-catalogue',
    statements: [
      'CREATE TABLE facts (name text PRIMARY KEY, value jsonb NOT NULL)',
      'CREATE TABLE parameters (key text PRIMARY KEY, value text NOT NULL)',
      `CREATE TABLE restaurants (
         id text PRIMARY KEY,
         slug text NOT NULL UNIQUE,
         position integer NOT NULL,
         doc json NOT NULL,
         code_hash text
       )`,
      `CREATE TABLE menus (
         campaign_id text NOT NULL,
         mode text NOT NULL,
         restaurant_id text NOT NULL REFERENCES restaurants,
         doc json NOT NULL,
         etag text NOT NULL,
         plain bytea NOT NULL,
         brotli bytea NOT NULL,
         gzip bytea NOT NULL,
         published_at double precision NOT NULL,
         PRIMARY KEY (campaign_id, mode)
       )`,
    ],
  },
  {
    name: '002-accounts',
    statements: [
      `CREATE TABLE accounts (
         id text PRIMARY KEY,
         kind text NOT NULL CHECK (kind IN ('guest', 'user')),
         email text NOT NULL,
         first_name text NOT NULL,
         last_name text NOT NULL,
         phone_number text,
         language text NOT NULL,
         device_token_hash text,
         is_terms_accepted boolean NOT NULL,
         is_policy_accepted boolean NOT NULL,
         is_offers_accepted boolean NOT NULL,
         created_at double precision NOT NULL
       )`,
      `CREATE TABLE sessions (
         token_hash text PRIMARY KEY,
         family text NOT NULL,
         account_id text REFERENCES accounts,
         restaurant_ids jsonb NOT NULL DEFAULT '[]',
         access_until double precision NOT NULL,
         expires_at double precision NOT NULL,
         rotated_at double precision
       )`,
      'CREATE INDEX sessions_family ON sessions (family)',
    ],
  },
  {
    name: '003-orders',
    statements: [
      `CREATE TABLE orders (
         id text PRIMARY KEY,
         rev integer NOT NULL DEFAULT 1,
         account_id text NOT NULL REFERENCES accounts,
         restaurant_id text NOT NULL REFERENCES restaurants,
         campaign_id text NOT NULL,
         state text NOT NULL,
         pick_up_mode text NOT NULL,
         language text NOT NULL,
         currency text NOT NULL,
         price integer NOT NULL CHECK (price >= 0),
         taxes integer NOT NULL CHECK (taxes >= 0),
         original_price integer,
         items json NOT NULL,
         snapshot json NOT NULL,
         count integer NOT NULL,
         created_at double precision NOT NULL,
         updated_at double precision NOT NULL,
         retrieval_at double precision NOT NULL,
         due_at double precision NOT NULL,
         lease_until double precision NOT NULL DEFAULT 0,
         injected_at double precision,
         pos_id text,
         is_on_my_way boolean NOT NULL DEFAULT false,
         inject_now boolean NOT NULL DEFAULT false,
         is_predict_order boolean NOT NULL DEFAULT false,
         rating integer,
         reported_at double precision,
         feedbacked_at double precision,
         email text,
         first_name text,
         last_name text,
         phone_number text,
         table_number text
       )`,
      // Compressing a few kilobytes costs more than storing them.
      'ALTER TABLE orders ALTER COLUMN snapshot SET STORAGE EXTERNAL',
      'CREATE INDEX orders_of_account ON orders (account_id, created_at DESC)',
      `CREATE INDEX orders_due ON orders (due_at) WHERE state IN ('VALIDATED', 'SENT')`,
      `CREATE TABLE idempotency (
         account_id text NOT NULL,
         key text NOT NULL,
         body_hash text NOT NULL,
         status integer NOT NULL,
         order_id text NOT NULL,
         created_at double precision NOT NULL,
         PRIMARY KEY (account_id, key)
       )`,
      `CREATE TABLE payments (
         id text PRIMARY KEY,
         order_id text NOT NULL REFERENCES orders,
         provider text NOT NULL,
         amount integer NOT NULL CHECK (amount > 0),
         currency text NOT NULL,
         status text NOT NULL CHECK (status IN ('authorised', 'captured', 'released')),
         updated_at double precision NOT NULL
       )`,
      `CREATE UNIQUE INDEX payments_one_live ON payments (order_id) WHERE status <> 'released'`,
      `CREATE TABLE outbox (
         id text PRIMARY KEY,
         order_id text NOT NULL REFERENCES orders,
         kind text NOT NULL,
         recipient text NOT NULL,
         language text NOT NULL,
         content json NOT NULL,
         created_at double precision NOT NULL,
         sent_at double precision,
         UNIQUE (order_id, kind)
       )`,
    ],
  },
  {
    name: '004-simulated-kitchen',
    statements: [
      `CREATE TABLE kitchens (
         restaurant_id text PRIMARY KEY REFERENCES restaurants,
         injection text NOT NULL DEFAULT 'accept' CHECK (injection IN ('accept', 'refuse')),
         delay_ms integer NOT NULL DEFAULT 0,
         last_number integer NOT NULL DEFAULT 0
       )`,
      'CREATE TABLE kitchen_tickets (order_id text PRIMARY KEY, number integer NOT NULL)',
    ],
  },
  {
    name: '005-polished-menus',
    statements: ['ALTER TABLE menus ADD COLUMN is_polished boolean NOT NULL DEFAULT false'],
  },
  {
    name: '006-unpaid-orders',
    statements: [
      'ALTER TABLE orders ADD COLUMN expired_at double precision',
      `CREATE INDEX orders_unpaid ON orders (created_at) WHERE state IN ('CREATED', 'WAITING')`,
    ],
  },
  {
    name: '007-unlisted-restaurants',
    statements: ['ALTER TABLE restaurants ADD COLUMN is_listed boolean NOT NULL DEFAULT true'],
  },
  {
    // A mail tells of one event, of an order or of an account; what only it may say goes when it is sent.
    name: '008-outbox-events',
    statements: [
      'ALTER TABLE outbox ALTER COLUMN order_id DROP NOT NULL',
      'ALTER TABLE outbox DROP CONSTRAINT outbox_order_id_kind_key',
      'ALTER TABLE outbox ADD COLUMN event text',
      `UPDATE outbox SET event = kind || '/' || order_id`,
      'ALTER TABLE outbox ALTER COLUMN event SET NOT NULL',
      'ALTER TABLE outbox ADD CONSTRAINT outbox_event UNIQUE (event)',
      'ALTER TABLE outbox ADD COLUMN secret text',
      'ALTER TABLE outbox ADD COLUMN attempts integer NOT NULL DEFAULT 0',
      'ALTER TABLE outbox ADD COLUMN due_at double precision NOT NULL DEFAULT 0',
      'CREATE INDEX outbox_waiting ON outbox (due_at) WHERE sent_at IS NULL',
    ],
  },
  {
    // Links of mails let a guest in to one order (S4.44); what customers write about an order is kept (S7.53).
    name: '009-order-links-and-feedback',
    statements: [
      `CREATE TABLE order_links (
         token_hash text PRIMARY KEY,
         order_id text NOT NULL REFERENCES orders
       )`,
      'CREATE INDEX order_links_of_order ON order_links (order_id)',
      'ALTER TABLE sessions ADD COLUMN order_ids jsonb',
      `CREATE TABLE order_feedback (
         id text PRIMARY KEY,
         order_id text NOT NULL REFERENCES orders,
         is_problem boolean NOT NULL,
         subject text NOT NULL,
         body text NOT NULL,
         name text NOT NULL,
         email text NOT NULL,
         phone_number text NOT NULL,
         created_at double precision NOT NULL
       )`,
    ],
  },
  {
    name: '010-users',
    statements: [
      'ALTER TABLE accounts ADD COLUMN login_email text UNIQUE',
      'ALTER TABLE accounts ADD COLUMN password_hash text',
      'ALTER TABLE accounts ADD COLUMN deleted_at double precision',
      'CREATE INDEX sessions_of_account ON sessions (account_id)',
      `CREATE TABLE account_links (
         token_hash text PRIMARY KEY,
         purpose text NOT NULL CHECK (purpose IN ('registration', 'passwordReset')),
         login_email text NOT NULL,
         created_at double precision NOT NULL,
         expires_at double precision NOT NULL,
         ended_at double precision
       )`,
      'CREATE INDEX account_links_of_email ON account_links (login_email)',
      `CREATE TABLE favourites (
         account_id text NOT NULL REFERENCES accounts,
         restaurant_id text NOT NULL REFERENCES restaurants,
         created_at double precision NOT NULL,
         PRIMARY KEY (account_id, restaurant_id)
       )`,
      'CREATE TABLE tries (key_hash text PRIMARY KEY, count integer NOT NULL, until double precision NOT NULL)',
      'CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)',
      'CREATE TABLE spent_challenges (challenge_hash text PRIMARY KEY, expires_at double precision NOT NULL)',
    ],
  },
  {
    // Levers of demonstrations: how the test payment answers, and what befalls single orders.
    name: '011-kitchen-levers',
    statements: [
      `ALTER TABLE kitchens ADD COLUMN payment text NOT NULL DEFAULT 'accept'
         CHECK (payment IN ('accept', 'refuse', 'undecided'))`,
      `ALTER TABLE kitchens ADD COLUMN capture text NOT NULL DEFAULT 'accept'
         CHECK (capture IN ('accept', 'refuse'))`,
      `CREATE TABLE kitchen_fates (
         order_id text PRIMARY KEY REFERENCES orders,
         fate text NOT NULL CHECK (fate IN ('refuse', 'soldOut', 'refuseCapture'))
       )`,
    ],
  },
  {
    name: '012-predictions',
    statements: [
      `CREATE TABLE predictions (
         session_id text PRIMARY KEY,
         order_id text NOT NULL UNIQUE REFERENCES orders,
         approach json NOT NULL,
         parking_bay text
       )`,
    ],
  },
  {
    // Mails of the same moment stand in the order they were written.
    name: '013-outbox-order',
    statements: ['ALTER TABLE outbox ADD COLUMN position bigserial'],
  },
  {
    // What customers are shown of the cards a payment provider keeps; never a whole number.
    name: '014-payment-methods',
    statements: [
      `CREATE TABLE payment_methods (
         id text PRIMARY KEY,
         account_id text NOT NULL REFERENCES accounts,
         masked_pan text NOT NULL,
         end_of_validity text NOT NULL,
         created_at double precision NOT NULL
       )`,
      'CREATE INDEX payment_methods_of_account ON payment_methods (account_id)',
    ],
  },
  {
    // A payment is written before its provider hears of it, and sweepers look at it when `check_at` has come.
    name: '015-payments-with-providers',
    statements: [
      'ALTER TABLE payments DROP CONSTRAINT payments_status_check',
      `ALTER TABLE payments ADD CONSTRAINT payments_status_check
         CHECK (status IN ('begun', 'authorised', 'captured', 'releasing', 'released', 'refunded'))`,
      'ALTER TABLE payments ADD COLUMN version integer NOT NULL DEFAULT 1',
      'ALTER TABLE payments ADD COLUMN idempotency_key text',
      `UPDATE payments SET idempotency_key = 'order:' || order_id || ':pi:v1'`,
      'ALTER TABLE payments ALTER COLUMN idempotency_key SET NOT NULL',
      'ALTER TABLE payments ADD COLUMN reference text',
      'ALTER TABLE payments ADD COLUMN refunded integer NOT NULL DEFAULT 0',
      'ALTER TABLE payments ADD COLUMN attempts integer NOT NULL DEFAULT 0',
      'ALTER TABLE payments ADD COLUMN saves_method boolean NOT NULL DEFAULT false',
      'ALTER TABLE payments ADD COLUMN begun_at double precision',
      'UPDATE payments SET begun_at = updated_at',
      'ALTER TABLE payments ALTER COLUMN begun_at SET NOT NULL',
      'ALTER TABLE payments ADD COLUMN check_at double precision',
      'ALTER TABLE payments ADD COLUMN disputed_at double precision',
      'DROP INDEX payments_one_live',
      `CREATE UNIQUE INDEX payments_one_live ON payments (order_id)
         WHERE status NOT IN ('released', 'refunded') AND (status <> 'releasing' OR reference IS NOT NULL)`,
      'CREATE UNIQUE INDEX payments_version ON payments (order_id, version)',
      'CREATE UNIQUE INDEX payments_reference ON payments (provider, reference)',
      'CREATE INDEX payments_to_check ON payments (check_at) WHERE check_at IS NOT NULL',
      `CREATE TABLE payment_events (
         id text PRIMARY KEY,
         provider text NOT NULL,
         kind text NOT NULL,
         reference text,
         parked_because text,
         received_at double precision NOT NULL
       )`,
      `CREATE TABLE payment_customers (
         account_id text NOT NULL REFERENCES accounts,
         provider text NOT NULL,
         reference text,
         leaving_at double precision,
         PRIMARY KEY (account_id, provider)
       )`,
      `ALTER TABLE payment_methods ADD COLUMN provider text NOT NULL DEFAULT 'nepting'`,
      'ALTER TABLE payment_methods ADD COLUMN reference text',
      'UPDATE payment_methods SET reference = id',
      'ALTER TABLE payment_methods ADD COLUMN leaving_at double precision',
      'ALTER TABLE payment_methods ALTER COLUMN reference SET NOT NULL',
      'CREATE UNIQUE INDEX payment_methods_reference ON payment_methods (provider, reference)',
      `CREATE TABLE test_payments (
         payment_id text PRIMARY KEY REFERENCES payments,
         answer text NOT NULL CHECK (answer IN ('held', 'undecided', 'late', 'authentication', 'taken')),
         decided_at double precision NOT NULL
       )`,
      'ALTER TABLE kitchens DROP CONSTRAINT kitchens_payment_check',
      `ALTER TABLE kitchens ADD CONSTRAINT kitchens_payment_check
         CHECK (payment IN ('accept', 'refuse', 'undecided', 'late', 'authentication'))`,
    ],
  },
  {
    // Of the orders made before it is not known; they count as made on something else than a telephone.
    name: '016-mobile-orders',
    statements: ['ALTER TABLE orders ADD COLUMN is_mobile boolean NOT NULL DEFAULT false'],
  },
  {
    // An order that joined an account stays known by the guest who made it, and guests are found by their address.
    name: '017-joined-orders',
    statements: [
      'ALTER TABLE orders ADD COLUMN guest_id text REFERENCES accounts',
      'CREATE INDEX orders_of_guest ON orders (guest_id) WHERE guest_id IS NOT NULL',
      'ALTER TABLE accounts ADD COLUMN guest_email text',
      `UPDATE accounts SET guest_email = lower(btrim(email)) WHERE kind = 'guest'`,
      'CREATE INDEX accounts_of_guest_email ON accounts (guest_email) WHERE guest_email IS NOT NULL',
    ],
  },
  {
    // The device of a guest who logs in goes on showing the orders that were underway.
    name: '018-orders-of-a-device',
    statements: [`ALTER TABLE sessions ADD COLUMN brought_order_ids jsonb NOT NULL DEFAULT '[]'`],
  },
  {
    // Somebody's name at a provider of sign-on; the way there, and what came back from it, live for minutes.
    name: '019-sign-on',
    statements: [
      `CREATE TABLE identities (
         issuer text NOT NULL,
         subject text NOT NULL,
         account_id text NOT NULL REFERENCES accounts,
         linked_at double precision NOT NULL,
         PRIMARY KEY (issuer, subject)
       )`,
      'CREATE INDEX identities_of_account ON identities (account_id)',
      `CREATE TABLE sign_on_attempts (
         state_hash text PRIMARY KEY,
         browser_hash text NOT NULL,
         provider text NOT NULL,
         nonce text NOT NULL,
         code_verifier text NOT NULL,
         view text,
         expires_at double precision NOT NULL
       )`,
      `CREATE TABLE sign_on_tickets (
         token_hash text PRIMARY KEY,
         browser_hash text NOT NULL,
         provider text NOT NULL,
         issuer text NOT NULL,
         subject text NOT NULL,
         email text,
         is_email_verified boolean NOT NULL,
         first_name text NOT NULL,
         last_name text NOT NULL,
         expires_at double precision NOT NULL
       )`,
    ],
  },
  {
    // What a receipt tells beside the sums; of the orders made before it is not known.
    name: '020-receipts',
    statements: [
      'ALTER TABLE orders ADD COLUMN tax_rows json',
      'ALTER TABLE orders ADD COLUMN paid_with json',
    ],
  },
  {
    // Who runs the shop looks at a day at a time, every few seconds.
    name: '021-orders-of-a-day',
    statements: [
      'CREATE INDEX orders_by_time ON orders (created_at)',
      'CREATE INDEX payments_by_time ON payments (begun_at)',
    ],
  },
  {
    // When somebody agreed to the terms, and to which; accounts were made by agreeing, to a version nobody noted.
    name: '022-consents',
    statements: [
      'ALTER TABLE accounts ADD COLUMN terms_accepted_at double precision',
      'ALTER TABLE accounts ADD COLUMN terms_version text',
      'UPDATE accounts SET terms_accepted_at = created_at WHERE is_terms_accepted AND deleted_at IS NULL',
    ],
  },
  {
    // What other systems are told: written with what it tells of, sent until it arrived or was given up.
    name: '023-webhooks',
    statements: [
      `CREATE TABLE webhook_messages (
         id text PRIMARY KEY,
         position bigserial,
         webhook text NOT NULL,
         kind text NOT NULL,
         order_id text NOT NULL,
         body text NOT NULL,
         created_at double precision NOT NULL,
         due_at double precision NOT NULL,
         attempts integer NOT NULL DEFAULT 0,
         last_failure text,
         delivered_at double precision,
         given_up_at double precision
       )`,
      `CREATE INDEX webhook_messages_waiting ON webhook_messages (webhook, due_at, position)
         WHERE delivered_at IS NULL AND given_up_at IS NULL`,
    ],
  },
  {
    // Since when a kitchen that was sent an order has not answered.
    name: '024-unreached-kitchens',
    statements: [
      'ALTER TABLE orders ADD COLUMN kitchen_unreached_at double precision',
      'ALTER TABLE kitchens DROP CONSTRAINT kitchens_injection_check',
      `ALTER TABLE kitchens ADD CONSTRAINT kitchens_injection_check
         CHECK (injection IN ('accept', 'refuse', 'unreachable'))`,
    ],
  },
  {
    // How far a kitchen is that tells of it, and why one did not want to.
    name: '025-kitchen-steps',
    statements: [
      `ALTER TABLE orders ADD COLUMN kitchen_step text
         CHECK (kitchen_step IN ('accepted', 'preparing', 'ready', 'collected'))`,
      'ALTER TABLE orders ADD COLUMN refusal_reason text',
    ],
  },
  {
    name: '026-kitchen-tells-steps',
    statements: [
      `ALTER TABLE kitchens ADD COLUMN steps text NOT NULL DEFAULT 'untold' CHECK (steps IN ('untold', 'told'))`,
    ],
  },
  {
    // From where orders come that nobody has paid; as a hash, and for as long as nobody has.
    name: '027-address-of-unpaid',
    statements: [
      'ALTER TABLE orders ADD COLUMN address_hash text',
      `CREATE INDEX orders_unpaid_by_address ON orders (address_hash, created_at)
       WHERE state IN ('CREATED', 'WAITING')`,
    ],
  },
]
