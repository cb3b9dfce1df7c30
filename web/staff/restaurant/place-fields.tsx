// The restaurant's name, and where it is.
import { maxCopyLengths } from '#domain/restaurant/restaurant-schema.ts'
import { usStates } from '#domain/basics/us-states.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import type { Upload } from '../picture/use-upload.ts'
import { LogoField } from './logo-field.tsx'
import { labelsWithYear, type RestaurantField, type RestaurantForm } from './restaurant-fields.ts'
import { joinNames } from '#words/basics/lists.ts'
import { ZoneProposal } from './zone-proposal.tsx'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import restaurantEditorStyles from './restaurant-editor.module.css'
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
    <section className={officeStyles.panel}>
      <h2 className={officeStyles.panelTitle}>{words.place}</h2>
      <div className={restaurantEditorStyles.sixColumns}>
        <Field label={words.name} className={restaurantEditorStyles.span4} required {...bound('name')} />
        <Field
          label={words.since}
          className={restaurantEditorStyles.span2}
          inputMode="numeric"
          hint={withYear.length > 0 ? words.sinceInWords(joinNames(withYear)) : words.sinceHint}
          {...bound('since')}
        />
        <LogoField form={form} upload={logoUpload} />
        <Field label={words.street} className={restaurantEditorStyles.span6} {...bound('address.street')} />
        <Field
          label={words.city}
          className={classNames(restaurantEditorStyles.span3, restaurantEditorStyles.span6OnPhone)}
          {...bound('address.city')}
        />
        <SelectField
          label={words.state}
          className={classNames(restaurantEditorStyles.span1, restaurantEditorStyles.span2OnPhone)}
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
          className={classNames(restaurantEditorStyles.span2, restaurantEditorStyles.span4OnPhone)}
          inputMode="numeric"
          {...bound('address.zipcode')}
        />
        <ZoneProposal form={form} />
        <Field
          label={words.phone}
          className={classNames(restaurantEditorStyles.span3, restaurantEditorStyles.span6OnPhone)}
          type="tel"
          inputMode="tel"
          {...bound('phone')}
        />
        <Field
          label={words.email}
          className={classNames(restaurantEditorStyles.span3, restaurantEditorStyles.span6OnPhone)}
          inputMode="email"
          {...bound('email')}
        />
        <Field
          label={words.directions}
          className={restaurantEditorStyles.span6}
          hint={words.directionsHint}
          aside={words.used(values['directions.en'].trim().length, maxCopyLengths.directions)}
          {...bound('directions.en')}
        />
      </div>
    </section>
  )
}
