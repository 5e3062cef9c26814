-- A payment is written before its provider hears of it, and sweepers look at it when `check_at` has come.
ALTER TABLE payments DROP CONSTRAINT payments_status_check;
ALTER TABLE payments ADD CONSTRAINT payments_status_check
  CHECK (status IN ('begun', 'authorised', 'captured', 'releasing', 'released', 'refunded'));
ALTER TABLE payments ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE payments ADD COLUMN idempotency_key text;
UPDATE payments SET idempotency_key = 'order:' || order_id || ':pi:v1';
ALTER TABLE payments ALTER COLUMN idempotency_key SET NOT NULL;
ALTER TABLE payments ADD COLUMN reference text;
ALTER TABLE payments ADD COLUMN refunded integer NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN attempts integer NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN saves_method boolean NOT NULL DEFAULT false;
ALTER TABLE payments ADD COLUMN begun_at double precision;
UPDATE payments SET begun_at = updated_at;
ALTER TABLE payments ALTER COLUMN begun_at SET NOT NULL;
ALTER TABLE payments ADD COLUMN check_at double precision;
ALTER TABLE payments ADD COLUMN disputed_at double precision;
DROP INDEX payments_one_live;
CREATE UNIQUE INDEX payments_one_live ON payments (order_id)
  WHERE status NOT IN ('released', 'refunded') AND (status <> 'releasing' OR reference IS NOT NULL);
CREATE UNIQUE INDEX payments_version ON payments (order_id, version);
CREATE UNIQUE INDEX payments_reference ON payments (provider, reference);
CREATE INDEX payments_to_check ON payments (check_at) WHERE check_at IS NOT NULL;
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  provider text NOT NULL,
  kind text NOT NULL,
  reference text,
  parked_because text,
  received_at double precision NOT NULL
);
CREATE TABLE payment_customers (
  account_id text NOT NULL REFERENCES accounts,
  provider text NOT NULL,
  reference text,
  leaving_at double precision,
  PRIMARY KEY (account_id, provider)
);
ALTER TABLE payment_methods ADD COLUMN provider text NOT NULL DEFAULT 'nepting';
ALTER TABLE payment_methods ADD COLUMN reference text;
UPDATE payment_methods SET reference = id;
ALTER TABLE payment_methods ADD COLUMN leaving_at double precision;
ALTER TABLE payment_methods ALTER COLUMN reference SET NOT NULL;
CREATE UNIQUE INDEX payment_methods_reference ON payment_methods (provider, reference);
CREATE TABLE test_payments (
  payment_id text PRIMARY KEY REFERENCES payments,
  answer text NOT NULL CHECK (answer IN ('held', 'undecided', 'late', 'authentication', 'taken')),
  decided_at double precision NOT NULL
);
ALTER TABLE kitchens DROP CONSTRAINT kitchens_payment_check;
ALTER TABLE kitchens ADD CONSTRAINT kitchens_payment_check
  CHECK (payment IN ('accept', 'refuse', 'undecided', 'late', 'authentication'));
