CREATE TABLE migrations (name text primary key, applied_at text not null);
CREATE TABLE menu_items (
  id text primary key,
  position integer not null,
  name text not null,
  short_name text not null,
  description text not null,
  price bigint not null check (price >= 0),
  sold_out_until text
  );
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
  );
CREATE TABLE staff (
  id integer primary key,
  username text not null unique,
  name text not null,
  role text not null,
  password_hash text not null,
  disabled_at text,
  created_at text not null
  );
CREATE TABLE sessions (
  token_hash text primary key,
  staff_id bigint not null references staff (id),
  created_at text not null,
  expires_at text not null
  );
insert into migrations (name, applied_at)
  values ('0001-open-restaurant', '2026-11-15T21:47:12.885Z');
insert into menu_items (id, position, name, short_name, description, price, sold_out_until)
  values ('beef', 0, 'Beef', 'Beef', 'Skirt steak off the hot iron, black beans, rice, tomato.', 1050, null);
insert into menu_items (id, position, name, short_name, description, price, sold_out_until)
  values ('chix', 1, 'Chicken', 'Chix', 'Adobo chicken, red rice, sweet corn, avocado.', 1000, null);
insert into menu_items (id, position, name, short_name, description, price, sold_out_until)
  values ('bean', 2, 'Bean', 'Bean', 'Black and pinto beans, rice, corn, cheese, avocado. No meat.', 950, null);
insert into menu_items (id, position, name, short_name, description, price, sold_out_until)
  values ('pork', 3, 'Pork', 'Pork', 'Slow pork in red chile, pineapple, onion, cilantro.', 1100, null);
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation)
  values (1, '18Ugr8flQmfEiOEp8vvchg', 'key-of-order-number-1-0123456789', 'pvIrqy7PwwXLOp5CXmgQ4hpNjqgQjRiA9xoIVZc_-Ew', 'Rosa', 'Delgado', 'rosa@example.com', '2026-10-01T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-923d28511b1f04d45198ede4');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation)
  values (2, 'cn4tffeuj78s9quQBNBwBA', 'key-of-order-number-2-0123456789', 'EpROrM3UoTpxh096ZTbZt3PFDST3Vt1sxI3fnsThZ4A', 'Siobhán', 'O’Brien', 'Siobhan@example.com', '2026-10-01T19:10:00.000Z', 'placed', '[{"item":"bean","name":"Bean","quantity":3,"unitPrice":950,"price":2850}]', 2850, 950, 271, 3121, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-3636bd56224abafdee34068d');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation)
  values (3, 'Y3v6SbrGOg6LOMua8lpgtw', 'key-of-order-number-3-0123456789', '9YabBqBE6eZx2Crz2wjcGSEQ2y0iiXOOOub895uVi5c', 'José', 'Núñez', 'jose@example.com', '2026-10-02T10:30:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"2 Oak St","city":"Clovis","state":"CA","zipcode":"93612"}', 'captured', 'demo-956359f8029a55d8dcec419f');
insert into orders (seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation)
  values (4, 'irxc0nkabkTvTj188Is6OQ', 'key-of-order-number-4-0123456789', 'xlwt3VgMYRRzJmYn3ZjH7AlwBs86th1D-I8Gg1aanJQ', 'Ana', 'Ruiz', 'ana@example.com', '2026-10-02T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'captured', 'demo-a1f49519d58bf0f1c6e4d249');
insert into staff (id, username, name, role, password_hash, disabled_at, created_at)
  values (1, 'owner', 'Owner', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$YQ/qPQzLGna3/EaQMPJdlw$F9ofoMn7c+hNtpt/Solfgt4aqtPcKWZqQ6oqx6aWTkE', null, '2026-10-01T19:00:00.000Z');
CREATE INDEX orders_to_capture on orders (seq) where payment = 'authorised';
CREATE INDEX sessions_by_staff on sessions (staff_id);
