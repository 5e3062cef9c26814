CREATE TABLE predictions (
  session_id text PRIMARY KEY,
  order_id text NOT NULL UNIQUE REFERENCES orders,
  approach json NOT NULL,
  parking_bay text
);
