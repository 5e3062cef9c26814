-- Links of mails let a guest in to one order (S4.44); what customers write about an order is kept (S7.53).
CREATE TABLE order_links (
  token_hash text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders
);
CREATE INDEX order_links_of_order ON order_links (order_id);
ALTER TABLE sessions ADD COLUMN order_ids jsonb;
CREATE TABLE order_feedback (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders,
  is_problem boolean NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  created_at double precision NOT NULL
);
