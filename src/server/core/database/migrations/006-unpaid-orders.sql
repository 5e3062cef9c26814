ALTER TABLE orders ADD COLUMN expired_at double precision;
CREATE INDEX orders_unpaid ON orders (created_at) WHERE state IN ('CREATED', 'WAITING');
