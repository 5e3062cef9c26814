CREATE TABLE accounts (
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
);
CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  family text NOT NULL,
  account_id text REFERENCES accounts,
  restaurant_ids jsonb NOT NULL DEFAULT '[]',
  access_until double precision NOT NULL,
  expires_at double precision NOT NULL,
  rotated_at double precision
);
CREATE INDEX sessions_family ON sessions (family);
