// The form of one item. It is saved as a whole, and another owner's change to it is never overwritten unseen.
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { itemWords as words } from '#words/staff/item.ts'
import { changeMenuItem } from '../../office-menu-api.ts'
import { Button } from '../../ui/button.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
import { ChangedMeanwhile } from '../office/save-bar.tsx'
import { useSettingForm } from '../office/use-setting-form.ts'
import { fieldsIn, fieldsOf, inWords, labelOf, meaningOf, settledBy, type ItemForm } from './item-fields.ts'
import { ItemFormFrame } from './item-form-frame.tsx'
import { PriceHistory } from './price-history.tsx'

interface ItemEditorProps extends Pick<OfficeMenu, 'refresh' | 'apply'> {
  item: OfficeMenuItem
  menu: OfficeMenuReply
  onRetire: () => void
}

export function ItemEditor({ item, menu, refresh, apply, onRetire }: ItemEditorProps) {
  const itemIn = (reply: OfficeMenuReply | undefined) => reply?.items.find(({ id }) => id === item.id)
  const form = useSettingForm({
    saved: item,
    refresh: async () => itemIn(await refresh()),
    // The whole menu is taken as soon as it is answered.
    apply: () => Promise.resolve(),
    formOf: fieldsOf,
    meaning: meaningOf,
    check: async (fields, version) => (await import('./check-item.ts')).checkItem(fields, version, menu),
    async send(body) {
      const reply = await changeMenuItem(item.id, body)
      await apply(reply)
      return itemIn(reply) ?? item
    },
    settledBy,
  })
  return (
    <ItemFormFrame
      form={form}
      item={item}
      menu={menu}
      apply={apply}
      bar={<Conflict form={form} item={item} menu={menu} />}
    >
      {/* Another price: the history has one more line. */}
      <PriceHistory key={item.price} item={item.id} />
      <Button bare className="item-editor__retire" onClick={onRetire}>
        {words.retire.button}
      </Button>
    </ItemFormFrame>
  )
}

interface ConflictProps {
  form: ItemForm
  item: OfficeMenuItem
  menu: OfficeMenuReply
}

function Conflict({ form, item, menu }: ConflictProps) {
  if (!form.hasConflict) return null
  const saved = fieldsOf(item)
  return (
    <ChangedMeanwhile
      saved={fieldsIn(form.edited).map((field) => [labelOf(field), inWords(field, saved, menu)])}
      onKeepTheirs={form.discard}
    />
  )
}
