-- Levers of demonstrations: how the test payment answers, and what befalls single orders.
ALTER TABLE kitchens ADD COLUMN payment text NOT NULL DEFAULT 'accept'
  CHECK (payment IN ('accept', 'refuse', 'undecided'));
ALTER TABLE kitchens ADD COLUMN capture text NOT NULL DEFAULT 'accept'
  CHECK (capture IN ('accept', 'refuse'));
CREATE TABLE kitchen_fates (
  order_id text PRIMARY KEY REFERENCES orders,
  fate text NOT NULL CHECK (fate IN ('refuse', 'soldOut', 'refuseCapture'))
);
