ALTER TABLE restaurants ADD COLUMN is_listed boolean NOT NULL DEFAULT true;
