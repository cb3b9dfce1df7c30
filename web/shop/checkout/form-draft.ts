// What the customer has typed, kept in session storage through a reload and the Back button. The card fields are not
// part of the draft and live in the open form only (R31).
import { parseKept, tabStorage } from '../../browser/safe-storage.ts'

export interface AddressDraft {
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

export interface FormDraft extends AddressDraft {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly sameDelivery: boolean
  readonly delivery: AddressDraft
}

/** The path of a text field, as rules and messages name the field. */
export type TextName =
  | Exclude<keyof FormDraft, 'sameDelivery' | 'delivery'>
  | `delivery.${keyof AddressDraft}`

const emptyAddress: AddressDraft = { address: '', city: '', state: '', zipcode: '' }

const emptyDraft: FormDraft = {
  ...emptyAddress,
  firstName: '',
  lastName: '',
  email: '',
  sameDelivery: true,
  delivery: emptyAddress,
}

const storageKey = 'burritoful.checkout-form'

export function readDraft(): FormDraft {
  const kept = (parseKept(tabStorage.read(storageKey)) ?? {}) as Partial<FormDraft>
  return { ...emptyDraft, ...kept, delivery: { ...emptyAddress, ...kept.delivery } }
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
