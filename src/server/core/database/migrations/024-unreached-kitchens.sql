-- Since when a kitchen that was sent an order has not answered.
ALTER TABLE orders ADD COLUMN kitchen_unreached_at double precision;
ALTER TABLE kitchens DROP CONSTRAINT kitchens_injection_check;
ALTER TABLE kitchens ADD CONSTRAINT kitchens_injection_check
  CHECK (injection IN ('accept', 'refuse', 'unreachable'));
