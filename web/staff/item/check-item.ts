// Checks an item as the owner typed it.
import { contradictionOf } from '#domain/menu/menu-checks.ts'
import { itemChange, newItem } from '#domain/menu/menu-schema.ts'
import { parsePrice, parseWeight } from '#domain/menu/menu-limits.ts'
import type { MenuItemBody, NewItemBody, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { checkedBy } from '../checked-by.ts'
import type { Checked } from '../use-submit.ts'
import type { ItemFields } from './item-fields.ts'

export function checkItem(form: ItemFields, version: number, menu: OfficeMenuReply): Checked<MenuItemBody> {
  return withoutContradiction(checkedBy(itemChange, { ...typed(form, menu), version }), menu)
}

export function checkNewItem(form: ItemFields, menu: OfficeMenuReply): Checked<NewItemBody> {
  return withoutContradiction(checkedBy(newItem, typed(form, menu)), menu)
}

/** What has left the menu meanwhile cannot be taken out any more. */
function typed({ picture, ...form }: ItemFields, { groups, ingredients }: OfficeMenuReply) {
  return {
    ...form,
    groups: form.groups.filter((group) => groups.some(({ id }) => id === group)),
    inside: form.inside.filter((one) => ingredients.some(({ id }) => id === one.id)),
    ...(picture !== undefined && { picture }),
    price: parsePrice(form.price) ?? Number.NaN,
    weight: parseWeight(form.weight) ?? Number.NaN,
  }
}

/** Against all its allergens: the ingredients' and the options' too. */
function withoutContradiction<Body extends NewItemBody>(
  checked: Checked<Body>,
  menu: OfficeMenuReply,
): Checked<Body> {
  const found = 'body' in checked && contradictionOf(checked.body, menu)
  return found
    ? { fields: formatValidationErrors(staffErrorMessages, { marks: { code: 'contradiction', ...found } }) }
    : checked
}
