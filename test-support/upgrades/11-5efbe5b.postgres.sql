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
insert into migrations (name, applied_at) values ('0001-open-restaurant', '2026-11-15T21:47:48.007Z');
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
insert into migrations (name, applied_at) values ('0002-live-kitchen', '2026-11-15T21:47:48.025Z');
alter table orders add column business_day text collate "C" not null default '';
alter table orders add column local_hour integer not null default 0;
alter table orders add column burritos bigint not null default 0;
alter table orders add column captured_at timestamptz;
alter table orders add column returned_at timestamptz;
alter table orders add column refund_day text collate "C";
alter table orders add column mails jsonb not null default '[]';
alter table orders add column mail_due_at timestamptz;
alter table orders add column mail_tries integer not null default 0;
alter table orders add column mail_claimed_until timestamptz;
alter table orders add column search_name text collate "C" not null default '';
alter table orders add column search_last text collate "C" not null default '';
alter table orders add column search_email text collate "C" not null default '';
create index orders_by_day on orders (business_day, seq);
create index orders_by_status_and_day on orders (status, business_day, seq);
create index orders_by_number on orders (number, business_day, seq);
create index orders_for_sales on orders
  (business_day, local_hour, payment, status, burritos, subtotal, tax, total);
create index orders_by_name on orders (search_name);
create index orders_by_last_name on orders (search_last);
create index orders_by_email on orders (search_email);
create index orders_by_refund_day on orders (refund_day) where refund_day is not null;
create index orders_to_mail on orders (mail_due_at) where mail_due_at is not null;
alter table menu_items add column allergens jsonb not null default '[]';
alter table menu_items add column marks jsonb not null default '[]';
alter table menu_items add column version integer not null default 1;
alter table staff add column last_login_at timestamptz;
alter table staff add column must_change_password integer not null default 0;
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_username text not null,
  topic text not null,
  subject text not null,
  deed jsonb not null
  );
create index audit_log_by_subject on audit_log (topic, subject, id);
create index audit_log_by_topic on audit_log (topic, id);
insert into audit_log (at, by_username, topic, subject, deed)
  select event.at, event.by_username, 'order', event.order_id, jsonb_build_object(
  'what', event.what, 'order', event.order_id, 'number', orders.number,
  'from', event.from_status, 'to', event.to_status)
  from order_events as event join orders on orders.id = event.order_id order by event.id;
drop table order_events;
insert into migrations (name, applied_at) values ('0003-office', '2026-11-15T21:47:48.080Z');
alter table orders add column purged_at timestamptz;
create index orders_to_purge on orders (timestamp) where purged_at is null;
insert into migrations (name, applied_at) values ('0004-forget-customers', '2026-11-15T21:47:48.104Z');
drop index orders_for_sales;
create index orders_for_sales on orders
  (business_day, lines, local_hour, payment, status, burritos, subtotal, tax, total);
insert into migrations (name, applied_at) values ('0005-sales-by-cart', '2026-11-15T21:47:48.113Z');
insert into "staff" ("username", "name", "role", "password_hash", "disabled_at", "created_at", "must_change_password") values ('owner', 'Owner', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$w6CPcSvtJ9z6uPDw6mnMrg$k7hxpcs4t1G3fUo51TtjBMujfvnqE0WvDpK4lE9voqg', null, '2026-10-01T19:00:00.000Z', 0) on conflict ("username") do nothing returning "id";
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-01T19:00:00.000Z', 'Somebody at the server', 'staff', 'owner', '{"what":"staff-added","username":"owner","role":"owner"}');
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email") values ('DZ0Y6ujiVZCH2FyIPsrh2Q', 'key-of-order-number-1-0123456789', 'pvIrqy7PwwXLOp5CXmgQ4hpNjqgQjRiA9xoIVZc_-Ew', 'Rosa', 'Delgado', 'rosa@example.com', '2026-10-01T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-923d28511b1f04d45198ede4', '2026-10-01', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-01T19:00:00.000Z"}]', '2026-10-01T19:00:00.000Z', 'rosa delgado', 'delgado', 'rosa@example.com') on conflict ("idempotency_key") do nothing returning "id", "number", "lines";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email") values ('EHM7Xt2DAd1QA3aAfvWFpw', 'key-of-order-number-2-0123456789', 'EpROrM3UoTpxh096ZTbZt3PFDST3Vt1sxI3fnsThZ4A', 'Siobhán', 'O’Brien', 'Siobhan@example.com', '2026-10-01T19:10:00.000Z', 'placed', '[{"item":"bean","name":"Bean","quantity":3,"unitPrice":950,"price":2850}]', 2850, 950, 271, 3121, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-3636bd56224abafdee34068d', '2026-10-01', 12, 3, '[{"kind":"placed","state":"due","at":"2026-10-01T19:10:00.000Z"}]', '2026-10-01T19:10:00.000Z', 'siobhan o''brien', 'o''brien', 'siobhan@example.com') on conflict ("idempotency_key") do nothing returning "id", "number", "lines";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email") values ('auX98TR2CTnFZVj2f4pQ9Q', 'key-of-order-number-3-0123456789', '9YabBqBE6eZx2Crz2wjcGSEQ2y0iiXOOOub895uVi5c', 'José', 'Núñez', 'jose@example.com', '2026-10-02T10:30:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"2 Oak St","city":"Clovis","state":"CA","zipcode":"93612"}', 'authorised', 'demo-956359f8029a55d8dcec419f', '2026-10-01', 3, 1, '[{"kind":"placed","state":"due","at":"2026-10-02T10:30:00.000Z"}]', '2026-10-02T10:30:00.000Z', 'jose nunez', 'nunez', 'jose@example.com') on conflict ("idempotency_key") do nothing returning "id", "number", "lines";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email") values ('h5ZtxQG-9Rd09JsITkAltw', 'key-of-order-number-4-0123456789', 'xlwt3VgMYRRzJmYn3ZjH7AlwBs86th1D-I8Gg1aanJQ', 'Ana', 'Ruiz', 'ana@example.com', '2026-10-02T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-a1f49519d58bf0f1c6e4d249', '2026-10-02', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-02T19:00:00.000Z"}]', '2026-10-02T19:00:00.000Z', 'ana ruiz', 'ruiz', 'ana@example.com') on conflict ("idempotency_key") do nothing returning "id", "number", "lines";
update orders set payment = 'captured', captured_at = mark.at
  from jsonb_to_recordset('[{"id":"DZ0Y6ujiVZCH2FyIPsrh2Q","at":"2026-10-02T19:00:00.000Z"},{"id":"EHM7Xt2DAd1QA3aAfvWFpw","at":"2026-10-02T19:00:00.000Z"},{"id":"auX98TR2CTnFZVj2f4pQ9Q","at":"2026-10-02T19:00:00.000Z"},{"id":"h5ZtxQG-9Rd09JsITkAltw","at":"2026-10-02T19:00:00.000Z"}]'::jsonb) as mark (id text, at timestamptz)
  where orders.id = mark.id and payment = 'authorised';
update "orders" set "status" = 'cooking', "moves" = '[{"to":"cooking","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-02T20:00:00.000Z', "mails" = '[{"at":"2026-10-01T19:00:00.000Z","kind":"placed","state":"due"}]', "mail_due_at" = '2026-10-01T19:00:00.000Z', "version" = 2 where "id" = 'DZ0Y6ujiVZCH2FyIPsrh2Q' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-02T20:00:00.000Z', 'owner', 'order', 'DZ0Y6ujiVZCH2FyIPsrh2Q', '{"what":"move","order":"DZ0Y6ujiVZCH2FyIPsrh2Q","number":1,"from":"placed","to":"cooking"}');
update "orders" set "status" = 'ready', "moves" = '[{"at":"2026-10-02T20:00:00.000Z","by":"Owner","to":"cooking"},{"to":"ready","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-02T20:00:00.000Z', "mails" = '[{"at":"2026-10-01T19:00:00.000Z","kind":"placed","state":"due"},{"kind":"ready","state":"due","at":"2026-10-02T20:00:20.000Z"}]', "mail_due_at" = '2026-10-01T19:00:00.000Z', "version" = 3 where "id" = 'DZ0Y6ujiVZCH2FyIPsrh2Q' and "version" = 2 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-02T20:00:00.000Z', 'owner', 'order', 'DZ0Y6ujiVZCH2FyIPsrh2Q', '{"what":"move","order":"DZ0Y6ujiVZCH2FyIPsrh2Q","number":1,"from":"cooking","to":"ready"}');
update "orders" set "status" = 'cancelled', "moves" = '[{"to":"cancelled","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-02T20:00:00.000Z', "mails" = '[{"kind":"cancelled","state":"due","at":"2026-10-02T20:00:00.000Z"}]', "mail_due_at" = '2026-10-02T20:00:00.000Z', "version" = 2, "cancel_reason" = 'ran-out', "cancel_note" = 'Sorry; no more pork.' where "id" = 'auX98TR2CTnFZVj2f4pQ9Q' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-02T20:00:00.000Z', 'owner', 'order', 'auX98TR2CTnFZVj2f4pQ9Q', '{"what":"cancel","order":"auX98TR2CTnFZVj2f4pQ9Q","number":3,"from":"placed","to":"cancelled","reason":"ran-out"}');
update "orders" set "payment" = 'refunded', "returned_at" = '2026-10-02T20:01:00.000Z', "refund_day" = '2026-10-02' where "id" = 'auX98TR2CTnFZVj2f4pQ9Q' and "payment" = 'captured';
