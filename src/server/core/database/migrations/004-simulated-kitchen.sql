CREATE TABLE kitchens (
  restaurant_id text PRIMARY KEY REFERENCES restaurants,
  injection text NOT NULL DEFAULT 'accept' CHECK (injection IN ('accept', 'refuse')),
  delay_ms integer NOT NULL DEFAULT 0,
  last_number integer NOT NULL DEFAULT 0
);
CREATE TABLE kitchen_tickets (order_id text PRIMARY KEY, number integer NOT NULL);
