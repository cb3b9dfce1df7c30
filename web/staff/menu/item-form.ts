// An item as the owner edits it: English texts as they are typed, and what of them differs from the saved ones.
import { menuItemForm, readPrice } from '#domain/menu-form.ts'
import { allergens, dietaryMarks, type Allergen, type DietaryMark } from '#domain/food-facts.ts'
import { formatAmount } from '#domain/money.ts'
import type { MenuItemBody, OfficeMenuItem } from '#domain/office-api.ts'
import { checkedBy } from '../checked-by.ts'
import type { Checked } from '../use-submit.ts'

export interface ItemForm {
  readonly name: string
  readonly shortName: string
  readonly description: string
  readonly price: string
  readonly allergens: readonly Allergen[]
  readonly marks: readonly DietaryMark[]
}

export type Edits = Partial<ItemForm>

export function formOf(item: OfficeMenuItem): ItemForm {
  const { name, shortName, description, price, allergens: contains, marks } = item
  return {
    name: name.en,
    shortName: shortName.en,
    description: description.en,
    price: formatAmount(price),
    allergens: contains,
    marks,
  }
}

/** Which of the edits would change something. */
export function editedFields(item: OfficeMenuItem, edits: Edits): ReadonlySet<keyof ItemForm> {
  const saved = formOf(item)
  const edited = { ...saved, ...edits }
  const fields = Object.keys(edits) as (keyof ItemForm)[]
  return new Set(fields.filter((field) => meaning(field, edited) !== meaning(field, saved)))
}

/** 10.5 means what 10.50 means, and ticks mean the same in any order. */
function meaning(field: keyof ItemForm, form: ItemForm): string {
  switch (field) {
    case 'price':
      return String(readPrice(form.price) ?? form.price)
    case 'allergens':
      return allergens.filter((one) => form.allergens.includes(one)).join()
    case 'marks':
      return dietaryMarks.filter((one) => form.marks.includes(one)).join()
    default:
      return form[field].trim()
  }
}

export function checkItem(form: ItemForm, version: number): Checked<MenuItemBody> {
  return checkedBy(menuItemForm, { ...form, price: readPrice(form.price) ?? Number.NaN, version })
}
