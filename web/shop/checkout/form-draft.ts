// What the customer has typed, kept in session storage through a reload and the Back button. The card fields are not
// part of the draft and live in the open form only (R31).
import { waysToCustomer, type Way } from '#domain/ways.ts'
import { parseKept, tabStorage } from '../../browser/safe-storage.ts'
import { payingChoiceOf, type PayingChoice } from './chosen-paying.ts'
import type { TimeChoice } from './chosen-time.ts'

export interface AddressDraft {
  readonly address: string
  readonly apartment: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

export interface FormDraft extends AddressDraft, TimeChoice, PayingChoice {
  /** Null until the customer has chosen or typed something: then the form shows the way that the owner has put first. */
  readonly way: Way | null
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly sameDelivery: boolean
  readonly delivery: AddressDraft
  /** For the driver. */
  readonly note: string
}

/** The path of a text field, as rules and messages name the field. */
export type TextName =
  | Exclude<keyof FormDraft, 'way' | 'sameDelivery' | 'delivery' | keyof TimeChoice | keyof PayingChoice>
  | `delivery.${keyof AddressDraft}`

const emptyAddress: AddressDraft = { address: '', apartment: '', city: '', state: '', zipcode: '' }

const emptyDraft: FormDraft = {
  ...emptyAddress,
  way: null,
  when: null,
  slot: null,
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  sameDelivery: true,
  delivery: emptyAddress,
  note: '',
  ...payingChoiceOf({}),
}

const storageKey = 'burritoful.checkout-form'

export function readDraft(): FormDraft {
  return draftOf(parseKept(tabStorage.read(storageKey)))
}

/** A draft that an earlier version of the page has kept lacks some of the fields. */
export function draftOf(read: unknown): FormDraft {
  const kept = (read ?? {}) as Partial<FormDraft>
  const way = waysToCustomer.find((one) => one === kept.way) ?? null
  const when = kept.when === 'soonest' || kept.when === 'later' ? kept.when : null
  const slot = typeof kept.slot === 'string' && !Number.isNaN(Date.parse(kept.slot)) ? kept.slot : null
  const delivery = { ...emptyAddress, ...kept.delivery }
  return { ...emptyDraft, ...kept, ...payingChoiceOf(kept), way, when, slot, delivery }
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
export function keepDraft(draft: FormDraft): void {
  tabStorage.write(storageKey, JSON.stringify(draft))
}

export function forgetDraft(): void {
  tabStorage.remove(storageKey)
}
