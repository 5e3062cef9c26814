ALTER TABLE kitchens ADD COLUMN steps text NOT NULL DEFAULT 'untold' CHECK (steps IN ('untold', 'told'));
