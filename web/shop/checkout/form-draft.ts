// What the customer has typed, stored in session storage through a reload and the Back button. The card fields are not
// part of the draft and live in the open form only (R31).
import { allPaymentMethods } from '#domain/restaurant/payment-methods.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { fulfillments } from '#domain/restaurant/setting-constants.ts'
import { parseStored, tabStorage } from '../../browser/safe-storage.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { nothingChosen, tipChoices, type PaymentChoice } from './chosen-payment.ts'
import type { TimeChoice } from './chosen-time.ts'

export interface AddressDraft {
  readonly address: string
  readonly apartment: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

export interface FormDraft extends AddressDraft, TimeChoice, PaymentChoice {
  /** Null until the customer has chosen or typed something: then the form shows the fulfillment that the owner has put first. */
  readonly fulfillment: Fulfillment | null
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly sameDelivery: boolean
  readonly delivery: AddressDraft
  /** For the driver. */
  readonly note: string
  /**
   * R76: once the order is placed, this device remembers whose it was. Null until the switch was touched: then whom the device
   * remembers already stays remembered, and nobody else is.
   */
  readonly remember: boolean | null
  /** How often this device had forgotten customers when this was typed. */
  readonly forgettings: number
}

/** A form in which the fulfillment is chosen, by the customer or by the owner. */
export type ShownDraft = FormDraft & { readonly fulfillment: Fulfillment }

/** The path of a text field, as rules and messages name the field. */
export type TextName =
  | Exclude<
      keyof FormDraft,
      | 'fulfillment'
      | 'sameDelivery'
      | 'delivery'
      | 'remember'
      | 'forgettings'
      | keyof TimeChoice
      | keyof PaymentChoice
    >
  | `delivery.${keyof AddressDraft}`

const emptyAddress: AddressDraft = { address: '', apartment: '', city: '', state: '', zipcode: '' }

export const emptyDraft: FormDraft = {
  ...emptyAddress,
  fulfillment: null,
  when: null,
  slot: null,
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  sameDelivery: true,
  delivery: emptyAddress,
  note: '',
  remember: null,
  forgettings: 0,
  ...nothingChosen,
}

const storageKey = 'burritoful.checkout-form'

/** A count and no time, so that a clock that is set back makes no difference. */
const forgettings = storedValue<number>('burritoful.forgettings', {
  read: (text) => Number(text) || 0,
  write: String,
})

export const useForgettings = forgettings.use

/** In every tab, also where no checkout is open: what was typed before goes at the latest when that tab reads it. */
export function forgetAllDrafts(): void {
  forgettings.change((count) => count + 1)
}

/** Undefined where nothing was typed yet, or it has been forgotten since. */
export function readDraft(): FormDraft | undefined {
  const draft = draftOf(parseStored(tabStorage.read(storageKey)))
  if (draft === emptyDraft) return undefined
  if (draft.forgettings === forgettings.now()) return draft
  forgetDraft()
  return undefined
}

/** Anybody can write to storage: a draft that is not whole is none. */
export function draftOf(stored: unknown): FormDraft {
  return isLike(emptyDraft, stored) && isLike(emptyAddress, stored.delivery) && isChosen(stored)
    ? stored
    : emptyDraft
}

/** Every field has the type that it has in the empty one; what is null there, isChosen looks at. */
function isLike<Fields extends object>(empty: Fields, stored: unknown): stored is Fields {
  if (typeof stored !== 'object' || stored === null) return false
  const fields = stored as Record<string, unknown>
  return Object.entries(empty).every(
    ([name, value]) => value === null || typeof fields[name] === typeof value,
  )
}

function isChosen({ fulfillment, when, slot, tip, pay, remember }: FormDraft): boolean {
  return (
    [null, ...fulfillments].includes(fulfillment) &&
    [null, 'soonest', 'later'].includes(when) &&
    (slot === null || (typeof slot === 'string' && !Number.isNaN(Date.parse(slot)))) &&
    [null, ...tipChoices].includes(tip) &&
    [null, ...allPaymentMethods].includes(pay) &&
    [null, true, false].includes(remember)
  )
}

export function textOf(draft: FormDraft, name: TextName): string {
  return isOfDelivery(name) ? draft.delivery[afterDot(name)] : draft[name]
}

export function changeText(draft: FormDraft, name: TextName, text: string): FormDraft {
  if (!isOfDelivery(name)) return { ...draft, [name]: text }
  return { ...draft, delivery: { ...draft.delivery, [afterDot(name)]: text } }
}

type DeliveryName = Extract<TextName, `delivery.${string}`>

function isOfDelivery(name: TextName): name is DeliveryName {
  return name.startsWith('delivery.')
}

function afterDot(name: DeliveryName): keyof AddressDraft {
  return name.slice('delivery.'.length) as keyof AddressDraft
}

/** Where session storage refuses the draft, the open form still holds the text. */
export function storeDraft(draft: FormDraft): FormDraft {
  const typed = { ...draft, forgettings: forgettings.now() }
  tabStorage.write(storageKey, JSON.stringify(typed))
  return typed
}

export function forgetDraft(): void {
  tabStorage.remove(storageKey)
}
