-- What somebody may recognise the devices by on which they are logged in.
ALTER TABLE sessions ADD COLUMN browser text;
ALTER TABLE sessions ADD COLUMN system text;
