// What an item's form and that of a new one share: the parts, the bar that saves them, and the window of an ingredient.
import { useState, type ReactNode } from 'react'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { textIn } from '#domain/local-text.ts'
import type { OfficeIngredient } from '#domain/office-menu-api.ts'
import { rowOf } from '#words/lists.ts'
import { language } from '#words/locale.ts'
import { ingredientsWords } from '#words/staff/ingredients.ts'
import { itemWords as words } from '#words/staff/item.ts'
import { CornerFrame, latePart } from '../../ui/late-part.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
import { passFocusOn } from '../pass-focus-on.ts'
import { SaveBar } from '../office/save-bar.tsx'
import { withIngredient } from './contains-part.tsx'
import { fieldsIn, labelOf, type ItemForm } from './item-fields.ts'
import { ItemParts } from './item-parts.tsx'
import { usePictureFirst } from './use-picture-first.ts'

const IngredientDialog = latePart(
  () => import('../ingredients/ingredient-dialog.tsx').then((part) => part.IngredientDialog),
  CornerFrame,
)

interface ItemFormFrameProps extends Pick<OfficeMenu, 'apply'> {
  form: ItemForm
  item: Pick<OfficeMenuItem, 'look'>
  menu: OfficeMenuReply
  /** Stands in the bar, above its buttons. */
  bar?: ReactNode
  /** Below the parts. */
  children?: ReactNode
}

export function ItemFormFrame({ form, item, menu, apply, bar, children }: ItemFormFrameProps) {
  /** Null for a new one. */
  const [ingredient, setIngredient] = useState<OfficeIngredient | null>()
  const [said, say] = useState('')
  const { form: element, values, edit } = form
  const picture = usePictureFirst(form)
  const unsaved = new Set([...form.edited, ...(picture.isSending ? ['picture'] : [])])
  const wrong = fieldsIn(new Set(Object.keys(form.fields).map((path) => path.split('.')[0] ?? path)))
  return (
    <>
      <form ref={element} noValidate aria-label={words.form} onSubmit={picture.submit}>
        <ItemParts
          form={form}
          look={item.look}
          menu={menu}
          onIngredient={(one) => setIngredient(one ?? null)}
          onPicture={(upload) => void picture.watch(upload)}
        >
          {children}
        </ItemParts>
        <SaveBar
          unsaved={fieldsIn(unsaved).map(labelOf)}
          needsFix={wrong.length > 0 ? words.fix(rowOf(wrong.map(labelOf))) : undefined}
          pending={picture.isSending}
          waitsFor={picture.isWaiting ? words.waitsForPicture : undefined}
          sending={form.sending}
          trouble={picture.trouble ?? (form.hasConflict ? undefined : form.trouble)}
          onDiscard={form.discard}
        >
          {bar}
        </SaveBar>
      </form>
      {/* Not inside the form: it is a form of its own. */}
      {ingredient !== undefined && (
        <IngredientDialog
          ingredient={ingredient ?? undefined}
          apply={apply}
          onAdded={(id) => edit({ inside: withIngredient(values.inside, id) })}
          onRemoved={({ id, name }) => {
            passFocusOn(
              document.activeElement,
              element.current?.querySelector<HTMLElement>('.contains__add select'),
            )
            edit({ inside: values.inside.filter((one) => one.id !== id) })
            say(ingredientsWords.removed(textIn(name, language)))
          }}
          onClose={() => setIngredient(undefined)}
        />
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
