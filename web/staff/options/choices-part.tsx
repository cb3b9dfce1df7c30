// The choices of a group: a table, whose rows are put in order by dragging or with the arrow keys.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { maxChoices } from '#domain/menu/menu-limits.ts'
import type { OfficeGroup } from '#domain/menu/menu-api.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import { setSoldOut } from '../../kitchen-api.ts'
import { useAnnounce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CornerFrame, lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useRefreshMenu } from '../menu/menu-screen.tsx'
import type { Step } from '../menu/menu-places.ts'
import { menuErrorMessage } from '../menu/menu-error-message.ts'
import { focusGrip } from '../menu/moving.tsx'
import { useRowDrag } from '../menu/use-row-drag.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { ChoiceRow } from './choice-row.tsx'
import { newChoice, withDefault, type ChoiceFields, type GroupForm } from './group-fields.ts'
import styles from './options.module.css'
import fieldStyles from '../../ui/field.module.css'

const AllergensDialog = lazyPart(
  () => import('./allergens-dialog.tsx').then((part) => part.AllergensDialog),
  CornerFrame,
)

interface ChoicesPartProps {
  form: GroupForm
  /** Undefined for a new one. */
  group: OfficeGroup | undefined
}

export function ChoicesPart({ form, group }: ChoicesPartProps) {
  const refresh = useRefreshMenu()
  const announce = useAnnounce()
  const { values, fields, edit } = form
  const { choices } = values
  const table = useRef<HTMLTableElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const made = useRef(0)
  const [openKey, setOpenKey] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { run } = useSingleFlight<string>()
  const before = useRef<readonly ChoiceFields[]>(undefined)

  const drag = useRowDrag({
    onOver(key, { row, isAfter }) {
      before.current ??= choices
      const moving = choices.find((choice) => choice.key === key)
      const others = choices.filter((choice) => choice.key !== key)
      const over = others.findIndex((choice) => choice.key === row)
      if (moving && over >= 0) edit({ choices: others.toSpliced(over + (isAfter ? 1 : 0), 0, moving) })
    },
    onDrop() {
      before.current = undefined
    },
    onCancel() {
      if (before.current) edit({ choices: before.current })
      before.current = undefined
    },
  })

  const change = (key: string, to: Partial<ChoiceFields>) =>
    edit({ choices: choices.map((choice) => (choice.key === key ? { ...choice, ...to } : choice)) })

  function step(key: string, by: Step): void {
    const at = choices.findIndex((choice) => choice.key === key)
    const one = choices[at]
    if (!one || !choices[at + by]) return
    flushSync(() => edit({ choices: choices.toSpliced(at, 1).toSpliced(at + by, 0, one) }))
    focusGrip(key)
  }

  function add(): void {
    made.current += 1
    flushSync(() => edit({ choices: [...choices, newChoice(`new-${made.current}`)] }))
    table.current?.querySelector<HTMLElement>('tbody tr:last-child input')?.focus()
  }

  /** The button that was pressed goes with its row. */
  function remove(at: number, name: string): void {
    const next = choices[at + 1] ?? choices[at - 1]
    if (next) focusGrip(next.key)
    else adder.current?.focus()
    edit({ choices: choices.toSpliced(at, 1) })
    announce(words.removed(name))
  }

  const sell = (id: string, onSale: boolean) =>
    void run(id, async () => {
      setFailure(undefined)
      try {
        await setSoldOut({ choice: id, soldOut: onSale ? 'no' : 'today' })
        await refresh()
      } catch (error) {
        setFailure(menuErrorMessage(error))
      }
    })

  const contains = choices.find((choice) => choice.key === openKey)
  return (
    <Panel
      title={words.choices}
      actions={
        <Button ref={adder} quiet off={choices.length >= maxChoices} onClick={add}>
          <Icon name="add" />
          {words.addChoice}
        </Button>
      }
      data-wrong={fields['choices'] ? true : undefined}
    >
      {fields['choices'] && <p className={fieldStyles.error}>{fields['choices']}</p>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {choices.length > 0 && (
        /* Cards on a phone: browsers drop the roles of a table that is not drawn as one. */
        <div className={styles.room}>
          <table ref={table} className={styles.choices} role="table" aria-label={words.choices}>
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader">
                  <VisuallyHidden>{words.order}</VisuallyHidden>
                </th>
                <th role="columnheader">{words.choice}</th>
                <th role="columnheader">{words.price}</th>
                <th role="columnheader">{words.contains}</th>
                <th role="columnheader">{words.default}</th>
                <th role="columnheader">{words.today}</th>
                <th role="columnheader">
                  <VisuallyHidden>{words.remove}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup" data-drag-list="choices">
              {choices.map((choice, at) => (
                <ChoiceRow
                  key={choice.key}
                  choice={choice}
                  at={at}
                  saved={group?.choices.find(({ id }) => id === choice.id)}
                  fields={fields}
                  drag={drag}
                  onStep={(by) => step(choice.key, by)}
                  onChange={(to) => change(choice.key, to)}
                  onDefault={(isDefault) => edit(withDefault(values, choice.key, isDefault))}
                  onContains={() => setOpenKey(choice.key)}
                  onSell={(onSale) => choice.id !== null && sell(choice.id, onSale)}
                  onRemove={(name) => remove(at, name)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {contains && (
        <AllergensDialog
          name={contains.name}
          chosen={contains.allergens}
          onChange={(allergens) => change(contains.key, { allergens })}
          onClose={() => setOpenKey(undefined)}
        />
      )}
    </Panel>
  )
}
