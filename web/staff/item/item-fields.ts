// An item as the owner types it, field by field.
import { allergens, dietaryMarks, type Allergen, type DietaryMark } from '#domain/menu/food-facts.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { Color } from '#domain/menu/look.ts'
import { parseWeight, parsePrice } from '#domain/menu/menu-limits.ts'
import { groupsOf, ingredientsOf, type MenuItem } from '#domain/menu/menu.ts'
import { formatAmount } from '#domain/basics/money.ts'
import type { ItemPictureBody, OfficeMenuItem, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { parsePictureUrl } from '#domain/menu/picture.ts'
import { shortNameFrom } from '#domain/menu/short-name.ts'
import { allergenNames, markNames } from '#words/menu/food.ts'
import { joinNames } from '#words/basics/lists.ts'
import { language } from '#words/basics/locale.ts'
import { colorNames } from '#words/menu/staff/colors.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { pictureMessages } from '#words/menu/staff/pictures.ts'
import type { SettingForm } from '../office/use-setting-form.ts'

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

export type ItemForm = SettingForm<ItemFields>

const labels = {
  name: words.name,
  shortName: words.shortName,
  description: words.description,
  price: words.price,
  section: words.section,
  weight: words.weight,
  groups: words.options,
  inside: words.inside,
  ownAllergens: words.ownAllergens,
  marks: words.marks,
  picture: pictureMessages.title,
  color: words.color,
} satisfies Record<keyof ItemFields, string>

/** All but the check, which is loaded late. */
export function itemFields(menu: OfficeMenuReply) {
  return {
    labels,
    formOf: fieldsOf,
    meaning: meaningOf,
    inWords: (field: keyof ItemFields, form: ItemFields) => inWords(field, form, menu),
    settledBy,
  }
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

/** 10.5 means what 10.50 means, .5 means 0.5, and ticks mean the same in any order. */
export function meaningOf(field: keyof ItemFields, form: ItemFields): string {
  switch (field) {
    case 'price':
      return String(parsePrice(form.price) ?? form.price)
    case 'weight':
      return String(parseWeight(form.weight) ?? form.weight)
    case 'groups':
      return form.groups.toSorted().join()
    case 'ownAllergens':
      return allergens.filter((one) => form.ownAllergens.includes(one)).join()
    case 'marks':
      return dietaryMarks.filter((one) => form.marks.includes(one)).join()
    case 'inside':
      return JSON.stringify(form.inside.map(({ id, canLeaveOut }) => [id, canLeaveOut]))
    case 'picture':
      return form.picture
        ? JSON.stringify(Object.entries(form.picture).toSorted(byName))
        : String(form.picture)
    default:
      return form[field].trim()
  }
}

/** A mark is wrong because of an allergen: taking out either settles it. */
function settledBy(field: string): readonly string[] {
  return ['inside', 'ownAllergens', 'groups'].includes(field) ? [field, 'marks'] : [field]
}

/** What is saved of a field, where it differs from what was typed. */
export function inWords(field: keyof ItemFields, form: ItemFields, menu: OfficeMenuReply): string {
  switch (field) {
    case 'section': {
      const section = menu.sections.find(({ id }) => id === form.section)
      return section ? textInLanguage(section.name, language) : words.nothing
    }
    case 'groups':
      return orNothing(groupsOf(form, menu).map(({ name }) => textInLanguage(name, language)))
    case 'inside':
      return orNothing(ingredientsOf(form, menu).map(({ name }) => textInLanguage(name, language)))
    case 'ownAllergens':
      return orNothing(form.ownAllergens.map((one) => allergenNames[one]))
    case 'marks':
      return orNothing(form.marks.map((one) => markNames[one]))
    case 'picture':
      return form.picture === null ? words.nothing : form.picture?.alt || pictureMessages.some
    case 'shortName':
      return form.shortName || shortNameFrom(form.name)
    case 'description':
      return form.description || words.nothing
    case 'color':
      return colorNames[form.color]
    default:
      return form[field]
  }
}

function orNothing(names: readonly string[]): string {
  return names.length > 0 ? joinNames(names) : words.nothing
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
