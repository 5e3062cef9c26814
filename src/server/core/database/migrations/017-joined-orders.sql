-- An order that joined an account stays known by the guest who made it, and guests are found by their address.
ALTER TABLE orders ADD COLUMN guest_id text REFERENCES accounts;
CREATE INDEX orders_of_guest ON orders (guest_id) WHERE guest_id IS NOT NULL;
ALTER TABLE accounts ADD COLUMN guest_email text;
UPDATE accounts SET guest_email = lower(btrim(email)) WHERE kind = 'guest';
CREATE INDEX accounts_of_guest_email ON accounts (guest_email) WHERE guest_email IS NOT NULL;
