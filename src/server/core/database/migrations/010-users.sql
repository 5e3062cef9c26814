ALTER TABLE accounts ADD COLUMN login_email text UNIQUE;
ALTER TABLE accounts ADD COLUMN password_hash text;
ALTER TABLE accounts ADD COLUMN deleted_at double precision;
CREATE INDEX sessions_of_account ON sessions (account_id);
CREATE TABLE account_links (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('registration', 'passwordReset')),
  login_email text NOT NULL,
  created_at double precision NOT NULL,
  expires_at double precision NOT NULL,
  ended_at double precision
);
CREATE INDEX account_links_of_email ON account_links (login_email);
CREATE TABLE favourites (
  account_id text NOT NULL REFERENCES accounts,
  restaurant_id text NOT NULL REFERENCES restaurants,
  created_at double precision NOT NULL,
  PRIMARY KEY (account_id, restaurant_id)
);
CREATE TABLE tries (key_hash text PRIMARY KEY, count integer NOT NULL, until double precision NOT NULL);
CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE spent_challenges (challenge_hash text PRIMARY KEY, expires_at double precision NOT NULL);
