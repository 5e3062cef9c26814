-- When somebody agreed to the terms, and to which; accounts were made by agreeing, to a version nobody noted.
ALTER TABLE accounts ADD COLUMN terms_accepted_at double precision;
ALTER TABLE accounts ADD COLUMN terms_version text;
UPDATE accounts SET terms_accepted_at = created_at WHERE is_terms_accepted AND deleted_at IS NULL;
