// What is inside an item, what it contains beyond that, and its dietary marks.
import { useState } from 'react'
import { dietaryMarks } from '#domain/menu/food-facts.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { defaultAllergens } from '#domain/menu/menu-checks.ts'
import { ingredientsOf, type MenuItem } from '#domain/menu/menu.ts'
import type { OfficeIngredient, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { allergenNames, markNames } from '#words/menu/food.ts'
import { joinNames } from '#words/basics/lists.ts'
import { language } from '#words/basics/locale.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { allergenChoices } from '../menu/allergen-choices.ts'
import { passFocusOn } from '../pass-focus-on.ts'
import type { FieldMessages } from '../use-submit.ts'
import type { ItemForm } from './item-fields.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './contains-part.module.css'
import fieldStyles from '../../ui/field.module.css'

interface ContainsPartProps {
  form: ItemForm
  menu: OfficeMenuReply
  /** Wants to change an ingredient; undefined for one that is not on the list yet. */
  onIngredient: (ingredient: OfficeIngredient | undefined) => void
}

const marks = dietaryMarks.map((mark) => ({ value: mark, words: markNames[mark] }))

export function ContainsPart({ form, menu, onIngredient }: ContainsPartProps) {
  const { values, fields, edit } = form
  const derived = defaultAllergens({ ...values, ownAllergens: [] }, menu)
  return (
    <section className={classNames(officeStyles.panel, styles.contains)}>
      <h2 className={officeStyles.panelTitle}>{words.contains}</h2>
      <Inside form={form} menu={menu} onIngredient={onIngredient} />
      {derived.length > 0 && (
        <p className={styles.derived}>{words.derived(joinNames(derived.map((one) => allergenNames[one])))}</p>
      )}
      <ChoiceGroup
        look="pills"
        label={words.ownAllergens}
        isLabelShown
        choices={allergenChoices}
        values={values.ownAllergens}
        error={messageAt('ownAllergens', fields)}
        onChange={(ownAllergens) => edit({ ownAllergens })}
      />
      <ChoiceGroup
        look="pills"
        label={words.marks}
        isLabelShown
        choices={marks}
        values={values.marks}
        error={messageAt('marks', fields)}
        onChange={(chosen) => edit({ marks: chosen })}
      />
    </section>
  )
}

function Inside({ form, menu, onIngredient }: ContainsPartProps) {
  const { values, fields, edit } = form
  const { inside } = values
  const chosen = ingredientsOf(values, menu)
  const others = menu.ingredients.filter(({ id }) => !inside.some((one) => one.id === id))
  const wrong = messageAt('inside', fields)
  const [said, say] = useState('')
  return (
    <fieldset className={styles.inside} data-wrong={wrong ? true : undefined}>
      <legend className={fieldStyles.label}>{words.inside}</legend>
      <ul role="list">
        {chosen.map(({ id, name, canLeaveOut, allergens: contained }) => (
          <li key={id} className={styles.ingredient}>
            <span>
              <Button
                bare
                className={styles.name}
                aria-label={words.editIngredient(textInLanguage(name, language))}
                onClick={() => onIngredient(menu.ingredients.find((one) => one.id === id))}
              >
                {textInLanguage(name, language)}
              </Button>{' '}
              <small>{joinNames(contained.map((one) => allergenNames[one]))}</small>
            </span>
            <CheckField
              label={words.canLeaveOut}
              aria-label={words.canLeaveOutOf(textInLanguage(name, language))}
              checked={canLeaveOut}
              onChange={({ target }) =>
                edit({
                  inside: inside.map((one) => (one.id === id ? { id, canLeaveOut: target.checked } : one)),
                })
              }
            />
            <Button
              bare
              aria-label={words.takeOut(textInLanguage(name, language))}
              onClick={({ currentTarget }) => {
                passFocusOn(
                  currentTarget,
                  currentTarget.form?.querySelector<HTMLElement>('[data-add-ingredient]'),
                )
                edit({ inside: inside.filter((one) => one.id !== id) })
                say(words.tookOut(textInLanguage(name, language)))
              }}
            >
              <Icon name="cross" />
            </Button>
          </li>
        ))}
      </ul>
      {wrong && <p className={fieldStyles.error}>{wrong}</p>}
      <div className={styles.add}>
        <SelectField
          label={words.addIngredient}
          data-add-ingredient
          value=""
          onChange={({ target }) => edit({ inside: withIngredient(inside, target.value) })}
        >
          <option value="" disabled>
            {words.pickIngredient}
          </option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {textInLanguage(name, language)}
            </option>
          ))}
        </SelectField>
        <Button quiet onClick={() => onIngredient(undefined)}>
          <Icon name="add" />
          {words.newIngredient}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  )
}

/** Most of what is inside can be left out; the owner unchecks what cannot. */
export function withIngredient(inside: MenuItem['inside'], id: string): MenuItem['inside'] {
  return [...inside, { id, canLeaveOut: true }]
}

/** A message may stand at the list or at one of what is in it. */
function messageAt(field: string, fields: FieldMessages): string | undefined {
  const at = Object.keys(fields).find((path) => path === field || path.startsWith(`${field}.`))
  return at && fields[at]
}
