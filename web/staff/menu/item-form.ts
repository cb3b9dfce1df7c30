// An item as the owner edits it: English texts as they are typed, and what of them differs from the saved ones.
import { menuItemForm, readPrice, readWeight } from '#domain/menu-form.ts'
import { allergens, dietaryMarks, type Allergen, type DietaryMark } from '#domain/food-facts.ts'
import { formatAmount } from '#domain/money.ts'
import type { ItemPictureBody, MenuItemBody, OfficeMenuItem } from '#domain/office-api.ts'
import { readPictureUrl } from '#domain/own-picture.ts'
import { checkedBy } from '../checked-by.ts'
import type { Checked } from '../use-submit.ts'

export interface ItemForm {
  readonly name: string
  readonly shortName: string
  readonly description: string
  readonly price: string
  readonly allergens: readonly Allergen[]
  readonly marks: readonly DietaryMark[]
  readonly weight: string
  /** Undefined: one that the restaurant opened with, untouched; null: none. */
  readonly picture: ItemPictureBody | null | undefined
}

export type Edits = Partial<ItemForm>

export function formOf(item: OfficeMenuItem): ItemForm {
  const { name, shortName, description, price, allergens: contains, marks, weight } = item
  return {
    name: name.en,
    shortName: shortName.en,
    description: description.en,
    price: formatAmount(price),
    allergens: contains,
    marks,
    weight: String(weight),
    picture: pictureIn(item),
  }
}

/** What says no more than the item's name was not written. */
function pictureIn({ name, look: { picture } }: OfficeMenuItem): ItemForm['picture'] {
  if (!picture) return null
  const cut = readPictureUrl(picture.url)
  return cut && { ...cut, alt: picture.alt.en === name.en ? '' : picture.alt.en }
}

/** Which of the edits would change something. */
export function editedFields(item: OfficeMenuItem, edits: Edits): ReadonlySet<keyof ItemForm> {
  const saved = formOf(item)
  const edited = { ...saved, ...edits }
  const fields = Object.keys(edits) as (keyof ItemForm)[]
  return new Set(fields.filter((field) => meaning(field, edited) !== meaning(field, saved)))
}

/** 10.5 means what 10.50 means, .5 means 0.5, and ticks mean the same in any order. */
function meaning(field: keyof ItemForm, form: ItemForm): string {
  switch (field) {
    case 'price':
      return String(readPrice(form.price) ?? form.price)
    case 'weight':
      return String(readWeight(form.weight) ?? form.weight)
    case 'allergens':
      return allergens.filter((one) => form.allergens.includes(one)).join()
    case 'marks':
      return dietaryMarks.filter((one) => form.marks.includes(one)).join()
    case 'picture':
      return form.picture
        ? JSON.stringify(Object.entries(form.picture).toSorted(byName))
        : String(form.picture)
    default:
      return form[field].trim()
  }
}

export function checkItem(form: ItemForm, version: number): Checked<MenuItemBody> {
  const price = readPrice(form.price) ?? Number.NaN
  const weight = readWeight(form.weight) ?? Number.NaN
  const { picture, ...rest } = form
  return checkedBy(menuItemForm, {
    ...rest,
    price,
    weight,
    version,
    ...(picture !== undefined && { picture }),
  })
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
