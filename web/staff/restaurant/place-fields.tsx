// The restaurant's name, and where it is.
import { maxCopyLengths } from '#domain/restaurant/restaurant-schema.ts'
import { usStates } from '#domain/basics/us-states.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormCell, FormGrid } from '../../ui/form-grid.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Upload } from '../picture/use-upload.ts'
import { LogoField } from './logo-field.tsx'
import { labelsWithYear, type RestaurantField, type RestaurantForm } from './restaurant-fields.ts'
import { joinNames } from '#words/basics/lists.ts'
import { ZoneProposal } from './zone-proposal.tsx'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

interface PlaceFieldsProps {
  form: RestaurantForm
  logoUpload: Upload
}

export function PlaceFields({ form, logoUpload }: PlaceFieldsProps) {
  const { values, fields, edit } = form
  const withYear = labelsWithYear(values)
  const bound = (field: RestaurantField) => ({
    value: values[field],
    error: fields[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  })
  return (
    <Panel title={words.place}>
      <FormGrid>
        <FormCell span={4} onPhone={4}>
          <Field label={words.name} required {...bound('name')} />
        </FormCell>
        <FormCell span={2} onPhone={2}>
          <Field
            label={words.since}
            inputMode="numeric"
            hint={withYear.length > 0 ? words.sinceInWords(joinNames(withYear)) : words.sinceHint}
            {...bound('since')}
          />
        </FormCell>
        <FormCell span={6}>
          <LogoField form={form} upload={logoUpload} />
        </FormCell>
        <FormCell span={6}>
          <Field label={words.street} {...bound('address.street')} />
        </FormCell>
        <FormCell span={3}>
          <Field label={words.city} {...bound('address.city')} />
        </FormCell>
        <FormCell span={1} onPhone={2}>
          <SelectField label={words.state} aria-label={words.state} {...bound('address.state')}>
            <option value="">{words.noState}</option>
            {usStates.map(([code, name]) => (
              <option key={code} value={code} label={code} title={name}>
                {code}
              </option>
            ))}
          </SelectField>
        </FormCell>
        <FormCell span={2} onPhone={4}>
          <Field label={words.zipcode} inputMode="numeric" {...bound('address.zipcode')} />
        </FormCell>
        <ZoneProposal form={form} />
        <FormCell span={3}>
          <Field label={words.phone} type="tel" inputMode="tel" {...bound('phone')} />
        </FormCell>
        <FormCell span={3}>
          <Field label={words.email} inputMode="email" {...bound('email')} />
        </FormCell>
        <FormCell span={6}>
          <Field
            label={words.directions}
            hint={words.directionsHint}
            aside={words.used(values['directions.en'].trim().length, maxCopyLengths.directions)}
            {...bound('directions.en')}
          />
        </FormCell>
      </FormGrid>
    </Panel>
  )
}
