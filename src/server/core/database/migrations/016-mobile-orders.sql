-- Of the orders made before it is not known; they count as made on something else than a telephone.
ALTER TABLE orders ADD COLUMN is_mobile boolean NOT NULL DEFAULT false;
