// The restaurant's name, and where it is.
import { maxCopyLengths } from '#domain/restaurant/restaurant-schema.ts'
import { usStates } from '#domain/basics/us-states.ts'
import { Field, SelectField } from '../../ui/field.tsx'
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
    <section className="panel">
      <h2 className="panel__title">{words.place}</h2>
      <div className="six-columns">
        <Field label={words.name} className="span-4" required {...bound('name')} />
        <Field
          label={words.since}
          className="span-2"
          inputMode="numeric"
          hint={withYear.length > 0 ? words.sinceInWords(joinNames(withYear)) : words.sinceHint}
          {...bound('since')}
        />
        <LogoField form={form} upload={logoUpload} />
        <Field label={words.street} className="span-6" {...bound('address.street')} />
        <Field label={words.city} className="span-3 span-6-on-phone" {...bound('address.city')} />
        <SelectField
          label={words.state}
          className="span-1 span-2-on-phone"
          aria-label={words.state}
          {...bound('address.state')}
        >
          <option value="">{words.noState}</option>
          {usStates.map(([code, name]) => (
            <option key={code} value={code} label={code} title={name}>
              {code}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.zipcode}
          className="span-2 span-4-on-phone"
          inputMode="numeric"
          {...bound('address.zipcode')}
        />
        <ZoneProposal form={form} />
        <Field
          label={words.phone}
          className="span-3 span-6-on-phone"
          type="tel"
          inputMode="tel"
          {...bound('phone')}
        />
        <Field label={words.email} className="span-3 span-6-on-phone" inputMode="email" {...bound('email')} />
        <Field
          label={words.directions}
          className="span-6"
          hint={words.directionsHint}
          aside={words.used(values['directions.en'].trim().length, maxCopyLengths.directions)}
          {...bound('directions.en')}
        />
      </div>
    </section>
  )
}
