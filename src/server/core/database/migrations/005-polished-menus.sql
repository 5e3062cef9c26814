ALTER TABLE menus ADD COLUMN is_polished boolean NOT NULL DEFAULT false;
