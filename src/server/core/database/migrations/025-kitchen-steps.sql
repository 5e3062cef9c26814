-- How far a kitchen is that tells of it, and why one did not want to.
ALTER TABLE orders ADD COLUMN kitchen_step text
  CHECK (kitchen_step IN ('accepted', 'preparing', 'ready', 'collected'));
ALTER TABLE orders ADD COLUMN refusal_reason text;
