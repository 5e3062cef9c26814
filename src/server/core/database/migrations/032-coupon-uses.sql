-- Which orders hold coupons; one that ended without food holds its own no longer. Of a guest the hash of the mail address.
CREATE TABLE coupon_uses (
  order_id text NOT NULL REFERENCES orders,
  restaurant_id text NOT NULL,
  code text NOT NULL,
  mail_hash text,
  used_at double precision NOT NULL,
  PRIMARY KEY (order_id, code)
);
CREATE INDEX coupon_uses_of_code ON coupon_uses (restaurant_id, code, used_at);
CREATE INDEX coupon_uses_of_mail ON coupon_uses (mail_hash) WHERE mail_hash IS NOT NULL;
