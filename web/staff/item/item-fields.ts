// An item as the owner types it, field by field.
import type { Allergen, DietaryMark } from '#domain/menu/food-facts.ts'
import type { Color } from '#domain/menu/look.ts'
import { parseWeight, parsePrice } from '#domain/menu/menu-limits.ts'
import type { MenuItem } from '#domain/menu/menu.ts'
import { formatAmount } from '#domain/basics/money.ts'
import type { ItemPictureBody, OfficeMenuItem } from '#domain/menu/menu-api.ts'
import { parsePictureUrl } from '#domain/menu/picture.ts'
import { shortNameFrom } from '#domain/menu/short-name.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { pictureMessages } from '#words/menu/staff/pictures.ts'
import type { FormFields } from '../office/form-fields.ts'
import type { SettingFormState } from '../office/use-setting-form.ts'

export interface ItemFields {
  readonly name: string
  readonly shortName: string
  readonly description: string
  readonly price: string
  readonly section: string
  readonly weight: string
  readonly groups: readonly string[]
  readonly inside: MenuItem['inside']
  readonly ownAllergens: readonly Allergen[]
  readonly marks: readonly DietaryMark[]
  /** Undefined: one that the restaurant opened with, untouched; null: none. */
  readonly picture: ItemPictureBody | null | undefined
  readonly color: Color
}

export type ItemForm = SettingFormState<ItemFields>

const ticks = (ticked: readonly string[]) => ticked.toSorted()
/** A mark is wrong because of an allergen: taking out either settles it. */
const andMarks = (field: string) => ({ settles: [field, 'marks'] })

/** 10.5 means what 10.50 means, .5 means 0.5, and ticks mean the same in any order. */
export const itemFields: FormFields<ItemFields> = {
  name: { label: words.name },
  shortName: { label: words.shortName },
  description: { label: words.description },
  price: { label: words.price, meaning: (price) => parsePrice(price) ?? price },
  section: { label: words.section },
  weight: { label: words.weight, meaning: (weight) => parseWeight(weight) ?? weight },
  groups: { label: words.options, meaning: ticks, ...andMarks('groups') },
  inside: {
    label: words.inside,
    meaning: (inside) => inside.map(({ id, canLeaveOut }) => [id, canLeaveOut]),
    ...andMarks('inside'),
  },
  ownAllergens: { label: words.ownAllergens, meaning: ticks, ...andMarks('ownAllergens') },
  marks: { label: words.marks, meaning: ticks },
  picture: {
    label: pictureMessages.title,
    meaning: (picture) => picture && Object.entries(picture).toSorted(byName),
  },
  color: { label: words.color },
}

export function fieldsOf(item: OfficeMenuItem): ItemFields {
  const { name, shortName, description, price, weight, section, groups, inside, ownAllergens, marks, look } =
    item
  return {
    name: name.en,
    // One that comes from the name follows the name.
    shortName: shortName.en === shortNameFrom(name.en) ? '' : shortName.en,
    description: description.en,
    price: formatAmount(price),
    section,
    weight: String(weight),
    groups,
    inside,
    ownAllergens,
    marks,
    picture: pictureIn(item),
    color: look.color,
  }
}

/** What says no more than the item's name was not written. */
function pictureIn({ name, look: { picture } }: OfficeMenuItem): ItemFields['picture'] {
  if (!picture) return null
  const cut = parsePictureUrl(picture.url)
  return cut && { ...cut, alt: picture.alt.en === name.en ? '' : picture.alt.en }
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
