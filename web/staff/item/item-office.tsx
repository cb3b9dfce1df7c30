// The screen of one item of the menu, and that of a new one.
import { useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { navigate, useHashLocation } from '../../browser/hash-location.ts'
import { setRetired } from '../../office-menu-api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MenuScreen, useTakeMenu } from '../menu/menu-screen.tsx'
import { BackLink } from '../office/back-link.tsx'
import { ConfirmDialog } from '../office/confirm-dialog.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { isUnder, officePaths, partAt } from '../office/office-paths.ts'
import { ItemEditor } from './item-editor.tsx'
import { NewItemEditor } from './new-item-editor.tsx'

export function ItemOffice() {
  const [location] = useHashLocation()
  const takeMenu = useTakeMenu()
  /** Which one: another may stand here before the owner has answered. */
  const [retiring, setRetiring] = useState<string>()
  const isNew = isUnder(location, officePaths.newItem)
  const id = partAt(location, isNew ? officePaths.newItem : officePaths.item)?.toLowerCase()
  const head = (menu: OfficeMenuReply | undefined) => (
    <>
      <BackLink href={officePaths.menu}>{words.back}</BackLink>
      {isNew ? (
        <OfficeHead tab={words.newTitle} title={words.newTitle} about={words.newAbout} />
      ) : (
        <ItemHead id={id} menu={menu} />
      )}
    </>
  )
  return (
    <MenuScreen renderHead={head}>
      {({ items }) => {
        if (isNew) return <NewItemEditor key={id} section={id} />
        const item = items.find((one) => one.id === id)
        if (!item) return <ButtonLink href={officePaths.menu}>{words.toMenu}</ButtonLink>
        return (
          <>
            <ItemEditor key={item.id} item={item} onRetire={() => setRetiring(item.id)} />
            {retiring === item.id && (
              <ConfirmDialog
                title={words.retire.title(textInLanguage(item.name, language))}
                about={words.retire.about}
                confirm={words.retire.confirm}
                onConfirm={async () => {
                  const reply = await setRetired(item.id, true)
                  // First away from the item's screen, where there is no such item any more.
                  navigate(officePaths.menu, { replace: true })
                  await takeMenu(reply)
                }}
                onClose={() => setRetiring(undefined)}
              />
            )}
          </>
        )
      }}
    </MenuScreen>
  )
}

function ItemHead({ id, menu }: { id: string | undefined; menu: OfficeMenuReply | undefined }) {
  const item = menu?.items.find((one) => one.id === id)
  if (!menu || !item) {
    const isRetired = menu?.retired.some((one) => one.id === id)
    const title = menu ? words.gone : words.form
    return <OfficeHead tab={words.form} title={title} about={isRetired ? words.isRetired : undefined} />
  }
  const name = textInLanguage(item.name, language)
  const section = menu.sections.find((one) => one.id === item.section)
  return (
    <OfficeHead
      tab={name}
      title={name}
      about={words.about(
        section ? textInLanguage(section.name, language) : '',
        item.soldToday,
        item.remaining,
      )}
    />
  )
}
