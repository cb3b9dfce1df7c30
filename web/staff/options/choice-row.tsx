// One choice of a group.
import { parsePrice } from '#domain/menu/menu-limits.ts'
import type { Choice } from '#domain/menu/menu.ts'
import { formatAmount } from '#domain/basics/money.ts'
import { allergenNames } from '#words/menu/food.ts'
import { joinNames } from '#words/basics/lists.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckField, Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Grip } from '../menu/moving.tsx'
import type { Step } from '../menu/menu-places.ts'
import type { RowDrag } from '../menu/use-row-drag.ts'
import type { FieldMessages } from '../use-submit.ts'
import type { ChoiceFields } from './group-fields.ts'
import styles from './options.module.css'

interface ChoiceRowProps {
  choice: ChoiceFields
  at: number
  /** Undefined for a new one, which nobody can order yet. */
  saved: Choice | undefined
  fields: FieldMessages
  drag: RowDrag
  onStep: (step: Step) => void
  onChange: (change: Partial<ChoiceFields>) => void
  onDefault: (isDefault: boolean) => void
  onContains: () => void
  onSell: (onSale: boolean) => void
  onRemove: (name: string) => void
}

export function ChoiceRow(props: ChoiceRowProps) {
  const { choice, at, saved, fields, drag, onStep, onChange, onDefault, onContains, onSell, onRemove } = props
  const name = choice.name.trim() || words.choiceAt(at + 1)
  return (
    <tr
      role="row"
      className={classNames(saved?.soldOut && styles.off, drag.dragged === choice.key && styles.dragged)}
      data-drag-row={choice.key}
    >
      <td role="cell" className={styles.grip}>
        <Grip id={choice.key} label={words.grip(name)} drag={drag} onStep={onStep} />
      </td>
      <td role="cell" className={styles.name}>
        <Field
          label={words.choiceAt(at + 1)}
          isLabelHidden
          required
          autoComplete="off"
          value={choice.name}
          error={fields[`choices.${at}.name`]}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </td>
      <td role="cell" className={styles.price}>
        <Field
          label={words.priceOf(name)}
          isLabelHidden
          start="$"
          required
          inputMode="decimal"
          autoComplete="off"
          value={choice.price}
          error={fields[`choices.${at}.price`]}
          onChange={(event) => onChange({ price: event.target.value })}
          onBlur={() => {
            const price = parsePrice(choice.price)
            if (price !== undefined) onChange({ price: formatAmount(price) })
          }}
        />
      </td>
      <td role="cell" className={styles.contains}>
        <Button quiet aria-label={`${words.containsOf(name)}: ${contained(choice)}`} onClick={onContains}>
          {contained(choice)}
        </Button>
      </td>
      <td role="cell" className={styles.default}>
        <CheckField
          label={words.default}
          aria-label={words.defaultOf(name)}
          checked={choice.isDefault}
          onChange={({ target }) => onDefault(target.checked)}
        />
      </td>
      <td role="cell" className={styles.today}>
        {saved ? (
          <Switch small label={name} words={words.onSale} on={!saved.soldOut} onChange={onSell} />
        ) : (
          <small>{words.afterSaving}</small>
        )}
      </td>
      <td role="cell" className={styles.remove}>
        <Button bare icon aria-label={words.removeChoice(name)} onClick={() => onRemove(name)}>
          <Icon name="cross" />
        </Button>
      </td>
    </tr>
  )
}

function contained({ allergens }: ChoiceFields): string {
  return allergens.length > 0 ? joinNames(allergens.map((one) => allergenNames[one])) : words.nothing
}
