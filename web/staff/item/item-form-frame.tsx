// What an item's form and that of a new one share: the parts, the bar that saves them, and the window for a new ingredient.
import { useState, type ReactNode } from 'react'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { rowOf } from '#words/lists.ts'
import { itemWords as words } from '#words/staff/item.ts'
import { CornerFrame, latePart } from '../../ui/late-part.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
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
  const [isAdding, setAdding] = useState(false)
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
          onNewIngredient={() => setAdding(true)}
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
      {isAdding && (
        <IngredientDialog
          ingredient={undefined}
          apply={apply}
          onAdded={(id) => edit({ inside: withIngredient(values.inside, id) })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
