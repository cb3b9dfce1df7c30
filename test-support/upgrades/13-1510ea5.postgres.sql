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
insert into migrations (name, applied_at) values ('0001-open-restaurant', '2026-11-16T08:12:11.119Z');
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
insert into migrations (name, applied_at) values ('0002-live-kitchen', '2026-11-16T08:12:11.370Z');
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
insert into migrations (name, applied_at) values ('0003-office', '2026-11-16T08:12:12.024Z');
create index if not exists orders_by_status_and_day on orders (status, business_day, seq);
create index if not exists audit_log_by_topic on audit_log (topic, id);
create index if not exists orders_for_sales on orders (business_day);
update orders set "search_name" = replace(replace(replace(replace("search_name", '‘', ''''), '’', ''''), 'ʼ', ''''), '`', '''') where "search_name" like '%‘%' or "search_name" like '%’%' or "search_name" like '%ʼ%' or "search_name" like '%`%';
update orders set "search_last" = replace(replace(replace(replace("search_last", '‘', ''''), '’', ''''), 'ʼ', ''''), '`', '''') where "search_last" like '%‘%' or "search_last" like '%’%' or "search_last" like '%ʼ%' or "search_last" like '%`%';
update orders set "search_email" = replace(replace(replace(replace("search_email", '‘', ''''), '’', ''''), 'ʼ', ''''), '`', '''') where "search_email" like '%‘%' or "search_email" like '%’%' or "search_email" like '%ʼ%' or "search_email" like '%`%';
insert into migrations (name, applied_at) values ('0003-office-mended', '2026-11-16T08:12:12.480Z');
alter table orders add column purged_at timestamptz;
create index orders_to_purge on orders (timestamp) where purged_at is null;
insert into migrations (name, applied_at) values ('0004-forget-customers', '2026-11-16T08:12:12.604Z');
drop index orders_for_sales;
create index orders_for_sales on orders
  (business_day, lines, local_hour, payment, status, burritos, subtotal, tax, total);
insert into migrations (name, applied_at) values ('0005-sales-by-cart', '2026-11-16T08:12:12.782Z');
drop index orders_for_sales;
alter table orders alter column lines type text collate "C" using lines::text;
create index orders_for_sales on orders
  (business_day, lines, local_hour, payment, status, burritos, subtotal, tax, total);
insert into migrations (name, applied_at) values ('0006-carts-as-text', '2026-11-16T08:12:12.890Z');
alter table orders add column payment_fault text;
alter table orders add column payment_failed_at timestamptz;
create index orders_with_failed_payment on orders (business_day, seq)
  where (payment = 'refund-failed' or (payment = 'capture-failed' and status <> 'cancelled'));
insert into migrations (name, applied_at) values ('0007-failed-captures', '2026-11-16T08:12:12.896Z');
alter table orders add column mailbox text collate "C" not null default '';
create index orders_by_mailbox on orders (mailbox, timestamp) where mailbox <> '';
create index orders_left_out on orders (business_day, payment, status) where total > 1100000000;
insert into migrations (name, applied_at) values ('0008-limits', '2026-11-16T08:12:12.940Z');
update menu_items set description = 'Skirt steak hot off the griddle, black beans, rice, tomato.'
  where id = 'beef' and description = 'Skirt steak off the hot iron, black beans, rice, tomato.';
insert into migrations (name, applied_at) values ('0009-griddle', '2026-11-16T08:12:12.958Z');
insert into "staff" ("username", "name", "role", "password_hash", "disabled_at", "created_at", "must_change_password") values ('owner', 'Owner', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$s/HJ0W9DHRMgfsdcZ8n9tw$gAqKomH47YrSv6g5ItEkZbuZtUVPt7gFUBcmYb2J6Ss', null, '2025-09-01T19:00:00.000Z', 0) on conflict ("username") do nothing returning "id";
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2025-09-01T19:00:00.000Z', 'Somebody at the server', 'staff', 'owner', '{"what":"staff-added","username":"owner","role":"owner"}');
delete from "sessions" where "expires_at" <= '2025-09-01T19:00:00.000Z';
update "staff" set "last_login_at" = '2025-09-01T19:00:00.000Z' where "id" = 1 and "password_hash" = '$argon2id$v=19$m=19456,t=2,p=1$s/HJ0W9DHRMgfsdcZ8n9tw$gAqKomH47YrSv6g5ItEkZbuZtUVPt7gFUBcmYb2J6Ss' and "disabled_at" is null returning "id";
insert into "sessions" ("token_hash", "staff_id", "created_at", "expires_at") values ('YsipKjdOUJ9MnP52cBxh7zbasFGe2b25FHd8pP-Mo8I', 1, '2025-09-01T19:00:00.000Z', '2025-09-15T19:00:00.000Z');
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('rupQlKR4IGFbYI4EOjHLLA', 'key-of-order-number-1-0123456789', 'iPjsb_8cyxhwD2EyUEDJF0VDPHf1mGrTR1PwYOb-Yeo', 'Lou', 'Old', 'lou@example.com', '2025-09-01T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":1,"unitPrice":1050,"price":1050}]', 1050, 950, 100, 1150, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-923d28511b1f04d45198ede4', '2025-09-01', 12, 1, '[{"kind":"placed","state":"due","at":"2025-09-01T19:00:00.000Z"}]', '2025-09-01T19:00:00.000Z', 'lou old', 'old', 'lou@example.com', 'lou@example.com') on conflict ("idempotency_key") do nothing returning "number";
update "orders" set "payment" = 'captured', "captured_at" = '2025-09-01T19:00:00.000Z' where "id" = 'rupQlKR4IGFbYI4EOjHLLA' and "payment" = 'authorised';
update "orders" set "status" = 'cooking', "moves" = '[{"to":"cooking","at":"2025-09-01T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2025-09-01T19:00:00.000Z', "mails" = '[{"at":"2025-09-01T19:00:00.000Z","kind":"placed","state":"due"}]', "mail_due_at" = '2025-09-01T19:00:00.000Z', "version" = 2 where "id" = 'rupQlKR4IGFbYI4EOjHLLA' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2025-09-01T19:00:00.000Z', 'owner', 'order', 'rupQlKR4IGFbYI4EOjHLLA', '{"what":"move","order":"rupQlKR4IGFbYI4EOjHLLA","number":1,"from":"placed","to":"cooking"}');
update "orders" set "status" = 'ready', "moves" = '[{"at":"2025-09-01T19:00:00.000Z","by":"Owner","to":"cooking"},{"to":"ready","at":"2025-09-01T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2025-09-01T19:00:00.000Z', "mails" = '[{"at":"2025-09-01T19:00:00.000Z","kind":"placed","state":"due"},{"kind":"ready","state":"due","at":"2025-09-01T19:00:20.000Z"}]', "mail_due_at" = '2025-09-01T19:00:00.000Z', "version" = 3 where "id" = 'rupQlKR4IGFbYI4EOjHLLA' and "version" = 2 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2025-09-01T19:00:00.000Z', 'owner', 'order', 'rupQlKR4IGFbYI4EOjHLLA', '{"what":"move","order":"rupQlKR4IGFbYI4EOjHLLA","number":1,"from":"cooking","to":"ready"}');
update "orders" set "status" = 'handed-over', "moves" = '[{"at":"2025-09-01T19:00:00.000Z","by":"Owner","to":"cooking"},{"at":"2025-09-01T19:00:00.000Z","by":"Owner","to":"ready"},{"to":"handed-over","at":"2025-09-01T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2025-09-01T19:00:00.000Z', "mails" = '[{"at":"2025-09-01T19:00:00.000Z","kind":"placed","state":"due"},{"at":"2025-09-01T19:00:20.000Z","kind":"ready","state":"due"}]', "mail_due_at" = '2025-09-01T19:00:00.000Z', "version" = 4 where "id" = 'rupQlKR4IGFbYI4EOjHLLA' and "version" = 3 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2025-09-01T19:00:00.000Z', 'owner', 'order', 'rupQlKR4IGFbYI4EOjHLLA', '{"what":"move","order":"rupQlKR4IGFbYI4EOjHLLA","number":1,"from":"ready","to":"handed-over"}');
update orders set
  first_name = '', last_name = '', email = '', delivery = '{"address":"","city":"","state":"","zipcode":""}',
  search_name = '', search_last = '', search_email = '', mailbox = '',
  cancel_note = null, body_hash = '', mails = '[]', mail_due_at = null, mail_tries = 0,
  purged_at = '2026-09-30T19:00:00.000Z', version = version + 1
  where seq in (
  select seq from orders
  where purged_at is null and timestamp < '2025-09-30T19:00:00.000Z'
  and coalesce(moved_at, timestamp) < '2026-09-29T19:00:00.000Z'
  and case status
  when 'handed-over' then payment <> 'authorised'
  when 'cancelled' then payment not in ('authorised', 'captured')
  else false
  end
  order by timestamp limit 200) and purged_at is null;
delete from "sessions" where "expires_at" <= '2026-09-30T19:00:00.000Z';
delete from "sessions" where "expires_at" <= '2026-09-30T19:00:00.000Z';
update "staff" set "last_login_at" = '2026-09-30T19:00:00.000Z' where "id" = 1 and "password_hash" = '$argon2id$v=19$m=19456,t=2,p=1$s/HJ0W9DHRMgfsdcZ8n9tw$gAqKomH47YrSv6g5ItEkZbuZtUVPt7gFUBcmYb2J6Ss' and "disabled_at" is null returning "id";
insert into "sessions" ("token_hash", "staff_id", "created_at", "expires_at") values ('azkE-ikKALffSFd_K6NGMB6ISw0HZze78X6IXXGYz8c', 1, '2026-09-30T19:00:00.000Z', '2026-10-14T19:00:00.000Z');
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('ui1VmHwCJIUy6RV2y9f71w', 'key-of-order-number-2-0123456789', 'ui2Lyat6uIYovc1QF1PMavtaa8MF-vUcUtP3SUpH634', 'Bea', 'Before', 'bea@example.com', '2026-09-30T19:00:00.000Z', 'placed', '[{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"bean","name":"Bean","quantity":3,"unitPrice":950,"price":2850}]', 3850, 950, 366, 4216, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-3636bd56224abafdee34068d', '2026-09-30', 12, 4, '[{"kind":"placed","state":"due","at":"2026-09-30T19:00:00.000Z"}]', '2026-09-30T19:00:00.000Z', 'bea before', 'before', 'bea@example.com', 'bea@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('kXv-jMBWK44wZ9XfnhajdQ', 'key-of-order-number-3-0123456789', 'FQlA8FZlaGlsgdOeNr6rX-xj-UWfV5cDEcxxB2nvOlU', 'Bob', 'Sent', 'bob@example.com', '2026-09-30T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-956359f8029a55d8dcec419f', '2026-09-30', 12, 1, '[{"kind":"placed","state":"due","at":"2026-09-30T19:00:00.000Z"}]', '2026-09-30T19:00:00.000Z', 'bob sent', 'sent', 'bob@example.com', 'bob@example.com') on conflict ("idempotency_key") do nothing returning "number";
update "orders" set "payment" = 'captured', "captured_at" = '2026-09-30T19:00:00.000Z' where "id" = 'ui1VmHwCJIUy6RV2y9f71w' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-09-30T19:00:00.000Z' where "id" = 'kXv-jMBWK44wZ9XfnhajdQ' and "payment" = 'authorised';
update "orders" set "status" = 'cooking', "moves" = '[{"to":"cooking","at":"2026-09-30T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-09-30T19:00:00.000Z', "mails" = '[{"at":"2026-09-30T19:00:00.000Z","kind":"placed","state":"due"}]', "mail_due_at" = '2026-09-30T19:00:00.000Z', "version" = 2 where "id" = 'ui1VmHwCJIUy6RV2y9f71w' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-09-30T19:00:00.000Z', 'owner', 'order', 'ui1VmHwCJIUy6RV2y9f71w', '{"what":"move","order":"ui1VmHwCJIUy6RV2y9f71w","number":2,"from":"placed","to":"cooking"}');
update "orders" set "status" = 'ready', "moves" = '[{"at":"2026-09-30T19:00:00.000Z","by":"Owner","to":"cooking"},{"to":"ready","at":"2026-09-30T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-09-30T19:00:00.000Z', "mails" = '[{"at":"2026-09-30T19:00:00.000Z","kind":"placed","state":"due"},{"kind":"ready","state":"due","at":"2026-09-30T19:00:20.000Z"}]', "mail_due_at" = '2026-09-30T19:00:00.000Z', "version" = 3 where "id" = 'ui1VmHwCJIUy6RV2y9f71w' and "version" = 2 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-09-30T19:00:00.000Z', 'owner', 'order', 'ui1VmHwCJIUy6RV2y9f71w', '{"what":"move","order":"ui1VmHwCJIUy6RV2y9f71w","number":2,"from":"cooking","to":"ready"}');
update "orders" set "status" = 'handed-over', "moves" = '[{"at":"2026-09-30T19:00:00.000Z","by":"Owner","to":"cooking"},{"at":"2026-09-30T19:00:00.000Z","by":"Owner","to":"ready"},{"to":"handed-over","at":"2026-09-30T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-09-30T19:00:00.000Z', "mails" = '[{"at":"2026-09-30T19:00:00.000Z","kind":"placed","state":"due"},{"at":"2026-09-30T19:00:20.000Z","kind":"ready","state":"due"}]', "mail_due_at" = '2026-09-30T19:00:00.000Z', "version" = 4 where "id" = 'ui1VmHwCJIUy6RV2y9f71w' and "version" = 3 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-09-30T19:00:00.000Z', 'owner', 'order', 'ui1VmHwCJIUy6RV2y9f71w', '{"what":"move","order":"ui1VmHwCJIUy6RV2y9f71w","number":2,"from":"ready","to":"handed-over"}');
update "orders" set "status" = 'cancelled', "moves" = '[{"to":"cancelled","at":"2026-09-30T19:05:00.000Z","by":"Owner"}]', "moved_at" = '2026-09-30T19:05:00.000Z', "mails" = '[{"kind":"cancelled","state":"due","at":"2026-09-30T19:05:00.000Z"}]', "mail_due_at" = '2026-09-30T19:05:00.000Z', "version" = 2, "cancel_reason" = 'customer-asked', "cancel_note" =  E'As you wished: “no” pork; sorry \\ perdón.' where "id" = 'kXv-jMBWK44wZ9XfnhajdQ' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-09-30T19:05:00.000Z', 'owner', 'order', 'kXv-jMBWK44wZ9XfnhajdQ', '{"what":"cancel","order":"kXv-jMBWK44wZ9XfnhajdQ","number":3,"from":"placed","to":"cancelled","reason":"customer-asked"}');
update "orders" set "payment" = 'refunded', "returned_at" = '2026-09-30T19:05:00.000Z', "refund_day" = '2026-09-30' where "id" = 'kXv-jMBWK44wZ9XfnhajdQ' and "payment" = 'captured';
update "orders" set "mail_due_at" = '2026-09-30T20:02:00.000Z', "mail_claimed_until" = '2026-09-30T20:02:00.000Z', "version" = "version" + 1 where "id" = 'kXv-jMBWK44wZ9XfnhajdQ' and "mail_due_at" <= '2026-09-30T20:00:00.000Z' returning *;
update "orders" set "mail_due_at" = '2026-09-30T20:02:00.000Z', "mail_claimed_until" = '2026-09-30T20:02:00.000Z', "version" = "version" + 1 where "id" = 'ui1VmHwCJIUy6RV2y9f71w' and "mail_due_at" <= '2026-09-30T20:00:00.000Z' returning *;
update "orders" set "mails" = '[{"kind":"cancelled","state":"sent","at":"2026-09-30T20:00:00.000Z"}]', "mail_due_at" = null, "mail_tries" = 0, "mail_claimed_until" = null, "version" = 4 where "id" = 'kXv-jMBWK44wZ9XfnhajdQ' and "version" = 3 returning "id";
update "orders" set "mails" = '[{"kind":"placed","state":"sent","at":"2026-09-30T20:00:00.000Z"},{"at":"2026-09-30T19:00:20.000Z","kind":"ready","state":"due"}]', "mail_due_at" = '2026-09-30T19:00:20.000Z', "mail_tries" = 0, "mail_claimed_until" = null, "version" = 6 where "id" = 'ui1VmHwCJIUy6RV2y9f71w' and "version" = 5 returning "id";
update "orders" set "mail_due_at" = '2026-09-30T20:02:00.000Z', "mail_claimed_until" = '2026-09-30T20:02:00.000Z', "version" = "version" + 1 where "id" = 'ui1VmHwCJIUy6RV2y9f71w' and "mail_due_at" <= '2026-09-30T20:00:00.000Z' returning *;
update "orders" set "mails" = '[{"at":"2026-09-30T20:00:00.000Z","kind":"placed","state":"sent"},{"kind":"ready","state":"sent","at":"2026-09-30T20:00:00.000Z"}]', "mail_due_at" = null, "mail_tries" = 0, "mail_claimed_until" = null, "version" = 8 where "id" = 'ui1VmHwCJIUy6RV2y9f71w' and "version" = 7 returning "id";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('oV09b3KMOSMvP8C5oVO18Q', 'key-of-order-number-4-0123456789', 'pvIrqy7PwwXLOp5CXmgQ4hpNjqgQjRiA9xoIVZc_-Ew', 'Rosa', 'Delgado', 'rosa@example.com', '2026-10-01T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-a1f49519d58bf0f1c6e4d249', '2026-10-01', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-01T19:00:00.000Z"}]', '2026-10-01T19:00:00.000Z', 'rosa delgado', 'delgado', 'rosa@example.com', 'rosa@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('Om6ZeZk2R-phU7NBkr5c6w', 'key-of-order-number-5-0123456789', 'EpROrM3UoTpxh096ZTbZt3PFDST3Vt1sxI3fnsThZ4A', 'Siobhán', 'O’Brien', 'Siobhan@example.com', '2026-10-01T19:10:00.000Z', 'placed', '[{"item":"bean","name":"Bean","quantity":3,"unitPrice":950,"price":2850}]', 2850, 950, 271, 3121, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-d3944e6cf491bc65950ffdda', '2026-10-01', 12, 3, '[{"kind":"placed","state":"due","at":"2026-10-01T19:10:00.000Z"}]', '2026-10-01T19:10:00.000Z', 'siobhan o''brien', 'o''brien', 'siobhan@example.com', 'siobhan@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('jIsDBDnF3SSz7GCPt8MtrQ', 'key-of-order-number-6-0123456789', '9YabBqBE6eZx2Crz2wjcGSEQ2y0iiXOOOub895uVi5c', 'José', 'Núñez', 'jose@example.com', '2026-10-02T10:30:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"2 Oak St","city":"Clovis","state":"CA","zipcode":"93612"}', 'authorised', 'demo-448b66ce75bff2dfd0233b8b', '2026-10-01', 3, 1, '[{"kind":"placed","state":"due","at":"2026-10-02T10:30:00.000Z"}]', '2026-10-02T10:30:00.000Z', 'jose nunez', 'nunez', 'jose@example.com', 'jose@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('L3hdIu1VCnJ72jPU90vwSQ', 'key-of-order-number-7-0123456789', 'xlwt3VgMYRRzJmYn3ZjH7AlwBs86th1D-I8Gg1aanJQ', 'Ana', 'Ruiz', 'ana@example.com', '2026-10-02T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-16e0abddb5086dd266bd60f4', '2026-10-02', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-02T19:00:00.000Z"}]', '2026-10-02T19:00:00.000Z', 'ana ruiz', 'ruiz', 'ana@example.com', 'ana@example.com') on conflict ("idempotency_key") do nothing returning "number";
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-02T19:00:00.000Z' where "id" = 'oV09b3KMOSMvP8C5oVO18Q' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-02T19:00:00.000Z' where "id" = 'jIsDBDnF3SSz7GCPt8MtrQ' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-02T19:00:00.000Z' where "id" = 'Om6ZeZk2R-phU7NBkr5c6w' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-02T19:00:00.000Z' where "id" = 'L3hdIu1VCnJ72jPU90vwSQ' and "payment" = 'authorised';
update "orders" set "status" = 'cooking', "moves" = '[{"to":"cooking","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-02T20:00:00.000Z', "mails" = '[{"at":"2026-10-01T19:00:00.000Z","kind":"placed","state":"due"}]', "mail_due_at" = '2026-10-01T19:00:00.000Z', "version" = 2 where "id" = 'oV09b3KMOSMvP8C5oVO18Q' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-02T20:00:00.000Z', 'owner', 'order', 'oV09b3KMOSMvP8C5oVO18Q', '{"what":"move","order":"oV09b3KMOSMvP8C5oVO18Q","number":4,"from":"placed","to":"cooking"}');
update "orders" set "status" = 'ready', "moves" = '[{"at":"2026-10-02T20:00:00.000Z","by":"Owner","to":"cooking"},{"to":"ready","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-02T20:00:00.000Z', "mails" = '[{"at":"2026-10-01T19:00:00.000Z","kind":"placed","state":"due"},{"kind":"ready","state":"due","at":"2026-10-02T20:00:20.000Z"}]', "mail_due_at" = '2026-10-01T19:00:00.000Z', "version" = 3 where "id" = 'oV09b3KMOSMvP8C5oVO18Q' and "version" = 2 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-02T20:00:00.000Z', 'owner', 'order', 'oV09b3KMOSMvP8C5oVO18Q', '{"what":"move","order":"oV09b3KMOSMvP8C5oVO18Q","number":4,"from":"cooking","to":"ready"}');
update "orders" set "status" = 'cancelled', "moves" = '[{"to":"cancelled","at":"2026-10-02T20:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-02T20:00:00.000Z', "mails" = '[{"kind":"cancelled","state":"due","at":"2026-10-02T20:00:00.000Z"}]', "mail_due_at" = '2026-10-02T20:00:00.000Z', "version" = 2, "cancel_reason" = 'ran-out', "cancel_note" = 'Sorry; no more pork.' where "id" = 'jIsDBDnF3SSz7GCPt8MtrQ' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-02T20:00:00.000Z', 'owner', 'order', 'jIsDBDnF3SSz7GCPt8MtrQ', '{"what":"cancel","order":"jIsDBDnF3SSz7GCPt8MtrQ","number":6,"from":"placed","to":"cancelled","reason":"ran-out"}');
update "orders" set "payment" = 'refunded', "returned_at" = '2026-10-02T20:01:00.000Z', "refund_day" = '2026-10-02' where "id" = 'jIsDBDnF3SSz7GCPt8MtrQ' and "payment" = 'captured';
update "menu_items" set "name" = 'Frijoles', "short_name" = 'Frijol', "description" = 'Beans & “more”.', "price" = 975, "allergens" = '["milk"]', "marks" = '["vegetarian"]', "version" = 2 where "id" = 'bean' and "version" = 1 returning "id";
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'menu', 'bean', '{"what":"menu","item":"bean","changed":["name","shortName","description","allergens","marks"]}');
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'price', 'bean', '{"what":"price","item":"bean","from":950,"to":975}');
update "menu_items" set "position" = 0 where "id" = 'pork';
update "menu_items" set "position" = 1 where "id" = 'beef';
update "menu_items" set "position" = 2 where "id" = 'chix';
update "menu_items" set "position" = 3 where "id" = 'bean';
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'menu', 'menu', '{"what":"menu-order","items":["pork","beef","chix","bean"]}');
insert into "staff" ("username", "name", "role", "password_hash", "disabled_at", "created_at", "must_change_password") values ('carlos', 'Carlos', 'kitchen', '$argon2id$v=19$m=19456,t=2,p=1$tzdsWL45IstnrY6tSQFqVA$VXV61T+zXfVYz5w8KxrIZsTbCqpeb/J38rrAmPp94uo', null, '2026-10-03T19:00:00.000Z', 1) on conflict ("username") do nothing returning "id";
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'staff', 'carlos', '{"what":"staff-added","username":"carlos","role":"kitchen"}');
insert into "staff" ("username", "name", "role", "password_hash", "disabled_at", "created_at", "must_change_password") values ('gone', 'Gone', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$wKW+bGEqahAmIAmMfK9RbA$9G81s7RrD5sM4T8oSweq5qwg2dE1/BPNg/O8KrA0ZkM', null, '2026-10-03T19:00:00.000Z', 1) on conflict ("username") do nothing returning "id";
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'staff', 'gone', '{"what":"staff-added","username":"gone","role":"owner"}');
update "staff" set "role" = 'kitchen' where "id" = 3;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'staff', 'gone', '{"what":"staff-role","username":"gone","from":"owner","to":"kitchen"}');
delete from "sessions" where "staff_id" = 3;
update "staff" set "disabled_at" = '2026-10-03T19:00:00.000Z' where "id" = 3;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'staff', 'gone', '{"what":"staff-off","username":"gone"}');
delete from "sessions" where "staff_id" = 3;
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('jBVB0Z6rp3Tx3u9oKNQHqw', 'key-of-order-number-8-0123456789', 'n1-4fZCNKNeGrJ1GYqa0YNxqP6oAkjfFOFsjrPAsjwI', 'Ivy', 'Renamed', 'ivy@example.com', '2026-10-03T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":1,"unitPrice":1050,"price":1050},{"item":"bean","name":"Frijol","quantity":2,"unitPrice":975,"price":1950}]', 3000, 950, 285, 3285, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-c2ad5bf539984b9f1e4435cb', '2026-10-03', 12, 3, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 'ivy renamed', 'renamed', 'ivy@example.com', 'ivy@example.com') on conflict ("idempotency_key") do nothing returning "number";
update "orders" set "status" = 'cooking', "moves" = '[{"to":"cooking","at":"2026-10-03T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-03T19:00:00.000Z', "mails" = '[{"at":"2026-10-03T19:00:00.000Z","kind":"placed","state":"due"}]', "mail_due_at" = '2026-10-03T19:00:00.000Z', "version" = 2 where "id" = 'jBVB0Z6rp3Tx3u9oKNQHqw' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'order', 'jBVB0Z6rp3Tx3u9oKNQHqw', '{"what":"move","order":"jBVB0Z6rp3Tx3u9oKNQHqw","number":8,"from":"placed","to":"cooking"}');
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('_r0JELrAsZniDFFE1mJXAQ', 'key-of-order-number-9-0123456789', 'w8loI-8zFYPeDeTCfVs1kx3FdC8tyb8kbbD3hoQoJTw', 'Jim', 'Touched', 'jim@example.com', '2026-10-03T19:00:00.000Z', 'placed', '[{"item":"chix","name":"Chix","quantity":12,"unitPrice":1000,"price":12000}]', 12000, 950, 1140, 13140, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-2f5b233ba69297e968bd8c75', '2026-10-03', 12, 12, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 'jim touched', 'touched', 'jim@example.com', 'jim@example.com') on conflict ("idempotency_key") do nothing returning "number";
update "orders" set "seen_at" = '2026-10-03T19:00:00.000Z', "version" = "version" + 1 where "id" = '_r0JELrAsZniDFFE1mJXAQ' and "seen_at" is null;
update "orders" set "printed_at" = '2026-10-03T19:00:00.000Z', "version" = "version" + 1 where "id" = '_r0JELrAsZniDFFE1mJXAQ' and "printed_at" is null returning "id";
update "orders" set "status" = 'cooking', "moves" = '[{"to":"cooking","at":"2026-10-03T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-03T19:00:00.000Z', "mails" = '[{"at":"2026-10-03T19:00:00.000Z","kind":"placed","state":"due"}]', "mail_due_at" = '2026-10-03T19:00:00.000Z', "version" = 4 where "id" = '_r0JELrAsZniDFFE1mJXAQ' and "version" = 3 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'order', '_r0JELrAsZniDFFE1mJXAQ', '{"what":"move","order":"_r0JELrAsZniDFFE1mJXAQ","number":9,"from":"placed","to":"cooking"}');
update "orders" set "status" = 'placed', "moves" = '[]', "moved_at" = '2026-10-03T19:00:00.000Z', "mails" = '[{"at":"2026-10-03T19:00:00.000Z","kind":"placed","state":"due"}]', "mail_due_at" = '2026-10-03T19:00:00.000Z', "version" = 5 where "id" = '_r0JELrAsZniDFFE1mJXAQ' and "version" = 4 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'order', '_r0JELrAsZniDFFE1mJXAQ', '{"what":"undo","order":"_r0JELrAsZniDFFE1mJXAQ","number":9,"from":"cooking","to":"placed"}');
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('yb7LyaOC5gDG72lIRg-tEA', 'key-of-order-number-10-0123456789', 'yH9G4Juj_FbE8r2PiPREVKt0_zi5h1TuowNtAdTTW7g', 'Kai', 'Lapsed', 'kai@example.com', '2026-10-03T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-lapse-4bb00691dd12620bd927477a', '2026-10-03', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 'kai lapsed', 'lapsed', 'kai@example.com', 'kai@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('rzGhRHht5Uh_IjFdhKWFfQ', 'key-of-order-number-11-0123456789', 'TRjVqCjoNnbu8z-_8OE5BxHZiFaf0Goiu_2Mgsj3MBk', 'Lea', 'Kept', 'lea@example.com', '2026-10-03T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-keep-6ef1c36c0c5ac05d201de0f0', '2026-10-03', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 'lea kept', 'kept', 'lea@example.com', 'lea@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('g2OWbJWXwD7zrMWnFdf3sA', 'key-of-order-number-12-0123456789', 'Q-8NlGA5T7chI8B4mINnyw6Gs-pftp4dcOI-lr8a8Zg', 'Max', 'Lapsed', 'max@example.com', '2026-10-03T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-lapse-91463531f9bc2a095ec726a4', '2026-10-03', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 'max lapsed', 'lapsed', 'max@example.com', 'max@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('Dyy6kgeoebGTl8Wsgzsq0w', 'key-of-order-number-13-0123456789', 'U0yq7SaRCArYRx7hX_UOOaGL3GkBzuE4pnQqvkwW5xo', 'Nia', 'Released', 'nia@example.com', '2026-10-03T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-e400a0dc52bd6edd4c060f52', '2026-10-03', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 'nia released', 'released', 'nia@example.com', 'nia@example.com') on conflict ("idempotency_key") do nothing returning "number";
update "orders" set "status" = 'cancelled', "moves" = '[{"to":"cancelled","at":"2026-10-03T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-03T19:00:00.000Z', "mails" = '[{"kind":"cancelled","state":"due","at":"2026-10-03T19:00:00.000Z"}]', "mail_due_at" = '2026-10-03T19:00:00.000Z', "version" = 2, "cancel_reason" = 'ordered-twice', "cancel_note" = '' where "id" = 'Dyy6kgeoebGTl8Wsgzsq0w' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-03T19:00:00.000Z', 'owner', 'order', 'Dyy6kgeoebGTl8Wsgzsq0w', '{"what":"cancel","order":"Dyy6kgeoebGTl8Wsgzsq0w","number":13,"from":"placed","to":"cancelled","reason":"ordered-twice"}');
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-03T19:00:00.000Z' where "id" = '_r0JELrAsZniDFFE1mJXAQ' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-03T19:00:00.000Z' where "id" = 'jBVB0Z6rp3Tx3u9oKNQHqw' and "payment" = 'authorised';
update "orders" set "payment" = 'capture-failed', "payment_fault" = 'hold-lapsed', "payment_failed_at" = '2026-10-03T19:00:00.000Z' where "id" = 'yb7LyaOC5gDG72lIRg-tEA' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-03T19:00:00.000Z' where "id" = 'rzGhRHht5Uh_IjFdhKWFfQ' and "payment" = 'authorised';
update "orders" set "payment" = 'capture-failed', "payment_fault" = 'hold-lapsed', "payment_failed_at" = '2026-10-03T19:00:00.000Z' where "id" = 'g2OWbJWXwD7zrMWnFdf3sA' and "payment" = 'authorised';
update "orders" set "payment" = 'voided', "returned_at" = '2026-10-03T19:00:00.000Z' where "id" = 'Dyy6kgeoebGTl8Wsgzsq0w' and "payment" = 'authorised';
update "orders" set "status" = 'cancelled', "moves" = '[{"to":"cancelled","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-04T19:00:00.000Z', "mails" = '[{"kind":"cancelled","state":"due","at":"2026-10-04T19:00:00.000Z"}]', "mail_due_at" = '2026-10-04T19:00:00.000Z', "version" = 2, "cancel_reason" = 'cannot-deliver', "cancel_note" = '' where "id" = 'rzGhRHht5Uh_IjFdhKWFfQ' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'order', 'rzGhRHht5Uh_IjFdhKWFfQ', '{"what":"cancel","order":"rzGhRHht5Uh_IjFdhKWFfQ","number":11,"from":"placed","to":"cancelled","reason":"cannot-deliver"}');
update "orders" set "status" = 'cancelled', "moves" = '[{"to":"cancelled","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-04T19:00:00.000Z', "mails" = '[{"kind":"cancelled","state":"due","at":"2026-10-04T19:00:00.000Z"}]', "mail_due_at" = '2026-10-04T19:00:00.000Z', "version" = 2, "cancel_reason" = 'something-else', "cancel_note" = 'We rang; nobody answered.' where "id" = 'g2OWbJWXwD7zrMWnFdf3sA' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'order', 'g2OWbJWXwD7zrMWnFdf3sA', '{"what":"cancel","order":"g2OWbJWXwD7zrMWnFdf3sA","number":12,"from":"placed","to":"cancelled","reason":"something-else"}');
update "orders" set "payment" = 'refund-failed', "payment_fault" = 'account-closed', "payment_failed_at" = '2026-10-04T19:00:00.000Z' where "id" = 'rzGhRHht5Uh_IjFdhKWFfQ' and "payment" = 'captured';
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('mYY-03wEbxqlzHWh46_lvA', 'key-of-order-number-14-0123456789', 'owhXXgKz5eV-e_UwLl5aQctNU-W3EyUc4lcB9vMsJH0', 'Pia', 'Refund owed', 'pia@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-00e1361001a086c9e8b04ee8', '2026-10-04', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 'pia refund owed', 'refund owed', 'pia@example.com', 'pia@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('7P-pCQF3Fi8DCpNiW6_F6Q', 'key-of-order-number-15-0123456789', 'BEEvXOdcJ0m9coEfyBgIl8POcf5ph8HXm3h3hksCoi4', 'Quin1', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-66647842291cebb8004936c1', '2026-10-04', 12, 1, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 'quin1 regular', 'regular', 'quin@example.com', 'quin@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('84nGFJlf6nb2QJxkOIjufQ', 'key-of-order-number-16-0123456789', 'SiTEjQ395m3VvA5kIzIvjPuxk0V9fhS0DYRWsV5wZW0', 'Quin2', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":2,"unitPrice":1100,"price":2200}]', 2200, 950, 209, 2409, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-cf9afd0431ab08d0a83b305a', '2026-10-04', 12, 2, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 'quin2 regular', 'regular', 'quin@example.com', 'quin@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('d7tKAWi8F14yYNrzaCiT1Q', 'key-of-order-number-17-0123456789', 'JiVGausOkaml_WBJfZhQCqyFieCe4mkSs3jRgJNATiY', 'Quin3', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":3,"unitPrice":1100,"price":3300}]', 3300, 950, 314, 3614, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-16eaa7bb2f5d0ed17822fe10', '2026-10-04', 12, 3, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 'quin3 regular', 'regular', 'quin@example.com', 'quin@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('iu8cr-sMztLs_AbJkO3kAg', 'key-of-order-number-18-0123456789', 'T3GOB9o5MGLJZOglipdvs-lQP3nRW2MIaqjoaViuaIc', 'Quin4', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":4,"unitPrice":1100,"price":4400}]', 4400, 950, 418, 4818, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-6afdc4d78482fd9ddf7a2709', '2026-10-04', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 'quin4 regular', 'regular', 'quin@example.com', 'quin@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('wJDLih7E4bevjyNEr-S4Vw', 'key-of-order-number-19-0123456789', '7Em2jXnhf5UcLBk-Io_KLW-FIBEAZ1dir4D1lLewXBo', 'Quin5', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":5,"unitPrice":1100,"price":5500}]', 5500, 950, 523, 6023, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-ddee428375bebb00994c819d', '2026-10-04', 12, 5, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 'quin5 regular', 'regular', 'quin@example.com', 'quin@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('3ZWstjFaTVOkLCjAWy6_sA', 'key-of-order-number-20-0123456789', 'M5nQxIydTYv2wD8cF7zm1YNs2QNn8LeqTgAcglynkYA', 'Quin6', 'Regular', 'quin@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":6,"unitPrice":1100,"price":6600}]', 6600, 950, 627, 7227, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-a2eff6ee2e3d203ca1324e31', '2026-10-04', 12, 6, '[{"kind":"placed","state":"withheld","at":"2026-10-04T19:00:00.000Z"}]', null, 'quin6 regular', 'regular', 'quin@example.com', 'quin@example.com') on conflict ("idempotency_key") do nothing returning "number";
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-04T19:00:00.000Z' where "id" = 'mYY-03wEbxqlzHWh46_lvA' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-04T19:00:00.000Z' where "id" = 'd7tKAWi8F14yYNrzaCiT1Q' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-04T19:00:00.000Z' where "id" = 'iu8cr-sMztLs_AbJkO3kAg' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-04T19:00:00.000Z' where "id" = '84nGFJlf6nb2QJxkOIjufQ' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-04T19:00:00.000Z' where "id" = 'wJDLih7E4bevjyNEr-S4Vw' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-04T19:00:00.000Z' where "id" = '7P-pCQF3Fi8DCpNiW6_F6Q' and "payment" = 'authorised';
update "orders" set "payment" = 'captured', "captured_at" = '2026-10-04T19:00:00.000Z' where "id" = '3ZWstjFaTVOkLCjAWy6_sA' and "payment" = 'authorised';
update "orders" set "status" = 'cancelled', "moves" = '[{"to":"cancelled","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-04T19:00:00.000Z', "mails" = '[{"kind":"cancelled","state":"due","at":"2026-10-04T19:00:00.000Z"}]', "mail_due_at" = '2026-10-04T19:00:00.000Z', "version" = 2, "cancel_reason" = 'ran-out', "cancel_note" = '' where "id" = 'mYY-03wEbxqlzHWh46_lvA' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'order', 'mYY-03wEbxqlzHWh46_lvA', '{"what":"cancel","order":"mYY-03wEbxqlzHWh46_lvA","number":14,"from":"placed","to":"cancelled","reason":"ran-out"}');
update "menu_items" set "sold_out_until" = '9999-12-31T00:00:00.000Z' where "id" = 'bean';
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'shop', 'bean', '{"what":"sold-out","item":"bean","soldOut":"later"}');
update "shop_state" set "paused_at" = '2026-10-04T19:00:00.000Z', "paused_until" = null;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'shop', 'shop', '{"what":"pause","minutes":null}');
update "shop_state" set "paused_at" = null, "paused_until" = null;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'shop', 'shop', '{"what":"resume"}');
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('c09lUFtWY-HmsSVywE4sSg', 'key-of-order-number-21-0123456789', 'FW3yueSlamhq_ULzCIZq477kOmSb-lFiAKQJTKZt168', 'Rex', 'Capture owed', 'rex@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-3b1a0c6b4b5557cdeaffb71c', '2026-10-04', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 'rex capture owed', 'capture owed', 'rex@example.com', 'rex@example.com') on conflict ("idempotency_key") do nothing returning "number";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('S-5x3gA1C8eiHb8vpVAjuQ', 'key-of-order-number-22-0123456789', 'Sy9WphjVhl_8aeQ_0B0XEP2ZZ-5cIojMpL1PMEdUp84', 'Sol', 'Release owed', 'sol@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-982655f0a4a7bdfd1a1377bf', '2026-10-04', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 'sol release owed', 'release owed', 'sol@example.com', 'sol@example.com') on conflict ("idempotency_key") do nothing returning "number";
update "orders" set "status" = 'cancelled', "moves" = '[{"to":"cancelled","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-04T19:00:00.000Z', "mails" = '[{"kind":"cancelled","state":"due","at":"2026-10-04T19:00:00.000Z"}]', "mail_due_at" = '2026-10-04T19:00:00.000Z', "version" = 2, "cancel_reason" = 'ran-out', "cancel_note" = '' where "id" = 'S-5x3gA1C8eiHb8vpVAjuQ' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'order', 'S-5x3gA1C8eiHb8vpVAjuQ', '{"what":"cancel","order":"S-5x3gA1C8eiHb8vpVAjuQ","number":22,"from":"placed","to":"cancelled","reason":"ran-out"}');
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "search_name", "search_last", "search_email", "mailbox") values ('_zGSRWo4p163jZ08X5d9jg', 'key-of-order-number-23-0123456789', 'GEpMVGZ-wU6eNfHJnmZlK_HzJIVNbMphuIiESmJfYgA', 'Tea', 'Ready', 'tea@example.com', '2026-10-04T19:00:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100},{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-e56e11cf96b7000d1503e7d3', '2026-10-04', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-04T19:00:00.000Z"}]', '2026-10-04T19:00:00.000Z', 'tea ready', 'ready', 'tea@example.com', 'tea@example.com') on conflict ("idempotency_key") do nothing returning "number";
update "orders" set "status" = 'cooking', "moves" = '[{"to":"cooking","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-04T19:00:00.000Z', "mails" = '[{"at":"2026-10-04T19:00:00.000Z","kind":"placed","state":"due"}]', "mail_due_at" = '2026-10-04T19:00:00.000Z', "version" = 2 where "id" = '_zGSRWo4p163jZ08X5d9jg' and "version" = 1 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'order', '_zGSRWo4p163jZ08X5d9jg', '{"what":"move","order":"_zGSRWo4p163jZ08X5d9jg","number":23,"from":"placed","to":"cooking"}');
update "orders" set "status" = 'ready', "moves" = '[{"at":"2026-10-04T19:00:00.000Z","by":"Owner","to":"cooking"},{"to":"ready","at":"2026-10-04T19:00:00.000Z","by":"Owner"}]', "moved_at" = '2026-10-04T19:00:00.000Z', "mails" = '[{"at":"2026-10-04T19:00:00.000Z","kind":"placed","state":"due"},{"kind":"ready","state":"due","at":"2026-10-04T19:00:20.000Z"}]', "mail_due_at" = '2026-10-04T19:00:00.000Z', "version" = 3 where "id" = '_zGSRWo4p163jZ08X5d9jg' and "version" = 2 returning *;
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'order', '_zGSRWo4p163jZ08X5d9jg', '{"what":"move","order":"_zGSRWo4p163jZ08X5d9jg","number":23,"from":"cooking","to":"ready"}');
update "menu_items" set "sold_out_until" = '2026-10-05T11:00:00.000Z' where "id" = 'pork';
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'shop', 'pork', '{"what":"sold-out","item":"pork","soldOut":"today"}');
update "shop_state" set "paused_at" = '2026-10-04T19:00:00.000Z', "paused_until" = '2026-10-04T19:30:00.000Z';
insert into "audit_log" ("at", "by_username", "topic", "subject", "deed") values ('2026-10-04T19:00:00.000Z', 'owner', 'shop', 'shop', '{"what":"pause","minutes":30}');
