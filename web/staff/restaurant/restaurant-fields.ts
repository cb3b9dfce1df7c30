// The restaurant as the owner types it: a text for each field, named by the path that the server names in a fault.
import { drawnYear } from '#domain/restaurant/brand.ts'
import type { LocalText, Language } from '#domain/basics/local-text.ts'
import type { Saved } from '#domain/restaurant/restaurant-api.ts'
import { savedRestaurant, type Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { parseRate } from '#domain/basics/money.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { checkedBy } from '../checked-by.ts'
import type { FormOfSetting, SettingFormState } from '../office/use-setting-form.ts'
import type { Checked } from '../use-submit.ts'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

export type CopyName = keyof Restaurant['words']
export type LocalField = `words.${CopyName}` | 'directions'
type PlainField =
  | 'name'
  | 'logo'
  | 'since'
  | 'address.street'
  | 'address.city'
  | 'address.state'
  | 'address.zipcode'
  | 'phone'
  | 'email'
  | 'taxRate'
  | 'timeZone'
export type RestaurantField = PlainField | `${LocalField}.${Language}`
export type RestaurantFields = Readonly<Record<RestaurantField, string>>
export type RestaurantForm = SettingFormState<RestaurantFields>

export const copyNames = ['headline', 'lead', 'storyTitle', 'story', 'lastLine'] as const satisfies CopyName[]

/** An address is whole or empty, and directions need English: one of these fields settles what is wrong with another. */
const ofAddress = { settles: ['address'] }
const ofDirections = { settles: ['directions'] }

export const restaurantFields = {
  fields: {
    name: { label: words.name },
    logo: { label: words.logo },
    since: { label: words.since },
    'address.street': { label: words.street, ...ofAddress },
    'address.city': { label: words.city, ...ofAddress },
    'address.state': { label: words.state, ...ofAddress },
    'address.zipcode': { label: words.zipcode, ...ofAddress },
    phone: { label: words.phone },
    email: { label: words.email },
    'directions.en': { label: words.directions, ...ofDirections },
    taxRate: { label: words.taxRate, meaning: (typed) => parseRate(typed) ?? typed },
    timeZone: { label: words.timeZone },
    'words.headline.en': { label: words.headline },
    'words.lead.en': { label: words.lead },
    'words.storyTitle.en': { label: words.storyTitle },
    'words.story.en': { label: words.story },
    'words.lastLine.en': { label: words.lastLine },
    'words.headline.es': { label: words.inSpanish(words.headline) },
    'words.lead.es': { label: words.inSpanish(words.lead) },
    'words.storyTitle.es': { label: words.inSpanish(words.storyTitle) },
    'words.story.es': { label: words.inSpanish(words.story) },
    'words.lastLine.es': { label: words.inSpanish(words.lastLine) },
    'directions.es': { label: words.inSpanish(words.directions), ...ofDirections },
  },
  formOf: fieldsOf,
  check: checkRestaurant,
} satisfies FormOfSetting<'restaurant', RestaurantFields>

export function fieldsOf(saved: Saved<'restaurant'>): RestaurantFields {
  const { name, logo, since, address, phone, email, directions, taxRate, timeZone } = saved
  return {
    name,
    logo: logo ?? '',
    since: String(since ?? ''),
    'address.street': address?.street ?? '',
    'address.city': address?.city ?? '',
    'address.state': address?.state ?? '',
    'address.zipcode': address?.zipcode ?? '',
    phone: phone ?? '',
    email: email ?? '',
    taxRate: String(taxRate / 1_000),
    timeZone,
    ...localFields('directions', directions),
    ...localFields('words.headline', saved.words.headline),
    ...localFields('words.lead', saved.words.lead),
    ...localFields('words.storyTitle', saved.words.storyTitle),
    ...localFields('words.story', saved.words.story),
    ...localFields('words.lastLine', saved.words.lastLine),
  }
}

function localFields<Field extends LocalField>(field: Field, text: LocalText | null) {
  return { [`${field}.en`]: text?.en ?? '', [`${field}.es`]: text?.es ?? '' } as Record<
    `${Field}.${Language}`,
    string
  >
}

export function checkRestaurant(typed: RestaurantFields, version: number): Checked<Saved<'restaurant'>> {
  const place = {
    street: typed['address.street'],
    city: typed['address.city'],
    state: typed['address.state'],
    zipcode: typed['address.zipcode'],
  }
  const directions = localText('directions', typed)
  return checkedBy(savedRestaurant, {
    version,
    name: typed.name,
    logo: orNull(typed.logo),
    since: typed.since.trim() === '' ? null : Number(typed.since),
    timeZone: typed.timeZone,
    taxRate: parseRate(typed.taxRate) ?? Number.NaN,
    address: Object.values(place).some((part) => part.trim() !== '') ? place : null,
    phone: orNull(typed.phone),
    email: orNull(typed.email),
    directions: directions.en.trim() === '' && directions.es === undefined ? null : directions,
    words: Object.fromEntries(copyNames.map((word) => [word, localText(`words.${word}`, typed)])),
  })
}

/** The fields that still have the words the restaurant opened with, which say another year than is typed. */
export function labelsWithYear(typed: RestaurantFields): string[] {
  if (typed.since.trim() === String(drawnYear)) return []
  const { words: opened } = startingRestaurant()
  return copyNames
    .filter(
      (word) => opened[word].en.includes(String(drawnYear)) && typed[`words.${word}.en`] === opened[word].en,
    )
    .map((word) => words[word])
}

function localText(field: LocalField, typed: RestaurantFields): LocalText {
  const es = typed[`${field}.es`]
  return { en: typed[`${field}.en`], ...(es.trim() !== '' && { es }) }
}

function orNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed
}
