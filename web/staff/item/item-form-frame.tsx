// What an item's form and that of a new one share: the parts, the bar that saves them, and the window of an ingredient.
import { useState, type ReactNode } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { OfficeIngredient } from '#domain/menu/menu-api.ts'
import type { Look } from '#domain/menu/picture-schema.ts'
import { language } from '#words/basics/locale.ts'
import { itemMessages as words, ingredientsMessages } from '#words/menu/staff/item.ts'
import { useAnnounce } from '../../ui/announcer.tsx'
import { Split, Stack } from '../../ui/layout.tsx'
import { CornerFrame, lazyPart } from '../../ui/lazy-part.tsx'
import { SettingForm } from '../office/setting-form.tsx'
import { passFocusOn } from '../pass-focus-on.ts'
import { PicturePart } from '../picture/picture-part.tsx'
import { ColorPart } from './color-part.tsx'
import { ContainsPart, withIngredient } from './contains-part.tsx'
import type { ItemForm } from './item-fields.ts'
import { OptionsPart, PricePart, CopyPart } from './item-parts.tsx'
import { usePictureFirst } from './use-picture-first.ts'

const IngredientDialog = lazyPart(
  () => import('../ingredients/ingredient-dialog.tsx').then((part) => part.IngredientDialog),
  CornerFrame,
)

interface ItemFormFrameProps {
  form: ItemForm
  /** As it is saved. */
  look: Look
  /** Below the parts. */
  children?: ReactNode
}

export function ItemFormFrame({ form, look, children }: ItemFormFrameProps) {
  /** Null for a new one. */
  const [ingredient, setIngredient] = useState<OfficeIngredient | null>()
  const announce = useAnnounce()
  const { form: element, values, fields, edit } = form
  const picture = usePictureFirst(form)
  return (
    <>
      <SettingForm
        form={form}
        label={words.form}
        pending={picture.isSending ? 'picture' : undefined}
        waitsFor={picture.isWaiting ? words.waitsForPicture : undefined}
        failure={picture.failure}
        onSubmit={picture.submit}
      >
        <Stack>
          <Split
            sides="main"
            beside={
              <>
                <PicturePart
                  look={{ ...look, color: values.color }}
                  value={values.picture}
                  fields={fields}
                  onChange={(changed) => edit({ picture: changed })}
                  onSending={(upload) => void picture.watch(upload)}
                />
                <ColorPart form={form} />
              </>
            }
          >
            <CopyPart form={form} />
            <PricePart form={form} />
            <OptionsPart form={form} />
            <ContainsPart form={form} onIngredient={(one) => setIngredient(one ?? null)} />
          </Split>
          {children && (
            <Split sides="main" beside={null}>
              {children}
            </Split>
          )}
        </Stack>
      </SettingForm>
      {/* Not inside the form: it is a form of its own. */}
      {ingredient !== undefined && (
        <IngredientDialog
          ingredient={ingredient ?? undefined}
          onAdded={(id) => edit({ inside: withIngredient(values.inside, id) })}
          onRemoved={({ id, name }) => {
            passFocusOn(
              document.activeElement,
              element.current?.querySelector<HTMLElement>('[data-add-ingredient]'),
            )
            edit({ inside: values.inside.filter((one) => one.id !== id) })
            announce(ingredientsMessages.removed(textInLanguage(name, language)))
          }}
          onClose={() => setIngredient(undefined)}
        />
      )}
    </>
  )
}
