// What the customer has typed. It is kept for this tab, through a reload and the back button; the card fields are not
// part of it and are kept by nothing but the open form (R31).
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

/** A text of the form by its path, as rules and messages name it. */
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

/** Where it cannot be kept, the open form still holds it. */
export function keepDraft(draft: FormDraft): void {
  tabStorage.write(storageKey, JSON.stringify(draft))
}

export function forgetDraft(): void {
  tabStorage.remove(storageKey)
}
