-- What customers are shown of the cards a payment provider keeps; never a whole number.
CREATE TABLE payment_methods (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts,
  masked_pan text NOT NULL,
  end_of_validity text NOT NULL,
  created_at double precision NOT NULL
);
CREATE INDEX payment_methods_of_account ON payment_methods (account_id);
