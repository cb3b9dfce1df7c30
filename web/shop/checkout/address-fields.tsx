// An address: the card's own, or where the order is delivered when that is another.
import { usStates } from '#domain/us-states.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import type { FieldMessages } from './check-form.ts'
import type { AddressDraft } from './form-draft.ts'
import { words } from './words.ts'

interface AddressFieldsProps {
  purpose: 'billing' | 'delivery'
  address: AddressDraft
  fields: FieldMessages
  onChange: (change: Partial<AddressDraft>) => void
}

const labels = {
  billing: { address: words.address, city: words.city, state: words.state, zipcode: words.zipcode },
  delivery: {
    address: words.delivery,
    city: words.deliveryCity,
    state: words.deliveryState,
    zipcode: words.deliveryZipcode,
  },
}

export function AddressFields({ purpose, address, fields, onChange }: AddressFieldsProps) {
  const path = purpose === 'delivery' ? 'delivery.' : ''
  const section = purpose === 'delivery' ? 'shipping' : 'billing'
  const own = labels[purpose]
  return (
    <>
      <Field
        label={own.address}
        className="checkout__whole"
        name={`${path}address`}
        autoComplete={`${section} address-line1`}
        required
        value={address.address}
        error={fields[`${path}address`]}
        onChange={(event) => onChange({ address: event.target.value })}
      />
      <Field
        label={own.city}
        className="checkout__city"
        name={`${path}city`}
        autoComplete={`${section} address-level2`}
        required
        value={address.city}
        error={fields[`${path}city`]}
        onChange={(event) => onChange({ city: event.target.value })}
      />
      <SelectField
        label={own.state}
        className="checkout__state"
        name={`${path}state`}
        autoComplete={`${section} address-level1`}
        required
        value={address.state}
        error={fields[`${path}state`]}
        onChange={(event) => onChange({ state: event.target.value })}
      >
        <option value="" aria-label={words.noState} />
        {usStates.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label={own.zipcode}
        className="checkout__zip"
        name={`${path}zipcode`}
        autoComplete={`${section} postal-code`}
        required
        value={address.zipcode}
        error={fields[`${path}zipcode`]}
        onChange={(event) => onChange({ zipcode: event.target.value })}
      />
    </>
  )
}
