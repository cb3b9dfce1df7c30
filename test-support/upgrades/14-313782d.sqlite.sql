CREATE TABLE migrations (name text primary key, applied_at text not null);
CREATE TABLE menu_items (
      id text primary key,
      position integer not null,
      name text not null,
      short_name text not null,
      description text not null,
      price bigint not null check (price >= 0),
      sold_out_until text
    , allergens text not null default '[]', marks text not null default '[]', version integer not null default 1, colour text not null default 'arena', picture text, weight integer not null default 10, section text not null default 'burritos', inside text not null default '[]', groups text not null default '[]', retired_at text, retired_sold bigint not null default 0, left_count integer, left_day text, picture_alt text);
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
    , busy_minutes integer, "busy_until" text, "touched_at" text, "owner_told_at" text, "owner_claimed_until" text);
CREATE TABLE audit_log (
      id integer primary key,
      at text not null,
      by_username text not null,
      topic text not null,
      subject text not null,
      deed text not null
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
    language text not null default 'en',
    timestamp text not null,
    status text not null,
    subtotal bigint not null,
    tax bigint not null,
    total bigint not null,
    fulfilment text not null,
    moves text not null default '[]',
    version integer not null default 1,
    moved_at text,
    seen_at text,
    printed_at text,
    cancel_reason text,
    cancel_note text,
    business_day text not null,
    local_hour integer not null,
    burritos bigint not null,
    mails text not null,
    mail_due_at text,
    mail_tries integer not null default 0,
    mail_claimed_until text,
    search_name text not null,
    search_last text not null,
    search_email text not null,
    mailbox text not null default '',
    purged_at text
  , phone text, way text not null default 'delivery', delivery bigint not null default 0, weight bigint not null default 0, "ready_by" text, "first_ready_by" text, "starts_at" text, "cooking_at" text, "ready_at" text, scheduled integer not null default 0, rolled_weight bigint not null default 0);
CREATE TABLE order_lines (
    order_seq bigint not null references orders (seq),
    position integer not null,
    item text not null,
    name text not null,
    short_name text not null,
    quantity bigint not null,
    unit_price bigint not null,
    price bigint not null, business_day text not null default '', weight integer not null default 10, wanted text, changes text, note text, rolled integer not null default 0, stock_day text,
    primary key (order_seq, position)
  ) without rowid;
CREATE TABLE order_charges (
    order_seq bigint not null references orders (seq),
    position integer not null,
    kind text not null,
    amount bigint not null,
    rate integer,
    primary key (order_seq, position)
  ) without rowid;
CREATE TABLE payments (
    seq integer primary key,
    key text not null unique,
    order_seq bigint references orders (seq),
    gateway text not null,
    intent text,
    asked bigint not null,
    held bigint not null default 0,
    captured bigint not null default 0,
    refunded bigint not null default 0,
    state text not null,
    fault text,
    failed_at text,
    expires_at text,
    asked_at text not null,
    captured_at text,
    return_asked_at text,
    returned_at text,
    refund_day text
  );
CREATE TABLE settings (
      name text primary key,
      value text not null,
      version integer not null,
      changed_at text not null
    );
CREATE TABLE menu_sections (
      id text primary key,
      position integer not null,
      name text not null,
      version integer not null default 1
    );
CREATE TABLE ingredients (
      id text primary key,
      position integer not null,
      name text not null,
      allergens text not null default '[]',
      version integer not null default 1
    );
CREATE TABLE option_groups (
      id text primary key,
      position integer not null,
      name text not null,
      kind text not null,
      smallest integer not null,
      largest integer not null,
      on_ticket text not null,
      choices text not null,
      sold_out text not null default '{}',
      version integer not null default 1
    );
CREATE TABLE order_choices (
      order_seq bigint not null,
      line integer not null,
      choice text not null,
      business_day text not null,
      item text not null,
      name text not null,
      quantity bigint not null,
      price bigint not null,
      primary key (order_seq, line, choice)
    );
CREATE TABLE pictures (
    id text primary key,
    source blob not null,
    made_by text not null,
    made_at text not null
  );
CREATE TABLE picture_files (
    name text not null,
    size text not null,
    format text not null,
    bytes blob not null,
    made_at text not null,
    primary key (name, size, format)
  );
insert into "migrations" ("name", "applied_at")
  values ('0001-open-restaurant', '2026-11-17T01:56:57.031Z');
insert into "migrations" ("name", "applied_at")
  values ('0002-live-kitchen', '2026-11-17T01:56:57.033Z');
insert into "migrations" ("name", "applied_at")
  values ('0003-office', '2026-11-17T01:56:57.041Z');
insert into "migrations" ("name", "applied_at")
  values ('0003-office-mended', '2026-11-17T01:56:57.044Z');
insert into "migrations" ("name", "applied_at")
  values ('0004-forget-customers', '2026-11-17T01:56:57.045Z');
insert into "migrations" ("name", "applied_at")
  values ('0005-sales-by-cart', '2026-11-17T01:56:57.045Z');
insert into "migrations" ("name", "applied_at")
  values ('0006-carts-as-text', '2026-11-17T01:56:57.045Z');
insert into "migrations" ("name", "applied_at")
  values ('0007-failed-captures', '2026-11-17T01:56:57.046Z');
insert into "migrations" ("name", "applied_at")
  values ('0008-limits', '2026-11-17T01:56:57.047Z');
insert into "migrations" ("name", "applied_at")
  values ('0009-griddle', '2026-11-17T01:56:57.047Z');
insert into "migrations" ("name", "applied_at")
  values ('0010-open-model', '2026-11-17T01:56:57.055Z');
insert into "migrations" ("name", "applied_at")
  values ('0011-looks', '2026-11-17T01:56:57.057Z');
insert into "migrations" ("name", "applied_at")
  values ('0012-settings', '2026-11-17T01:56:57.058Z');
insert into "migrations" ("name", "applied_at")
  values ('0013-sales-by-line', '2026-11-17T01:56:57.059Z');
insert into "migrations" ("name", "applied_at")
  values ('0014-phones', '2026-11-17T01:56:57.060Z');
insert into "migrations" ("name", "applied_at")
  values ('0016-ways', '2026-11-17T01:56:57.062Z');
insert into "migrations" ("name", "applied_at")
  values ('0017-promises', '2026-11-17T01:56:57.070Z');
insert into "migrations" ("name", "applied_at")
  values ('0018-open-menu', '2026-11-17T01:56:57.082Z');
insert into "menu_items" ("id", "position", "name", "short_name", "description", "price", "sold_out_until", "allergens", "marks", "version", "colour", "picture", "weight", "section", "inside", "groups", "retired_at", "retired_sold", "left_count", "left_day", "picture_alt")
  values ('beef', 0, '{"en":"Beef"}', '{"en":"Beef"}', '{"en":"Skirt steak hot off the griddle, black beans, rice, tomato."}', 1050, null, '[]', '[]', 1, 'chile', 'beef', 10, 'burritos', '[{"id":"tortilla","canLeaveOut":false},{"id":"steak","canLeaveOut":false},{"id":"black-beans","canLeaveOut":true},{"id":"rice","canLeaveOut":true},{"id":"tomato","canLeaveOut":true}]', '["salsa","extras"]', null, 0, null, null, null);
insert into "menu_items" ("id", "position", "name", "short_name", "description", "price", "sold_out_until", "allergens", "marks", "version", "colour", "picture", "weight", "section", "inside", "groups", "retired_at", "retired_sold", "left_count", "left_day", "picture_alt")
  values ('chix', 1, '{"en":"Chicken"}', '{"en":"Chix"}', '{"en":"Adobo chicken, red rice, sweet corn, avocado."}', 1000, null, '[]', '[]', 1, 'maiz', 'chix', 10, 'burritos', '[{"id":"tortilla","canLeaveOut":false},{"id":"adobo","canLeaveOut":false},{"id":"red-rice","canLeaveOut":true},{"id":"corn","canLeaveOut":true},{"id":"avocado","canLeaveOut":true}]', '["salsa","extras"]', null, 0, null, null, null);
insert into "menu_items" ("id", "position", "name", "short_name", "description", "price", "sold_out_until", "allergens", "marks", "version", "colour", "picture", "weight", "section", "inside", "groups", "retired_at", "retired_sold", "left_count", "left_day", "picture_alt")
  values ('bean', 2, '{"en":"Bean"}', '{"en":"Bean"}', '{"en":"Black and pinto beans, rice, corn, cheese, avocado. No meat."}', 950, null, '[]', '[]', 1, 'jade', 'bean', 10, 'burritos', '[{"id":"tortilla","canLeaveOut":false},{"id":"black-beans","canLeaveOut":false},{"id":"pinto-beans","canLeaveOut":true},{"id":"rice","canLeaveOut":true},{"id":"corn","canLeaveOut":true},{"id":"cheese","canLeaveOut":true},{"id":"avocado","canLeaveOut":true}]', '["salsa","extras"]', null, 0, null, null, null);
insert into "menu_items" ("id", "position", "name", "short_name", "description", "price", "sold_out_until", "allergens", "marks", "version", "colour", "picture", "weight", "section", "inside", "groups", "retired_at", "retired_sold", "left_count", "left_day", "picture_alt")
  values ('pork', 3, '{"en":"Pork"}', '{"en":"Pork"}', '{"en":"Slow pork in red chile, pineapple, onion, cilantro."}', 1100, '2026-10-05T11:00:00.000Z', '[]', '[]', 1, 'rosa', 'pork', 10, 'burritos', '[{"id":"tortilla","canLeaveOut":false},{"id":"carne","canLeaveOut":false},{"id":"pineapple","canLeaveOut":true},{"id":"onion","canLeaveOut":true},{"id":"cilantro","canLeaveOut":true}]', '["salsa","extras"]', null, 0, null, null, null);
insert into "staff" ("id", "username", "name", "role", "password_hash", "disabled_at", "created_at", "last_login_at", "must_change_password")
  values (1, 'owner', 'Olga', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$lGv7VqdEcUCpOGEVDWlc3w$/dgi3B/hvr88FhgPalciSSn5FuPEkDM3JYgyi29ywXg', null, '2026-11-17T01:56:57.515Z', '2026-10-01T18:00:00.000Z', 0);
insert into "staff" ("id", "username", "name", "role", "password_hash", "disabled_at", "created_at", "last_login_at", "must_change_password")
  values (2, 'kitchen', 'Carlos', 'kitchen', '$argon2id$v=19$m=19456,t=2,p=1$tdF5Xa76+n/YG/VeXov5BA$YKe9WazXUZVuuYHrMXpEt1usrD53/DyN6j2qWaKBuv0', null, '2026-11-17T01:56:57.710Z', '2026-10-01T18:00:00.000Z', 0);
insert into "sessions" ("token_hash", "staff_id", "created_at", "expires_at")
  values ('AP-Ghi9CE_4gdknbSWz2ue1BUtzTrLSxbVSZhbeIxAo', 1, '2026-10-01T18:00:00.000Z', '2026-10-15T18:00:00.000Z');
insert into "sessions" ("token_hash", "staff_id", "created_at", "expires_at")
  values ('Awwf4PVo7HyPVhdiAkDRjQ-LcLfAy603KqFq8dzhlPk', 2, '2026-10-01T18:00:00.000Z', '2026-10-15T18:00:00.000Z');
insert into "shop_state" ("id", "paused_at", "paused_until", "busy_minutes", "busy_until", "touched_at", "owner_told_at", "owner_claimed_until")
  values (1, null, null, null, null, null, null, null);
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (1, '2026-10-01T19:05:00.000Z', 'kitchen', 'order', 'TqSFau-kRzMWAZ-6cGUoog', '{"what":"move","order":"TqSFau-kRzMWAZ-6cGUoog","number":1,"from":"placed","to":"cooking"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (2, '2026-10-01T19:05:00.000Z', 'kitchen', 'order', 'TqSFau-kRzMWAZ-6cGUoog', '{"what":"move","order":"TqSFau-kRzMWAZ-6cGUoog","number":1,"from":"cooking","to":"ready"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (3, '2026-10-01T19:05:00.000Z', 'kitchen', 'order', 'TqSFau-kRzMWAZ-6cGUoog', '{"what":"move","order":"TqSFau-kRzMWAZ-6cGUoog","number":1,"from":"ready","to":"handed-over"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (4, '2026-10-02T19:00:00.000Z', 'owner', 'order', '2yMHJuvd5XJfqoJslY1fyw', '{"what":"cancel","order":"2yMHJuvd5XJfqoJslY1fyw","number":3,"from":"placed","to":"cancelled","reason":"ran-out"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (5, '2026-10-03T19:00:00.000Z', 'owner', 'order', 'f3LkUCyoEdtwU3dIlYSTWg', '{"what":"cancel","order":"f3LkUCyoEdtwU3dIlYSTWg","number":6,"from":"placed","to":"cancelled","reason":"customer-asked"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (6, '2026-10-03T19:00:00.000Z', 'owner', 'order', 'awcUaF7YMavZzH-N-Nz00Q', '{"what":"cancel","order":"awcUaF7YMavZzH-N-Nz00Q","number":5,"from":"placed","to":"cancelled","reason":"cannot-deliver"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (7, '2026-10-03T19:00:00.000Z', 'kitchen', 'order', 'tkOS0AmrImMFrV3JSNEkUw', '{"what":"move","order":"tkOS0AmrImMFrV3JSNEkUw","number":7,"from":"placed","to":"cooking"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (8, '2026-10-04T18:00:00.000Z', 'owner', 'order', 'wNUyr4fwyJc996OnheufpQ', '{"what":"cancel","order":"wNUyr4fwyJc996OnheufpQ","number":10,"from":"placed","to":"cancelled","reason":"something-else"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (9, '2026-10-04T18:00:00.000Z', 'kitchen', 'order', 'v3aE9dsgZ83FQ-6m3gOTWw', '{"what":"move","order":"v3aE9dsgZ83FQ-6m3gOTWw","number":9,"from":"placed","to":"cooking"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (10, '2026-10-04T18:00:00.000Z', 'kitchen', 'order', 'v3aE9dsgZ83FQ-6m3gOTWw', '{"what":"move","order":"v3aE9dsgZ83FQ-6m3gOTWw","number":9,"from":"cooking","to":"ready"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (11, '2026-10-04T18:00:00.000Z', 'owner', 'order', 'Lkluw40QmWtm6J53_0UHgw', '{"what":"cancel","order":"Lkluw40QmWtm6J53_0UHgw","number":11,"from":"placed","to":"cancelled","reason":"something-else"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (12, '2026-10-04T18:00:00.000Z', 'owner', 'order', 'pM8pcXAg7q4wkY8yP1udiQ', '{"what":"cancel","order":"pM8pcXAg7q4wkY8yP1udiQ","number":12,"from":"placed","to":"cancelled","reason":"something-else"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (13, '2026-10-04T18:00:00.000Z', 'owner', 'order', 'x-qXH6HkTq1Dyq4t2_lGng', '{"what":"cancel","order":"x-qXH6HkTq1Dyq4t2_lGng","number":13,"from":"placed","to":"cancelled","reason":"ordered-twice"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (14, '2026-10-04T18:50:00.000Z', 'owner', 'order', '3IBSlOR2072I3-4CWez_6A', '{"what":"cancel","order":"3IBSlOR2072I3-4CWez_6A","number":17,"from":"placed","to":"cancelled","reason":"ran-out"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (15, '2026-10-04T18:50:00.000Z', 'owner', 'order', 'XoIvIQUxea4xnX04LPXhuw', '{"what":"cancel","order":"XoIvIQUxea4xnX04LPXhuw","number":14,"from":"placed","to":"cancelled","reason":"ran-out"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed")
  values (16, '2026-10-04T18:50:00.000Z', 'kitchen', 'shop', 'pork', '{"what":"sold-out","item":"pork","soldOut":"today"}');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (1, 'TqSFau-kRzMWAZ-6cGUoog', 'OEgOwNcnsf0qPNhBnn62rYCel0Eg-chz', 'P0DfwzAOJi_E1fnDu69I0IckLDdwYdGJGBkPZ1CQAqI', 'Rosa', 'Delgado', 'rosa1@example.com', 'en', '2026-10-01T19:00:00.000Z', 'handed-over', 4200, 399, 4599, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":20}', '[{"to":"cooking","at":"2026-10-01T19:05:00.000Z","by":"Carlos"},{"to":"ready","at":"2026-10-01T19:05:00.000Z","by":"Carlos"},{"to":"handed-over","at":"2026-10-01T19:05:00.000Z","by":"Carlos"}]', 4, '2026-10-01T19:05:00.000Z', null, null, null, null, '2026-10-01', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-01T19:00:00.000Z"},{"kind":"ready","state":"due","at":"2026-10-01T19:05:20.000Z"}]', '2026-10-01T19:00:00.000Z', 0, null, 'rosa delgado', 'delgado', 'rosa1@example.com', 'rosa1@example.com', null, null, 'delivery', 0, 40, '2026-10-01T19:10:00.000Z', '2026-10-01T19:10:00.000Z', null, '2026-10-01T19:05:00.000Z', '2026-10-01T19:05:00.000Z', 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (2, 'cH-DzfGCPQU3Q8xdsG3HJw', 'waaB-Jtu1Xbq26cmDUlXN6NzjImtsdmO', 'CNVE-XWYOd_P62tPEy8Wv3wcWHUpCMztDtfqSYQi9Fg', 'Siobhán', 'O’Brien', 'siobhan2@example.com', 'en', '2026-10-01T19:05:00.000Z', 'placed', 2850, 271, 3121, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":20}', '[]', 1, null, null, null, null, null, '2026-10-01', 12, 3, '[{"kind":"placed","state":"due","at":"2026-10-01T19:05:00.000Z"}]', '2026-10-01T19:05:00.000Z', 0, null, 'siobhan o''brien', 'o''brien', 'siobhan2@example.com', 'siobhan2@example.com', null, null, 'delivery', 0, 30, '2026-10-01T19:15:00.000Z', '2026-10-01T19:15:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (3, '2yMHJuvd5XJfqoJslY1fyw', '1qKWKqQB--QEYyyVkwQ5fsOLaSym8y1L', '6innLfn_-OjBMWhnGaUgNz2bR2wv4LKjBr9E7dUcg7A', 'José', 'Núñez', 'jose3@example.com', 'en', '2026-10-02T10:30:00.000Z', 'cancelled', 1100, 105, 1205, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":20}', '[{"to":"cancelled","at":"2026-10-02T19:00:00.000Z","by":"Olga"}]', 2, '2026-10-02T19:00:00.000Z', null, null, 'ran-out', 'Sorry; no more pork.', '2026-10-01', 3, 1, '[{"kind":"cancelled","state":"due","at":"2026-10-02T19:00:00.000Z"}]', '2026-10-02T19:00:00.000Z', 0, null, 'jose nunez', 'nunez', 'jose3@example.com', 'jose3@example.com', null, null, 'delivery', 0, 10, '2026-10-02T10:40:00.000Z', '2026-10-02T10:40:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (4, 'GJatcvjC2lPiMTYZ_Ju8mA', '48W5eYswC3cQp7u9W8fpGtB1KIkMn6H4', '3D9D6EAMETIrwufq8Rf_jdtg2TSNfcB_EqT912M2NdQ', 'Ana', 'Ruiz', 'ana4@example.com', 'en', '2026-10-02T19:00:00.000Z', 'placed', 4200, 399, 4599, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":20}', '[]', 1, null, null, null, null, null, '2026-10-02', 12, 4, '[{"kind":"placed","state":"due","at":"2026-10-02T19:00:00.000Z"}]', '2026-10-02T19:00:00.000Z', 0, null, 'ana ruiz', 'ruiz', 'ana4@example.com', 'ana4@example.com', null, null, 'delivery', 0, 40, '2026-10-02T19:10:00.000Z', '2026-10-02T19:10:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (5, 'awcUaF7YMavZzH-N-Nz00Q', 'jb3VihQxMej5HP56jdoxg5Xeac0GcDRz', 'jQ3ZcOL9SOZ2M5ZojwWd7wycK8uke1zp-x9pPoLRSW8', 'Lena', 'Lapse', 'lena5@example.com', 'en', '2026-10-03T19:00:00.000Z', 'cancelled', 4200, 399, 4599, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":20}', '[{"to":"cancelled","at":"2026-10-03T19:00:00.000Z","by":"Olga"}]', 2, '2026-10-03T19:00:00.000Z', null, null, 'cannot-deliver', '', '2026-10-03', 12, 4, '[{"kind":"cancelled","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 0, null, 'lena lapse', 'lapse', 'lena5@example.com', 'lena5@example.com', null, null, 'delivery', 0, 40, '2026-10-03T19:10:00.000Z', '2026-10-03T19:10:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (6, 'f3LkUCyoEdtwU3dIlYSTWg', 'C3nkN2my_qaa2MYHctDVyc-5XiuvRrKn', 'Pl2oU9qgADFACJOkvkxfxqOJ4oznaaxYqyRv9gtYPDg', 'Karl', 'Keep', 'karl6@example.com', 'en', '2026-10-03T19:00:00.000Z', 'cancelled', 1050, 100, 1150, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":20}', '[{"to":"cancelled","at":"2026-10-03T19:00:00.000Z","by":"Olga"}]', 2, '2026-10-03T19:00:00.000Z', null, null, 'customer-asked', '', '2026-10-03', 12, 1, '[{"kind":"cancelled","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 0, null, 'karl keep', 'keep', 'karl6@example.com', 'karl6@example.com', null, null, 'delivery', 0, 10, '2026-10-03T19:10:00.000Z', '2026-10-03T19:10:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (7, 'tkOS0AmrImMFrV3JSNEkUw', 'jx6DdisZ1qsVZ_IMfGa7B-yLV3LJu6Rc', '0ud-w0bfL1M3VJFmsvAald-BsagbmfuAdHmyZEoANdU', 'Olivia', 'Options', 'olivia7@example.com', 'en', '2026-10-03T19:00:00.000Z', 'cooking', 3550, 337, 3887, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":20}', '[{"to":"cooking","at":"2026-10-03T19:00:00.000Z","by":"Carlos"}]', 2, '2026-10-03T19:00:00.000Z', null, null, null, null, '2026-10-03', 12, 3, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 0, null, 'olivia options', 'options', 'olivia7@example.com', 'olivia7@example.com', null, null, 'delivery', 0, 30, '2026-10-03T19:10:00.000Z', '2026-10-03T19:10:00.000Z', null, '2026-10-03T19:00:00.000Z', null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (8, 'S536ZI8WnmuqlMtWQAy7Ag', 'F-BAJ_DpARfYFqA7vQXpovmLOx3UQdn7', '_vPBPYCtMeDCYSOtHeo3soUi6t_q30nPfgwllWsYvjQ', 'Petra', 'Pickup', 'petra8@example.com', 'en', '2026-10-03T19:00:00.000Z', 'placed', 7700, 732, 8432, '{"way":"pickup"}', '[]', 1, null, null, null, null, null, '2026-10-03', 12, 7, '[{"kind":"placed","state":"due","at":"2026-10-03T19:00:00.000Z"}]', '2026-10-03T19:00:00.000Z', 0, null, 'petra pickup', 'pickup', 'petra8@example.com', 'petra8@example.com', null, null, 'pickup', 0, 70, '2026-10-03T19:10:00.000Z', '2026-10-03T19:10:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (9, 'v3aE9dsgZ83FQ-6m3gOTWw', 'uzzHNPNFQluM8w6tV2evj9AhRPLHarkd', '0IoUzfKy66bZv9mflRuYmVe4SohzsGmKT9HEz6J8Eps', 'Nora', 'Near', 'nora9@example.com', 'en', '2026-10-03T20:00:00.000Z', 'ready', 1050, 133, 1533, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":35}', '[{"to":"cooking","at":"2026-10-04T18:00:00.000Z","by":"Carlos"},{"to":"ready","at":"2026-10-04T18:00:00.000Z","by":"Carlos"}]', 4, '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', null, null, null, '2026-10-03', 13, 1, '[{"kind":"placed","state":"due","at":"2026-10-03T20:00:00.000Z"},{"kind":"ready","state":"due","at":"2026-10-04T18:00:20.000Z"}]', '2026-10-03T20:00:00.000Z', 0, null, 'nora near', 'near', 'nora9@example.com', 'nora9@example.com', null, null, 'delivery', 350, 10, '2026-10-03T20:10:00.000Z', '2026-10-03T20:10:00.000Z', null, '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (10, 'wNUyr4fwyJc996OnheufpQ', 'FxxLdviXSYg4D5FGLqsQm4ay-94stK3E', 'yOl_gRmz5NnIeMoVEabHdbw6NxwiwyUl6ydHrMfIVco', 'Fred', 'Far', 'fred10@example.com', 'en', '2026-10-03T20:00:00.000Z', 'cancelled', 2000, 247, 2847, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93702"},"minutesOnTheRoad":35}', '[{"to":"cancelled","at":"2026-10-04T18:00:00.000Z","by":"Olga"}]', 2, '2026-10-04T18:00:00.000Z', null, null, 'something-else', 'The road is closed.', '2026-10-03', 13, 2, '[{"kind":"cancelled","state":"due","at":"2026-10-04T18:00:00.000Z"}]', '2026-10-04T18:00:00.000Z', 0, null, 'fred far', 'far', 'fred10@example.com', 'fred10@example.com', null, null, 'delivery', 600, 20, '2026-10-03T20:10:00.000Z', '2026-10-03T20:10:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (11, 'Lkluw40QmWtm6J53_0UHgw', '6SzpTYjU2p5Pmm3vhkYAiqgnT9mHYsNu', '8Wf89xsFlD7owbABoUKpJwGj0_Y9wjxrjGSuaafWDAQ', 'Max', 'Many', 'max11@example.com', 'en', '2026-10-04T18:00:00.000Z', 'cancelled', 38000, 3643, 41993, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":35}', '[{"to":"cancelled","at":"2026-10-04T18:00:00.000Z","by":"Olga"}]', 2, '2026-10-04T18:00:00.000Z', null, null, 'something-else', '', '2026-10-04', 11, 40, '[{"kind":"cancelled","state":"due","at":"2026-10-04T18:00:00.000Z"}]', '2026-10-04T18:00:00.000Z', 0, null, 'max many', 'many', 'max11@example.com', 'max11@example.com', null, null, 'delivery', 350, 400, '2026-10-04T18:10:00.000Z', '2026-10-04T18:10:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (12, 'pM8pcXAg7q4wkY8yP1udiQ', 'wtDnwuE3KUHby7ekIlQ4rHzok7NePPh-', 'rM6BE-jZgNNM3KXl4VibSlEhBPeUqexNx_5fbQ8KVAc', 'Mia', 'Many', 'mia12@example.com', 'en', '2026-10-04T18:00:00.000Z', 'cancelled', 4200, 432, 4982, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":35}', '[{"to":"cancelled","at":"2026-10-04T18:00:00.000Z","by":"Olga"}]', 2, '2026-10-04T18:00:00.000Z', null, null, 'something-else', '', '2026-10-04', 11, 4, '[{"kind":"cancelled","state":"due","at":"2026-10-04T18:00:00.000Z"}]', '2026-10-04T18:00:00.000Z', 0, null, 'mia many', 'many', 'mia12@example.com', 'mia12@example.com', null, null, 'delivery', 350, 40, '2026-10-04T18:10:00.000Z', '2026-10-04T18:10:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (13, 'x-qXH6HkTq1Dyq4t2_lGng', 'uIjQui6_dhSZbQ2aWUgNVrItAHT1sOze', 'TPf1VX3Nb1jttzGUkzOawaaNrNBbeQC81nE38ro_a80', 'Greta', 'Gone', 'greta13@example.com', 'en', '2026-10-04T18:00:00.000Z', 'cancelled', 4200, 399, 4599, '{"way":"pickup"}', '[{"to":"cancelled","at":"2026-10-04T18:00:00.000Z","by":"Olga"}]', 2, '2026-10-04T18:00:00.000Z', null, null, 'ordered-twice', '', '2026-10-04', 11, 4, '[{"kind":"cancelled","state":"due","at":"2026-10-04T18:00:00.000Z"}]', '2026-10-04T18:00:00.000Z', 0, null, 'greta gone', 'gone', 'greta13@example.com', 'greta13@example.com', null, null, 'pickup', 0, 40, '2026-10-04T18:10:00.000Z', '2026-10-04T18:10:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (14, 'XoIvIQUxea4xnX04LPXhuw', 'WHk4Hvls_ldAzsUjv3v9b5VNQCaFnmni', '30B6se3mlbMt4bLyaRnWnV5RgQg0In77Ilcrtn955y4', 'Rita', 'Refund', 'rita14@example.com', 'en', '2026-10-04T18:50:00.000Z', 'cancelled', 2200, 209, 2409, '{"way":"pickup"}', '[{"to":"cancelled","at":"2026-10-04T18:50:00.000Z","by":"Olga"}]', 2, '2026-10-04T18:50:00.000Z', null, null, 'ran-out', 'We will refund you.', '2026-10-04', 11, 2, '[{"kind":"cancelled","state":"due","at":"2026-10-04T18:50:00.000Z"}]', '2026-10-04T18:50:00.000Z', 0, null, 'rita refund', 'refund', 'rita14@example.com', 'rita14@example.com', null, null, 'pickup', 0, 20, '2026-10-04T19:00:00.000Z', '2026-10-04T19:00:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (15, 'Pbcs9dZsn-Qz5QHtbDR_8A', 'UCRL27QzHmjMiqile_C_n9DGoypHlcLw', 'wSlMIz5QiFigpXxaV9zQ6Ji6Xox3nN6J0gMS7YmIuCQ', 'Hana', 'Held', 'hana15@example.com', 'en', '2026-10-04T18:50:00.000Z', 'placed', 1125, 140, 1615, '{"way":"delivery","address":{"address":"18 Laurel St","city":"Fresno","state":"CA","zipcode":"93701"},"minutesOnTheRoad":35}', '[]', 1, null, null, null, null, null, '2026-10-04', 11, 1, '[{"kind":"placed","state":"due","at":"2026-10-04T18:50:00.000Z"}]', '2026-10-04T18:50:00.000Z', 0, null, 'hana held', 'held', 'hana15@example.com', 'hana15@example.com', null, null, 'delivery', 350, 10, '2026-10-04T19:00:00.000Z', '2026-10-04T19:00:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (16, 'e7p7O8zXx1XgrMhjHOAjew', 'DkhPrDZ_JPa88haFT0YfzuBe3p1UfWri', 'hQ8TJY6FjeyCi0aPpLzfRx5cFYHS9OcppxnccOhF9Xk', 'Hugo', 'Held', 'hugo16@example.com', 'en', '2026-10-04T18:50:00.000Z', 'placed', 3800, 361, 4161, '{"way":"pickup"}', '[]', 1, null, null, null, null, null, '2026-10-04', 11, 4, '[{"kind":"placed","state":"due","at":"2026-10-04T18:50:00.000Z"}]', '2026-10-04T18:50:00.000Z', 0, null, 'hugo held', 'held', 'hugo16@example.com', 'hugo16@example.com', null, null, 'pickup', 0, 40, '2026-10-04T19:00:00.000Z', '2026-10-04T19:00:00.000Z', null, null, null, 0, 0);
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "language", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "mailbox", "purged_at", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight")
  values (17, '3IBSlOR2072I3-4CWez_6A', '4pPjz1C8BfQJIlNKlI2epf1UxE0nPdrb', '4BHiJu2bAZb-QuBC5UMoC0lJWmuZ3eXoqT3KuruBc3g', 'Lou', 'Letgo', 'lou17@example.com', 'en', '2026-10-04T18:50:00.000Z', 'cancelled', 4200, 399, 4599, '{"way":"pickup"}', '[{"to":"cancelled","at":"2026-10-04T18:50:00.000Z","by":"Olga"}]', 2, '2026-10-04T18:50:00.000Z', null, null, 'ran-out', '', '2026-10-04', 11, 4, '[{"kind":"cancelled","state":"due","at":"2026-10-04T18:50:00.000Z"}]', '2026-10-04T18:50:00.000Z', 0, null, 'lou letgo', 'letgo', 'lou17@example.com', 'lou17@example.com', null, null, 'pickup', 0, 40, '2026-10-04T19:00:00.000Z', '2026-10-04T19:00:00.000Z', null, null, null, 0, 0);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (1, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 2, 1050, 2100, '2026-10-01', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (1, 1, 'chix', '{"en":"Chicken"}', '{"en":"Chix"}', 1, 1000, 1000, '2026-10-01', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (1, 2, 'pork', '{"en":"Pork"}', '{"en":"Pork"}', 1, 1100, 1100, '2026-10-01', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (2, 0, 'bean', '{"en":"Bean"}', '{"en":"Bean"}', 3, 950, 2850, '2026-10-01', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (3, 0, 'pork', '{"en":"Pork"}', '{"en":"Pork"}', 1, 1100, 1100, '2026-10-01', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (4, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 2, 1050, 2100, '2026-10-02', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (4, 1, 'chix', '{"en":"Chicken"}', '{"en":"Chix"}', 1, 1000, 1000, '2026-10-02', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (4, 2, 'pork', '{"en":"Pork"}', '{"en":"Pork"}', 1, 1100, 1100, '2026-10-02', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (5, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 2, 1050, 2100, '2026-10-03', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (5, 1, 'chix', '{"en":"Chicken"}', '{"en":"Chix"}', 1, 1000, 1000, '2026-10-03', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (5, 2, 'pork', '{"en":"Pork"}', '{"en":"Pork"}', 1, 1100, 1100, '2026-10-03', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (6, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 1, 1050, 1050, '2026-10-03', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (7, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 2, 1275, 2550, '2026-10-03', 10, '{"choices":[{"id":"salsa-hot","count":1},{"id":"extras-guacamole","count":1},{"id":"extras-cheese","count":1}]}', '[{"kind":"word","id":"salsa-hot","name":{"en":"Hot"},"count":1,"price":0},{"kind":"add","id":"extras-guacamole","name":{"en":"Guacamole"},"count":1,"price":150},{"kind":"add","id":"extras-cheese","name":{"en":"Cheese"},"count":1,"price":75}]', null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (7, 1, 'chix', '{"en":"Chicken"}', '{"en":"Chix"}', 1, 1000, 1000, '2026-10-03', 10, '{"choices":[{"id":"salsa-mild","count":1}]}', '[{"kind":"word","id":"salsa-mild","name":{"en":"Mild"},"count":1,"price":0}]', 'No plastic fork, please.', 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (8, 0, 'pork', '{"en":"Pork"}', '{"en":"Pork"}', 7, 1100, 7700, '2026-10-03', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (9, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 1, 1050, 1050, '2026-10-03', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (10, 0, 'chix', '{"en":"Chicken"}', '{"en":"Chix"}', 2, 1000, 2000, '2026-10-03', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (11, 0, 'bean', '{"en":"Bean"}', '{"en":"Bean"}', 40, 950, 38000, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (12, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 2, 1050, 2100, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (12, 1, 'chix', '{"en":"Chicken"}', '{"en":"Chix"}', 1, 1000, 1000, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (12, 2, 'pork', '{"en":"Pork"}', '{"en":"Pork"}', 1, 1100, 1100, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (13, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 2, 1050, 2100, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (13, 1, 'chix', '{"en":"Chicken"}', '{"en":"Chix"}', 1, 1000, 1000, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (13, 2, 'pork', '{"en":"Pork"}', '{"en":"Pork"}', 1, 1100, 1100, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (14, 0, 'pork', '{"en":"Pork"}', '{"en":"Pork"}', 2, 1100, 2200, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (15, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 1, 1125, 1125, '2026-10-04', 10, '{"choices":[{"id":"salsa-hot","count":1},{"id":"extras-cheese","count":1}]}', '[{"kind":"word","id":"salsa-hot","name":{"en":"Hot"},"count":1,"price":0},{"kind":"add","id":"extras-cheese","name":{"en":"Cheese"},"count":1,"price":75}]', null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (16, 0, 'bean', '{"en":"Bean"}', '{"en":"Bean"}', 4, 950, 3800, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (17, 0, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 2, 1050, 2100, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (17, 1, 'chix', '{"en":"Chicken"}', '{"en":"Chix"}', 1, 1000, 1000, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day")
  values (17, 2, 'pork', '{"en":"Pork"}', '{"en":"Pork"}', 1, 1100, 1100, '2026-10-04', 10, null, null, null, 0, null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (1, 0, 'tax', 399, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (2, 0, 'tax', 271, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (3, 0, 'tax', 105, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (4, 0, 'tax', 399, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (5, 0, 'tax', 399, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (6, 0, 'tax', 100, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (7, 0, 'tax', 337, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (8, 0, 'tax', 732, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (9, 0, 'tax', 133, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (9, 1, 'delivery', 350, null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (10, 0, 'tax', 247, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (10, 1, 'delivery', 600, null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (11, 0, 'tax', 3643, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (11, 1, 'delivery', 350, null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (12, 0, 'tax', 432, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (12, 1, 'delivery', 350, null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (13, 0, 'tax', 399, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (14, 0, 'tax', 209, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (15, 0, 'tax', 140, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (15, 1, 'delivery', 350, null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (16, 0, 'tax', 361, 950);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate")
  values (17, 0, 'tax', 399, 950);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (1, 'OEgOwNcnsf0qPNhBnn62rYCel0Eg-chz', 1, 'demo', 'demo-4a5779a4a8d77b38b9cc9602', 4599, 4599, 4599, 0, 'captured', null, null, null, '2026-10-01T19:00:00.000Z', '2026-10-01T19:05:00.000Z', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (2, 'waaB-Jtu1Xbq26cmDUlXN6NzjImtsdmO', 2, 'demo', 'demo-b8641b887aaa80c3fff12d5c', 3121, 3121, 3121, 0, 'captured', null, null, null, '2026-10-01T19:05:00.000Z', '2026-10-01T19:05:00.000Z', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (3, '1qKWKqQB--QEYyyVkwQ5fsOLaSym8y1L', 3, 'demo', 'demo-8487f3d195b3c3df4b7d0821', 1205, 1205, 1205, 1205, 'refunded', null, null, null, '2026-10-02T10:30:00.000Z', '2026-10-02T10:31:00.000Z', '2026-10-02T19:00:00.000Z', '2026-10-02T19:00:00.000Z', '2026-10-02');
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (4, '48W5eYswC3cQp7u9W8fpGtB1KIkMn6H4', 4, 'demo', 'demo-4d5f91170bc74bb6b8e1e9c2', 4599, 4599, 4599, 0, 'captured', null, null, null, '2026-10-02T19:00:00.000Z', '2026-10-02T19:00:00.000Z', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (5, 'jb3VihQxMej5HP56jdoxg5Xeac0GcDRz', 5, 'demo', 'demo-lapse-6ff9abbd0f4d546105f5ad0d', 4599, 4599, 0, 0, 'capture-failed', 'hold-lapsed', '2026-10-03T19:00:00.000Z', null, '2026-10-03T19:00:00.000Z', null, '2026-10-03T19:00:00.000Z', null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (6, 'C3nkN2my_qaa2MYHctDVyc-5XiuvRrKn', 6, 'demo', 'demo-keep-4d5d78b6cac92e3da206b1b4', 1150, 1150, 1150, 0, 'refund-failed', 'account-closed', '2026-10-03T19:00:00.000Z', null, '2026-10-03T19:00:00.000Z', '2026-10-03T19:00:00.000Z', '2026-10-03T19:00:00.000Z', null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (7, 'jx6DdisZ1qsVZ_IMfGa7B-yLV3LJu6Rc', 7, 'demo', 'demo-20381b10e503096dd0e10cad', 3887, 3887, 3887, 0, 'captured', null, null, null, '2026-10-03T19:00:00.000Z', '2026-10-03T19:00:00.000Z', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (8, 'F-BAJ_DpARfYFqA7vQXpovmLOx3UQdn7', 8, 'demo', 'demo-09b62c2ea1751b7e1f13471a', 8432, 8432, 8432, 0, 'captured', null, null, null, '2026-10-03T19:00:00.000Z', '2026-10-03T19:00:00.000Z', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (9, 'uzzHNPNFQluM8w6tV2evj9AhRPLHarkd', 9, 'demo', 'demo-c3b6e1b57738a7c4519f0df5', 1533, 1533, 1533, 0, 'captured', null, null, null, '2026-10-03T20:00:00.000Z', '2026-10-03T20:00:00.000Z', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (10, 'FxxLdviXSYg4D5FGLqsQm4ay-94stK3E', 10, 'demo', 'demo-dc83cc1bf5670b7c3cd6cc31', 2847, 2847, 2847, 2847, 'refunded', null, null, null, '2026-10-03T20:00:00.000Z', '2026-10-03T20:00:00.000Z', '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', '2026-10-04');
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (11, '6SzpTYjU2p5Pmm3vhkYAiqgnT9mHYsNu', 11, 'demo', 'demo-4977cfb8a13f8672bfb478d4', 41993, 41993, 41993, 41993, 'refunded', null, null, null, '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', '2026-10-04');
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (12, 'wtDnwuE3KUHby7ekIlQ4rHzok7NePPh-', 12, 'demo', 'demo-48e187796d0ea7d4d7e41fc1', 4982, 4982, 4982, 4982, 'refunded', null, null, null, '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', '2026-10-04');
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (13, 'uIjQui6_dhSZbQ2aWUgNVrItAHT1sOze', 13, 'demo', 'demo-954008d96cd4565b3a33e6d3', 4599, 4599, 0, 0, 'voided', null, null, null, '2026-10-04T18:00:00.000Z', null, '2026-10-04T18:00:00.000Z', '2026-10-04T18:00:00.000Z', null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (14, 'WHk4Hvls_ldAzsUjv3v9b5VNQCaFnmni', 14, 'demo', 'demo-590e465da3d651b5f9f7e228', 2409, 2409, 2409, 0, 'captured', null, null, null, '2026-10-04T18:50:00.000Z', '2026-10-04T18:50:00.000Z', '2026-10-04T18:50:00.000Z', null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (15, 'UCRL27QzHmjMiqile_C_n9DGoypHlcLw', 15, 'demo', 'demo-e0a6ffc01fbb8f1a95d19541', 1615, 1615, 0, 0, 'authorised', null, null, null, '2026-10-04T18:50:00.000Z', null, null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (16, 'DkhPrDZ_JPa88haFT0YfzuBe3p1UfWri', 16, 'demo', 'demo-c00fdfc1599c28113692857c', 4161, 4161, 0, 0, 'authorised', null, null, null, '2026-10-04T18:50:00.000Z', null, null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day")
  values (17, '4pPjz1C8BfQJIlNKlI2epf1UxE0nPdrb', 17, 'demo', 'demo-36ce4ec08bf12edf28d92319', 4599, 4599, 0, 0, 'authorised', null, null, null, '2026-10-04T18:50:00.000Z', null, '2026-10-04T18:50:00.000Z', null, null);
insert into "settings" ("name", "value", "version", "changed_at")
  values ('restaurant', '{"name":"Burritoful","since":1995,"timeZone":"America/Los_Angeles","taxRate":950,"address":null,"phone":null,"email":null,"directions":null,"words":{"headline":{"en":"Worth every napkin."},"lead":{"en":"Four burritos, rolled by hand since 1995."},"storyTitle":{"en":"One comal, four burritos"},"story":{"en":"We opened in 1995 with one comal, one recipe book and more hope than chairs. The first tortillas came out square. By summer they were round, and the line was out the door. Not much has changed. We still press the dough before sunrise, still let the beans take all night, and still make four burritos and only four: beef, chicken, bean and pork. No secret menu, no shortcuts. Just a warm tortilla, filled until it worries us, then folded tight by someone who’d gladly eat it themselves."},"lastLine":{"en":"Come hungry. Take napkins."}}}', 1, '2026-11-17T01:56:57.102Z');
insert into "settings" ("name", "value", "version", "changed_at")
  values ('hours', '{"week":null,"specialDays":[]}', 1, '2026-11-17T01:56:57.102Z');
insert into "settings" ("name", "value", "version", "changed_at")
  values ('ways', '{"delivery":true,"pickup":true,"chosenFirst":"delivery","zones":[{"name":"Around 93701","zipcodes":["93701"],"fee":350,"smallestOrder":0,"minutesOnTheRoad":35},{"name":"Around 93702","zipcodes":["93702"],"fee":600,"smallestOrder":0,"minutesOnTheRoad":35}],"feeIsTaxed":true,"phoneRequired":{"delivery":false,"pickup":false}}', 1, '2026-11-17T01:56:57.102Z');
insert into "settings" ("name", "value", "version", "changed_at")
  values ('waitTimes', '{"speed":null,"shortestWait":10,"slotEvery":15,"daysAhead":2,"stopAfter":null,"showsRecord":false}', 1, '2026-11-17T01:56:57.102Z');
insert into "settings" ("name", "value", "version", "changed_at")
  values ('checklist', '{"putAway":false}', 1, '2026-11-17T01:56:57.102Z');
insert into "menu_sections" ("id", "position", "name", "version")
  values ('burritos', 0, '{"en":"Burritos"}', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('tortilla', 0, '{"en":"Flour tortilla"}', '["wheat"]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('steak', 1, '{"en":"Skirt steak"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('adobo', 2, '{"en":"Adobo chicken"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('carne', 3, '{"en":"Slow pork in red chile"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('black-beans', 4, '{"en":"Black beans"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('pinto-beans', 5, '{"en":"Pinto beans"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('rice', 6, '{"en":"Rice"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('red-rice', 7, '{"en":"Red rice"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('corn', 8, '{"en":"Sweet corn"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('tomato', 9, '{"en":"Tomato"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('avocado', 10, '{"en":"Avocado"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('cheese', 11, '{"en":"Cheese"}', '["milk"]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('pineapple', 12, '{"en":"Pineapple"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('onion', 13, '{"en":"Onion"}', '[]', 1);
insert into "ingredients" ("id", "position", "name", "allergens", "version")
  values ('cilantro', 14, '{"en":"Cilantro"}', '[]', 1);
insert into "option_groups" ("id", "position", "name", "kind", "smallest", "largest", "on_ticket", "choices", "sold_out", "version")
  values ('salsa', 0, '{"en":"Salsa"}', 'one', 1, 1, 'word', '[{"id":"salsa-mild","name":{"en":"Mild"},"price":0,"allergens":[],"isDefault":false},{"id":"salsa-medium","name":{"en":"Medium"},"price":0,"allergens":[],"isDefault":true},{"id":"salsa-hot","name":{"en":"Hot"},"price":0,"allergens":[],"isDefault":false},{"id":"salsa-none","name":{"en":"No salsa"},"price":0,"allergens":[],"isDefault":false}]', '{}', 1);
insert into "option_groups" ("id", "position", "name", "kind", "smallest", "largest", "on_ticket", "choices", "sold_out", "version")
  values ('extras', 1, '{"en":"Extras"}', 'some', 0, 4, 'add', '[{"id":"extras-guacamole","name":{"en":"Guacamole"},"price":150,"allergens":[],"isDefault":false},{"id":"extras-cheese","name":{"en":"Cheese"},"price":75,"allergens":["milk"],"isDefault":false},{"id":"extras-sour-cream","name":{"en":"Sour cream"},"price":75,"allergens":["milk"],"isDefault":false},{"id":"extras-double-filling","name":{"en":"Double filling"},"price":300,"allergens":[],"isDefault":false}]', '{}', 1);
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price")
  values (7, 0, 'salsa-hot', '2026-10-03', 'beef', '{"en":"Hot"}', 2, 0);
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price")
  values (7, 0, 'extras-guacamole', '2026-10-03', 'beef', '{"en":"Guacamole"}', 2, 300);
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price")
  values (7, 0, 'extras-cheese', '2026-10-03', 'beef', '{"en":"Cheese"}', 2, 150);
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price")
  values (7, 1, 'salsa-mild', '2026-10-03', 'chix', '{"en":"Mild"}', 1, 0);
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price")
  values (15, 0, 'salsa-hot', '2026-10-04', 'beef', '{"en":"Hot"}', 1, 0);
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price")
  values (15, 0, 'extras-cheese', '2026-10-04', 'beef', '{"en":"Cheese"}', 1, 75);
CREATE INDEX sessions_by_staff on sessions (staff_id);
CREATE INDEX audit_log_by_subject on audit_log (topic, subject, id);
CREATE INDEX audit_log_by_topic on audit_log (topic, id);
CREATE INDEX orders_by_status on orders (status, moved_at);
CREATE INDEX orders_by_status_and_day on orders (status, business_day, seq);
CREATE INDEX orders_by_number on orders (number, business_day, seq);
CREATE INDEX orders_by_name on orders (search_name);
CREATE INDEX orders_by_last_name on orders (search_last);
CREATE INDEX orders_by_email on orders (search_email);
CREATE INDEX orders_to_mail on orders (mail_due_at) where mail_due_at is not null;
CREATE INDEX orders_to_purge on orders (timestamp) where purged_at is null;
CREATE INDEX orders_by_mailbox on orders (mailbox, timestamp) where mailbox <> '';
CREATE INDEX orders_left_out on orders (business_day, seq) where total > 1100000000;
CREATE INDEX payments_by_order on payments (order_seq, state, return_asked_at);
CREATE INDEX payments_to_settle on payments (seq) where order_seq is not null
    and (state = 'authorised' or (state = 'captured' and return_asked_at is not null));
CREATE INDEX payments_failed on payments (order_seq)
    where (state = 'refund-failed' or (state = 'capture-failed' and return_asked_at is null));
CREATE INDEX payments_by_refund_day on payments (refund_day) where refund_day is not null;
CREATE INDEX payments_without_order on payments (state, asked_at) where order_seq is null;
CREATE INDEX order_lines_by_day on order_lines (business_day, item, order_seq, quantity, price);
CREATE INDEX payments_not_counted on payments (order_seq) where order_seq is not null
      and (asked > 1100000000 or (state not in ('captured', 'refunded', 'refund-failed')
        and (state <> 'authorised' or return_asked_at is not null)));
CREATE INDEX orders_by_day on orders
      (business_day, seq, local_hour, burritos, subtotal, tax, delivery, total, way);
CREATE INDEX orders_by_promise on orders
      (first_ready_by, ready_at, cooking_at, ready_by, weight, status, seq) where ready_at is not null;
CREATE INDEX order_choices_by_day on order_choices (business_day, choice, order_seq, quantity, price);
