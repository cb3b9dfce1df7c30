// What can be wrong with a field: a code, with the values that a sentence about it names. The groups are those of the
// catalogue (words/en/faults-*.ts), so that a screen loads only the sentences that its forms can need.
import type { Coded } from './coded.ts'
import type { Allergen, DietaryMark } from './food-facts.ts'

/** Of any form. */
export const commonFaults = ['too-long', 'special-characters', 'looks-like-card'] as const

/** Of the checkout's fields. */
export const checkoutFaults = [
  'card-outside-its-field',
  'first-name-missing',
  'last-name-missing',
  'street-missing',
  'city-missing',
  'state-missing',
  'zipcode-missing',
  'zipcode-shape',
  'email-missing',
  'email-shape',
  'customer-phone-missing',
  'customer-phone-shape',
  'zipcode-outside',
  'card-number-missing',
  'card-number-not-digits',
  'card-number-too-short',
  'card-number-too-long',
  'card-number-wrong',
  'cvv-shape',
  'expiry-shape',
  'card-expired',
  'expiry-too-far',
] as const

/** Of the forms that staff fill in. */
export const staffFaults = [
  'name-missing',
  'short-name-needed',
  'name-taken',
  'price-range',
  'unknown-allergen',
  'unknown-mark',
  'contradiction',
  'version-missing',
  'not-a-list',
  'named-twice',
  'person-missing',
  'username-missing',
  'username-shape',
  'username-taken',
  'role-missing',
  'password-missing',
  'too-short',
  'hidden-characters',
  'current-password-missing',
  'wrong-password',
  'same-password',
  'common-password',
  'own-password',
  'reason-missing',
  'day-missing',
  'before-first-day',
  'after-last-day',
  'days-reversed',
  'too-many-days',
  'year-wrong',
  'time-zone-unknown',
  'tax-rate-range',
  'restaurant-street-missing',
  'restaurant-city-missing',
  'restaurant-state-missing',
  'restaurant-zipcode-shape',
  'restaurant-email-shape',
  'phone-shape',
  'words-missing',
  'time-shape',
  'starts-before-end',
  'day-before-still-open',
  'too-many-periods',
  'special-days-overlap',
  'too-long-special-days',
  'too-many-special-days',
  'no-way-offered',
  'way-not-offered',
  'zone-name-taken',
  'zone-zipcode-shape',
  'no-zipcode',
  'zipcode-taken',
  'zone-amount-range',
  'minutes-on-the-road',
  'too-many-zones',
  'too-many-zipcodes',
  'roll-minutes-range',
  'hands-range',
  'shortest-wait-range',
  'slot-grid',
  'most-without-card',
  'share-without-card',
  'days-ahead-range',
  'stop-after-range',
  'work-range',
  'picture-gone',
  'section-gone',
  'section-name-taken',
  'section-not-empty',
  'last-section',
  'too-many-sections',
  'too-many-items',
  'ingredient-gone',
  'ingredient-name-taken',
  'ingredient-in-use',
  'too-many-ingredients',
  'contradicts-item',
  'group-gone',
  'group-name-taken',
  'too-many-groups',
  'choice-missing',
  'choice-name-taken',
  'choice-price-range',
  'too-many-choices',
  'smallest-range',
  'largest-range',
  'one-has-one',
  'largest-over-choices',
  'smallest-over-largest',
  'default-costs',
  'defaults-missing',
  'too-many-defaults',
  'refund-nothing',
  'refund-amount',
  'refund-over',
  'code-shape',
  'code-taken',
  'code-gives',
  'percent-range',
  'code-amount-range',
  'smallest-order-range',
  'hours-both',
  'first-uses-range',
  'first-uses-under-used',
  'too-many-codes',
] as const

/** Of a request that none of our screens sends: only a programmer reads about these. */
export const apiFaults = [
  'unknown-field',
  'unreadable',
  'delivery-missing',
  'way-unknown',
  'apartment-missing',
  'note-empty',
  'only-delivered',
  'lines-not-listed',
  'no-line',
  'item-unknown',
  'item-twice',
  'lines-too-many',
  'quantity-wrong',
  'choice-wrong',
  'total-missing',
  'time-missing',
  'token-missing',
  'token-wrong',
  'tip-wrong',
  'code-wrong',
  'pay-unknown',
  'login-username-missing',
  'login-password-missing',
  'nothing-to-change',
  'not-true-or-false',
  'status-unknown',
  'note-missing',
  'item-not-on-menu',
  'sold-out-unknown',
  'item-or-choice',
  'choice-not-on-menu',
  'left-wrong',
  'rolled-wrong',
  'minutes-wrong',
  'busy-wrong',
  'delay-wrong',
  'order-ids-wrong',
  'board-wrong',
  'topic-unknown',
  'entry-wrong',
  'day-shape',
  'day-not-begun',
  'letters-not-ordinary',
  'page-wrong',
  'orders-period-unknown',
  'orders-days-reversed',
  'orders-period-and-days',
  'no-order-picked',
  'too-many-at-once',
  'sales-period-unknown',
  'sales-period-and-days',
  'address-or-null',
  'week-missing',
  'centre-wrong',
  'turns-wrong',
  'alt-missing',
  'not-bytes',
  'colour-unknown',
  'kind-unknown',
  'ticket-word-unknown',
  'choice-gone',
] as const

/** The values that the sentence about a fault names. */
export interface FaultValues {
  readonly 'too-long': { readonly longest: number }
  readonly 'too-short': { readonly shortest: number }
  readonly 'too-many-at-once': { readonly most: number }
  readonly 'zipcode-taken': { readonly zipcode: string; readonly zone: string }
  readonly 'defaults-missing': { readonly needed: number }
  readonly 'too-many-defaults': { readonly most: number }
  readonly 'contradicts-item': {
    readonly item: string
    readonly mark: DietaryMark
    readonly allergen: Allergen
  }
  readonly 'refund-over': { readonly most: number }
  readonly 'first-uses-under-used': { readonly used: number }
  readonly contradiction: { readonly mark: DietaryMark; readonly allergen: Allergen }
}

export type CommonFault = (typeof commonFaults)[number]
export type CheckoutFault = (typeof checkoutFaults)[number]
export type StaffFault = (typeof staffFaults)[number]
export type ApiFault = (typeof apiFaults)[number]
export type FaultCode = CommonFault | CheckoutFault | StaffFault | ApiFault

export type Fault = Coded<FaultCode, FaultValues>
/** The code says it all. */
export type PlainFault = Exclude<FaultCode, keyof FaultValues>

/** By the path of the field: "zipcode", "delivery.zipcode". */
export type Faults = Readonly<Record<string, Fault>>
