-- From where orders come that nobody has paid; as a hash, and for as long as nobody has.
ALTER TABLE orders ADD COLUMN address_hash text;
CREATE INDEX orders_unpaid_by_address ON orders (address_hash, created_at)
WHERE state IN ('CREATED', 'WAITING');
