CREATE TABLE facts (name text PRIMARY KEY, value jsonb NOT NULL);
CREATE TABLE parameters (key text PRIMARY KEY, value text NOT NULL);
CREATE TABLE restaurants (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  position integer NOT NULL,
  doc json NOT NULL,
  code_hash text
);
CREATE TABLE menus (
  campaign_id text NOT NULL,
  mode text NOT NULL,
  restaurant_id text NOT NULL REFERENCES restaurants,
  doc json NOT NULL,
  etag text NOT NULL,
  plain bytea NOT NULL,
  brotli bytea NOT NULL,
  gzip bytea NOT NULL,
  published_at double precision NOT NULL,
  PRIMARY KEY (campaign_id, mode)
);
