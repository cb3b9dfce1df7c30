create table if not exists migrations (name text primary key, applied_at text not null);
create table menu_items (
  id text primary key,
  position integer not null,
  name text not null,
  short_name text not null,
  description text not null,
  price bigint not null check (price >= 0),
  sold_out_until timestamptz
  );
create table orders (
  seq bigint generated always as identity primary key,
  number integer generated always as ((seq - 1) % 999 + 1) stored,
  id text not null unique,
  idempotency_key text not null unique,
  body_hash text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  timestamp timestamptz not null,
  status text not null,
  lines jsonb not null,
  subtotal bigint not null,
  tax_rate integer not null,
  tax bigint not null,
  total bigint not null check (total = subtotal + tax),
  delivery jsonb not null,
  payment text not null,
  authorisation text not null
  );
create index orders_to_capture on orders (seq) where payment = 'authorised';
create table staff (
  id bigint generated always as identity primary key,
  username text not null unique,
  name text not null,
  role text not null,
  password_hash text not null,
  disabled_at timestamptz,
  created_at timestamptz not null
  );
create table sessions (
  token_hash text primary key,
  staff_id bigint not null references staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
  );
create index sessions_by_staff on sessions (staff_id);
insert into menu_items (id, position, name, short_name, description, price)
  values ('beef', 0, 'Beef', 'Beef', 'Skirt steak off the hot iron, black beans, rice, tomato.', 1050);
insert into menu_items (id, position, name, short_name, description, price)
  values ('chix', 1, 'Chicken', 'Chix', 'Adobo chicken, red rice, sweet corn, avocado.', 1000);
insert into menu_items (id, position, name, short_name, description, price)
  values ('bean', 2, 'Bean', 'Bean', 'Black and pinto beans, rice, corn, cheese, avocado. No meat.', 950);
insert into menu_items (id, position, name, short_name, description, price)
  values ('pork', 3, 'Pork', 'Pork', 'Slow pork in red chile, pineapple, onion, cilantro.', 1100);
insert into migrations (name, applied_at) values ('0001-open-restaurant', '2026-11-15T21:47:17.406Z');
alter table orders add column moves jsonb not null default '[]';
alter table orders add column version integer not null default 1;
alter table orders add column moved_at timestamptz;
alter table orders add column seen_at timestamptz;
alter table orders add column printed_at timestamptz;
alter table orders add column cancel_reason text;
alter table orders add column cancel_note text;
create index orders_by_status on orders (status, moved_at);
create index orders_to_refund on orders (seq) where status = 'cancelled' and payment = 'captured';
create table order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  at timestamptz not null,
  by_username text not null,
  what text not null,
  from_status text not null,
  to_status text not null
  );
create index order_events_by_order on order_events (order_id);
create table shop_state (
  id integer primary key check (id = 1),
  paused_at timestamptz,
  paused_until timestamptz
  );
insert into shop_state (id) values (1);
insert into migrations (name, applied_at) values ('0002-live-kitchen', '2026-11-15T21:47:17.423Z');
insert into "staff" ("username", "name", "role", "password_hash", "disabled_at", "created_at") values ('owner', 'Owner', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$N0anE5LJ/vh1Sz0bnBKLwA$pDUFk1PtfETPFIMYVbJgtHKXWpKZ5QsjMax2YDZuN04', null, '2026-10-01T19:00:00.000Z') on conflict ("username") do nothing returning "id";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation") values ('b-JUWUdu4tAbPfIAgt5AGw', 'key-of-order-number-1-0123456789', 'pvIrqy7PwwXLOp5CXmgQ4hpNjqgQjRiA9xoIVZc_-Ew', 'Rosa', 'Delgado', 'rosa@example.com', '2026-10-01T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-923d28511b1f04d45198ede4') on conflict ("idempotency_key") do nothing returning *;
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation") values ('TwOEuBax4uskkpz9bkhx8Q', 'key-of-order-number-2-0123456789', 'EpROrM3UoTpxh096ZTbZt3PFDST3Vt1sxI3fnsThZ4A', 'Siobhán', 'O’Brien', 'Siobhan@example.com', '2026-10-01T19:10:00.000Z', 'placed', '[{"item":"bean","name":"Bean","quantity":3,"unitPrice":950,"price":2850}]', 2850, 950, 271, 3121, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-3636bd56224abafdee34068d') on conflict ("idempotency_key") do nothing returning *;
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation") values ('o54KGXmOHOxndpjB34MIow', 'key-of-order-number-3-0123456789', '9YabBqBE6eZx2Crz2wjcGSEQ2y0iiXOOOub895uVi5c', 'José', 'Núñez', 'jose@example.com', '2026-10-02T10:30:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"2 Oak St","city":"Clovis","state":"CA","zipcode":"93612"}', 'authorised', 'demo-956359f8029a55d8dcec419f') on conflict ("idempotency_key") do nothing returning *;
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation") values ('10M2AnExfwmiLwRwugT4rg', 'key-of-order-number-4-0123456789', 'xlwt3VgMYRRzJmYn3ZjH7AlwBs86th1D-I8Gg1aanJQ', 'Ana', 'Ruiz', 'ana@example.com', '2026-10-02T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-a1f49519d58bf0f1c6e4d249') on conflict ("idempotency_key") do nothing returning *;
update "orders" set "payment" = 'captured' where "id" = 'b-JUWUdu4tAbPfIAgt5AGw' and "payment" = 'authorised';
update "orders" set "payment" = 'captured' where "id" = 'TwOEuBax4uskkpz9bkhx8Q' and "payment" = 'authorised';
update "orders" set "payment" = 'captured' where "id" = 'o54KGXmOHOxndpjB34MIow' and "payment" = 'authorised';
update "orders" set "payment" = 'captured' where "id" = '10M2AnExfwmiLwRwugT4rg' and "payment" = 'authorised';
update "orders" set "status" = 'cooking', "moves" = '[{"to":"cooking","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-02T20:00:00.000Z', "version" = 2 where "id" = 'b-JUWUdu4tAbPfIAgt5AGw' and "version" = 1 returning *;
insert into "order_events" ("order_id", "at", "by_username", "what", "from_status", "to_status") values ('b-JUWUdu4tAbPfIAgt5AGw', '2026-10-02T20:00:00.000Z', 'owner', 'move', 'placed', 'cooking');
update "orders" set "status" = 'ready', "moves" = '[{"at":"2026-10-02T20:00:00.000Z","by":"Owner","to":"cooking"},{"to":"ready","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-02T20:00:00.000Z', "version" = 3 where "id" = 'b-JUWUdu4tAbPfIAgt5AGw' and "version" = 2 returning *;
insert into "order_events" ("order_id", "at", "by_username", "what", "from_status", "to_status") values ('b-JUWUdu4tAbPfIAgt5AGw', '2026-10-02T20:00:00.000Z', 'owner', 'move', 'cooking', 'ready');
update "orders" set "status" = 'cancelled', "moves" = '[{"to":"cancelled","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-02T20:00:00.000Z', "version" = 2, "cancel_reason" = 'ran-out', "cancel_note" = 'Sorry; no more pork.' where "id" = 'o54KGXmOHOxndpjB34MIow' and "version" = 1 returning *;
insert into "order_events" ("order_id", "at", "by_username", "what", "from_status", "to_status") values ('o54KGXmOHOxndpjB34MIow', '2026-10-02T20:00:00.000Z', 'owner', 'cancel', 'placed', 'cancelled');
update "orders" set "payment" = 'refunded' where "id" = 'o54KGXmOHOxndpjB34MIow' and "payment" = 'captured';
