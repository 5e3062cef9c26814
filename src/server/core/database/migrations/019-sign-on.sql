-- Somebody's name at a provider of sign-on; the way there, and what came back from it, live for minutes.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  account_id text NOT NULL REFERENCES accounts,
  linked_at double precision NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_of_account ON identities (account_id);
CREATE TABLE sign_on_attempts (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  provider text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  view text,
  expires_at double precision NOT NULL
);
CREATE TABLE sign_on_tickets (
  token_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text,
  is_email_verified boolean NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  expires_at double precision NOT NULL
);
