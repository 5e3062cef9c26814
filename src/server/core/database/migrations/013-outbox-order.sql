-- Mails of the same moment stand in the order they were written.
ALTER TABLE outbox ADD COLUMN position bigserial;
