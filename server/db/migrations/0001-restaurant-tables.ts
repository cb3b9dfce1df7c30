// The restaurant's own tables: its staff and their sessions, the links to the wall, the audit log, the settings, the mail
// server, and whether it takes orders.
import { sql, type RawBuilder } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const restaurantTables = ({
  counter,
  instant,
  json,
  sortedText,
}: ColumnTypes): RawBuilder<unknown>[] => [
  sql`create table staff (
    id ${counter},
    username text not null unique,
    name text not null,
    role text not null,
    password_hash text not null,
    disabled_at ${instant},
    created_at ${instant} not null,
    last_login_at ${instant},
    must_change_password integer not null default 0
  )`,

  sql`create table sessions (
    token_hash text primary key,
    staff_id bigint not null references staff (id),
    created_at ${instant} not null,
    expires_at ${instant} not null
  )`,
  sql`create index sessions_by_staff on sessions (staff_id)`,

  sql`create table wall_links (
    id ${counter},
    name text not null,
    secret_hash text not null unique,
    created_at ${instant} not null
  )`,

  sql`create table audit_log (
    id ${counter},
    at ${instant} not null,
    by_username text not null,
    topic text not null,
    target text not null,
    action ${json} not null
  )`,
  sql`create index audit_log_by_target on audit_log (topic, target, id)`,
  sql`create index audit_log_by_topic on audit_log (topic, id)`,

  sql`create table alarms (
    kind text primary key,
    count bigint not null,
    since ${instant} not null,
    seen_at ${instant} not null,
    over_at ${instant},
    mailed_at ${instant},
    mailed_count bigint not null,
    over_mailed_at ${instant},
    claimed_until ${instant}
  )`,

  // No rows yet: only the domain knows the starting settings, and the server writes them when it starts.
  sql`create table settings (
    name text primary key,
    value ${json} not null,
    version integer not null,
    changed_at ${instant} not null
  )`,

  // The mail server that the office has set up: one row, or none. The password is encrypted.
  sql`create table mail_server (
    id integer primary key check (id = 1),
    host text not null,
    port integer not null,
    tls integer not null,
    username text,
    password text,
    sender text not null,
    is_on integer not null,
    version integer not null,
    changed_at ${instant} not null
  )`,

  sql`create table shop_state (
    id integer primary key check (id = 1),
    version integer not null default 1,
    paused_at ${instant},
    paused_until ${instant},
    busy_minutes integer,
    busy_until ${instant},
    last_board_activity_at ${instant},
    client_address_key text
  )`,
  sql`insert into shop_state (id) values (1)`,

  sql`create table backups (
    day ${sortedText} primary key,
    started_at ${instant} not null,
    file text not null,
    server text not null,
    claimed_until ${instant} not null,
    finished_at ${instant},
    size bigint,
    restored_at ${instant},
    seen_at ${instant},
    is_missing integer not null default 0,
    fault text,
    download_key_hash text,
    download_until ${instant}
  )`,
]
