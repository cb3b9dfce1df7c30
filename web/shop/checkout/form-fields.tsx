// The checkout's fields as a table: a new field is a line here, a rule in domain/orders/customer-rules.ts and a key of the
// draft.
import { usStates } from '#domain/basics/us-states.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { changeText, textOf, type TextName } from './form-draft.ts'
import { withZipDash } from './typed-digits.ts'
import type { Checkout } from './checkout.ts'
import { fulfillmentBoxId } from './fulfillment-box.tsx'
import checkoutStyles from './checkout.module.css'
import { checkoutLabels as words } from '#words/orders/shop/checkout.ts'

const places: Readonly<Record<Place, string | undefined>> = {
  half: checkoutStyles.half,
  whole: checkoutStyles.whole,
  street: checkoutStyles.street,
  apartment: checkoutStyles.apartment,
  city: checkoutStyles.city,
  state: checkoutStyles.state,
  zip: checkoutStyles.zip,
}

type Place = 'half' | 'whole' | 'street' | 'apartment' | 'city' | 'state' | 'zip'

interface FieldLook {
  readonly label: string
  /** The field's place in the form's grid. */
  readonly place: Place
  readonly autoComplete: string
  readonly type?: 'email' | 'tel'
  readonly inputMode?: 'numeric'
  readonly placeholder?: string
  readonly hint?: string
  /** Phone: unless the owner wants a phone number. */
  readonly optional?: true
}

const street: Omit<FieldLook, 'label'> = { place: 'street', autoComplete: 'address-line1' }
const apartment = { place: 'apartment', autoComplete: 'address-line2', optional: true } as const
const city: Omit<FieldLook, 'label'> = { place: 'city', autoComplete: 'address-level2' }
const state: Omit<FieldLook, 'label'> = { place: 'state', autoComplete: 'address-level1' }
const zip: Omit<FieldLook, 'label'> = {
  place: 'zip',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
}

const looks: Readonly<Record<TextName, FieldLook>> = {
  firstName: { label: words.firstName, place: 'half', autoComplete: 'given-name' },
  lastName: { label: words.lastName, place: 'half', autoComplete: 'family-name' },
  phone: { label: words.phone, place: 'half', autoComplete: 'tel', type: 'tel', optional: true },
  email: {
    label: words.email,
    place: 'half',
    autoComplete: 'email',
    type: 'email',
    placeholder: words.emailPlaceholder,
  },
  address: { label: words.address, ...street },
  apartment: { label: words.apartment, ...apartment },
  city: { label: words.city, ...city },
  state: { label: words.state, ...state },
  zipcode: { label: words.zipcode, ...zip },
  'delivery.address': { label: words.delivery, ...street },
  'delivery.apartment': { label: words.deliveryApartment, ...apartment },
  'delivery.city': { label: words.deliveryCity, ...city },
  'delivery.state': { label: words.deliveryState, ...state },
  'delivery.zipcode': { label: words.deliveryZipcode, ...zip },
  note: { label: words.note, place: 'whole', autoComplete: 'off', hint: words.noteHint, optional: true },
}

export const personNames = ['firstName', 'lastName', 'phone', 'email'] as const
export const billingNames = ['address', 'apartment', 'city', 'state', 'zipcode'] as const
export const deliveryNames = [
  'delivery.address',
  'delivery.apartment',
  'delivery.city',
  'delivery.state',
  'delivery.zipcode',
] as const
export const noteNames = ['note'] as const

export function isZip(name: TextName): boolean {
  return looks[name].place === 'zip'
}

export interface FormFieldsProps {
  names: readonly TextName[]
  checkout: Checkout
  /**
   * Which of two addresses this is, for the browser's autofill. A form with one address names none: with a name the
   * browser would take that address for another person's than the name above it, and leave it empty (R53).
   */
  addressOf?: 'billing' | 'shipping' | undefined
}

export function FormFields({ names, checkout, addressOf }: FormFieldsProps) {
  // While the order is on its way, the typed text stays in sight and keeps the focus, but cannot be changed.
  const { draft, fields, readOnly, chosenFulfillment, fulfillmentSettings, change } = checkout
  const { problem, zipName } = chosenFulfillment
  return names.map((name) => {
    const { place, optional, label, autoComplete, ...look } = looks[name]
    const isOptional = optional && !(name === 'phone' && fulfillmentSettings.phoneRequired[draft.fulfillment])
    // The box under the ZIP code says what is wrong with it, in the place of a message at the field.
    const isRefused = name === zipName && problem !== undefined && problem.kind !== 'fulfillment-unavailable'
    const shared = {
      ...look,
      label: isOptional ? words.optional(label) : label,
      autoComplete: addressOf ? `${addressOf} ${autoComplete}` : autoComplete,
      name,
      className: places[place],
      required: !isOptional,
      value: textOf(draft, name),
      error: isRefused ? undefined : fields[name],
      ...(isRefused && { 'aria-invalid': true, 'aria-describedby': fulfillmentBoxId }),
      onChange: (event: { target: { value: string } }) =>
        !readOnly &&
        change(
          changeText(draft, name, place === 'zip' ? withZipDash(event.target.value) : event.target.value),
        ),
    }
    if (place !== 'state') return <Field key={name} {...shared} readOnly={readOnly} />
    const { type: _type, placeholder: _placeholder, inputMode: _inputMode, ...select } = shared
    return (
      // A select element has no read-only state, so its changes are ignored instead.
      <SelectField key={name} {...select} aria-disabled={readOnly || undefined}>
        <option value="" aria-label={words.noState} />
        {usStates.map(([code, fullName]) => (
          <option key={code} value={code}>
            {fullName}
          </option>
        ))}
      </SelectField>
    )
  })
}
