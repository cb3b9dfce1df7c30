// The checkout's fields as a table: a new field is a line here, a rule in domain/customer-rules.ts and a key of the
// draft.
import { usStates } from '#domain/us-states.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import type { FieldMessages } from './check-form.ts'
import { changeText, textOf, type FormDraft, type TextName } from './form-draft.ts'
import { checkoutWords as words } from '#words/shop/checkout.ts'

interface FieldLook {
  readonly label: string
  /** The field's place in the form's grid. */
  readonly place: 'half' | 'whole' | 'city' | 'state' | 'zip'
  readonly autoComplete: string
  readonly type?: 'email'
  readonly placeholder?: string
}

const looks: Readonly<Record<TextName, FieldLook>> = {
  firstName: { label: words.firstName, place: 'half', autoComplete: 'given-name' },
  lastName: { label: words.lastName, place: 'half', autoComplete: 'family-name' },
  address: { label: words.address, place: 'whole', autoComplete: 'billing address-line1' },
  city: { label: words.city, place: 'city', autoComplete: 'billing address-level2' },
  state: { label: words.state, place: 'state', autoComplete: 'billing address-level1' },
  zipcode: { label: words.zipcode, place: 'zip', autoComplete: 'billing postal-code' },
  email: {
    label: words.email,
    place: 'half',
    autoComplete: 'email',
    type: 'email',
    placeholder: words.emailPlaceholder,
  },
  'delivery.address': { label: words.delivery, place: 'whole', autoComplete: 'shipping address-line1' },
  'delivery.city': { label: words.deliveryCity, place: 'city', autoComplete: 'shipping address-level2' },
  'delivery.state': { label: words.deliveryState, place: 'state', autoComplete: 'shipping address-level1' },
  'delivery.zipcode': { label: words.deliveryZipcode, place: 'zip', autoComplete: 'shipping postal-code' },
}

export const personNames = ['firstName', 'lastName'] as const
export const billingNames = ['address', 'city', 'state', 'zipcode'] as const
export const contactNames = ['email'] as const
export const deliveryNames = [
  'delivery.address',
  'delivery.city',
  'delivery.state',
  'delivery.zipcode',
] as const

interface FormFieldsProps {
  names: readonly TextName[]
  draft: FormDraft
  fields: FieldMessages
  /** While the order is on its way, the typed text stays in sight and keeps the focus, but cannot be changed. */
  readOnly: boolean
  onChange: (draft: FormDraft) => void
}

export function FormFields({ names, draft, fields, readOnly, onChange }: FormFieldsProps) {
  return names.map((name) => {
    const { place, ...look } = looks[name]
    const shared = {
      ...look,
      name,
      className: `checkout__${place}`,
      required: true,
      value: textOf(draft, name),
      error: fields[name],
      onChange: (event: { target: { value: string } }) =>
        !readOnly && onChange(changeText(draft, name, event.target.value)),
    }
    if (place !== 'state') return <Field key={name} {...shared} readOnly={readOnly} />
    const { type: _type, placeholder: _placeholder, ...select } = shared
    return (
      // A select element has no read-only state, so its changes are ignored instead.
      <SelectField key={name} {...select} aria-disabled={readOnly || undefined}>
        <option value="" aria-label={words.noState} />
        {usStates.map(([code, state]) => (
          <option key={code} value={code}>
            {state}
          </option>
        ))}
      </SelectField>
    )
  })
}
