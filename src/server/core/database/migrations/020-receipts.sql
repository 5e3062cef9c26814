-- What a receipt tells beside the sums; of the orders made before it is not known.
ALTER TABLE orders ADD COLUMN tax_rows json;
ALTER TABLE orders ADD COLUMN paid_with json;
