// The restaurant as the owner types it: a text for each field, named by the path that the server names in a fault.
import { drawnYear } from '#domain/restaurant/brand.ts'
import type { LocalText, Language } from '#domain/basics/local-text.ts'
import type { Saved } from '#domain/restaurant/restaurant-api.ts'
import { savedRestaurant, type Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { parseRate } from '#domain/basics/money.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { checkedBy } from '../checked-by.ts'
import type { SettingFields, SettingForm } from '../office/use-setting-form.ts'
import type { Checked } from '../use-submit.ts'
import { zoneName } from './time-zones.ts'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

export type WordName = keyof Restaurant['words']
export type LocalField = `words.${WordName}` | 'directions'
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
export type RestaurantForm = SettingForm<RestaurantFields>

export const wordNames = ['headline', 'lead', 'storyTitle', 'story', 'lastLine'] as const satisfies WordName[]

/** The labels of the screen, from top to bottom. */
export const restaurantFields = {
  labels: {
    name: words.name,
    logo: words.logo,
    since: words.since,
    'address.street': words.street,
    'address.city': words.city,
    'address.state': words.state,
    'address.zipcode': words.zipcode,
    phone: words.phone,
    email: words.email,
    'directions.en': words.directions,
    taxRate: words.taxRate,
    timeZone: words.timeZone,
    'words.headline.en': words.headline,
    'words.lead.en': words.lead,
    'words.storyTitle.en': words.storyTitle,
    'words.story.en': words.story,
    'words.lastLine.en': words.lastLine,
    'words.headline.es': words.inSpanish(words.headline),
    'words.lead.es': words.inSpanish(words.lead),
    'words.storyTitle.es': words.inSpanish(words.storyTitle),
    'words.story.es': words.inSpanish(words.story),
    'words.lastLine.es': words.inSpanish(words.lastLine),
    'directions.es': words.inSpanish(words.directions),
  },
  formOf: fieldsOf,
  meaning: meaningOf,
  inWords,
  check: checkRestaurant,
  settledBy,
} satisfies SettingFields<'restaurant', RestaurantFields>

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

/** 9.50 means what 9.5 means. */
export function meaningOf(field: RestaurantField, typed: RestaurantFields): string {
  if (field === 'taxRate') return String(parseRate(typed.taxRate) ?? typed.taxRate)
  return typed[field].trim()
}

function inWords(field: RestaurantField, saved: RestaurantFields): string {
  if (field === 'logo' && saved.logo !== '') return words.ownLogo
  return field === 'timeZone' ? zoneName(saved[field]) : saved[field] || words.nothing
}

/** An address is whole or empty, and directions need English: one of these fields settles what is wrong with another. */
function settledBy(field: string): string {
  return /^(address|directions)\./.exec(field)?.[1] ?? field
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
    words: Object.fromEntries(wordNames.map((word) => [word, localText(`words.${word}`, typed)])),
  })
}

/** The fields that still have the words the restaurant opened with, which say another year than is typed. */
export function labelsWithYear(typed: RestaurantFields): string[] {
  if (typed.since.trim() === String(drawnYear)) return []
  const { words: opened } = startingRestaurant()
  return wordNames
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
