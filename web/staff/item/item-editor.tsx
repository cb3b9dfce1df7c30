// The form of one item. It is saved as a whole, and another owner's change to it is never overwritten unseen.
import type { MenuItemBody, OfficeMenuItem, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { changeMenuItem } from '../../office-menu-api.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { useMenu, useRefreshMenu, useTakeMenu } from '../menu/menu-screen.tsx'
import { useSettingForm } from '../office/use-setting-form.ts'
import { checkItem } from './check-item.ts'
import { fieldsOf, itemFields } from './item-fields.ts'
import { ItemFormFrame } from './item-form-frame.tsx'
import { PriceHistory } from './price-history.tsx'

interface ItemEditorProps {
  item: OfficeMenuItem
  onRetire: () => void
}

export function ItemEditor({ item, onRetire }: ItemEditorProps) {
  const menu = useMenu()
  const refresh = useRefreshMenu()
  const takeMenu = useTakeMenu()
  const itemIn = (reply: OfficeMenuReply | undefined) => reply?.items.find(({ id }) => id === item.id)
  const form = useSettingForm(
    {
      saved: item,
      refresh: async () => itemIn(await refresh()),
      async send(body: MenuItemBody) {
        const reply = await changeMenuItem(item.id, body)
        await takeMenu(reply)
        return itemIn(reply) ?? item
      },
    },
    {
      fields: itemFields,
      formOf: fieldsOf,
      check: (fields, version) => checkItem(fields, version, menu),
    },
  )
  return (
    <ItemFormFrame form={form} look={item.look}>
      {/* Another price: the history has one more line. */}
      <PriceHistory key={item.price} item={item.id} />
      <Row>
        <Button bare danger onClick={onRetire}>
          {words.retire.button}
        </Button>
      </Row>
    </ItemFormFrame>
  )
}
