// What stands on a burrito's card besides its price.
import type { ReactNode } from 'react'
import { allergens, dietaryMarks } from '#domain/food-facts.ts'
import type { ItemId } from '#domain/menu.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { allergenWords, markWords } from '#words/food.ts'
import { CheckField, Field, TextField } from '../../ui/field.tsx'
import './item-editor.css'
import type { Edits, ItemForm } from './item-form.ts'
import type { FieldMessages } from '../use-submit.ts'
import { PicturePart } from './picture-part.tsx'
import { PriceHistory } from './price-history.tsx'
import type { ItemRow } from './use-item-row.ts'
import { menuOfficeWords as words } from '#words/staff/menu.ts'

interface ItemEditorProps {
  id: string
  item: OfficeMenuItem
  row: ItemRow
  /** Saving it, where the last field ends. */
  children: ReactNode
}

export function ItemEditor({ id, item, row, children }: ItemEditorProps) {
  const { values, fields, edit, tidy } = row
  const editTicks = (ticks: Edits) => {
    edit(ticks)
    tidy()
  }
  return (
    <div className="item-editor" id={id}>
      <div className="item-editor__texts">
        <Field
          label={words.name}
          required
          value={values.name}
          error={fields['name']}
          hint={words.nameHint}
          onChange={(event) => edit({ name: event.target.value })}
          onBlur={tidy}
        />
        <Field
          label={words.shortName}
          required
          value={values.shortName}
          error={fields['shortName']}
          hint={words.shortNameHint}
          onChange={(event) => edit({ shortName: event.target.value })}
          onBlur={tidy}
        />
        <TextField
          label={words.description}
          className="item-editor__description"
          required
          rows={3}
          value={values.description}
          error={fields['description']}
          hint={words.descriptionHint(values.description.trim().length)}
          onChange={(event) => edit({ description: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
          onBlur={tidy}
        />
        <Field
          label={words.weight}
          className="item-editor__weight"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={values.weight}
          error={fields['weight']}
          hint={words.weightHint}
          onChange={(event) => edit({ weight: event.target.value })}
          onBlur={tidy}
        />
      </div>
      <div className="item-editor__facts">
        <Ticks
          item={item.id}
          field="allergens"
          legend={words.contains}
          hint={words.containsHint}
          error={messageFor('allergens', fields)}
        >
          {allergens.map((one) => (
            <CheckField
              key={one}
              label={capital(allergenWords[one])}
              checked={values.allergens.includes(one)}
              onChange={(event) =>
                editTicks({ allergens: tick(values.allergens, one, event.target.checked) })
              }
            />
          ))}
        </Ticks>
        <Ticks item={item.id} field="marks" legend={words.marks} error={messageFor('marks', fields)}>
          {dietaryMarks.map((one) => (
            <CheckField
              key={one}
              label={markWords[one]}
              checked={values.marks.includes(one)}
              onChange={(event) => editTicks({ marks: tick(values.marks, one, event.target.checked) })}
            />
          ))}
        </Ticks>
      </div>
      <div className="item-editor__picture">
        <PicturePart
          look={item.look}
          value={values.picture}
          fields={fields}
          onChange={(picture) => edit({ picture })}
        />
      </div>
      {children}
      {/* Another price: the history has one more line. */}
      <PriceHistory key={item.price} item={item.id} />
    </div>
  )
}

interface TicksProps {
  item: ItemId
  field: 'allergens' | 'marks'
  legend: string
  hint?: string
  error: string | undefined
  children: ReactNode
}

function Ticks({ item, field, legend, hint, error, children }: TicksProps) {
  const id = `${item}-${field}`
  return (
    <fieldset
      className="ticks"
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      data-wrong={error ? true : undefined}
    >
      <legend className="item-editor__heading">{legend}</legend>
      <div className="ticks__choices">{children}</div>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

function tick<Choice>(chosen: readonly Choice[], one: Choice, isOn: boolean): Choice[] {
  return isOn ? [...chosen, one] : chosen.filter((other) => other !== one)
}

/** A message may stand at the list or at one of what is in it. */
function messageFor(field: keyof ItemForm, fields: FieldMessages): string | undefined {
  const at = Object.keys(fields).find((path) => path === field || path.startsWith(`${field}.`))
  return at && fields[at]
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
