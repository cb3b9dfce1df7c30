// The owner's words of Welcome, in English and, if the owner likes, in Spanish.
import type { ChangeEvent } from 'react'
import type { Language } from '#domain/basics/local-text.ts'
import { maxCopyLengths } from '#domain/restaurant/restaurant-schema.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { copyNames, type LocalField, type RestaurantForm } from './restaurant-fields.ts'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

interface CopyFieldsProps {
  form: RestaurantForm
  language: Language
  onLanguage: (language: Language) => void
}

export function CopyFields({ form, language, onLanguage }: CopyFieldsProps) {
  return (
    <Panel
      title={words.welcome}
      actions={
        <ChoiceGroup
          look="segments"
          label={words.language}
          choices={words.languages}
          value={language}
          onChange={onLanguage}
        />
      }
    >
      <Stack gap={3}>
        {copyNames.map((name) => (
          <LocalTextField
            key={name}
            form={form}
            field={`words.${name}`}
            language={language}
            label={words[name]}
            longest={maxCopyLengths[name]}
            isLong={name === 'story'}
          />
        ))}
        {language === 'es' && (
          <LocalTextField
            form={form}
            field="directions"
            language="es"
            label={words.inSpanish(words.directions)}
            longest={maxCopyLengths.directions}
          />
        )}
      </Stack>
    </Panel>
  )
}

interface LocalTextFieldProps {
  form: RestaurantForm
  field: LocalField
  language: Language
  label: string
  longest: number
  isLong?: boolean
}

function LocalTextField({ form, field, language, label, longest, isLong = false }: LocalTextFieldProps) {
  const { values, fields, edit } = form
  const name = `${field}.${language}` as const
  const fieldProps = {
    label,
    lang: language,
    required: language === 'en',
    value: values[name],
    error: fields[name],
    aside: words.used(values[name].trim().length, longest),
    // The owner's words are one line each: what is pasted with line breaks becomes one.
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edit({ [name]: event.target.value.replaceAll(/\s*\n\s*/g, ' ') }),
  }
  return isLong ? <TextField rows={6} {...fieldProps} /> : <Field {...fieldProps} />
}
