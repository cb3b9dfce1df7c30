// What an item's form and that of a new one share: the parts, the bar that saves them, and the window for a new ingredient.
import { useState, type ReactNode } from 'react'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { rowOf } from '#words/lists.ts'
import { itemWords as words } from '#words/staff/item.ts'
import { CornerFrame, latePart } from '../../ui/late-part.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
import { SettingFrame } from '../office/setting-frame.tsx'
import { withIngredient } from './contains-part.tsx'
import type { ItemForm } from './item-fields.ts'
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
  /** Below the parts. */
  children?: ReactNode
}

export function ItemFormFrame({ form, item, menu, apply, children }: ItemFormFrameProps) {
  const [isAdding, setAdding] = useState(false)
  const { values, edit } = form
  const picture = usePictureFirst(form)
  return (
    <>
      <SettingFrame
        form={form}
        label={words.form}
        needsFix={form.wrong.length > 0 ? words.fix(rowOf(form.wrong)) : undefined}
        pending={picture.isSending ? 'picture' : undefined}
        waitsFor={picture.isWaiting ? words.waitsForPicture : undefined}
        trouble={picture.trouble}
        onSubmit={picture.submit}
      >
        <ItemParts
          form={form}
          look={item.look}
          menu={menu}
          onNewIngredient={() => setAdding(true)}
          onPicture={(upload) => void picture.watch(upload)}
        >
          {children}
        </ItemParts>
      </SettingFrame>
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
