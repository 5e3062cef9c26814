-- A mail tells of one event, of an order or of an account; what only it may say goes when it is sent.
ALTER TABLE outbox ALTER COLUMN order_id DROP NOT NULL;
ALTER TABLE outbox DROP CONSTRAINT outbox_order_id_kind_key;
ALTER TABLE outbox ADD COLUMN event text;
UPDATE outbox SET event = kind || '/' || order_id;
ALTER TABLE outbox ALTER COLUMN event SET NOT NULL;
ALTER TABLE outbox ADD CONSTRAINT outbox_event UNIQUE (event);
ALTER TABLE outbox ADD COLUMN secret text;
ALTER TABLE outbox ADD COLUMN attempts integer NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN due_at double precision NOT NULL DEFAULT 0;
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE sent_at IS NULL;
