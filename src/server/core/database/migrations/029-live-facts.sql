-- What a kitchen tells of the day is kept apart from what the file of its restaurant says, which undoes none of it.
ALTER TABLE restaurants ADD COLUMN live jsonb NOT NULL DEFAULT '{}';
-- Until now both stood in one document; which is which is found out when the file is loaded next.
UPDATE restaurants SET live = jsonb_strip_nulls(jsonb_build_object(
  'isInherited', true,
  'ordersEnabled', doc -> 'settings' -> 'ordersEnabled',
  'ordersEnabledAt', doc -> 'settings' -> 'ordersEnabledAt',
  'ordersInjectionDelayMinutes', doc -> 'settings' -> 'ordersInjectionDelayMinutes',
  'outageProducts', doc -> 'outageProducts',
  'openingHours', doc -> 'openingHours'
));
-- Tells a file that is loaded again from one that has changed.
ALTER TABLE restaurants ADD COLUMN file_hash text;
