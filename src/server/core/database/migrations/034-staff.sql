-- Who works here, with accounts apart from customers'. Somebody who was removed stays as who looked at what.
CREATE TABLE staff (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL,
  password_hash text,
  totp_secret text,
  totp_last_step double precision,
  created_at double precision NOT NULL,
  disabled_at double precision
);
CREATE TABLE staff_sessions (
  token_hash text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  created_at double precision NOT NULL,
  used_at double precision NOT NULL,
  expires_at double precision NOT NULL
);
CREATE INDEX staff_sessions_of_staff ON staff_sessions (staff_id);
-- The secret of the second factor is shown as often as the link is opened, and goes over to the account with its use.
CREATE TABLE staff_invites (
  token_hash text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  totp_secret text,
  expires_at double precision NOT NULL,
  used_at double precision
);
CREATE INDEX staff_invites_of_staff ON staff_invites (staff_id);
-- What was looked at, revealed, taken along or done, by whom and why.
CREATE TABLE staff_looks (
  id bigserial PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  staff_email text NOT NULL,
  at double precision NOT NULL,
  what text NOT NULL,
  subject text NOT NULL,
  why text NOT NULL
);
CREATE INDEX staff_looks_by_time ON staff_looks (at DESC, id DESC);
CREATE INDEX staff_looks_of_staff ON staff_looks (staff_id, at DESC, id DESC);
CREATE INDEX staff_looks_at_subject ON staff_looks (subject, at DESC, id DESC);
