// What an item's form and that of a new one share: the parts, the bar that saves them, and the window of an ingredient.
import { useState, type ReactNode } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { OfficeIngredient, OfficeMenuItem, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { itemMessages as words, ingredientsMessages } from '#words/menu/staff/item.ts'
import { CornerFrame, lazyPart } from '../../ui/lazy-part.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
import { SettingForm } from '../office/setting-form.tsx'
import { passFocusOn } from '../pass-focus-on.ts'
import { withIngredient } from './contains-part.tsx'
import type { ItemForm } from './item-fields.ts'
import { ItemParts } from './item-parts.tsx'
import { usePictureFirst } from './use-picture-first.ts'

const IngredientDialog = lazyPart(
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
  /** Null for a new one. */
  const [ingredient, setIngredient] = useState<OfficeIngredient | null>()
  const [said, say] = useState('')
  const { form: element, values, edit } = form
  const picture = usePictureFirst(form)
  return (
    <>
      <SettingForm
        form={form}
        label={words.form}
        pending={picture.isSending ? 'picture' : undefined}
        waitsFor={picture.isWaiting ? words.waitsForPicture : undefined}
        trouble={picture.trouble}
        onSubmit={picture.submit}
      >
        <ItemParts
          form={form}
          look={item.look}
          menu={menu}
          onIngredient={(one) => setIngredient(one ?? null)}
          onPicture={(upload) => void picture.watch(upload)}
        >
          {children}
        </ItemParts>
      </SettingForm>
      {/* Not inside the form: it is a form of its own. */}
      {ingredient !== undefined && (
        <IngredientDialog
          ingredient={ingredient ?? undefined}
          apply={apply}
          onAdded={(id) => edit({ inside: withIngredient(values.inside, id) })}
          onRemoved={({ id, name }) => {
            passFocusOn(
              document.activeElement,
              element.current?.querySelector<HTMLElement>('[data-add-ingredient]'),
            )
            edit({ inside: values.inside.filter((one) => one.id !== id) })
            say(ingredientsMessages.removed(textInLanguage(name, language)))
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
