// A menu that grows: sections, what is inside an item, options, how many are left, and pictures of the owner's own. A line of
// an order knows what was chosen, what it weighs for the kitchen, and how many of it are rolled.
import { sql, type Kysely } from 'kysely'
import type { Migration } from '../migrate.ts'
import { createPictures } from './0018-pictures.ts'
import { groupsThen, ingredientsThen, insideThen } from './0018-menu-then.ts'

export const openMenu: Migration = {
  name: '0018-open-menu',
  async up(db, types) {
    const [json, instant] = [sql.raw(types.json), sql.raw(types.instant)]
    await sql`create table menu_sections (
      id text primary key,
      position integer not null,
      name ${json} not null,
      version integer not null default 1
    )`.execute(db)
    await sql`insert into menu_sections (id, position, name) values ('burritos', 0, '{"en":"Burritos"}')`.execute(
      db,
    )
    await sql`create table ingredients (
      id text primary key,
      position integer not null,
      name ${json} not null,
      allergens ${json} not null default '[]',
      version integer not null default 1
    )`.execute(db)
    await sql`create table option_groups (
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
    )`.execute(db)
    await sql`alter table menu_items add column section text not null default 'burritos'`.execute(db)
    await sql`alter table menu_items add column inside ${json} not null default '[]'`.execute(db)
    await sql`alter table menu_items add column groups ${json} not null default '[]'`.execute(db)
    await sql`alter table menu_items add column retired_at ${instant}`.execute(db)
    await sql`alter table menu_items add column retired_sold bigint not null default 0`.execute(db)
    await sql`alter table menu_items add column left_count integer`.execute(db)
    await sql`alter table menu_items add column left_day text`.execute(db)

    await sql`alter table order_lines add column weight integer not null default 10`.execute(db)
    // What is still to be made weighs what its item weighs, as the order was promised by it.
    await sql`update order_lines set weight = coalesce((select weight from menu_items where id = order_lines.item), 10)
      where order_seq in (select seq from orders where status in ('placed', 'cooking', 'ready'))`.execute(db)
    await sql`alter table order_lines add column wanted ${json}`.execute(db)
    await sql`alter table order_lines add column changes ${json}`.execute(db)
    await sql`alter table order_lines add column note text`.execute(db)
    await sql`alter table order_lines add column rolled integer not null default 0`.execute(db)
    await sql`alter table order_lines add column stock_day text`.execute(db)
    await sql`alter table orders add column rolled_weight bigint not null default 0`.execute(db)
    await sql`create table order_choices (
      order_seq bigint not null,
      line integer not null,
      choice text not null,
      business_day text not null,
      item text not null,
      name ${json} not null,
      quantity bigint not null,
      price bigint not null,
      primary key (order_seq, line, choice)
    )`.execute(db)
    await sql`create index order_choices_by_day on order_choices (business_day, choice, order_seq, quantity, price)`.execute(
      db,
    )
    await createPictures(db, types)
    if (await isNew(db)) await fillMenu(db)
  },
}

/**
 * An owner who has opened chooses the options. The first start hires an owner and writes the settings, after the tables are
 * made; older versions had no settings, and the oldest no staff.
 */
async function isNew(db: Kysely<unknown>): Promise<boolean> {
  for (const table of ['settings', 'staff', 'orders']) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

async function fillMenu(db: Kysely<unknown>): Promise<void> {
  const text = (value: unknown) => JSON.stringify(value)
  for (const [position, { id, name, allergens }] of ingredientsThen.entries())
    await sql`insert into ingredients (id, position, name, allergens)
      values (${id}, ${position}, ${text(name)}, ${text(allergens)})`.execute(db)
  for (const [position, group] of groupsThen.entries())
    await sql`insert into option_groups (id, position, name, kind, smallest, largest, on_ticket, choices)
      values (${group.id}, ${position}, ${text(group.name)}, ${group.kind}, ${group.smallest}, ${group.largest},
        ${group.onTicket}, ${text(group.choices)})`.execute(db)
  const groups = text(groupsThen.map(({ id }) => id))
  for (const { item, inside } of insideThen)
    await sql`update menu_items set inside = ${text(inside)}, groups = ${groups} where id = ${item}`.execute(
      db,
    )
}
