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
insert into migrations (name, applied_at) values ('0001-open-restaurant', '2026-11-15T21:47:15.144Z');
insert into "staff" ("username", "name", "role", "password_hash", "disabled_at", "created_at") values ('owner', 'Owner', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$Joj1Cp2ljUocNxTMUGttRw$A1FGjkr9fZYbKa4FIU1y1FmObC/F/yxGsmFTdBuuK+s', null, '2026-10-01T19:00:00.000Z') on conflict ("username") do nothing returning "id";
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation") values ('pfL7LIPK7yFlg1y4IUfoGg', 'key-of-order-number-1-0123456789', 'pvIrqy7PwwXLOp5CXmgQ4hpNjqgQjRiA9xoIVZc_-Ew', 'Rosa', 'Delgado', 'rosa@example.com', '2026-10-01T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-923d28511b1f04d45198ede4') on conflict ("idempotency_key") do nothing returning *;
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation") values ('SmN-d6YSaeeeIaJDctViCg', 'key-of-order-number-2-0123456789', 'EpROrM3UoTpxh096ZTbZt3PFDST3Vt1sxI3fnsThZ4A', 'Siobhán', 'O’Brien', 'Siobhan@example.com', '2026-10-01T19:10:00.000Z', 'placed', '[{"item":"bean","name":"Bean","quantity":3,"unitPrice":950,"price":2850}]', 2850, 950, 271, 3121, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-3636bd56224abafdee34068d') on conflict ("idempotency_key") do nothing returning *;
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation") values ('CAw0mAPtt-UJTwWMsGL7kg', 'key-of-order-number-3-0123456789', '9YabBqBE6eZx2Crz2wjcGSEQ2y0iiXOOOub895uVi5c', 'José', 'Núñez', 'jose@example.com', '2026-10-02T10:30:00.000Z', 'placed', '[{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 1100, 950, 105, 1205, '{"address":"2 Oak St","city":"Clovis","state":"CA","zipcode":"93612"}', 'authorised', 'demo-956359f8029a55d8dcec419f') on conflict ("idempotency_key") do nothing returning *;
insert into "orders" ("id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "lines", "subtotal", "tax_rate", "tax", "total", "delivery", "payment", "authorisation") values ('tVwo0A1vN7OYCnTpdCf9LQ', 'key-of-order-number-4-0123456789', 'xlwt3VgMYRRzJmYn3ZjH7AlwBs86th1D-I8Gg1aanJQ', 'Ana', 'Ruiz', 'ana@example.com', '2026-10-02T19:00:00.000Z', 'placed', '[{"item":"beef","name":"Beef","quantity":2,"unitPrice":1050,"price":2100},{"item":"chix","name":"Chix","quantity":1,"unitPrice":1000,"price":1000},{"item":"pork","name":"Pork","quantity":1,"unitPrice":1100,"price":1100}]', 4200, 950, 399, 4599, '{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"}', 'authorised', 'demo-a1f49519d58bf0f1c6e4d249') on conflict ("idempotency_key") do nothing returning *;
update "orders" set "payment" = 'captured' where "id" = 'pfL7LIPK7yFlg1y4IUfoGg' and "payment" = 'authorised';
update "orders" set "payment" = 'captured' where "id" = 'SmN-d6YSaeeeIaJDctViCg' and "payment" = 'authorised';
update "orders" set "payment" = 'captured' where "id" = 'CAw0mAPtt-UJTwWMsGL7kg' and "payment" = 'authorised';
update "orders" set "payment" = 'captured' where "id" = 'tVwo0A1vN7OYCnTpdCf9LQ' and "payment" = 'authorised';
