CREATE TABLE migrations (name text primary key, applied_at text not null);
CREATE TABLE menu_items (
  id text primary key,
  position integer not null,
  name text not null,
  short_name text not null,
  description text not null,
  price bigint not null check (price >= 0),
  sold_out_until text
  , allergens text not null default '[]', marks text not null default '[]', version integer not null default 1);
CREATE TABLE orders (
  seq integer primary key,
  number integer generated always as ((seq - 1) % 999 + 1) stored,
  id text not null unique,
  idempotency_key text not null unique,
  body_hash text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  timestamp text not null,
  status text not null,
  lines text not null,
  subtotal bigint not null,
  tax_rate integer not null,
  tax bigint not null,
  total bigint not null check (total = subtotal + tax),
  delivery text not null,
  payment text not null,
  authorisation text not null
  , moves text not null default '[]', version integer not null default 1, moved_at text, seen_at text, printed_at text, cancel_reason text, cancel_note text, business_day text not null default '', local_hour integer not null default 0, burritos bigint not null default 0, captured_at text, returned_at text, refund_day text, mails text not null default '[]', mail_due_at text, mail_tries integer not null default 0, search_name text not null default '', search_last text not null default '', search_email text not null default '');
CREATE TABLE staff (
  id integer primary key,
  username text not null unique,
  name text not null,
  role text not null,
  password_hash text not null,
  disabled_at text,
  created_at text not null
  , last_login_at text, must_change_password integer not null default 0);
CREATE TABLE sessions (
  token_hash text primary key,
  staff_id bigint not null references staff (id),
  created_at text not null,
  expires_at text not null
  );
CREATE TABLE shop_state (
  id integer primary key check (id = 1),
  paused_at text,
  paused_until text
  );
CREATE TABLE audit_log (
  id integer primary key,
  at text not null,
  by_username text not null,
  topic text not null,
  subject text not null,
  deed text not null
  );
insert into migrations (name, applied_at)
  values ('0001-open-restaurant', '2026-11-15T21:47:18.963Z');
insert into migrations (name, applied_at)
  values ('0002-live-kitchen', '2026-11-15T21:47:18.968Z');
insert into migrations (name, applied_at)
  values ('0003-office', '2026-11-15T21:47:18.979Z');
insert into menu_items (id, position, name, short_name, description, price, sold_out_until, allergens, marks, version)
  values ('beef', 0, 'Beef', 'Beef', 'Skirt steak off the hot iron, black beans, rice, tomato.', 1050, null, '[]', '[]', 1);
insert into menu_items (id, position, name, short_name, description, price, sold_out_until, allergens, marks, version)
  values ('chix', 1, 'Chicken', 'Chix', 'Adobo chicken, red rice, sweet corn, avocado.', 1000, null, '[]', '[]', 1);
insert into menu_items (id, position, name, short_name, description, price, sold_out_until, allergens, marks, version)
  values ('bean', 2, 'Bean', 'Bean', 'Black and pinto beans, rice, corn, cheese, avocado. No meat.', 950, null, '[]', '[]', 1);
insert into menu_items (id, position, name, short_name, description, price, sold_out_until, allergens, marks, version)
  values ('pork', 3, 'Pork', 'Pork', 'Slow pork in red chile, pineapple, onion, cilantro.', 1100, null, '[]', '[]', 1);
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, search_name, search_last, search_email)
  values (1, '_Nftcrfw27Gv_JVSiujI3A', 'key-of-order-number-1-0123456789', 'pvIrqy7PwwXLOp5CXmgQ4hpNjqgQjRiA9xoIVZc_-Ew', 'Rosa', 'Delgado', 'rosa@example.com', '2026-10-01T19:00:00.000Z', 'ready', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-923d28511b1f04d45198ede4', '[{"to":"cooking","at":"2026-10-02T20:00:00.000Z","by":"Owner"},{"to":"ready","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', 3, '2026-10-02T20:00:00.000Z', null, null, null, null, '2026-10-01', 12, 4, '2026-10-02T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-01T19:00:00.000Z"},{"kind":"ready","state":"due","at":"2026-10-02T20:00:20.000Z"}]', '2026-10-01T19:00:00.000Z', 0, 'rosa delgado', 'delgado', 'rosa@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, search_name, search_last, search_email)
  values (2, 'pZ2RyDWzaRVRzCZzxiL5sg', 'key-of-order-number-2-0123456789', 'EpROrM3UoTpxh096ZTbZt3PFDST3Vt1sxI3fnsThZ4A', 'Siobhán', 'O’Brien', 'Siobhan@example.com', '2026-10-01T19:10:00.000Z', 'placed', '[{"item":"bean","name":"Bean","quantity":3,"unitPrice":950,"price":2850}]', 2850, 950, 271, 3121, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-3636bd56224abafdee34068d', '[]', 1, null, null, null, null, null, '2026-10-01', 12, 3, '2026-10-02T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-01T19:10:00.000Z"}]', '2026-10-01T19:10:00.000Z', 0, 'siobhan o’brien', 'o’brien', 'siobhan@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, search_name, search_last, search_email)
  values (3, 'CBUukXGgWURq-O_d_VtCvw', 'key-of-order-number-3-0123456789', '9YabBqBE6eZx2Crz2wjcGSEQ2y0iiXOOOub895uVi5c', 'José', 'Núñez', 'jose@example.com', '2026-10-02T10:30:00.000Z', 'cancelled', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"2 Oak St","city":"Clovis","state":"CA","zipcode":"93612"}', 'refunded', 'demo-956359f8029a55d8dcec419f', '[{"to":"cancelled","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', 2, '2026-10-02T20:00:00.000Z', null, null, 'ran-out', 'Sorry; no more pork.', '2026-10-01', 3, 1, '2026-10-02T19:00:00.000Z', '2026-10-02T20:01:00.000Z', '2026-10-02', '[{"kind":"placed","state":"due","at":"2026-10-02T10:30:00.000Z"},{"kind":"cancelled","state":"due","at":"2026-10-02T20:00:00.000Z"}]', '2026-10-02T10:30:00.000Z', 0, 'jose nunez', 'nunez', 'jose@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, search_name, search_last, search_email)
  values (4, '_eSqr7lYKxABGd6Tz4GhKQ', 'key-of-order-number-4-0123456789', 'xlwt3VgMYRRzJmYn3ZjH7AlwBs86th1D-I8Gg1aanJQ', 'Ana', 'Ruiz', 'ana@example.com', '2026-10-02T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-a1f49519d58bf0f1c6e4d249', '[]', 1, null, null, null, null, null, '2026-10-02', 12, 4, '2026-10-02T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-02T19:00:00.000Z"}]', '2026-10-02T19:00:00.000Z', 0, 'ana ruiz', 'ruiz', 'ana@example.com');
insert into staff (id, username, name, role, password_hash, disabled_at, created_at, last_login_at, must_change_password)
  values (1, 'owner', 'Owner', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$e6mAaFWokENVD0WovDdqvA$kpYtirYPvKFMYAMGIfyX4p3zXmiSEFkEd4jF84i4m44', null, '2026-10-01T19:00:00.000Z', null, 0);
insert into shop_state (id, paused_at, paused_until)
  values (1, null, null);
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (1, '2026-10-02T20:00:00.000Z', 'owner', 'order', '_Nftcrfw27Gv_JVSiujI3A', '{"what":"move","order":"_Nftcrfw27Gv_JVSiujI3A","number":1,"from":"placed","to":"cooking"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (2, '2026-10-02T20:00:00.000Z', 'owner', 'order', '_Nftcrfw27Gv_JVSiujI3A', '{"what":"move","order":"_Nftcrfw27Gv_JVSiujI3A","number":1,"from":"cooking","to":"ready"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (3, '2026-10-02T20:00:00.000Z', 'owner', 'order', 'CBUukXGgWURq-O_d_VtCvw', '{"what":"cancel","order":"CBUukXGgWURq-O_d_VtCvw","number":3,"from":"placed","to":"cancelled","reason":"ran-out"}');
CREATE INDEX orders_to_capture on orders (seq) where payment = 'authorised';
CREATE INDEX sessions_by_staff on sessions (staff_id);
CREATE INDEX orders_by_status on orders (status, moved_at);
CREATE INDEX orders_to_refund on orders (seq) where status = 'cancelled' and payment = 'captured';
CREATE INDEX orders_by_day on orders (business_day, seq);
CREATE INDEX orders_by_number on orders (number, seq);
CREATE INDEX orders_by_name on orders (search_name);
CREATE INDEX orders_by_last_name on orders (search_last);
CREATE INDEX orders_by_email on orders (search_email);
CREATE INDEX orders_by_refund_day on orders (refund_day) where refund_day is not null;
CREATE INDEX orders_to_mail on orders (mail_due_at) where mail_due_at is not null;
CREATE INDEX audit_log_by_subject on audit_log (topic, subject, id);
