-- Devices a user has logged in on: who guesses the password elsewhere keeps nobody out there.
CREATE TABLE known_devices (
  token_hash text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts,
  expires_at double precision NOT NULL
);
CREATE INDEX known_devices_of_account ON known_devices (account_id);
