-- What customers sent of their conversations; the large answers in them stand once for all. Personal values
-- stand apart, sealed with a key that is not in the database.
CREATE TABLE sent_conversations (
  id text PRIMARY KEY,
  code text NOT NULL UNIQUE,
  source_hash text NOT NULL UNIQUE,
  account_id text REFERENCES accounts,
  sent_at double precision NOT NULL,
  expires_at double precision NOT NULL,
  began_at double precision NOT NULL,
  entries integer NOT NULL,
  log text NOT NULL,
  parts json NOT NULL,
  version text NOT NULL,
  view text NOT NULL,
  language text NOT NULL,
  browser text,
  system text,
  reason text NOT NULL,
  restaurant_id text,
  outcome text NOT NULL,
  question text NOT NULL,
  faults json NOT NULL
);
CREATE INDEX sent_conversations_by_time ON sent_conversations (began_at DESC);
CREATE INDEX sent_conversations_of_restaurant ON sent_conversations (restaurant_id, began_at DESC);
CREATE INDEX sent_conversations_of_account ON sent_conversations (account_id);
CREATE INDEX sent_conversations_by_end ON sent_conversations (expires_at);
CREATE TABLE sent_conversation_orders (
  conversation_id text NOT NULL REFERENCES sent_conversations ON DELETE CASCADE,
  order_id text NOT NULL,
  PRIMARY KEY (order_id, conversation_id)
);
CREATE INDEX sent_conversation_orders_of ON sent_conversation_orders (conversation_id);
CREATE TABLE sent_parts (
  sha text PRIMARY KEY,
  part text NOT NULL,
  needed_until double precision NOT NULL
);
CREATE TABLE sent_values (
  conversation_id text PRIMARY KEY REFERENCES sent_conversations ON DELETE CASCADE,
  sealed text NOT NULL
);
CREATE TABLE conversation_notes (
  id text PRIMARY KEY,
  conversation_id text NOT NULL REFERENCES sent_conversations ON DELETE CASCADE,
  staff_name text NOT NULL,
  kind text NOT NULL,
  body text NOT NULL,
  written_at double precision NOT NULL
);
CREATE INDEX conversation_notes_of ON conversation_notes (conversation_id, written_at);
