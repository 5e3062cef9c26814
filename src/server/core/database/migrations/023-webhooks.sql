-- What other systems are told: written with what it tells of, sent until it arrived or was given up.
CREATE TABLE webhook_messages (
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
);
CREATE INDEX webhook_messages_waiting ON webhook_messages (webhook, due_at, position)
  WHERE delivered_at IS NULL AND given_up_at IS NULL;
