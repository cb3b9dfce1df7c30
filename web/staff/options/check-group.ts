// Checks a group of options as the owner typed it.
import type { GroupBody, NewGroupBody, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { groupChange, newGroup } from '#domain/menu/option-group-schema.ts'
import { parsePrice } from '#domain/menu/menu-limits.ts'
import { checkedBy } from '../checked-by.ts'
import type { Checked } from '../use-submit.ts'
import { readWhole, type GroupFields } from './group-fields.ts'

export function checkGroup(form: GroupFields, version: number, menu: OfficeMenuReply): Checked<GroupBody> {
  return checkedBy(groupChange, { version, ...typed(form, menu) })
}

export function checkNewGroup(form: GroupFields, menu: OfficeMenuReply): Checked<NewGroupBody> {
  return checkedBy(newGroup, typed(form, menu))
}

/** An item that has left the menu meanwhile cannot be unchecked any more. */
function typed(form: GroupFields, menu: OfficeMenuReply) {
  return {
    ...form,
    items: form.items.filter((item) => menu.items.some(({ id }) => id === item)),
    smallest: readWhole(form.smallest),
    largest: readWhole(form.largest),
    choices: form.choices.map(({ key: _key, price, ...choice }) => ({
      ...choice,
      price: parsePrice(price) ?? Number.NaN,
    })),
  }
}
