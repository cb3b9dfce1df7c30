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
insert into migrations (name, applied_at) values ('0001-open-restaurant', '2026-11-17T01:56:58.805Z');
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
insert into migrations (name, applied_at) values ('0002-live-kitchen', '2026-11-17T01:56:58.820Z');
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
insert into migrations (name, applied_at) values ('0003-office', '2026-11-17T01:56:58.856Z');
create index if not exists orders_by_status_and_day on orders (status, business_day, seq);
create index if not exists audit_log_by_topic on audit_log (topic, id);
create index if not exists orders_for_sales on orders (business_day);
update orders set "search_name" = replace(replace(replace(replace("search_name", '‘', ''''), '’', ''''), 'ʼ', ''''), '`', '''') where "search_name" like '%‘%' or "search_name" like '%’%' or "search_name" like '%ʼ%' or "search_name" like '%`%';
update orders set "search_last" = replace(replace(replace(replace("search_last", '‘', ''''), '’', ''''), 'ʼ', ''''), '`', '''') where "search_last" like '%‘%' or "search_last" like '%’%' or "search_last" like '%ʼ%' or "search_last" like '%`%';
update orders set "search_email" = replace(replace(replace(replace("search_email", '‘', ''''), '’', ''''), 'ʼ', ''''), '`', '''') where "search_email" like '%‘%' or "search_email" like '%’%' or "search_email" like '%ʼ%' or "search_email" like '%`%';
insert into migrations (name, applied_at) values ('0003-office-mended', '2026-11-17T01:56:58.864Z');
alter table orders add column purged_at timestamptz;
create index orders_to_purge on orders (timestamp) where purged_at is null;
insert into migrations (name, applied_at) values ('0004-forget-customers', '2026-11-17T01:56:58.866Z');
drop index orders_for_sales;
create index orders_for_sales on orders
      (business_day, lines, local_hour, payment, status, burritos, subtotal, tax, total);
insert into migrations (name, applied_at) values ('0005-sales-by-cart', '2026-11-17T01:56:58.869Z');
drop index orders_for_sales;
alter table orders alter column lines type text collate "C" using lines::text;
create index orders_for_sales on orders
      (business_day, lines, local_hour, payment, status, burritos, subtotal, tax, total);
insert into migrations (name, applied_at) values ('0006-carts-as-text', '2026-11-17T01:56:58.880Z');
alter table orders add column payment_fault text;
alter table orders add column payment_failed_at timestamptz;
create index orders_with_failed_payment on orders (business_day, seq)
      where (payment = 'refund-failed' or (payment = 'capture-failed' and status <> 'cancelled'));
insert into migrations (name, applied_at) values ('0007-failed-captures', '2026-11-17T01:56:58.883Z');
alter table orders add column mailbox text collate "C" not null default '';
create index orders_by_mailbox on orders (mailbox, timestamp) where mailbox <> '';
create index orders_left_out on orders (business_day, payment, status) where total > 1100000000;
insert into migrations (name, applied_at) values ('0008-limits', '2026-11-17T01:56:58.886Z');
update menu_items set description = 'Skirt steak hot off the griddle, black beans, rice, tomato.'
      where id = 'beef' and description = 'Skirt steak off the hot iron, black beans, rice, tomato.';
insert into migrations (name, applied_at) values ('0009-griddle', '2026-11-17T01:56:58.887Z');
create table order_lines (
    order_seq bigint not null ,
    position integer not null,
    item text not null,
    name jsonb not null,
    short_name jsonb not null,
    quantity bigint not null,
    unit_price bigint not null,
    price bigint not null,
    primary key (order_seq, position)
  );
create table order_charges (
    order_seq bigint not null ,
    position integer not null,
    kind text not null,
    amount bigint not null,
    rate integer,
    primary key (order_seq, position)
  );
create table payments (
    seq bigint generated always as identity primary key,
    key text not null unique,
    order_seq bigint ,
    gateway text not null,
    intent text,
    asked bigint not null,
    held bigint not null default 0,
    captured bigint not null default 0,
    refunded bigint not null default 0,
    state text not null,
    fault text,
    failed_at timestamptz,
    expires_at timestamptz,
    asked_at timestamptz not null,
    captured_at timestamptz,
    return_asked_at timestamptz,
    returned_at timestamptz,
    refund_day text collate "C"
  );
insert into order_lines
    (order_seq, position, item, name, short_name, quantity, unit_price, price)
    select orders.seq, line.at - 1, line.value ->> 'item',
      jsonb_build_object('en', coalesce(menu_items.name, line.value ->> 'name')), jsonb_build_object('en', line.value ->> 'name'),
      (line.value ->> 'quantity')::bigint, (line.value ->> 'unitPrice')::bigint, (line.value ->> 'price')::bigint
    from orders cross join jsonb_array_elements(orders.lines::jsonb) with ordinality as line (value, at)
      left join menu_items on menu_items.id = line.value ->> 'item' and menu_items.short_name = line.value ->> 'name'
    order by orders.seq, line.at;
insert into order_charges (order_seq, position, kind, amount, rate)
      select seq, 0, 'tax', tax, tax_rate from "orders" order by seq;
insert into payments (key, order_seq, gateway, intent, asked, held, captured, refunded, state, fault,
        failed_at, asked_at, captured_at, return_asked_at, returned_at, refund_day)
      select idempotency_key, seq, case when authorisation like 'demo-%' then 'demo' else 'card' end, authorisation,
        total, total, case when payment in ('captured', 'refunded', 'refund-failed') then total else 0 end,
        case when payment = 'refunded' then total else 0 end, payment, payment_fault, payment_failed_at, timestamp,
        captured_at, case when status = 'cancelled' then coalesce(moved_at, timestamp) end, returned_at, refund_day
      from "orders" order by seq;
drop index if exists "orders_by_status";
drop index if exists "orders_by_day";
drop index if exists "orders_by_status_and_day";
drop index if exists "orders_by_number";
drop index if exists "orders_by_name";
drop index if exists "orders_by_last_name";
drop index if exists "orders_by_email";
drop index if exists "orders_to_mail";
drop index if exists "orders_to_purge";
drop index if exists "orders_by_mailbox";
drop index if exists "orders_left_out";
drop index if exists "orders_for_sales";
drop index if exists "orders_to_capture";
drop index if exists "orders_to_refund";
drop index if exists "orders_with_failed_payment";
drop index if exists "orders_by_refund_day";
alter table orders
    drop constraint orders_check,
    drop column lines, drop column tax_rate, drop column payment, drop column payment_fault,
    drop column payment_failed_at, drop column authorisation, drop column captured_at, drop column returned_at,
    drop column refund_day,
    add column language text not null default 'en',
    alter column delivery type jsonb using jsonb_build_object('way', 'delivery', 'address', delivery),
    alter column business_day drop default, alter column local_hour drop default,
    alter column burritos drop default, alter column mails drop default, alter column search_name drop default,
    alter column search_last drop default, alter column search_email drop default;
alter table orders rename column delivery to fulfilment;
alter table "order_lines" add foreign key (order_seq) references orders (seq);
alter table "order_charges" add foreign key (order_seq) references orders (seq);
alter table "payments" add foreign key (order_seq) references orders (seq);
create index orders_by_status on orders (status, moved_at);
create index orders_by_day on orders
    (business_day, seq, local_hour, burritos, subtotal, tax, total);
create index orders_by_status_and_day on orders (status, business_day, seq);
create index orders_by_number on orders (number, business_day, seq);
create index orders_by_name on orders (search_name);
create index orders_by_last_name on orders (search_last);
create index orders_by_email on orders (search_email);
create index orders_to_mail on orders (mail_due_at) where mail_due_at is not null;
create index orders_to_purge on orders (timestamp) where purged_at is null;
create index orders_by_mailbox on orders (mailbox, timestamp) where mailbox <> '';
create index orders_left_out on orders (business_day, seq) where total > 1100000000;
create index payments_by_order on payments (order_seq, state, return_asked_at);
create index payments_to_settle on payments (seq) where order_seq is not null
    and (state = 'authorised' or (state = 'captured' and return_asked_at is not null));
create index payments_failed on payments (order_seq)
    where (state = 'refund-failed' or (state = 'capture-failed' and return_asked_at is null));
create index payments_by_refund_day on payments (refund_day) where refund_day is not null;
create index payments_without_order on payments (state, asked_at) where order_seq is null;
insert into migrations (name, applied_at) values ('0010-open-model', '2026-11-17T01:56:58.941Z');
alter table menu_items alter column "name" type jsonb using jsonb_build_object('en', "name");
alter table menu_items alter column "short_name" type jsonb using jsonb_build_object('en', "short_name");
alter table menu_items alter column "description" type jsonb using jsonb_build_object('en', "description");
alter table menu_items add column colour text not null default 'arena';
alter table menu_items add column picture text;
update menu_items set colour = 'chile', picture = 'beef' where id = 'beef';
update menu_items set colour = 'maiz', picture = 'chix' where id = 'chix';
update menu_items set colour = 'jade', picture = 'bean' where id = 'bean';
update menu_items set colour = 'rosa', picture = 'pork' where id = 'pork';
insert into migrations (name, applied_at) values ('0011-looks', '2026-11-17T01:56:58.959Z');
create table settings (
      name text primary key,
      value jsonb not null,
      version integer not null,
      changed_at timestamptz not null
    );
insert into migrations (name, applied_at) values ('0012-settings', '2026-11-17T01:56:58.964Z');
alter table order_lines add column business_day text collate "C" not null default '';
update order_lines
      set business_day = (select business_day from orders where orders.seq = order_lines.order_seq);
create index order_lines_by_day on order_lines (business_day, item, order_seq, quantity, price);
create index payments_not_counted on payments (order_seq) where order_seq is not null
      and (asked > 1100000000 or (state not in ('captured', 'refunded', 'refund-failed')
        and (state <> 'authorised' or return_asked_at is not null)));
insert into migrations (name, applied_at) values ('0013-sales-by-line', '2026-11-17T01:56:58.970Z');
alter table orders add column phone text;
insert into migrations (name, applied_at) values ('0014-phones', '2026-11-17T01:56:58.971Z');
alter table orders add column way text not null default 'delivery';
alter table orders add column delivery bigint not null default 0;
update orders set way = 'pickup' where fulfilment ->> 'way' = 'pickup';
update orders set delivery = (
        select amount from order_charges where order_seq = orders.seq and kind = 'delivery')
      where seq in (select order_seq from order_charges where kind = 'delivery');
drop index orders_by_day;
create index orders_by_day on orders
      (business_day, seq, local_hour, burritos, subtotal, tax, delivery, total, way);
update audit_log set by_username = '*server' where by_username = 'Somebody at the server';
insert into migrations (name, applied_at) values ('0016-ways', '2026-11-17T01:56:58.981Z');
alter table menu_items add column weight integer not null default 10;
alter table orders add column weight bigint not null default 0;
update orders set weight = burritos * 10;
alter table orders add column "ready_by" timestamptz;
alter table orders add column "first_ready_by" timestamptz;
alter table orders add column "starts_at" timestamptz;
alter table orders add column "cooking_at" timestamptz;
alter table orders add column "ready_at" timestamptz;
alter table orders add column scheduled integer not null default 0;
update orders set ready_by = timestamp + interval '10 minutes' where status in ('placed', 'cooking', 'ready');
create index orders_by_promise on orders
      (first_ready_by, ready_at, cooking_at, ready_by, weight, status, seq) where ready_at is not null;
alter table shop_state add column busy_minutes integer;
alter table shop_state add column "busy_until" timestamptz;
alter table shop_state add column "touched_at" timestamptz;
alter table shop_state add column "owner_told_at" timestamptz;
alter table shop_state add column "owner_claimed_until" timestamptz;
insert into migrations (name, applied_at) values ('0017-promises', '2026-11-17T01:56:58.996Z');
create table menu_sections (
      id text primary key,
      position integer not null,
      name jsonb not null,
      version integer not null default 1
    );
insert into menu_sections (id, position, name) values ('burritos', 0, '{"en":"Burritos"}');
create table ingredients (
      id text primary key,
      position integer not null,
      name jsonb not null,
      allergens jsonb not null default '[]',
      version integer not null default 1
    );
create table option_groups (
      id text primary key,
      position integer not null,
      name jsonb not null,
      kind text not null,
      smallest integer not null,
      largest integer not null,
      on_ticket text not null,
      choices jsonb not null,
      sold_out jsonb not null default '{}',
      version integer not null default 1
    );
alter table menu_items add column section text not null default 'burritos';
alter table menu_items add column inside jsonb not null default '[]';
alter table menu_items add column groups jsonb not null default '[]';
alter table menu_items add column retired_at timestamptz;
alter table menu_items add column retired_sold bigint not null default 0;
alter table menu_items add column left_count integer;
alter table menu_items add column left_day text;
alter table order_lines add column weight integer not null default 10;
update order_lines set weight = coalesce((select weight from menu_items where id = order_lines.item), 10)
      where order_seq in (select seq from orders where status in ('placed', 'cooking', 'ready'));
alter table order_lines add column wanted jsonb;
alter table order_lines add column changes jsonb;
alter table order_lines add column note text;
alter table order_lines add column rolled integer not null default 0;
alter table order_lines add column stock_day text;
alter table orders add column rolled_weight bigint not null default 0;
create table order_choices (
      order_seq bigint not null,
      line integer not null,
      choice text not null,
      business_day text not null,
      item text not null,
      name jsonb not null,
      quantity bigint not null,
      price bigint not null,
      primary key (order_seq, line, choice)
    );
create index order_choices_by_day on order_choices (business_day, choice, order_seq, quantity, price);
create table pictures (
    id text primary key,
    source bytea not null,
    made_by text not null,
    made_at timestamptz not null
  );
create table picture_files (
    name text not null,
    size text not null,
    format text not null,
    bytes bytea not null,
    made_at timestamptz not null,
    primary key (name, size, format)
  );
alter table menu_items add column picture_alt jsonb;
insert into ingredients (id, position, name, allergens)
      values ('tortilla', 0, '{"en":"Flour tortilla"}', '["wheat"]');
insert into ingredients (id, position, name, allergens)
      values ('steak', 1, '{"en":"Skirt steak"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('adobo', 2, '{"en":"Adobo chicken"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('carne', 3, '{"en":"Slow pork in red chile"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('black-beans', 4, '{"en":"Black beans"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('pinto-beans', 5, '{"en":"Pinto beans"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('rice', 6, '{"en":"Rice"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('red-rice', 7, '{"en":"Red rice"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('corn', 8, '{"en":"Sweet corn"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('tomato', 9, '{"en":"Tomato"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('avocado', 10, '{"en":"Avocado"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('cheese', 11, '{"en":"Cheese"}', '["milk"]');
insert into ingredients (id, position, name, allergens)
      values ('pineapple', 12, '{"en":"Pineapple"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('onion', 13, '{"en":"Onion"}', '[]');
insert into ingredients (id, position, name, allergens)
      values ('cilantro', 14, '{"en":"Cilantro"}', '[]');
insert into option_groups (id, position, name, kind, smallest, largest, on_ticket, choices)
      values ('salsa', 0, '{"en":"Salsa"}', 'one', 1, 1,
        'word', '[{"id":"salsa-mild","name":{"en":"Mild"},"price":0,"allergens":[],"isDefault":false},{"id":"salsa-medium","name":{"en":"Medium"},"price":0,"allergens":[],"isDefault":true},{"id":"salsa-hot","name":{"en":"Hot"},"price":0,"allergens":[],"isDefault":false},{"id":"salsa-none","name":{"en":"No salsa"},"price":0,"allergens":[],"isDefault":false}]');
insert into option_groups (id, position, name, kind, smallest, largest, on_ticket, choices)
      values ('extras', 1, '{"en":"Extras"}', 'some', 0, 4,
        'add', '[{"id":"extras-guacamole","name":{"en":"Guacamole"},"price":150,"allergens":[],"isDefault":false},{"id":"extras-cheese","name":{"en":"Cheese"},"price":75,"allergens":["milk"],"isDefault":false},{"id":"extras-sour-cream","name":{"en":"Sour cream"},"price":75,"allergens":["milk"],"isDefault":false},{"id":"extras-double-filling","name":{"en":"Double filling"},"price":300,"allergens":[],"isDefault":false}]');
update menu_items set inside = '[{"id":"tortilla","canLeaveOut":false},{"id":"steak","canLeaveOut":false},{"id":"black-beans","canLeaveOut":true},{"id":"rice","canLeaveOut":true},{"id":"tomato","canLeaveOut":true}]', groups = '["salsa","extras"]' where id = 'beef';
update menu_items set inside = '[{"id":"tortilla","canLeaveOut":false},{"id":"adobo","canLeaveOut":false},{"id":"red-rice","canLeaveOut":true},{"id":"corn","canLeaveOut":true},{"id":"avocado","canLeaveOut":true}]', groups = '["salsa","extras"]' where id = 'chix';
update menu_items set inside = '[{"id":"tortilla","canLeaveOut":false},{"id":"black-beans","canLeaveOut":false},{"id":"pinto-beans","canLeaveOut":true},{"id":"rice","canLeaveOut":true},{"id":"corn","canLeaveOut":true},{"id":"cheese","canLeaveOut":true},{"id":"avocado","canLeaveOut":true}]', groups = '["salsa","extras"]' where id = 'bean';
update menu_items set inside = '[{"id":"tortilla","canLeaveOut":false},{"id":"carne","canLeaveOut":false},{"id":"pineapple","canLeaveOut":true},{"id":"onion","canLeaveOut":true},{"id":"cilantro","canLeaveOut":true}]', groups = '["salsa","extras"]' where id = 'pork';
insert into migrations (name, applied_at) values ('0018-open-menu', '2026-11-17T01:56:59.043Z');
insert into "settings" ("name", "value", "version", "changed_at") values ('restaurant', '{"name":"Burritoful","since":1995,"timeZone":"America/Los_Angeles","taxRate":950,"address":null,"phone":null,"email":null,"directions":null,"words":{"headline":{"en":"Worth every napkin."},"lead":{"en":"Four burritos, rolled by hand since 1995."},"storyTitle":{"en":"One comal, four burritos"},"story":{"en":"We opened in 1995 with one comal, one recipe book and more hope than chairs. The first tortillas came out square. By summer they were round, and the line was out the door. Not much has changed. We still press the dough before sunrise, still let the beans take all night, and still make four burritos and only four: beef, chicken, bean and pork. No secret menu, no shortcuts. Just a warm tortilla, filled until it worries us, then folded tight by someone who’d gladly eat it themselves."},"lastLine":{"en":"Come hungry. Take napkins."}}}', 1, '2026-11-17T01:56:59.070Z'), ('hours', '{"week":null,"specialDays":[]}', 1, '2026-11-17T01:56:59.070Z'), ('ways', '{"delivery":true,"pickup":true,"chosenFirst":"delivery","zones":[],"feeIsTaxed":false,"phoneRequired":{"delivery":false,"pickup":false}}', 1, '2026-11-17T01:56:59.070Z'), ('waitTimes', '{"speed":null,"shortestWait":10,"slotEvery":15,"daysAhead":2,"stopAfter":null,"showsRecord":false}', 1, '2026-11-17T01:56:59.070Z'), ('checklist', '{"putAway":false}', 1, '2026-11-17T01:56:59.070Z') on conflict ("name") do nothing;
truncate "migrations", "staff", "audit_log", "settings", "shop_state", "menu_sections", "ingredients", "option_groups", "orders", "order_choices", "pictures", "picture_files", "menu_items", "sessions", "order_charges", "payments", "order_lines";
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0001-open-restaurant', '2026-11-17T01:56:58.805Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0002-live-kitchen', '2026-11-17T01:56:58.820Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0003-office', '2026-11-17T01:56:58.856Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0003-office-mended', '2026-11-17T01:56:58.864Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0004-forget-customers', '2026-11-17T01:56:58.866Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0005-sales-by-cart', '2026-11-17T01:56:58.869Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0006-carts-as-text', '2026-11-17T01:56:58.880Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0007-failed-captures', '2026-11-17T01:56:58.883Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0008-limits', '2026-11-17T01:56:58.886Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0009-griddle', '2026-11-17T01:56:58.887Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0010-open-model', '2026-11-17T01:56:58.941Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0011-looks', '2026-11-17T01:56:58.959Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0012-settings', '2026-11-17T01:56:58.964Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0013-sales-by-line', '2026-11-17T01:56:58.970Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0014-phones', '2026-11-17T01:56:58.971Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0016-ways', '2026-11-17T01:56:58.981Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0017-promises', '2026-11-17T01:56:58.996Z');
insert into "migrations" ("name", "applied_at") overriding system value
  values ('0018-open-menu', '2026-11-17T01:56:59.043Z');
insert into "staff" ("id", "username", "name", "role", "password_hash", "disabled_at", "created_at", "last_login_at", "must_change_password") overriding system value
  values ('1', 'owner', 'Olga', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$gnN4tkwRu0YMV0ejpa2QAA$2dogWu+n6QZ235a8vkDJ02u9ZKPpQseW1r8awoHd5+4', null, '2026-11-17 01:56:59.272+00', '2026-10-01 18:00:00+00', '0');
insert into "staff" ("id", "username", "name", "role", "password_hash", "disabled_at", "created_at", "last_login_at", "must_change_password") overriding system value
  values ('2', 'kitchen', 'Carlos', 'kitchen', '$argon2id$v=19$m=19456,t=2,p=1$4ljmfBiJ5K4xXvr5zAuhBQ$DvS2Lqnp98KyfbOhUoZ2Kp2CV1p8RlEcuCZGY+9t/LA', null, '2026-11-17 01:56:59.464+00', '2026-10-01 18:00:00+00', '0');
select setval(pg_get_serial_sequence('staff', 'id'), (select max("id") from "staff"));
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('1', '2026-10-01 19:05:00+00', 'kitchen', 'order', 'lba1xIEqOPNeijpDUTGOfg', '{"to": "cooking", "from": "placed", "what": "move", "order": "lba1xIEqOPNeijpDUTGOfg", "number": 1}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('10', '2026-10-04 18:00:00+00', 'kitchen', 'order', 'K_sfF85dvA9cUn99IfTluw', '{"to": "ready", "from": "cooking", "what": "move", "order": "K_sfF85dvA9cUn99IfTluw", "number": 9}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('11', '2026-10-04 18:00:00+00', 'owner', 'order', 'LWqbrK1ZS-KGqxIxYOJYRQ', '{"to": "cancelled", "from": "placed", "what": "cancel", "order": "LWqbrK1ZS-KGqxIxYOJYRQ", "number": 11, "reason": "something-else"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('12', '2026-10-04 18:00:00+00', 'owner', 'order', 'QeM7hjQC0glEJSXdWgwPhw', '{"to": "cancelled", "from": "placed", "what": "cancel", "order": "QeM7hjQC0glEJSXdWgwPhw", "number": 12, "reason": "something-else"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('13', '2026-10-04 18:00:00+00', 'owner', 'order', 'UvIABIJab3A1-dpG9xLbrA', '{"to": "cancelled", "from": "placed", "what": "cancel", "order": "UvIABIJab3A1-dpG9xLbrA", "number": 13, "reason": "ordered-twice"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('14', '2026-10-04 18:50:00+00', 'owner', 'order', 'v3a8SdWz06wxI6N_mr_tZg', '{"to": "cancelled", "from": "placed", "what": "cancel", "order": "v3a8SdWz06wxI6N_mr_tZg", "number": 17, "reason": "ran-out"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('15', '2026-10-04 18:50:00+00', 'owner', 'order', 'WbOrRsO_fnK-J-6JU46JgA', '{"to": "cancelled", "from": "placed", "what": "cancel", "order": "WbOrRsO_fnK-J-6JU46JgA", "number": 14, "reason": "ran-out"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('16', '2026-10-04 18:50:00+00', 'kitchen', 'shop', 'pork', '{"item": "pork", "what": "sold-out", "soldOut": "today"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('2', '2026-10-01 19:05:00+00', 'kitchen', 'order', 'lba1xIEqOPNeijpDUTGOfg', '{"to": "ready", "from": "cooking", "what": "move", "order": "lba1xIEqOPNeijpDUTGOfg", "number": 1}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('3', '2026-10-01 19:05:00+00', 'kitchen', 'order', 'lba1xIEqOPNeijpDUTGOfg', '{"to": "handed-over", "from": "ready", "what": "move", "order": "lba1xIEqOPNeijpDUTGOfg", "number": 1}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('4', '2026-10-02 19:00:00+00', 'owner', 'order', 'BrWqT8PGLBFrPL5DPtVvVA', '{"to": "cancelled", "from": "placed", "what": "cancel", "order": "BrWqT8PGLBFrPL5DPtVvVA", "number": 3, "reason": "ran-out"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('5', '2026-10-03 19:00:00+00', 'owner', 'order', 'VTCSPZ9S6mcBRmCUQumfCA', '{"to": "cancelled", "from": "placed", "what": "cancel", "order": "VTCSPZ9S6mcBRmCUQumfCA", "number": 6, "reason": "customer-asked"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('6', '2026-10-03 19:00:00+00', 'owner', 'order', 'pg9MpMgY1kB8sY7sJQd_5A', '{"to": "cancelled", "from": "placed", "what": "cancel", "order": "pg9MpMgY1kB8sY7sJQd_5A", "number": 5, "reason": "cannot-deliver"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('7', '2026-10-03 19:00:00+00', 'kitchen', 'order', '1kDvuH0JS8nfdCGZfmzyaQ', '{"to": "cooking", "from": "placed", "what": "move", "order": "1kDvuH0JS8nfdCGZfmzyaQ", "number": 7}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('8', '2026-10-04 18:00:00+00', 'owner', 'order', 'Dx2QMtR0HWTgoZuHocV4AA', '{"to": "cancelled", "from": "placed", "what": "cancel", "order": "Dx2QMtR0HWTgoZuHocV4AA", "number": 10, "reason": "something-else"}');
insert into "audit_log" ("id", "at", "by_username", "topic", "subject", "deed") overriding system value
  values ('9', '2026-10-04 18:00:00+00', 'kitchen', 'order', 'K_sfF85dvA9cUn99IfTluw', '{"to": "cooking", "from": "placed", "what": "move", "order": "K_sfF85dvA9cUn99IfTluw", "number": 9}');
select setval(pg_get_serial_sequence('audit_log', 'id'), (select max("id") from "audit_log"));
insert into "settings" ("name", "value", "version", "changed_at") overriding system value
  values ('checklist', '{"putAway": false}', '1', '2026-11-17 01:56:59.07+00');
insert into "settings" ("name", "value", "version", "changed_at") overriding system value
  values ('hours', '{"week": null, "specialDays": []}', '1', '2026-11-17 01:56:59.07+00');
insert into "settings" ("name", "value", "version", "changed_at") overriding system value
  values ('restaurant', '{"name": "Burritoful", "email": null, "phone": null, "since": 1995, "words": {"lead": {"en": "Four burritos, rolled by hand since 1995."}, "story": {"en": "We opened in 1995 with one comal, one recipe book and more hope than chairs. The first tortillas came out square. By summer they were round, and the line was out the door. Not much has changed. We still press the dough before sunrise, still let the beans take all night, and still make four burritos and only four: beef, chicken, bean and pork. No secret menu, no shortcuts. Just a warm tortilla, filled until it worries us, then folded tight by someone who’d gladly eat it themselves."}, "headline": {"en": "Worth every napkin."}, "lastLine": {"en": "Come hungry. Take napkins."}, "storyTitle": {"en": "One comal, four burritos"}}, "address": null, "taxRate": 950, "timeZone": "America/Los_Angeles", "directions": null}', '1', '2026-11-17 01:56:59.07+00');
insert into "settings" ("name", "value", "version", "changed_at") overriding system value
  values ('waitTimes', '{"speed": null, "daysAhead": 2, "slotEvery": 15, "stopAfter": null, "showsRecord": false, "shortestWait": 10}', '1', '2026-11-17 01:56:59.07+00');
insert into "settings" ("name", "value", "version", "changed_at") overriding system value
  values ('ways', '{"zones": [{"fee": 350, "name": "Around 93701", "zipcodes": ["93701"], "smallestOrder": 0, "minutesOnTheRoad": 35}, {"fee": 600, "name": "Around 93702", "zipcodes": ["93702"], "smallestOrder": 0, "minutesOnTheRoad": 35}], "pickup": true, "delivery": true, "feeIsTaxed": true, "chosenFirst": "delivery", "phoneRequired": {"pickup": false, "delivery": false}}', '1', '2026-11-17 01:56:59.07+00');
insert into "shop_state" ("id", "paused_at", "paused_until", "busy_minutes", "busy_until", "touched_at", "owner_told_at", "owner_claimed_until") overriding system value
  values ('1', null, null, null, null, null, null, null);
insert into "menu_sections" ("id", "position", "name", "version") overriding system value
  values ('burritos', '0', '{"en": "Burritos"}', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('adobo', '2', '{"en": "Adobo chicken"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('avocado', '10', '{"en": "Avocado"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('black-beans', '4', '{"en": "Black beans"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('carne', '3', '{"en": "Slow pork in red chile"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('cheese', '11', '{"en": "Cheese"}', '["milk"]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('cilantro', '14', '{"en": "Cilantro"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('corn', '8', '{"en": "Sweet corn"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('onion', '13', '{"en": "Onion"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('pineapple', '12', '{"en": "Pineapple"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('pinto-beans', '5', '{"en": "Pinto beans"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('red-rice', '7', '{"en": "Red rice"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('rice', '6', '{"en": "Rice"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('steak', '1', '{"en": "Skirt steak"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('tomato', '9', '{"en": "Tomato"}', '[]', '1');
insert into "ingredients" ("id", "position", "name", "allergens", "version") overriding system value
  values ('tortilla', '0', '{"en": "Flour tortilla"}', '["wheat"]', '1');
insert into "option_groups" ("id", "position", "name", "kind", "smallest", "largest", "on_ticket", "choices", "sold_out", "version") overriding system value
  values ('extras', '1', '{"en": "Extras"}', 'some', '0', '4', 'add', '[{"id": "extras-guacamole", "name": {"en": "Guacamole"}, "price": 150, "allergens": [], "isDefault": false}, {"id": "extras-cheese", "name": {"en": "Cheese"}, "price": 75, "allergens": ["milk"], "isDefault": false}, {"id": "extras-sour-cream", "name": {"en": "Sour cream"}, "price": 75, "allergens": ["milk"], "isDefault": false}, {"id": "extras-double-filling", "name": {"en": "Double filling"}, "price": 300, "allergens": [], "isDefault": false}]', '{}', '1');
insert into "option_groups" ("id", "position", "name", "kind", "smallest", "largest", "on_ticket", "choices", "sold_out", "version") overriding system value
  values ('salsa', '0', '{"en": "Salsa"}', 'one', '1', '1', 'word', '[{"id": "salsa-mild", "name": {"en": "Mild"}, "price": 0, "allergens": [], "isDefault": false}, {"id": "salsa-medium", "name": {"en": "Medium"}, "price": 0, "allergens": [], "isDefault": true}, {"id": "salsa-hot", "name": {"en": "Hot"}, "price": 0, "allergens": [], "isDefault": false}, {"id": "salsa-none", "name": {"en": "No salsa"}, "price": 0, "allergens": [], "isDefault": false}]', '{}', '1');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('1', 'lba1xIEqOPNeijpDUTGOfg', '5KhunI3EtAAir3gN9N37rt3mSPLktizv', 'P0DfwzAOJi_E1fnDu69I0IckLDdwYdGJGBkPZ1CQAqI', 'Rosa', 'Delgado', 'rosa1@example.com', '2026-10-01 19:00:00+00', 'handed-over', '4200', '399', '4599', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 20}', '[{"at": "2026-10-01T19:05:00.000Z", "by": "Carlos", "to": "cooking"}, {"at": "2026-10-01T19:05:00.000Z", "by": "Carlos", "to": "ready"}, {"at": "2026-10-01T19:05:00.000Z", "by": "Carlos", "to": "handed-over"}]', '4', '2026-10-01 19:05:00+00', null, null, null, null, '2026-10-01', '12', '4', '[{"at": "2026-10-01T19:00:00.000Z", "kind": "placed", "state": "due"}, {"at": "2026-10-01T19:05:20.000Z", "kind": "ready", "state": "due"}]', '2026-10-01 19:00:00+00', '0', null, 'rosa delgado', 'delgado', 'rosa1@example.com', null, 'rosa1@example.com', 'en', null, 'delivery', '0', '40', '2026-10-01 19:10:00+00', '2026-10-01 19:10:00+00', null, '2026-10-01 19:05:00+00', '2026-10-01 19:05:00+00', '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('10', 'Dx2QMtR0HWTgoZuHocV4AA', 'hZkmKV7L47-BRmg9nvwjaRMuB3k37_qt', 'yOl_gRmz5NnIeMoVEabHdbw6NxwiwyUl6ydHrMfIVco', 'Fred', 'Far', 'fred10@example.com', '2026-10-03 20:00:00+00', 'cancelled', '2000', '247', '2847', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93702"}, "minutesOnTheRoad": 35}', '[{"at": "2026-10-04T18:00:00.000Z", "by": "Olga", "to": "cancelled"}]', '2', '2026-10-04 18:00:00+00', null, null, 'something-else', 'The road is closed.', '2026-10-03', '13', '2', '[{"at": "2026-10-04T18:00:00.000Z", "kind": "cancelled", "state": "due"}]', '2026-10-04 18:00:00+00', '0', null, 'fred far', 'far', 'fred10@example.com', null, 'fred10@example.com', 'en', null, 'delivery', '600', '20', '2026-10-03 20:10:00+00', '2026-10-03 20:10:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('11', 'LWqbrK1ZS-KGqxIxYOJYRQ', 'Wod0sh-53lTCBQWLvuqvfn9VJeLROmlp', '8Wf89xsFlD7owbABoUKpJwGj0_Y9wjxrjGSuaafWDAQ', 'Max', 'Many', 'max11@example.com', '2026-10-04 18:00:00+00', 'cancelled', '38000', '3643', '41993', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 35}', '[{"at": "2026-10-04T18:00:00.000Z", "by": "Olga", "to": "cancelled"}]', '2', '2026-10-04 18:00:00+00', null, null, 'something-else', '', '2026-10-04', '11', '40', '[{"at": "2026-10-04T18:00:00.000Z", "kind": "cancelled", "state": "due"}]', '2026-10-04 18:00:00+00', '0', null, 'max many', 'many', 'max11@example.com', null, 'max11@example.com', 'en', null, 'delivery', '350', '400', '2026-10-04 18:10:00+00', '2026-10-04 18:10:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('12', 'QeM7hjQC0glEJSXdWgwPhw', 'VNBqU5wb5dOI4SQsf6dG2r-V44HETMFR', 'rM6BE-jZgNNM3KXl4VibSlEhBPeUqexNx_5fbQ8KVAc', 'Mia', 'Many', 'mia12@example.com', '2026-10-04 18:00:00+00', 'cancelled', '4200', '432', '4982', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 35}', '[{"at": "2026-10-04T18:00:00.000Z", "by": "Olga", "to": "cancelled"}]', '2', '2026-10-04 18:00:00+00', null, null, 'something-else', '', '2026-10-04', '11', '4', '[{"at": "2026-10-04T18:00:00.000Z", "kind": "cancelled", "state": "due"}]', '2026-10-04 18:00:00+00', '0', null, 'mia many', 'many', 'mia12@example.com', null, 'mia12@example.com', 'en', null, 'delivery', '350', '40', '2026-10-04 18:10:00+00', '2026-10-04 18:10:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('13', 'UvIABIJab3A1-dpG9xLbrA', '_OlOISyVF23YrHgg_Kt5X5mVienfI8ft', 'TPf1VX3Nb1jttzGUkzOawaaNrNBbeQC81nE38ro_a80', 'Greta', 'Gone', 'greta13@example.com', '2026-10-04 18:00:00+00', 'cancelled', '4200', '399', '4599', '{"way": "pickup"}', '[{"at": "2026-10-04T18:00:00.000Z", "by": "Olga", "to": "cancelled"}]', '2', '2026-10-04 18:00:00+00', null, null, 'ordered-twice', '', '2026-10-04', '11', '4', '[{"at": "2026-10-04T18:00:00.000Z", "kind": "cancelled", "state": "due"}]', '2026-10-04 18:00:00+00', '0', null, 'greta gone', 'gone', 'greta13@example.com', null, 'greta13@example.com', 'en', null, 'pickup', '0', '40', '2026-10-04 18:10:00+00', '2026-10-04 18:10:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('14', 'WbOrRsO_fnK-J-6JU46JgA', 'Y8ZUtc6t50Dg-ZLt8B0LPol-3u36YmeG', '30B6se3mlbMt4bLyaRnWnV5RgQg0In77Ilcrtn955y4', 'Rita', 'Refund', 'rita14@example.com', '2026-10-04 18:50:00+00', 'cancelled', '2200', '209', '2409', '{"way": "pickup"}', '[{"at": "2026-10-04T18:50:00.000Z", "by": "Olga", "to": "cancelled"}]', '2', '2026-10-04 18:50:00+00', null, null, 'ran-out', 'We will refund you.', '2026-10-04', '11', '2', '[{"at": "2026-10-04T18:50:00.000Z", "kind": "cancelled", "state": "due"}]', '2026-10-04 18:50:00+00', '0', null, 'rita refund', 'refund', 'rita14@example.com', null, 'rita14@example.com', 'en', null, 'pickup', '0', '20', '2026-10-04 19:00:00+00', '2026-10-04 19:00:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('15', '3K1FWlNnUX4oGofH3jZqBA', '1VUxhUKPiSorVfVpFE31vemmKxfTNKje', 'wSlMIz5QiFigpXxaV9zQ6Ji6Xox3nN6J0gMS7YmIuCQ', 'Hana', 'Held', 'hana15@example.com', '2026-10-04 18:50:00+00', 'placed', '1125', '140', '1615', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 35}', '[]', '1', null, null, null, null, null, '2026-10-04', '11', '1', '[{"at": "2026-10-04T18:50:00.000Z", "kind": "placed", "state": "due"}]', '2026-10-04 18:50:00+00', '0', null, 'hana held', 'held', 'hana15@example.com', null, 'hana15@example.com', 'en', null, 'delivery', '350', '10', '2026-10-04 19:00:00+00', '2026-10-04 19:00:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('16', 'k6p0sXk77mBY7uMxNYbX4w', '_-Hf1hOq7tNfn6Iqkzl9BNlsh4xarhfZ', 'hQ8TJY6FjeyCi0aPpLzfRx5cFYHS9OcppxnccOhF9Xk', 'Hugo', 'Held', 'hugo16@example.com', '2026-10-04 18:50:00+00', 'placed', '3800', '361', '4161', '{"way": "pickup"}', '[]', '1', null, null, null, null, null, '2026-10-04', '11', '4', '[{"at": "2026-10-04T18:50:00.000Z", "kind": "placed", "state": "due"}]', '2026-10-04 18:50:00+00', '0', null, 'hugo held', 'held', 'hugo16@example.com', null, 'hugo16@example.com', 'en', null, 'pickup', '0', '40', '2026-10-04 19:00:00+00', '2026-10-04 19:00:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('17', 'v3a8SdWz06wxI6N_mr_tZg', 'dBAYWgwTnpsUEvefRUzS-qLhu56B-820', '4BHiJu2bAZb-QuBC5UMoC0lJWmuZ3eXoqT3KuruBc3g', 'Lou', 'Letgo', 'lou17@example.com', '2026-10-04 18:50:00+00', 'cancelled', '4200', '399', '4599', '{"way": "pickup"}', '[{"at": "2026-10-04T18:50:00.000Z", "by": "Olga", "to": "cancelled"}]', '2', '2026-10-04 18:50:00+00', null, null, 'ran-out', '', '2026-10-04', '11', '4', '[{"at": "2026-10-04T18:50:00.000Z", "kind": "cancelled", "state": "due"}]', '2026-10-04 18:50:00+00', '0', null, 'lou letgo', 'letgo', 'lou17@example.com', null, 'lou17@example.com', 'en', null, 'pickup', '0', '40', '2026-10-04 19:00:00+00', '2026-10-04 19:00:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('2', 'OAYbi-2KW0VYC97nyGjRCA', 'Tg3U-LU90lvnp2gbSezTx0-rqda0MW9z', 'CNVE-XWYOd_P62tPEy8Wv3wcWHUpCMztDtfqSYQi9Fg', 'Siobhán', 'O’Brien', 'siobhan2@example.com', '2026-10-01 19:05:00+00', 'placed', '2850', '271', '3121', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 20}', '[]', '1', null, null, null, null, null, '2026-10-01', '12', '3', '[{"at": "2026-10-01T19:05:00.000Z", "kind": "placed", "state": "due"}]', '2026-10-01 19:05:00+00', '0', null, 'siobhan o''brien', 'o''brien', 'siobhan2@example.com', null, 'siobhan2@example.com', 'en', null, 'delivery', '0', '30', '2026-10-01 19:15:00+00', '2026-10-01 19:15:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('3', 'BrWqT8PGLBFrPL5DPtVvVA', 'RCRj6fZ_5fqFCR3pfNo8JoXdAKLnrbL9', '6innLfn_-OjBMWhnGaUgNz2bR2wv4LKjBr9E7dUcg7A', 'José', 'Núñez', 'jose3@example.com', '2026-10-02 10:30:00+00', 'cancelled', '1100', '105', '1205', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 20}', '[{"at": "2026-10-02T19:00:00.000Z", "by": "Olga", "to": "cancelled"}]', '2', '2026-10-02 19:00:00+00', null, null, 'ran-out', 'Sorry; no more pork.', '2026-10-01', '3', '1', '[{"at": "2026-10-02T19:00:00.000Z", "kind": "cancelled", "state": "due"}]', '2026-10-02 19:00:00+00', '0', null, 'jose nunez', 'nunez', 'jose3@example.com', null, 'jose3@example.com', 'en', null, 'delivery', '0', '10', '2026-10-02 10:40:00+00', '2026-10-02 10:40:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('4', 'lrgONMR2cZoziOXzwWZjPA', 'ciaJIhWh1gFbewpGqMwAFyr_ZeKdFMA0', '3D9D6EAMETIrwufq8Rf_jdtg2TSNfcB_EqT912M2NdQ', 'Ana', 'Ruiz', 'ana4@example.com', '2026-10-02 19:00:00+00', 'placed', '4200', '399', '4599', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 20}', '[]', '1', null, null, null, null, null, '2026-10-02', '12', '4', '[{"at": "2026-10-02T19:00:00.000Z", "kind": "placed", "state": "due"}]', '2026-10-02 19:00:00+00', '0', null, 'ana ruiz', 'ruiz', 'ana4@example.com', null, 'ana4@example.com', 'en', null, 'delivery', '0', '40', '2026-10-02 19:10:00+00', '2026-10-02 19:10:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('5', 'pg9MpMgY1kB8sY7sJQd_5A', 'IdTubLb2jYyxsvfeSc18E5N3wH3r1xDt', 'jQ3ZcOL9SOZ2M5ZojwWd7wycK8uke1zp-x9pPoLRSW8', 'Lena', 'Lapse', 'lena5@example.com', '2026-10-03 19:00:00+00', 'cancelled', '4200', '399', '4599', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 20}', '[{"at": "2026-10-03T19:00:00.000Z", "by": "Olga", "to": "cancelled"}]', '2', '2026-10-03 19:00:00+00', null, null, 'cannot-deliver', '', '2026-10-03', '12', '4', '[{"at": "2026-10-03T19:00:00.000Z", "kind": "cancelled", "state": "due"}]', '2026-10-03 19:00:00+00', '0', null, 'lena lapse', 'lapse', 'lena5@example.com', null, 'lena5@example.com', 'en', null, 'delivery', '0', '40', '2026-10-03 19:10:00+00', '2026-10-03 19:10:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('6', 'VTCSPZ9S6mcBRmCUQumfCA', 'B8SOiyKICwifw19JNSHZodAbCxl5lvc_', 'Pl2oU9qgADFACJOkvkxfxqOJ4oznaaxYqyRv9gtYPDg', 'Karl', 'Keep', 'karl6@example.com', '2026-10-03 19:00:00+00', 'cancelled', '1050', '100', '1150', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 20}', '[{"at": "2026-10-03T19:00:00.000Z", "by": "Olga", "to": "cancelled"}]', '2', '2026-10-03 19:00:00+00', null, null, 'customer-asked', '', '2026-10-03', '12', '1', '[{"at": "2026-10-03T19:00:00.000Z", "kind": "cancelled", "state": "due"}]', '2026-10-03 19:00:00+00', '0', null, 'karl keep', 'keep', 'karl6@example.com', null, 'karl6@example.com', 'en', null, 'delivery', '0', '10', '2026-10-03 19:10:00+00', '2026-10-03 19:10:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('7', '1kDvuH0JS8nfdCGZfmzyaQ', 'EOcAJWIM6Gcgny8M4dlvhmib4ZENCngM', '0ud-w0bfL1M3VJFmsvAald-BsagbmfuAdHmyZEoANdU', 'Olivia', 'Options', 'olivia7@example.com', '2026-10-03 19:00:00+00', 'cooking', '3550', '337', '3887', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 20}', '[{"at": "2026-10-03T19:00:00.000Z", "by": "Carlos", "to": "cooking"}]', '2', '2026-10-03 19:00:00+00', null, null, null, null, '2026-10-03', '12', '3', '[{"at": "2026-10-03T19:00:00.000Z", "kind": "placed", "state": "due"}]', '2026-10-03 19:00:00+00', '0', null, 'olivia options', 'options', 'olivia7@example.com', null, 'olivia7@example.com', 'en', null, 'delivery', '0', '30', '2026-10-03 19:10:00+00', '2026-10-03 19:10:00+00', null, '2026-10-03 19:00:00+00', null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('8', 'b5SwoldAbJ6CqsPWYx3EkQ', 'q-wHexzmuSEGUpm36c6tp-aMeqr0YdBy', '_vPBPYCtMeDCYSOtHeo3soUi6t_q30nPfgwllWsYvjQ', 'Petra', 'Pickup', 'petra8@example.com', '2026-10-03 19:00:00+00', 'placed', '7700', '732', '8432', '{"way": "pickup"}', '[]', '1', null, null, null, null, null, '2026-10-03', '12', '7', '[{"at": "2026-10-03T19:00:00.000Z", "kind": "placed", "state": "due"}]', '2026-10-03 19:00:00+00', '0', null, 'petra pickup', 'pickup', 'petra8@example.com', null, 'petra8@example.com', 'en', null, 'pickup', '0', '70', '2026-10-03 19:10:00+00', '2026-10-03 19:10:00+00', null, null, null, '0', '0');
insert into "orders" ("seq", "id", "idempotency_key", "body_hash", "first_name", "last_name", "email", "timestamp", "status", "subtotal", "tax", "total", "fulfilment", "moves", "version", "moved_at", "seen_at", "printed_at", "cancel_reason", "cancel_note", "business_day", "local_hour", "burritos", "mails", "mail_due_at", "mail_tries", "mail_claimed_until", "search_name", "search_last", "search_email", "purged_at", "mailbox", "language", "phone", "way", "delivery", "weight", "ready_by", "first_ready_by", "starts_at", "cooking_at", "ready_at", "scheduled", "rolled_weight") overriding system value
  values ('9', 'K_sfF85dvA9cUn99IfTluw', 'poQEx2N1hjWxvMcafjtYSYuT4aHrY4Uh', '0IoUzfKy66bZv9mflRuYmVe4SohzsGmKT9HEz6J8Eps', 'Nora', 'Near', 'nora9@example.com', '2026-10-03 20:00:00+00', 'ready', '1050', '133', '1533', '{"way": "delivery", "address": {"city": "Fresno", "state": "CA", "address": "18 Laurel St", "zipcode": "93701"}, "minutesOnTheRoad": 35}', '[{"at": "2026-10-04T18:00:00.000Z", "by": "Carlos", "to": "cooking"}, {"at": "2026-10-04T18:00:00.000Z", "by": "Carlos", "to": "ready"}]', '4', '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', null, null, null, '2026-10-03', '13', '1', '[{"at": "2026-10-03T20:00:00.000Z", "kind": "placed", "state": "due"}, {"at": "2026-10-04T18:00:20.000Z", "kind": "ready", "state": "due"}]', '2026-10-03 20:00:00+00', '0', null, 'nora near', 'near', 'nora9@example.com', null, 'nora9@example.com', 'en', null, 'delivery', '350', '10', '2026-10-03 20:10:00+00', '2026-10-03 20:10:00+00', null, '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', '0', '0');
select setval(pg_get_serial_sequence('orders', 'seq'), (select max("seq") from "orders"));
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price") overriding system value
  values ('15', '0', 'salsa-hot', '2026-10-04', 'beef', '{"en": "Hot"}', '1', '0');
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price") overriding system value
  values ('15', '0', 'extras-cheese', '2026-10-04', 'beef', '{"en": "Cheese"}', '1', '75');
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price") overriding system value
  values ('7', '0', 'salsa-hot', '2026-10-03', 'beef', '{"en": "Hot"}', '2', '0');
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price") overriding system value
  values ('7', '0', 'extras-guacamole', '2026-10-03', 'beef', '{"en": "Guacamole"}', '2', '300');
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price") overriding system value
  values ('7', '0', 'extras-cheese', '2026-10-03', 'beef', '{"en": "Cheese"}', '2', '150');
insert into "order_choices" ("order_seq", "line", "choice", "business_day", "item", "name", "quantity", "price") overriding system value
  values ('7', '1', 'salsa-mild', '2026-10-03', 'chix', '{"en": "Mild"}', '1', '0');
insert into "menu_items" ("id", "position", "name", "short_name", "description", "price", "sold_out_until", "allergens", "marks", "version", "colour", "picture", "weight", "section", "inside", "groups", "retired_at", "retired_sold", "left_count", "left_day", "picture_alt") overriding system value
  values ('bean', '2', '{"en": "Bean"}', '{"en": "Bean"}', '{"en": "Black and pinto beans, rice, corn, cheese, avocado. No meat."}', '950', null, '[]', '[]', '1', 'jade', 'bean', '10', 'burritos', '[{"id": "tortilla", "canLeaveOut": false}, {"id": "black-beans", "canLeaveOut": false}, {"id": "pinto-beans", "canLeaveOut": true}, {"id": "rice", "canLeaveOut": true}, {"id": "corn", "canLeaveOut": true}, {"id": "cheese", "canLeaveOut": true}, {"id": "avocado", "canLeaveOut": true}]', '["salsa", "extras"]', null, '0', null, null, null);
insert into "menu_items" ("id", "position", "name", "short_name", "description", "price", "sold_out_until", "allergens", "marks", "version", "colour", "picture", "weight", "section", "inside", "groups", "retired_at", "retired_sold", "left_count", "left_day", "picture_alt") overriding system value
  values ('beef', '0', '{"en": "Beef"}', '{"en": "Beef"}', '{"en": "Skirt steak hot off the griddle, black beans, rice, tomato."}', '1050', null, '[]', '[]', '1', 'chile', 'beef', '10', 'burritos', '[{"id": "tortilla", "canLeaveOut": false}, {"id": "steak", "canLeaveOut": false}, {"id": "black-beans", "canLeaveOut": true}, {"id": "rice", "canLeaveOut": true}, {"id": "tomato", "canLeaveOut": true}]', '["salsa", "extras"]', null, '0', null, null, null);
insert into "menu_items" ("id", "position", "name", "short_name", "description", "price", "sold_out_until", "allergens", "marks", "version", "colour", "picture", "weight", "section", "inside", "groups", "retired_at", "retired_sold", "left_count", "left_day", "picture_alt") overriding system value
  values ('chix', '1', '{"en": "Chicken"}', '{"en": "Chix"}', '{"en": "Adobo chicken, red rice, sweet corn, avocado."}', '1000', null, '[]', '[]', '1', 'maiz', 'chix', '10', 'burritos', '[{"id": "tortilla", "canLeaveOut": false}, {"id": "adobo", "canLeaveOut": false}, {"id": "red-rice", "canLeaveOut": true}, {"id": "corn", "canLeaveOut": true}, {"id": "avocado", "canLeaveOut": true}]', '["salsa", "extras"]', null, '0', null, null, null);
insert into "menu_items" ("id", "position", "name", "short_name", "description", "price", "sold_out_until", "allergens", "marks", "version", "colour", "picture", "weight", "section", "inside", "groups", "retired_at", "retired_sold", "left_count", "left_day", "picture_alt") overriding system value
  values ('pork', '3', '{"en": "Pork"}', '{"en": "Pork"}', '{"en": "Slow pork in red chile, pineapple, onion, cilantro."}', '1100', '2026-10-05 11:00:00+00', '[]', '[]', '1', 'rosa', 'pork', '10', 'burritos', '[{"id": "tortilla", "canLeaveOut": false}, {"id": "carne", "canLeaveOut": false}, {"id": "pineapple", "canLeaveOut": true}, {"id": "onion", "canLeaveOut": true}, {"id": "cilantro", "canLeaveOut": true}]', '["salsa", "extras"]', null, '0', null, null, null);
insert into "sessions" ("token_hash", "staff_id", "created_at", "expires_at") overriding system value
  values ('et2TMQ2B20SUTX7Kmek0XwrfwdfbGulMLvRcYYg7omw', '1', '2026-10-01 18:00:00+00', '2026-10-15 18:00:00+00');
insert into "sessions" ("token_hash", "staff_id", "created_at", "expires_at") overriding system value
  values ('tf6bZ0R6Df8SpHTLUw_Ya_gh7InEC8srvbX42faPZz0', '2', '2026-10-01 18:00:00+00', '2026-10-15 18:00:00+00');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('1', '0', 'tax', '399', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('10', '1', 'delivery', '600', null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('10', '0', 'tax', '247', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('11', '0', 'tax', '3643', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('11', '1', 'delivery', '350', null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('12', '0', 'tax', '432', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('12', '1', 'delivery', '350', null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('13', '0', 'tax', '399', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('14', '0', 'tax', '209', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('15', '1', 'delivery', '350', null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('15', '0', 'tax', '140', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('16', '0', 'tax', '361', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('17', '0', 'tax', '399', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('2', '0', 'tax', '271', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('3', '0', 'tax', '105', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('4', '0', 'tax', '399', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('5', '0', 'tax', '399', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('6', '0', 'tax', '100', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('7', '0', 'tax', '337', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('8', '0', 'tax', '732', '950');
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('9', '1', 'delivery', '350', null);
insert into "order_charges" ("order_seq", "position", "kind", "amount", "rate") overriding system value
  values ('9', '0', 'tax', '133', '950');
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('1', '5KhunI3EtAAir3gN9N37rt3mSPLktizv', '1', 'demo', 'demo-c45fe187b4f440b3099ec157', '4599', '4599', '4599', '0', 'captured', null, null, null, '2026-10-01 19:00:00+00', '2026-10-01 19:05:00+00', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('10', 'hZkmKV7L47-BRmg9nvwjaRMuB3k37_qt', '10', 'demo', 'demo-dcc0221124efa64b093574eb', '2847', '2847', '2847', '2847', 'refunded', null, null, null, '2026-10-03 20:00:00+00', '2026-10-03 20:00:00+00', '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', '2026-10-04');
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('11', 'Wod0sh-53lTCBQWLvuqvfn9VJeLROmlp', '11', 'demo', 'demo-3b7d8cbe3f9eb60fbbef77c3', '41993', '41993', '41993', '41993', 'refunded', null, null, null, '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', '2026-10-04');
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('12', 'VNBqU5wb5dOI4SQsf6dG2r-V44HETMFR', '12', 'demo', 'demo-de2ba53a7fb15f7000aa3ec0', '4982', '4982', '4982', '4982', 'refunded', null, null, null, '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', '2026-10-04');
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('13', '_OlOISyVF23YrHgg_Kt5X5mVienfI8ft', '13', 'demo', 'demo-b4294f25d5059bb5d4e96077', '4599', '4599', '0', '0', 'voided', null, null, null, '2026-10-04 18:00:00+00', null, '2026-10-04 18:00:00+00', '2026-10-04 18:00:00+00', null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('14', 'Y8ZUtc6t50Dg-ZLt8B0LPol-3u36YmeG', '14', 'demo', 'demo-99e76ddf393edb38f363a502', '2409', '2409', '2409', '0', 'captured', null, null, null, '2026-10-04 18:50:00+00', '2026-10-04 18:50:00+00', '2026-10-04 18:50:00+00', null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('15', '1VUxhUKPiSorVfVpFE31vemmKxfTNKje', '15', 'demo', 'demo-f1a7442b7a561892fc9a95df', '1615', '1615', '0', '0', 'authorised', null, null, null, '2026-10-04 18:50:00+00', null, null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('16', '_-Hf1hOq7tNfn6Iqkzl9BNlsh4xarhfZ', '16', 'demo', 'demo-a96af43f098e1f7f6c5e3787', '4161', '4161', '0', '0', 'authorised', null, null, null, '2026-10-04 18:50:00+00', null, null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('17', 'dBAYWgwTnpsUEvefRUzS-qLhu56B-820', '17', 'demo', 'demo-c778d5342dc528188deeedbf', '4599', '4599', '0', '0', 'authorised', null, null, null, '2026-10-04 18:50:00+00', null, '2026-10-04 18:50:00+00', null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('2', 'Tg3U-LU90lvnp2gbSezTx0-rqda0MW9z', '2', 'demo', 'demo-40ccaa021d72644e1eaf3a25', '3121', '3121', '3121', '0', 'captured', null, null, null, '2026-10-01 19:05:00+00', '2026-10-01 19:05:00+00', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('3', 'RCRj6fZ_5fqFCR3pfNo8JoXdAKLnrbL9', '3', 'demo', 'demo-04b7069959d8417138f5dc88', '1205', '1205', '1205', '1205', 'refunded', null, null, null, '2026-10-02 10:30:00+00', '2026-10-02 10:31:00+00', '2026-10-02 19:00:00+00', '2026-10-02 19:00:00+00', '2026-10-02');
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('4', 'ciaJIhWh1gFbewpGqMwAFyr_ZeKdFMA0', '4', 'demo', 'demo-3107a0bae441f1f3b1363bc5', '4599', '4599', '4599', '0', 'captured', null, null, null, '2026-10-02 19:00:00+00', '2026-10-02 19:00:00+00', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('5', 'IdTubLb2jYyxsvfeSc18E5N3wH3r1xDt', '5', 'demo', 'demo-lapse-49685f61536f0c40e25e8836', '4599', '4599', '0', '0', 'capture-failed', 'hold-lapsed', '2026-10-03 19:00:00+00', null, '2026-10-03 19:00:00+00', null, '2026-10-03 19:00:00+00', null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('6', 'B8SOiyKICwifw19JNSHZodAbCxl5lvc_', '6', 'demo', 'demo-keep-2139519c64139a04798a4730', '1150', '1150', '1150', '0', 'refund-failed', 'account-closed', '2026-10-03 19:00:00+00', null, '2026-10-03 19:00:00+00', '2026-10-03 19:00:00+00', '2026-10-03 19:00:00+00', null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('7', 'EOcAJWIM6Gcgny8M4dlvhmib4ZENCngM', '7', 'demo', 'demo-9dcc3e78f02f6f01f5ff425e', '3887', '3887', '3887', '0', 'captured', null, null, null, '2026-10-03 19:00:00+00', '2026-10-03 19:00:00+00', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('8', 'q-wHexzmuSEGUpm36c6tp-aMeqr0YdBy', '8', 'demo', 'demo-061a3b6dcf41738005534965', '8432', '8432', '8432', '0', 'captured', null, null, null, '2026-10-03 19:00:00+00', '2026-10-03 19:00:00+00', null, null, null);
insert into "payments" ("seq", "key", "order_seq", "gateway", "intent", "asked", "held", "captured", "refunded", "state", "fault", "failed_at", "expires_at", "asked_at", "captured_at", "return_asked_at", "returned_at", "refund_day") overriding system value
  values ('9', 'poQEx2N1hjWxvMcafjtYSYuT4aHrY4Uh', '9', 'demo', 'demo-fce13a74b83ad62b1b11b5ab', '1533', '1533', '1533', '0', 'captured', null, null, null, '2026-10-03 20:00:00+00', '2026-10-03 20:00:00+00', null, null, null);
select setval(pg_get_serial_sequence('payments', 'seq'), (select max("seq") from "payments"));
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('1', '1', 'chix', '{"en": "Chicken"}', '{"en": "Chix"}', '1', '1000', '1000', '2026-10-01', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('1', '2', 'pork', '{"en": "Pork"}', '{"en": "Pork"}', '1', '1100', '1100', '2026-10-01', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('1', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '2', '1050', '2100', '2026-10-01', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('10', '0', 'chix', '{"en": "Chicken"}', '{"en": "Chix"}', '2', '1000', '2000', '2026-10-03', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('11', '0', 'bean', '{"en": "Bean"}', '{"en": "Bean"}', '40', '950', '38000', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('12', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '2', '1050', '2100', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('12', '1', 'chix', '{"en": "Chicken"}', '{"en": "Chix"}', '1', '1000', '1000', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('12', '2', 'pork', '{"en": "Pork"}', '{"en": "Pork"}', '1', '1100', '1100', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('13', '1', 'chix', '{"en": "Chicken"}', '{"en": "Chix"}', '1', '1000', '1000', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('13', '2', 'pork', '{"en": "Pork"}', '{"en": "Pork"}', '1', '1100', '1100', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('13', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '2', '1050', '2100', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('14', '0', 'pork', '{"en": "Pork"}', '{"en": "Pork"}', '2', '1100', '2200', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('15', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '1', '1125', '1125', '2026-10-04', '10', '{"choices": [{"id": "salsa-hot", "count": 1}, {"id": "extras-cheese", "count": 1}]}', '[{"id": "salsa-hot", "kind": "word", "name": {"en": "Hot"}, "count": 1, "price": 0}, {"id": "extras-cheese", "kind": "add", "name": {"en": "Cheese"}, "count": 1, "price": 75}]', null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('16', '0', 'bean', '{"en": "Bean"}', '{"en": "Bean"}', '4', '950', '3800', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('17', '2', 'pork', '{"en": "Pork"}', '{"en": "Pork"}', '1', '1100', '1100', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('17', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '2', '1050', '2100', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('17', '1', 'chix', '{"en": "Chicken"}', '{"en": "Chix"}', '1', '1000', '1000', '2026-10-04', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('2', '0', 'bean', '{"en": "Bean"}', '{"en": "Bean"}', '3', '950', '2850', '2026-10-01', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('3', '0', 'pork', '{"en": "Pork"}', '{"en": "Pork"}', '1', '1100', '1100', '2026-10-01', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('4', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '2', '1050', '2100', '2026-10-02', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('4', '2', 'pork', '{"en": "Pork"}', '{"en": "Pork"}', '1', '1100', '1100', '2026-10-02', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('4', '1', 'chix', '{"en": "Chicken"}', '{"en": "Chix"}', '1', '1000', '1000', '2026-10-02', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('5', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '2', '1050', '2100', '2026-10-03', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('5', '2', 'pork', '{"en": "Pork"}', '{"en": "Pork"}', '1', '1100', '1100', '2026-10-03', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('5', '1', 'chix', '{"en": "Chicken"}', '{"en": "Chix"}', '1', '1000', '1000', '2026-10-03', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('6', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '1', '1050', '1050', '2026-10-03', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('7', '1', 'chix', '{"en": "Chicken"}', '{"en": "Chix"}', '1', '1000', '1000', '2026-10-03', '10', '{"choices": [{"id": "salsa-mild", "count": 1}]}', '[{"id": "salsa-mild", "kind": "word", "name": {"en": "Mild"}, "count": 1, "price": 0}]', 'No plastic fork, please.', '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('7', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '2', '1275', '2550', '2026-10-03', '10', '{"choices": [{"id": "salsa-hot", "count": 1}, {"id": "extras-guacamole", "count": 1}, {"id": "extras-cheese", "count": 1}]}', '[{"id": "salsa-hot", "kind": "word", "name": {"en": "Hot"}, "count": 1, "price": 0}, {"id": "extras-guacamole", "kind": "add", "name": {"en": "Guacamole"}, "count": 1, "price": 150}, {"id": "extras-cheese", "kind": "add", "name": {"en": "Cheese"}, "count": 1, "price": 75}]', null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('8', '0', 'pork', '{"en": "Pork"}', '{"en": "Pork"}', '7', '1100', '7700', '2026-10-03', '10', null, null, null, '0', null);
insert into "order_lines" ("order_seq", "position", "item", "name", "short_name", "quantity", "unit_price", "price", "business_day", "weight", "wanted", "changes", "note", "rolled", "stock_day") overriding system value
  values ('9', '0', 'beef', '{"en": "Beef"}', '{"en": "Beef"}', '1', '1050', '1050', '2026-10-03', '10', null, null, null, '0', null);
