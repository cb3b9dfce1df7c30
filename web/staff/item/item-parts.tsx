// The parts of an item's form: its words, its price, and the options that it has.
import { textInLanguage } from '#domain/basics/local-text.ts'
import {
  maxDescriptionLength,
  maxNameLength,
  maxShortNameLength,
  parsePrice,
} from '#domain/menu/menu-limits.ts'
import { formatAmount } from '#domain/basics/money.ts'
import { shortNameFrom } from '#domain/menu/short-name.ts'
import type { Choice } from '#domain/menu/menu.ts'
import { joinNames } from '#words/basics/lists.ts'
import { language } from '#words/basics/locale.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckField, Field, SelectField, TextField } from '../../ui/field.tsx'
import { FormCell, FormGrid } from '../../ui/form-grid.tsx'
import { Grid } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useMenu } from '../menu/menu-screen.tsx'
import { officePaths } from '../office/office-paths.ts'
import type { ItemForm } from './item-fields.ts'
import fieldStyles from '../../ui/field.module.css'

interface PartProps {
  form: ItemForm
}

export function CopyPart({ form: { values, fields, edit } }: PartProps) {
  return (
    <Panel title={words.words}>
      <FormGrid>
        <FormCell span={4}>
          <Field
            label={words.name}
            required
            autoComplete="off"
            value={values.name}
            error={fields['name']}
            aside={words.used(values.name.trim().length, maxNameLength)}
            onChange={(event) => edit({ name: event.target.value })}
          />
        </FormCell>
        <FormCell span={2} onPhone={3}>
          <Field
            label={words.shortName}
            autoComplete="off"
            value={values.shortName}
            error={fields['shortName']}
            hint={words.shortNameHint(shortNameFrom(values.name))}
            aside={words.used(values.shortName.trim().length, maxShortNameLength)}
            onChange={(event) => edit({ shortName: event.target.value })}
          />
        </FormCell>
        <FormCell span={6}>
          <TextField
            label={words.description}
            rows={2}
            value={values.description}
            error={fields['description']}
            hint={words.optional}
            aside={words.used(values.description.trim().length, maxDescriptionLength)}
            // The owner's words are one line each: what is pasted with line breaks becomes one.
            onChange={(event) => edit({ description: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
          />
        </FormCell>
      </FormGrid>
    </Panel>
  )
}

export function PricePart({ form: { values, fields, edit } }: PartProps) {
  const { sections } = useMenu()
  return (
    <Panel title={words.priceAndLoad}>
      <FormGrid>
        <FormCell span={2} onPhone={3}>
          <Field
            label={words.price}
            start="$"
            required
            inputMode="decimal"
            autoComplete="off"
            value={values.price}
            error={fields['price']}
            onChange={(event) => edit({ price: event.target.value })}
            onBlur={() => {
              const price = parsePrice(values.price)
              if (price !== undefined) edit({ price: formatAmount(price) })
            }}
          />
        </FormCell>
        <FormCell span={2} onPhone={3}>
          <SelectField
            label={words.section}
            value={values.section}
            error={fields['section']}
            onChange={(event) => edit({ section: event.target.value })}
          >
            {sections.map(({ id, name }) => (
              <option key={id} value={id}>
                {textInLanguage(name, language)}
              </option>
            ))}
          </SelectField>
        </FormCell>
        <FormCell span={2} onPhone={3}>
          <Field
            label={words.weight}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={values.weight}
            error={fields['weight']}
            hint={words.weightHint}
            onChange={(event) => edit({ weight: event.target.value })}
          />
        </FormCell>
      </FormGrid>
    </Panel>
  )
}

export function OptionsPart({ form: { values, fields, edit } }: PartProps) {
  const menu = useMenu()
  const { groups } = values
  return (
    <Panel
      title={words.options}
      about={menu.groups.length === 0 && words.noGroups}
      actions={
        <ButtonLink link href={officePaths.options}>
          {words.editGroups}
        </ButtonLink>
      }
      data-wrong={fields['groups'] ? true : undefined}
    >
      <Grid cell="medium" gap={1}>
        {menu.groups.map(({ id, name, choices }) => (
          <CheckField
            key={id}
            label={textInLanguage(name, language)}
            about={formatChoices(choices)}
            checked={groups.includes(id)}
            onChange={({ target }) =>
              edit({ groups: target.checked ? [...groups, id] : groups.filter((one) => one !== id) })
            }
          />
        ))}
      </Grid>
      {fields['groups'] && <p className={fieldStyles.error}>{fields['groups']}</p>}
    </Panel>
  )
}

/** More would not fit beside the name. */
const longestRow = 30

function formatChoices(choices: readonly Choice[]): string {
  const row = joinNames(choices.map(({ name }) => textInLanguage(name, language)))
  return row.length > longestRow ? words.choices(choices.length) : row
}
