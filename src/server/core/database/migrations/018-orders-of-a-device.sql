-- The device of a guest who logs in goes on showing the orders that were underway.
ALTER TABLE sessions ADD COLUMN brought_order_ids jsonb NOT NULL DEFAULT '[]';
