// What is inside an item, what it contains beyond that, and its dietary marks.
import { useId } from 'react'
import { dietaryMarks } from '#domain/menu/food-facts.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { defaultAllergens } from '#domain/menu/menu-checks.ts'
import { ingredientsOf, type MenuItem } from '#domain/menu/menu.ts'
import type { OfficeIngredient } from '#domain/menu/menu-api.ts'
import { allergenNames, markNames } from '#words/menu/food.ts'
import { joinNames } from '#words/basics/lists.ts'
import { language } from '#words/basics/locale.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { useAnnounce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField, SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { allergenChoices } from '../menu/allergen-choices.ts'
import { useMenu } from '../menu/menu-screen.tsx'
import { passFocusOn } from '../pass-focus-on.ts'
import type { FieldMessages } from '../use-submit.ts'
import type { ItemForm } from './item-fields.ts'
import styles from './item.module.css'
import fieldStyles from '../../ui/field.module.css'

interface ContainsPartProps {
  form: ItemForm
  /** Wants to change an ingredient; undefined for one that is not on the list yet. */
  onIngredient: (ingredient: OfficeIngredient | undefined) => void
}

const marks = dietaryMarks.map((mark) => ({ value: mark, words: markNames[mark] }))

export function ContainsPart({ form, onIngredient }: ContainsPartProps) {
  const { values, fields, edit } = form
  const derived = defaultAllergens({ ...values, ownAllergens: [] }, useMenu())
  return (
    <Panel title={words.contains}>
      <Inside form={form} onIngredient={onIngredient} />
      {derived.length > 0 && <b>{words.derived(joinNames(derived.map((one) => allergenNames[one])))}</b>}
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
    </Panel>
  )
}

function Inside({ form: { values, fields, edit }, onIngredient }: ContainsPartProps) {
  const menu = useMenu()
  const labelId = useId()
  const announce = useAnnounce()
  const { inside } = values
  const others = menu.ingredients.filter(({ id }) => !inside.some((one) => one.id === id))
  const wrong = messageAt('inside', fields)
  return (
    <div role="group" aria-labelledby={labelId} data-wrong={wrong ? true : undefined}>
      <span className={fieldStyles.label} id={labelId}>
        {words.inside}
      </span>
      <ul role="list">
        {ingredientsOf(values, menu).map(({ id, name: called, canLeaveOut, allergens }) => {
          const name = textInLanguage(called, language)
          return (
            <li key={id} className={styles.ingredient}>
              <span>
                <Button
                  link
                  aria-label={words.editIngredient(name)}
                  onClick={() => onIngredient(menu.ingredients.find((one) => one.id === id))}
                >
                  {name}
                </Button>{' '}
                <small>{joinNames(allergens.map((one) => allergenNames[one]))}</small>
              </span>
              <CheckField
                label={words.canLeaveOut}
                aria-label={words.canLeaveOutOf(name)}
                checked={canLeaveOut}
                onChange={({ target }) =>
                  edit({
                    inside: inside.map((one) => (one.id === id ? { id, canLeaveOut: target.checked } : one)),
                  })
                }
              />
              <Button
                bare
                icon
                aria-label={words.takeOut(name)}
                onClick={({ currentTarget }) => {
                  passFocusOn(
                    currentTarget,
                    currentTarget.form?.querySelector<HTMLElement>('[data-add-ingredient]'),
                  )
                  edit({ inside: inside.filter((one) => one.id !== id) })
                  announce(words.tookOut(name))
                }}
              >
                <Icon name="cross" />
              </Button>
            </li>
          )
        })}
      </ul>
      {wrong && <p className={fieldStyles.error}>{wrong}</p>}
      <Row gap={3} align="end" className={styles.adder}>
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
      </Row>
    </div>
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
