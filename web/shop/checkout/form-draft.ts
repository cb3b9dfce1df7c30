// What the customer has typed. It is kept for this tab, through a reload and the back button; the card fields are not
// part of it and are kept by nothing but the open form (R31).
import { parseKept, tabStorage } from '../../ui/safe-storage.ts'

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

export interface CardDraft {
  readonly cardNumber: string
  readonly cvv: string
  readonly expiry: string
}

const emptyAddress: AddressDraft = { address: '', city: '', state: '', zipcode: '' }

export const emptyDraft: FormDraft = {
  ...emptyAddress,
  firstName: '',
  lastName: '',
  email: '',
  sameDelivery: true,
  delivery: emptyAddress,
}

export const emptyCard: CardDraft = { cardNumber: '', cvv: '', expiry: '' }

const storageKey = 'burritoful.checkout-form'

export function readDraft(): FormDraft {
  const kept = (parseKept(tabStorage.read(storageKey)) ?? {}) as Partial<FormDraft>
  return { ...emptyDraft, ...kept, delivery: { ...emptyAddress, ...kept.delivery } }
}

/** Where it cannot be kept, the open form still holds it. */
export function keepDraft(draft: FormDraft): void {
  tabStorage.write(storageKey, JSON.stringify(draft))
}

export function forgetDraft(): void {
  tabStorage.remove(storageKey)
}
