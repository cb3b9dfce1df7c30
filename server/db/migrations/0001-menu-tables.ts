// The tables of the menu: its sections, its items, what is in them, what can be chosen, and the owner's own pictures.
import { sql, type RawBuilder } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const menuTables = ({ instant, json, bytes }: ColumnTypes): RawBuilder<unknown>[] => [
  sql`create table menu_sections (
    id text primary key,
    position integer not null,
    name ${json} not null,
    version integer not null default 1
  )`,

  sql`create table ingredients (
    id text primary key,
    position integer not null,
    name ${json} not null,
    allergens ${json} not null default '[]',
    version integer not null default 1
  )`,

  sql`create table option_groups (
    id text primary key,
    position integer not null,
    name ${json} not null,
    kind text not null,
    smallest integer not null,
    largest integer not null,
    on_ticket text not null,
    choices ${json} not null,
    sold_out ${json} not null default '{}',
    version integer not null default 1
  )`,

  sql`create table menu_items (
    id text primary key,
    section text not null default 'burritos',
    position integer not null,
    name ${json} not null,
    short_name ${json} not null,
    description ${json} not null,
    price bigint not null check (price >= 0),
    inside ${json} not null default '[]',
    groups ${json} not null default '[]',
    allergens ${json} not null default '[]',
    marks ${json} not null default '[]',
    color text not null default 'arena',
    picture text,
    picture_alt ${json},
    version integer not null default 1,
    weight integer not null default 10,
    sold_out_until ${instant},
    retired_at ${instant},
    sold_when_retired bigint not null default 0,
    remaining_count integer,
    remaining_day text
  )`,

  sql`create table pictures (
    id text primary key,
    source ${bytes} not null,
    uploaded_by text not null,
    last_used_at ${instant} not null
  )`,

  sql`create table picture_files (
    name text not null,
    size text not null,
    format text not null,
    bytes ${bytes} not null,
    last_used_at ${instant} not null,
    primary key (name, size, format)
  )`,
]
