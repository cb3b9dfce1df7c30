// Whom this device remembers for the next order, once a customer has asked for it (R76): name, email, phone, addresses and
// pickup or delivery. Never the card, a note, a promo code or a tip. Nothing of it is sent anywhere but with an order.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { browserStorage, parseStored } from '../../browser/safe-storage.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { forgetOwnKeys } from '../own-orders.ts'
import { draftOf, emptyDraft, forgetAllDrafts, type AddressDraft, type FormDraft } from './form-draft.ts'

export interface RememberedCustomer extends AddressDraft {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly sameDelivery: boolean
  /** Where a delivery goes if not to the address above. */
  readonly delivery: AddressDraft
  readonly fulfillment: Fulfillment | null
  /** When the customer last ordered on this device. */
  readonly orderedAt: number
}

/** A year without an order. */
const keptFor = 365 * 24 * 60 * 60_000

const storageKey = 'burritoful.customer'

const remembered = storedValue<RememberedCustomer | undefined>(storageKey, {
  read: (text) => readRemembered(parseStored(text), Date.now()),
  write: (customer) => JSON.stringify(customer ?? null),
})

export const useRemembered = remembered.use

// What nobody has ordered with for a year is not only ignored, but gone.
if (remembered.now() === undefined) browserStorage.remove(storageKey)

/** Called with the form of an order that was placed. */
export function rememberCustomer(draft: FormDraft | undefined): void {
  if (draft && isToRemember(draft, remembered.now())) remembered.change(() => customerOf(draft, Date.now()))
}

/** Where the switch stands: on a shared phone, nobody takes the place of another without asking. */
export function isToRemember(draft: FormDraft, customer: RememberedCustomer | undefined): boolean {
  return draft.remember ?? isOf(draft, customer)
}

export function isOf(draft: FormDraft, customer: RememberedCustomer | undefined): boolean {
  return customer !== undefined && whoOf(draft) === whoOf(customer)
}

function whoOf({ firstName, lastName, email }: RememberedCustomer | FormDraft): string {
  return JSON.stringify([firstName, lastName, email])
}

/** The device does not open the customer's orders any further than their links do, either. */
export function forgetCustomer(): void {
  remembered.change(() => undefined)
  browserStorage.remove(storageKey)
  forgetAllDrafts()
  forgetOwnKeys()
}

export function customerOf(draft: FormDraft, orderedAt: number): RememberedCustomer {
  const { firstName, lastName, phone, email, sameDelivery, delivery, fulfillment } = draft
  const { address, apartment, city, state, zipcode } = draft
  const person = { firstName, lastName, phone, email }
  return {
    ...person,
    address,
    apartment,
    city,
    state,
    zipcode,
    sameDelivery,
    delivery,
    fulfillment,
    orderedAt,
  }
}

/** The form with which a remembered customer starts. */
export function draftFor(customer: RememberedCustomer | undefined): FormDraft {
  if (!customer) return emptyDraft
  const { orderedAt: _orderedAt, ...known } = customer
  return { ...emptyDraft, ...known }
}

/** Anybody can write to storage: what does not read whole is nobody. */
export function readRemembered(stored: unknown, now: number): RememberedCustomer | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { orderedAt } = stored as Partial<RememberedCustomer>
  // A clock that was set back must not keep anybody for longer.
  if (typeof orderedAt !== 'number' || Math.abs(now - orderedAt) >= keptFor) return undefined
  const draft = draftOf({ ...emptyDraft, ...stored })
  return draft === emptyDraft || draft.firstName === '' ? undefined : customerOf(draft, orderedAt)
}
