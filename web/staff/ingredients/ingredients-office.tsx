// The Ingredients screen of the office: one list that all items share. It is a screen of its own and no part of an item's
// form, since what is changed here changes every item that has it.
import { useRef, useState } from 'react'
import { textIn } from '#domain/local-text.ts'
import { mostIngredients } from '#domain/menu-limits.ts'
import type { OfficeIngredient } from '#domain/office-menu-api.ts'
import { containsWords } from '#words/food.ts'
import { language } from '#words/locale.ts'
import { ingredientsWords as words } from '#words/staff/ingredients.ts'
import { officeWords } from '#words/staff/office.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useOfficeMenu } from '../menu/use-office-menu.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { passFocusOn } from '../pass-focus-on.ts'
import { IngredientDialog } from './ingredient-dialog.tsx'
import './ingredients.css'

export function IngredientsOffice() {
  const { menu, isAsking, refresh, apply } = useOfficeMenu()
  /** Null for a new one. */
  const [edited, setEdited] = useState<OfficeIngredient | null>()
  const [said, say] = useState('')
  const adder = useRef<HTMLButtonElement>(null)
  const ingredients = menu?.ingredients
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about}>
        <Button
          ref={adder}
          go
          off={!ingredients || ingredients.length >= mostIngredients}
          onClick={() => setEdited(null)}
        >
          {words.add}
        </Button>
      </OfficeHead>
      {!ingredients && isAsking && <p role="status">{officeWords.loading}</p>}
      {!ingredients && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {ingredients && (
        <div className="panel">
          {ingredients.length === 0 && <p>{words.empty}</p>}
          <ul role="list" aria-label={words.list}>
            {ingredients.map((one) => (
              <Row key={one.id} ingredient={one} onEdit={() => setEdited(one)} />
            ))}
          </ul>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {edited !== undefined && (
        <IngredientDialog
          ingredient={edited ?? undefined}
          apply={apply}
          onRemoved={({ name }) => {
            passFocusOn(document.activeElement, adder.current)
            say(words.removed(textIn(name, language)))
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function Row({ ingredient, onEdit }: { ingredient: OfficeIngredient; onEdit: () => void }) {
  const { allergens, usedIn } = ingredient
  const name = textIn(ingredient.name, language)
  return (
    <li className="ingredient">
      <b className="ingredient__name">{name}</b>
      <span className="ingredient__contains">
        {allergens.length > 0 ? containsWords(allergens) : words.nothing}
      </span>
      <span className="ingredient__used">
        {usedIn.length > 0 ? words.usedIn(usedIn.map((item) => textIn(item, language))) : words.unused}
      </span>
      <Button quiet onClick={onEdit}>
        {words.edit}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  )
}
