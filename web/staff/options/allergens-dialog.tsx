// The window in which the allergens of a choice are picked. It changes the form; the bar below saves it.
import type { KeyboardEvent } from 'react'
import type { Allergen } from '#domain/menu/food-facts.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogColumn } from '../../ui/dialog.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { allergenChoices } from '../menu/allergen-choices.ts'

interface AllergensDialogProps {
  name: string
  chosen: readonly Allergen[]
  onChange: (chosen: Allergen[]) => void
  onClose: () => void
}

export function AllergensDialog({ name, chosen, onChange, onClose }: AllergensDialogProps) {
  const closeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onClose()
  }
  return (
    <Dialog open size="small" onClose={onClose} title={name || words.contains}>
      {/* It stands inside the group's form, which Enter would send. */}
      <div role="presentation" onKeyDown={closeOnEnter}>
        <DialogColumn>
          <ChoiceGroup
            look="pills"
            label={words.contains}
            isLabelShown
            choices={allergenChoices}
            values={chosen}
            onChange={onChange}
          />
          <DialogActions>
            <Button go onClick={onClose}>
              {words.allergensDone}
            </Button>
          </DialogActions>
        </DialogColumn>
      </div>
    </Dialog>
  )
}
