// The screen of one item of the menu, and that of a new one.
import { useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { useHashLocation } from '../../browser/hash-location.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOfficeMenu } from '../menu/use-office-menu.ts'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { isUnder, officePaths, partAt } from '../office/office-paths.ts'
import { ItemEditor } from './item-editor.tsx'
import { NewItemEditor } from './new-item-editor.tsx'
import { RetireDialog } from './retire-dialog.tsx'
import itemPartsStyles from './item-parts.module.css'

export function ItemOffice() {
  const [location] = useHashLocation()
  /** Which one: another may stand here before the owner has answered. */
  const [retiring, setRetiring] = useState<string>()
  const { menu, isAsking, refresh, apply } = useOfficeMenu()
  const isNew = isUnder(location, officePaths.newItem)
  const id = partAt(location, isNew ? officePaths.newItem : officePaths.item)?.toLowerCase()
  const item = isNew ? undefined : menu?.items.find((one) => one.id === id)
  const name = item && textInLanguage(item.name, language)
  return (
    <>
      <Back />
      {isNew ? (
        <OfficeHead tab={words.newTitle} title={words.newTitle} about={words.newAbout} />
      ) : (
        <OfficeHead
          tab={name ?? words.form}
          title={name ?? (menu ? words.gone : words.form)}
          about={menu && aboutItem(item, id, menu)}
        />
      )}
      {!menu && isAsking && <p role="status">{officeMessages.loading}</p>}
      {!menu && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {menu && isNew && <NewItemEditor key={id} menu={menu} section={id} apply={apply} />}
      {menu && !isNew && !item && <ButtonLink href={officePaths.menu}>{words.toMenu}</ButtonLink>}
      {menu && item && (
        <ItemEditor
          key={item.id}
          item={item}
          menu={menu}
          refresh={refresh}
          apply={apply}
          onRetire={() => setRetiring(item.id)}
        />
      )}
      {item && name && retiring === item.id && (
        <RetireDialog item={item} name={name} apply={apply} onClose={() => setRetiring(undefined)} />
      )}
    </>
  )
}

function aboutItem(
  item: OfficeMenuItem | undefined,
  id: string | undefined,
  { sections, retired }: OfficeMenuReply,
): string | undefined {
  if (!item) return retired.some((one) => one.id === id) ? words.isRetired : undefined
  const section = sections.find((one) => one.id === item.section)
  return words.about(section ? textInLanguage(section.name, language) : '', item.soldToday, item.remaining)
}

function Back() {
  return (
    <a className={itemPartsStyles.itemBack} href={officePaths.menu}>
      <Icon name="back" />
      {words.back}
    </a>
  )
}
