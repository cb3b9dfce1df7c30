// What can be left out of an item: its own ingredients, crossed out one by one. Beans always mean "in" (R57).
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { Ingredient } from '#domain/menu/menu.ts'
import { language } from '#words/basics/locale.ts'
import { makeItYoursMessages as words } from '#words/menu/shop/make-it-yours.ts'
import { Cell, OptionGroupFrame } from './option-fields.tsx'
import { leaveOut, type ItemDraft } from './item-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import cellsStyles from './cells.module.css'

interface LeaveOutFieldsProps {
  inside: readonly Ingredient[]
  draft: ItemDraft
  onChange: (draft: ItemDraft) => void
}

export function LeaveOutFields({ inside, draft, onChange }: LeaveOutFieldsProps) {
  if (inside.length === 0) return null
  return (
    <OptionGroupFrame name={words.leaveOut} hint={words.leaveOutHint}>
      <div className={classNames(cellsStyles.cells, cellsStyles.cellsOut)}>
        {inside.map(({ id, name }) => (
          <Cell key={id} name={textInLanguage(name, language)} price="" isSoldOut={false}>
            <input
              type="checkbox"
              className={cellsStyles.cellInput}
              checked={draft.without.includes(id)}
              onChange={({ target }) => onChange(leaveOut(draft, id, target.checked))}
            />
          </Cell>
        ))}
      </div>
    </OptionGroupFrame>
  )
}
