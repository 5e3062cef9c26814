-- Who runs the shop looks at a day at a time, every few seconds.
CREATE INDEX orders_by_time ON orders (created_at);
CREATE INDEX payments_by_time ON payments (begun_at);
