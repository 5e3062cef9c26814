-- What is to be done behind what customers wait for, of every kind: what waited in a table of its own waits on here.
CREATE TABLE jobs (
  id text PRIMARY KEY,
  position bigserial,
  kind text NOT NULL,
  lane text NOT NULL DEFAULT '',
  key text UNIQUE,
  order_id text REFERENCES orders,
  payload json,
  secret text,
  created_at double precision NOT NULL,
  due_at double precision NOT NULL,
  leased_until double precision NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  last_failure text,
  done_at double precision,
  given_up_at double precision
);
CREATE INDEX jobs_waiting ON jobs (kind, lane, due_at, position) WHERE done_at IS NULL AND given_up_at IS NULL;
CREATE INDEX jobs_given_up ON jobs (kind) WHERE given_up_at IS NOT NULL;
CREATE INDEX jobs_of_order ON jobs (order_id);
INSERT INTO jobs (id, kind, key, order_id, payload, secret, created_at, due_at, attempts, done_at)
  SELECT id, 'mail', event, order_id,
    json_build_object('kind', kind, 'recipient', recipient, 'language', language, 'content', content),
    secret, created_at, greatest(due_at, created_at), attempts, sent_at
  FROM outbox ORDER BY position;
DROP TABLE outbox;
INSERT INTO jobs (id, kind, lane, order_id, payload, created_at, due_at, attempts, last_failure, done_at, given_up_at)
  SELECT id, 'webhook', webhook, order_id, body::json, created_at, greatest(due_at, created_at), attempts, last_failure,
    delivered_at, given_up_at
  FROM webhook_messages ORDER BY position;
DROP TABLE webhook_messages;
INSERT INTO jobs (id, kind, order_id, created_at, due_at, leased_until, attempts)
  SELECT 'kitchen/' || id, 'kitchen', id, updated_at, due_at, lease_until, (state = 'SENT')::integer
  FROM orders WHERE state IN ('VALIDATED', 'SENT');
DROP INDEX orders_due;
ALTER TABLE orders DROP COLUMN lease_until;
