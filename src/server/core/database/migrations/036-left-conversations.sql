-- Conversations without code whose customer has left to pay elsewhere, for as long as an order waits to be paid.
CREATE TABLE left_conversations (
  key_hash text PRIMARY KEY,
  log text NOT NULL,
  view text NOT NULL,
  expires_at double precision NOT NULL
);
