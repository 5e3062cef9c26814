CREATE TABLE orders (
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
);
-- Compressing a few kilobytes costs more than storing them.
ALTER TABLE orders ALTER COLUMN snapshot SET STORAGE EXTERNAL;
CREATE INDEX orders_of_account ON orders (account_id, created_at DESC);
CREATE INDEX orders_due ON orders (due_at) WHERE state IN ('VALIDATED', 'SENT');
CREATE TABLE idempotency (
  account_id text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  status integer NOT NULL,
  order_id text NOT NULL,
  created_at double precision NOT NULL,
  PRIMARY KEY (account_id, key)
);
CREATE TABLE payments (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders,
  provider text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('authorised', 'captured', 'released')),
  updated_at double precision NOT NULL
);
CREATE UNIQUE INDEX payments_one_live ON payments (order_id) WHERE status <> 'released';
CREATE TABLE outbox (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders,
  kind text NOT NULL,
  recipient text NOT NULL,
  language text NOT NULL,
  content json NOT NULL,
  created_at double precision NOT NULL,
  sent_at double precision,
  UNIQUE (order_id, kind)
);
