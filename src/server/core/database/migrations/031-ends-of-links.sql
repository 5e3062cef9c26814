-- Orders a session sees by the link of a mail, each with when that link ends (epoch ms).
ALTER TABLE sessions ADD COLUMN link_ends jsonb NOT NULL DEFAULT '{}';
