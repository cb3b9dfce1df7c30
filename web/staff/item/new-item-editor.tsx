// The form of an item that is not on the menu yet.
import type { ItemId } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import type { NewItemBody, OfficeMenuItem, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { navigate } from '../../browser/hash-location.ts'
import { addItem } from '../../office-menu-api.ts'
import { useMenu, useTakeMenu } from '../menu/menu-screen.tsx'
import { itemPath } from '../office/office-paths.ts'
import { useSettingForm } from '../office/use-setting-form.ts'
import { checkNewItem } from './check-item.ts'
import { fieldsOf, itemFields } from './item-fields.ts'
import { ItemFormFrame } from './item-form-frame.tsx'

interface NewItemEditorProps {
  /** Where it is to stand; the first section unless there is such a one. */
  section: string | undefined
}

export function NewItemEditor({ section }: NewItemEditorProps) {
  const menu = useMenu()
  const takeMenu = useTakeMenu()
  const blank = blankItem(menu, section)
  const form = useSettingForm(
    {
      saved: blank,
      async send(body: NewItemBody) {
        const { added, menu: reply } = await addItem(body)
        await takeMenu(reply)
        // In place of this screen: Back leads to where the owner came from.
        navigate(itemPath(added as ItemId), { replace: true })
        return blank
      },
    },
    {
      fields: itemFields,
      formOf: (item) => ({ ...fieldsOf(item), price: '' }),
      check: (fields) => checkNewItem(fields, menu),
    },
  )
  return <ItemFormFrame form={form} look={blank.look} />
}

function blankItem({ sections }: OfficeMenuReply, sectionId: string | undefined): OfficeMenuItem {
  const section = sections.find(({ id }) => id === sectionId) ?? sections[0]
  const empty = { en: '' }
  return {
    id: '' as ItemId,
    section: section?.id ?? '',
    name: empty,
    shortName: empty,
    description: empty,
    price: cents(0),
    inside: [],
    groups: [],
    allergens: [],
    ownAllergens: [],
    marks: [],
    look: { color: 'arena', picture: null },
    weight: 1,
    soldOut: false,
    backAt: null,
    remaining: null,
    version: 0,
    soldToday: 0,
  }
}
