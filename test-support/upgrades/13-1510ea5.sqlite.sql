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
  , moves text not null default '[]', version integer not null default 1, moved_at text, seen_at text, printed_at text, cancel_reason text, cancel_note text, business_day text not null default '', local_hour integer not null default 0, burritos bigint not null default 0, captured_at text, returned_at text, refund_day text, mails text not null default '[]', mail_due_at text, mail_tries integer not null default 0, mail_claimed_until text, search_name text not null default '', search_last text not null default '', search_email text not null default '', purged_at text, payment_fault text, payment_failed_at text, mailbox text not null default '');
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
  values ('0001-open-restaurant', '2026-11-16T08:11:45.729Z');
insert into migrations (name, applied_at)
  values ('0002-live-kitchen', '2026-11-16T08:11:45.784Z');
insert into migrations (name, applied_at)
  values ('0003-office', '2026-11-16T08:11:45.930Z');
insert into migrations (name, applied_at)
  values ('0003-office-mended', '2026-11-16T08:11:46.019Z');
insert into migrations (name, applied_at)
  values ('0004-forget-customers', '2026-11-16T08:11:46.040Z');
insert into migrations (name, applied_at)
  values ('0005-sales-by-cart', '2026-11-16T08:11:46.041Z');
insert into migrations (name, applied_at)
  values ('0006-carts-as-text', '2026-11-16T08:11:46.041Z');
insert into migrations (name, applied_at)
  values ('0007-failed-captures', '2026-11-16T08:11:46.197Z');
insert into migrations (name, applied_at)
  values ('0008-limits', '2026-11-16T08:11:46.198Z');
insert into migrations (name, applied_at)
  values ('0009-griddle', '2026-11-16T08:11:46.198Z');
insert into menu_items (id, position, name, short_name, description, price, sold_out_until, allergens, marks, version)
  values ('beef', 1, 'Beef', 'Beef', 'Skirt steak hot off the griddle, black beans, rice, tomato.', 1050, null, '[]', '[]', 1);
insert into menu_items (id, position, name, short_name, description, price, sold_out_until, allergens, marks, version)
  values ('chix', 2, 'Chicken', 'Chix', 'Adobo chicken, red rice, sweet corn, avocado.', 1000, null, '[]', '[]', 1);
insert into menu_items (id, position, name, short_name, description, price, sold_out_until, allergens, marks, version)
  values ('bean', 3, 'Frijoles', 'Frijol', 'Beans & “more”.', 975, '9999-12-31T00:00:00.000Z', '["milk"]', '["vegetarian"]', 2);
insert into menu_items (id, position, name, short_name, description, price, sold_out_until, allergens, marks, version)
  values ('pork', 0, 'Pork', 'Pork', 'Slow pork in red chile, pineapple, onion, cilantro.', 1100, '2026-10-05T11:00:00.000Z', '[]', '[]', 1);
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (1, '_g-bSexgi55kcPdYIyavEg', 'key-of-order-number-1-0123456789', '', '', '', '', '2025-09-01T19:00:00.000Z', 'handed-over', '[{"item":"beef","name":"Beef","quantity":1,"unitPrice":1050,"price":1050}]', 1050, 950, 100, 1150, '{"address":"","city":"","state":"","zipcode":""}', 'captured', 'demo-923d28511b1f04d45198ede4', '[{"to":"cooking","at":"2025-09-01T19:00:00.000Z","by":"Owner"},{"to":"ready","at":"2025-09-01T19:00:00.000Z","by":"Owner"},{"to":"handed-over","at":"2025-09-01T19:00:00.000Z","by":"Owner"}]', 5, '2025-09-01T19:00:00.000Z', null, null, null, null, '2025-09-01', 12, 1, '2025-09-01T19:00:00.000Z', null, null, '[]', null, 0, null, '', '', '', '2026-09-30T19:00:00.000Z', null, null, '');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (2, 'O9kWKhnFR0X8a7jfdnkjkQ', 'key-of-order-number-2-0123456789', 'ui2Lyat6uIYovc1QF1PMavtaa8MF-vUcUtP3SUpH634', 'Bea', 'Before', 'bea@example.com', '2026-09-30T19:00:00.000Z', 'handed-over', '[{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"bean","name":"Bean","quantity":3,"unitPrice":950,"price":2850}]', 3850, 950, 366, 4216, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-3636bd56224abafdee34068d', '[{"to":"cooking","at":"2026-09-30T19:00:00.000Z","by":"Owner"},{"to":"ready","at":"2026-09-30T19:00:00.000Z","by":"Owner"},{"to":"handed-over","at":"2026-09-30T19:00:00.000Z","by":"Owner"}]', 8, '2026-09-30T19:00:00.000Z', null, null, null, null, '2026-09-30', 12, 4, '2026-09-30T19:00:00.000Z', null, null, '[{"kind":"placed","state":"sent","at":"2026-09-30T20:00:00.000Z"},{"kind":"ready","state":"sent","at":"2026-09-30T20:00:00.000Z"}]', null, 0, null, 'bea before', 'before', 'bea@example.com', null, null, null, 'bea@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (3, 'bOckUAZOalOwoV2OyKwWyQ', 'key-of-order-number-3-0123456789', 'FQlA8FZlaGlsgdOeNr6rX-xj-UWfV5cDEcxxB2nvOlU', 'Bob', 'Sent', 'bob@example.com', '2026-09-30T19:00:00.000Z', 'cancelled', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'refunded', 'demo-956359f8029a55d8dcec419f', '[{"to":"cancelled","at":"2026-09-30T19:05:00.000Z","by":"Owner"}]', 4, '2026-09-30T19:05:00.000Z', null, null, 'customer-asked', 'As you wished: “no” pork; sorry \ perdón.', '2026-09-30', 12, 1, '2026-09-30T19:00:00.000Z', '2026-09-30T19:05:00.000Z', '2026-09-30', '[{"kind":"cancelled","state":"sent","at":"2026-09-30T20:00:00.000Z"}]', null, 0, null, 'bob sent', 'sent', 'bob@example.com', null, null, null, 'bob@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (4, 'r9Kl1VzUhsu0Pb0KugQ1zQ', 'key-of-order-number-4-0123456789', 'pvIrqy7PwwXLOp5CXmgQ4hpNjqgQjRiA9xoIVZc_-Ew', 'Rosa', 'Delgado', 'rosa@example.com', '2026-10-01T19:00:00.000Z', 'ready', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-a1f49519d58bf0f1c6e4d249', '[{"to":"cooking","at":"2026-10-02T20:00:00.000Z","by":"Owner"},{"to":"ready","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', 3, '2026-10-02T20:00:00.000Z', null, null, null, null, '2026-10-01', 12, 4, '2026-10-02T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-01T19:00:00.000Z"},{"kind":"ready","state":"due","at":"2026-10-02T20:00:20.000Z"}]', '2026-10-01T19:00:00.000Z', 0, null, 'rosa delgado', 'delgado', 'rosa@example.com', null, null, null, 'rosa@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (5, 'N21UYvBOLP2nhNkUUS03kw', 'key-of-order-number-5-0123456789', 'EpROrM3UoTpxh096ZTbZt3PFDST3Vt1sxI3fnsThZ4A', 'Siobhán', 'O’Brien', 'Siobhan@example.com', '2026-10-01T19:10:00.000Z', 'placed', '[{"item":"bean","name":"Bean","quantity":3,"unitPrice":950,"price":2850}]', 2850, 950, 271, 3121, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-d3944e6cf491bc65950ffdda', '[]', 1, null, null, null, null, null, '2026-10-01', 12, 3, '2026-10-02T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-01T19:10:00.000Z"}]', '2026-10-01T19:10:00.000Z', 0, null, 'siobhan o''brien', 'o''brien', 'siobhan@example.com', null, null, null, 'siobhan@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (6, 'QqWREbCWl1k4_a4IHB9oIw', 'key-of-order-number-6-0123456789', '9YabBqBE6eZx2Crz2wjcGSEQ2y0iiXOOOub895uVi5c', 'José', 'Núñez', 'jose@example.com', '2026-10-02T10:30:00.000Z', 'cancelled', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"2 Oak St","city":"Clovis","state":"CA","zipcode":"93612"}', 'refunded', 'demo-448b66ce75bff2dfd0233b8b', '[{"to":"cancelled","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', 2, '2026-10-02T20:00:00.000Z', null, null, 'ran-out', 'Sorry; no more pork.', '2026-10-01', 3, 1, '2026-10-02T19:00:00.000Z', '2026-10-02T20:01:00.000Z', '2026-10-02', '[{"kind":"cancelled","state":"due","at":"2026-10-02T20:00:00.000Z"}]', '2026-10-02T20:00:00.000Z', 0, null, 'jose nunez', 'nunez', 'jose@example.com', null, null, null, 'jose@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (7, '0yyUkgDjkaYhYwLROZ5rKg', 'key-of-order-number-7-0123456789', 'xlwt3VgMYRRzJmYn3ZjH7AlwBs86th1D-I8Gg1aanJQ', 'Ana', 'Ruiz', 'ana@example.com', '2026-10-02T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-16e0abddb5086dd266bd60f4', '[]', 1, null, null, null, null, null, '2026-10-02', 12, 4, '2026-10-02T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-02T19:00:00.000Z"}]', '2026-10-02T19:00:00.000Z', 0, null, 'ana ruiz', 'ruiz', 'ana@example.com', null, null, null, 'ana@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (8, '2O_zQ8ksVOwP-2l8v_s8yQ', 'key-of-order-number-8-0123456789', 'n1-4fZCNKNeGrJ1GYqa0YNxqP6oAkjfFOFsjrPAsjwI', 'Ivy', 'Renamed', 'ivy@example.com', '2026-10-03T19:00:00.000Z', 'cooking', '[{"item":"beef","name":"Beef","quantity":1,"unitPrice":1050,"price":1050},{"item":"bean","name":"Frijol","quantity":2,"unitPrice":975,"price":1950}]', 3000, 950, 285, 3285, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-c2ad5bf539984b9f1e4435cb', '[{"to":"cooking","at":"2026-10-03T19:00:00.000Z","by":"Owner"}]', 2, '2026-10-03T19:00:00.000Z', null, null, null, null, '2026-10-03', 12, 3, '2026-10-03T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 0, null, 'ivy renamed', 'renamed', 'ivy@example.com', null, null, null, 'ivy@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (9, 'izIGxfxQjdt2LanMq4qCGw', 'key-of-order-number-9-0123456789', 'w8loI-8zFYPeDeTCfVs1kx3FdC8tyb8kbbD3hoQoJTw', 'Jim', 'Touched', 'jim@example.com', '2026-10-03T19:00:00.000Z', 'placed', '[{"item":"chix","name":"Chix","quantity":12,"unitPrice":1000,"price":12000}]', 12000, 950, 1140, 13140, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-2f5b233ba69297e968bd8c75', '[]', 5, '2026-10-03T19:00:00.000Z', '2026-10-03T19:00:00.000Z', '2026-10-03T19:00:00.000Z', null, null, '2026-10-03', 12, 12, '2026-10-03T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 0, null, 'jim touched', 'touched', 'jim@example.com', null, null, null, 'jim@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (10, 'YcD0O54Br9_OaMtr8ujMiA', 'key-of-order-number-10-0123456789', 'yH9G4Juj_FbE8r2PiPREVKt0_zi5h1TuowNtAdTTW7g', 'Kai', 'Lapsed', 'kai@example.com', '2026-10-03T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'capture-failed', 'demo-lapse-4bb00691dd12620bd927477a', '[]', 1, null, null, null, null, null, '2026-10-03', 12, 4, null, null, null, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 0, null, 'kai lapsed', 'lapsed', 'kai@example.com', null, 'hold-lapsed', '2026-10-03T19:00:00.000Z', 'kai@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (11, 'jtMCA0n5g5qPRYBTt_KtPw', 'key-of-order-number-11-0123456789', 'TRjVqCjoNnbu8z-_8OE5BxHZiFaf0Goiu_2Mgsj3MBk', 'Lea', 'Kept', 'lea@example.com', '2026-10-03T19:00:00.000Z', 'cancelled', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'refund-failed', 'demo-keep-6ef1c36c0c5ac05d201de0f0', '[{"to":"cancelled","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', 2, '2026-10-04T19:00:00.000Z', null, null, 'cannot-deliver', '', '2026-10-03', 12, 4, '2026-10-03T19:00:00.000Z', null, null, '[{"kind":"cancelled","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'lea kept', 'kept', 'lea@example.com', null, 'account-closed', '2026-10-04T19:00:00.000Z', 'lea@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (12, 'pdouDfjv3FXCQJf4UPitEw', 'key-of-order-number-12-0123456789', 'Q-8NlGA5T7chI8B4mINnyw6Gs-pftp4dcOI-lr8a8Zg', 'Max', 'Lapsed', 'max@example.com', '2026-10-03T19:00:00.000Z', 'cancelled', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'capture-failed', 'demo-lapse-91463531f9bc2a095ec726a4', '[{"to":"cancelled","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', 2, '2026-10-04T19:00:00.000Z', null, null, 'something-else', 'We rang; nobody answered.', '2026-10-03', 12, 4, null, null, null, '[{"kind":"cancelled","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'max lapsed', 'lapsed', 'max@example.com', null, 'hold-lapsed', '2026-10-03T19:00:00.000Z', 'max@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (13, 'pvriM7um4vC9SuWPyRrG4A', 'key-of-order-number-13-0123456789', 'U0yq7SaRCArYRx7hX_UOOaGL3GkBzuE4pnQqvkwW5xo', 'Nia', 'Released', 'nia@example.com', '2026-10-03T19:00:00.000Z', 'cancelled', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'voided', 'demo-e400a0dc52bd6edd4c060f52', '[{"to":"cancelled","at":"2026-10-03T19:00:00.000Z","by":"Owner"}]', 2, '2026-10-03T19:00:00.000Z', null, null, 'ordered-twice', '', '2026-10-03', 12, 4, null, '2026-10-03T19:00:00.000Z', null, '[{"kind":"cancelled","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 0, null, 'nia released', 'released', 'nia@example.com', null, null, null, 'nia@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (14, 'PbLvhIUVN_O5M01PSQnNdA', 'key-of-order-number-14-0123456789', 'owhXXgKz5eV-e_UwLl5aQctNU-W3EyUc4lcB9vMsJH0', 'Pia', 'Refund owed', 'pia@example.com', '2026-10-04T19:00:00.000Z', 'cancelled', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-00e1361001a086c9e8b04ee8', '[{"to":"cancelled","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', 2, '2026-10-04T19:00:00.000Z', null, null, 'ran-out', '', '2026-10-04', 12, 4, '2026-10-04T19:00:00.000Z', null, null, '[{"kind":"cancelled","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'pia refund owed', 'refund owed', 'pia@example.com', null, null, null, 'pia@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (15, 'Mr6HCzXDbHsnPWPXuP3WDw', 'key-of-order-number-15-0123456789', 'BEEvXOdcJ0m9coEfyBgIl8POcf5ph8HXm3h3hksCoi4', 'Quin1', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-66647842291cebb8004936c1', '[]', 1, null, null, null, null, null, '2026-10-04', 12, 1, '2026-10-04T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'quin1 regular', 'regular', 'quin@example.com', null, null, null, 'quin@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (16, '11Muj5hZxMLQE7woGsdpbA', 'key-of-order-number-16-0123456789', 'SiTEjQ395m3VvA5kIzIvjPuxk0V9fhS0DYRWsV5wZW0', 'Quin2', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":2,"unitPrice":1100,"price":2200}]', 2200, 950, 209, 2409, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-cf9afd0431ab08d0a83b305a', '[]', 1, null, null, null, null, null, '2026-10-04', 12, 2, '2026-10-04T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'quin2 regular', 'regular', 'quin@example.com', null, null, null, 'quin@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (17, 'nhiWF7F7gUdIaOYLn4K05A', 'key-of-order-number-17-0123456789', 'JiVGausOkaml_WBJfZhQCqyFieCe4mkSs3jRgJNATiY', 'Quin3', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":3,"unitPrice":1100,"price":3300}]', 3300, 950, 314, 3614, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-16eaa7bb2f5d0ed17822fe10', '[]', 1, null, null, null, null, null, '2026-10-04', 12, 3, '2026-10-04T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'quin3 regular', 'regular', 'quin@example.com', null, null, null, 'quin@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (18, '1CxIMqVRvXogaPl9TF78uA', 'key-of-order-number-18-0123456789', 'T3GOB9o5MGLJZOglipdvs-lQP3nRW2MIaqjoaViuaIc', 'Quin4', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":4,"unitPrice":1100,"price":4400}]', 4400, 950, 418, 4818, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-6afdc4d78482fd9ddf7a2709', '[]', 1, null, null, null, null, null, '2026-10-04', 12, 4, '2026-10-04T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'quin4 regular', 'regular', 'quin@example.com', null, null, null, 'quin@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (19, 'JS4l3hhn7L_RXBxl8ZCYgQ', 'key-of-order-number-19-0123456789', '7Em2jXnhf5UcLBk-Io_KLW-FIBEAZ1dir4D1lLewXBo', 'Quin5', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":5,"unitPrice":1100,"price":5500}]', 5500, 950, 523, 6023, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-ddee428375bebb00994c819d', '[]', 1, null, null, null, null, null, '2026-10-04', 12, 5, '2026-10-04T19:00:00.000Z', null, null, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'quin5 regular', 'regular', 'quin@example.com', null, null, null, 'quin@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (20, 'BLWjbc8P8VmFTsVsBoHYRw', 'key-of-order-number-20-0123456789', 'M5nQxIydTYv2wD8cF7zm1YNs2QNn8LeqTgAcglynkYA', 'Quin6', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":6,"unitPrice":1100,"price":6600}]', 6600, 950, 627, 7227, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-a2eff6ee2e3d203ca1324e31', '[]', 1, null, null, null, null, null, '2026-10-04', 12, 6, '2026-10-04T19:00:00.000Z', null, null, '[{"kind":"placed","state":"withheld","at":"2026-10-04T19:00:00.000Z"}]', null, 0, null, 'quin6 regular', 'regular', 'quin@example.com', null, null, null, 'quin@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (21, 'KDRmtbkc-RO4Ek8KRQ1VlA', 'key-of-order-number-21-0123456789', 'FW3yueSlamhq_ULzCIZq477kOmSb-lFiAKQJTKZt168', 'Rex', 'Capture owed', 'rex@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-3b1a0c6b4b5557cdeaffb71c', '[]', 1, null, null, null, null, null, '2026-10-04', 12, 4, null, null, null, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'rex capture owed', 'capture owed', 'rex@example.com', null, null, null, 'rex@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (22, 'BtUEuGAqrqsuNPBQYCUd3A', 'key-of-order-number-22-0123456789', 'Sy9WphjVhl_8aeQ_0B0XEP2ZZ-5cIojMpL1PMEdUp84', 'Sol', 'Release owed', 'sol@example.com', '2026-10-04T19:00:00.000Z', 'cancelled', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-982655f0a4a7bdfd1a1377bf', '[{"to":"cancelled","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', 2, '2026-10-04T19:00:00.000Z', null, null, 'ran-out', '', '2026-10-04', 12, 4, null, null, null, '[{"kind":"cancelled","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'sol release owed', 'release owed', 'sol@example.com', null, null, null, 'sol@example.com');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, captured_at, returned_at, refund_day, mails, mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, purged_at, payment_fault, payment_failed_at, mailbox)
  values (23, 'HVC5AvLRNw5hqewoSwpnlQ', 'key-of-order-number-23-0123456789', 'GEpMVGZ-wU6eNfHJnmZlK_HzJIVNbMphuIiESmJfYgA', 'Tea', 'Ready', 'tea@example.com', '2026-10-04T19:00:00.000Z', 'ready', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-e56e11cf96b7000d1503e7d3', '[{"to":"cooking","at":"2026-10-04T19:00:00.000Z","by":"Owner"},{"to":"ready","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', 3, '2026-10-04T19:00:00.000Z', null, null, null, null, '2026-10-04', 12, 4, null, null, null, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"},{"kind":"ready","state":"due","at":"2026-10-04T19:00:20.000Z"}]', '2026-10-04T19:00:00.000Z', 0, null, 'tea ready', 'ready', 'tea@example.com', null, null, null, 'tea@example.com');
insert into staff (id, username, name, role, password_hash, disabled_at, created_at, last_login_at, must_change_password)
  values (1, 'owner', 'Owner', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$IFX/x3VwMuwQpg7H4RYRsg$vNiQjWnupuqBqgILTZtMRkxxaK/b8vrlCR7mDL6vRiU', null, '2025-09-01T19:00:00.000Z', '2026-09-30T19:00:00.000Z', 0);
insert into staff (id, username, name, role, password_hash, disabled_at, created_at, last_login_at, must_change_password)
  values (2, 'carlos', 'Carlos', 'kitchen', '$argon2id$v=19$m=19456,t=2,p=1$BBOeodGLkKEzw2ua0pcwZA$eINIfGEpy7Xl0wt2ra0Wh8yZP0UyK2mcoDNfrrd8L2s', null, '2026-10-03T19:00:00.000Z', null, 1);
insert into staff (id, username, name, role, password_hash, disabled_at, created_at, last_login_at, must_change_password)
  values (3, 'gone', 'Gone', 'kitchen', '$argon2id$v=19$m=19456,t=2,p=1$vBYz2ihHWHHfMBY1HYUPuA$DSjkSYAe0doSWyEegVygpe66yk/AnjRlkKTovIyvCu8', '2026-10-03T19:00:00.000Z', '2026-10-03T19:00:00.000Z', null, 1);
insert into sessions (token_hash, staff_id, created_at, expires_at)
  values ('POOLhfa-cea-EeG931AXgKZC3QExPXn2F9sb-w0Pp8s', 1, '2026-09-30T19:00:00.000Z', '2026-10-14T19:00:00.000Z');
insert into shop_state (id, paused_at, paused_until)
  values (1, '2026-10-04T19:00:00.000Z', '2026-10-04T19:30:00.000Z');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (1, '2025-09-01T19:00:00.000Z', 'Somebody at the server', 'staff', 'owner', '{"what":"staff-added","username":"owner","role":"owner"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (2, '2025-09-01T19:00:00.000Z', 'owner', 'order', '_g-bSexgi55kcPdYIyavEg', '{"what":"move","order":"_g-bSexgi55kcPdYIyavEg","number":1,"from":"placed","to":"cooking"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (3, '2025-09-01T19:00:00.000Z', 'owner', 'order', '_g-bSexgi55kcPdYIyavEg', '{"what":"move","order":"_g-bSexgi55kcPdYIyavEg","number":1,"from":"cooking","to":"ready"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (4, '2025-09-01T19:00:00.000Z', 'owner', 'order', '_g-bSexgi55kcPdYIyavEg', '{"what":"move","order":"_g-bSexgi55kcPdYIyavEg","number":1,"from":"ready","to":"handed-over"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (5, '2026-09-30T19:00:00.000Z', 'owner', 'order', 'O9kWKhnFR0X8a7jfdnkjkQ', '{"what":"move","order":"O9kWKhnFR0X8a7jfdnkjkQ","number":2,"from":"placed","to":"cooking"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (6, '2026-09-30T19:00:00.000Z', 'owner', 'order', 'O9kWKhnFR0X8a7jfdnkjkQ', '{"what":"move","order":"O9kWKhnFR0X8a7jfdnkjkQ","number":2,"from":"cooking","to":"ready"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (7, '2026-09-30T19:00:00.000Z', 'owner', 'order', 'O9kWKhnFR0X8a7jfdnkjkQ', '{"what":"move","order":"O9kWKhnFR0X8a7jfdnkjkQ","number":2,"from":"ready","to":"handed-over"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (8, '2026-09-30T19:05:00.000Z', 'owner', 'order', 'bOckUAZOalOwoV2OyKwWyQ', '{"what":"cancel","order":"bOckUAZOalOwoV2OyKwWyQ","number":3,"from":"placed","to":"cancelled","reason":"customer-asked"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (9, '2026-10-02T20:00:00.000Z', 'owner', 'order', 'r9Kl1VzUhsu0Pb0KugQ1zQ', '{"what":"move","order":"r9Kl1VzUhsu0Pb0KugQ1zQ","number":4,"from":"placed","to":"cooking"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (10, '2026-10-02T20:00:00.000Z', 'owner', 'order', 'r9Kl1VzUhsu0Pb0KugQ1zQ', '{"what":"move","order":"r9Kl1VzUhsu0Pb0KugQ1zQ","number":4,"from":"cooking","to":"ready"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (11, '2026-10-02T20:00:00.000Z', 'owner', 'order', 'QqWREbCWl1k4_a4IHB9oIw', '{"what":"cancel","order":"QqWREbCWl1k4_a4IHB9oIw","number":6,"from":"placed","to":"cancelled","reason":"ran-out"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (12, '2026-10-03T19:00:00.000Z', 'owner', 'menu', 'bean', '{"what":"menu","item":"bean","changed":["name","shortName","description","allergens","marks"]}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (13, '2026-10-03T19:00:00.000Z', 'owner', 'price', 'bean', '{"what":"price","item":"bean","from":950,"to":975}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (14, '2026-10-03T19:00:00.000Z', 'owner', 'menu', 'menu', '{"what":"menu-order","items":["pork","beef","chix","bean"]}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (15, '2026-10-03T19:00:00.000Z', 'owner', 'staff', 'carlos', '{"what":"staff-added","username":"carlos","role":"kitchen"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (16, '2026-10-03T19:00:00.000Z', 'owner', 'staff', 'gone', '{"what":"staff-added","username":"gone","role":"owner"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (17, '2026-10-03T19:00:00.000Z', 'owner', 'staff', 'gone', '{"what":"staff-role","username":"gone","from":"owner","to":"kitchen"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (18, '2026-10-03T19:00:00.000Z', 'owner', 'staff', 'gone', '{"what":"staff-off","username":"gone"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (19, '2026-10-03T19:00:00.000Z', 'owner', 'order', '2O_zQ8ksVOwP-2l8v_s8yQ', '{"what":"move","order":"2O_zQ8ksVOwP-2l8v_s8yQ","number":8,"from":"placed","to":"cooking"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (20, '2026-10-03T19:00:00.000Z', 'owner', 'order', 'izIGxfxQjdt2LanMq4qCGw', '{"what":"move","order":"izIGxfxQjdt2LanMq4qCGw","number":9,"from":"placed","to":"cooking"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (21, '2026-10-03T19:00:00.000Z', 'owner', 'order', 'izIGxfxQjdt2LanMq4qCGw', '{"what":"undo","order":"izIGxfxQjdt2LanMq4qCGw","number":9,"from":"cooking","to":"placed"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (22, '2026-10-03T19:00:00.000Z', 'owner', 'order', 'pvriM7um4vC9SuWPyRrG4A', '{"what":"cancel","order":"pvriM7um4vC9SuWPyRrG4A","number":13,"from":"placed","to":"cancelled","reason":"ordered-twice"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (23, '2026-10-04T19:00:00.000Z', 'owner', 'order', 'jtMCA0n5g5qPRYBTt_KtPw', '{"what":"cancel","order":"jtMCA0n5g5qPRYBTt_KtPw","number":11,"from":"placed","to":"cancelled","reason":"cannot-deliver"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (24, '2026-10-04T19:00:00.000Z', 'owner', 'order', 'pdouDfjv3FXCQJf4UPitEw', '{"what":"cancel","order":"pdouDfjv3FXCQJf4UPitEw","number":12,"from":"placed","to":"cancelled","reason":"something-else"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (25, '2026-10-04T19:00:00.000Z', 'owner', 'order', 'PbLvhIUVN_O5M01PSQnNdA', '{"what":"cancel","order":"PbLvhIUVN_O5M01PSQnNdA","number":14,"from":"placed","to":"cancelled","reason":"ran-out"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (26, '2026-10-04T19:00:00.000Z', 'owner', 'shop', 'bean', '{"what":"sold-out","item":"bean","soldOut":"later"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (27, '2026-10-04T19:00:00.000Z', 'owner', 'shop', 'shop', '{"what":"pause","minutes":null}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (28, '2026-10-04T19:00:00.000Z', 'owner', 'shop', 'shop', '{"what":"resume"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (29, '2026-10-04T19:00:00.000Z', 'owner', 'order', 'BtUEuGAqrqsuNPBQYCUd3A', '{"what":"cancel","order":"BtUEuGAqrqsuNPBQYCUd3A","number":22,"from":"placed","to":"cancelled","reason":"ran-out"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (30, '2026-10-04T19:00:00.000Z', 'owner', 'order', 'HVC5AvLRNw5hqewoSwpnlQ', '{"what":"move","order":"HVC5AvLRNw5hqewoSwpnlQ","number":23,"from":"placed","to":"cooking"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (31, '2026-10-04T19:00:00.000Z', 'owner', 'order', 'HVC5AvLRNw5hqewoSwpnlQ', '{"what":"move","order":"HVC5AvLRNw5hqewoSwpnlQ","number":23,"from":"cooking","to":"ready"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (32, '2026-10-04T19:00:00.000Z', 'owner', 'shop', 'pork', '{"what":"sold-out","item":"pork","soldOut":"today"}');
insert into audit_log (id, at, by_username, topic, subject, deed)
  values (33, '2026-10-04T19:00:00.000Z', 'owner', 'shop', 'shop', '{"what":"pause","minutes":30}');
CREATE INDEX orders_to_capture on orders (seq) where payment = 'authorised';
CREATE INDEX sessions_by_staff on sessions (staff_id);
CREATE INDEX orders_by_status on orders (status, moved_at);
CREATE INDEX orders_to_refund on orders (seq) where status = 'cancelled' and payment = 'captured';
CREATE INDEX orders_by_day on orders (business_day, seq);
CREATE INDEX orders_by_status_and_day on orders (status, business_day, seq);
CREATE INDEX orders_by_number on orders (number, business_day, seq);
CREATE INDEX orders_by_name on orders (search_name);
CREATE INDEX orders_by_last_name on orders (search_last);
CREATE INDEX orders_by_email on orders (search_email);
CREATE INDEX orders_by_refund_day on orders (refund_day) where refund_day is not null;
CREATE INDEX orders_to_mail on orders (mail_due_at) where mail_due_at is not null;
CREATE INDEX audit_log_by_subject on audit_log (topic, subject, id);
CREATE INDEX audit_log_by_topic on audit_log (topic, id);
CREATE INDEX orders_to_purge on orders (timestamp) where purged_at is null;
CREATE INDEX orders_for_sales on orders
  (business_day, lines, local_hour, payment, status, burritos, subtotal, tax, total);
CREATE INDEX orders_with_failed_payment on orders (business_day, seq)
  where (payment = 'refund-failed' or (payment = 'capture-failed' and status <> 'cancelled'));
CREATE INDEX orders_by_mailbox on orders (mailbox, timestamp) where mailbox <> '';
CREATE INDEX orders_left_out on orders (business_day, payment, status) where total > 1100000000;
