// The window in which an ingredient is added, changed or removed.
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { ingredientChange, newIngredient } from '#domain/menu/menu-schema.ts'
import type { IngredientBody, NewIngredientBody, OfficeIngredient } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { ingredientsMessages as words } from '#words/menu/staff/item.ts'
import { addIngredient, changeIngredient, removeIngredient } from '../../office-menu-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { checkedBy } from '../checked-by.ts'
import { allergenChoices } from '../menu/allergen-choices.ts'
import { useTakeMenu } from '../menu/menu-screen.tsx'
import { menuErrorMessage } from '../menu/menu-error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { useSubmit } from '../use-submit.ts'

interface IngredientDialogProps {
  /** Undefined for a new one. */
  ingredient: OfficeIngredient | undefined
  /** With the id of a new one. */
  onAdded?: (id: string) => void
  onRemoved?: (ingredient: OfficeIngredient) => void
  onClose: () => void
}

export function IngredientDialog(props: IngredientDialogProps) {
  const { ingredient: opened, onAdded, onRemoved, onClose } = props
  // As it was when the window opened: a later change by somebody else is not overwritten.
  const [ingredient] = useState(opened)
  const [name, setName] = useState(ingredient?.name.en ?? '')
  const [allergens, setAllergens] = useState(ingredient?.allergens ?? [])
  const [removeFailure, setRemoveFailure] = useState<string>()
  const { busy, run } = useSingleFlight<'remove'>()
  const version = ingredient?.version
  const usedIn = ingredient?.usedIn ?? []
  const takeMenu = useTakeMenu()
  const form = useSubmit<IngredientBody | NewIngredientBody>({
    check: () =>
      version === undefined
        ? checkedBy<NewIngredientBody>(newIngredient, { name, allergens })
        : checkedBy<IngredientBody>(ingredientChange, { version, name, allergens }),
    async send(body) {
      if (ingredient && 'version' in body) await takeMenu(await changeIngredient(ingredient.id, body))
      else {
        const { added, menu } = await addIngredient(body)
        await takeMenu(menu)
        onAdded?.(added)
      }
      onClose()
    },
  })

  const remove = () =>
    run('remove', async () => {
      if (!ingredient) return
      try {
        const reply = await removeIngredient(ingredient.id)
        // The window gives the focus back to a row that is about to go.
        flushSync(onClose)
        onRemoved?.(ingredient)
        await takeMenu(reply)
      } catch (error) {
        setRemoveFailure(menuErrorMessage(error))
      }
    })

  return (
    <FormDialog
      title={ingredient ? words.editTitle(ingredient.name.en) : words.addTitle}
      form={{ ...form, failure: form.failure ?? removeFailure }}
      submit={words.save}
      actions={
        ingredient &&
        usedIn.length === 0 && (
          <Button danger busy={busy.has('remove')} onClick={() => void remove()}>
            {words.remove}
          </Button>
        )
      }
      onClose={onClose}
    >
      {usedIn.length > 0 && <p>{words.usedIn(usedIn.map((item) => textInLanguage(item, language)))}</p>}
      <Field
        label={words.name}
        required
        autoComplete="off"
        value={name}
        error={form.fields['name']}
        onChange={(event) => {
          setName(event.target.value)
          form.touched('name')
        }}
      />
      <ChoiceGroup
        look="pills"
        label={words.contains}
        isLabelShown
        choices={allergenChoices}
        values={allergens}
        hint={words.containsHint}
        error={form.fields['allergens']}
        onChange={(chosen) => {
          setAllergens(chosen)
          form.touched('allergens')
        }}
      />
    </FormDialog>
  )
}
