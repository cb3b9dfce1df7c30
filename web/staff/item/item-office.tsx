// The screen of one item of the menu, and that of a new one.
import { useState } from 'react'
import { textIn } from '#domain/local-text.ts'
import type { OfficeMenuReply } from '#domain/office-api.ts'
import { language } from '#words/locale.ts'
import { itemWords as words } from '#words/staff/item.ts'
import { officeWords } from '#words/staff/office.ts'
import { useHashLocation } from '../../browser/hash-location.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOfficeMenu, type OfficeMenu } from '../menu/use-office-menu.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { isUnder, officePaths, partAt } from '../office/office-paths.ts'
import { ItemEditor } from './item-editor.tsx'
import { NewItemEditor } from './new-item-editor.tsx'
import { RetireDialog } from './retire-dialog.tsx'

export function ItemOffice() {
  const { menu, isAsking, refresh, apply } = useOfficeMenu()
  if (menu) return <ItemIn menu={menu} refresh={refresh} apply={apply} />
  return (
    <>
      <OfficeHead tab={words.form} title={words.form} />
      {isAsking ? (
        <p role="status">{officeWords.loading}</p>
      ) : (
        <CouldNotLoad onAgain={() => void refresh()} />
      )}
    </>
  )
}

interface ItemInProps extends Pick<OfficeMenu, 'refresh' | 'apply'> {
  menu: OfficeMenuReply
}

function ItemIn({ menu, refresh, apply }: ItemInProps) {
  const [isRetiring, setRetiring] = useState(false)
  const [location] = useHashLocation()
  const isNew = isUnder(location, officePaths.newItem)
  const id = partAt(location, isNew ? officePaths.newItem : officePaths.item)?.toLowerCase()
  const item = isNew ? undefined : menu.items.find((one) => one.id === id)
  if (isNew)
    return (
      <>
        <Back />
        <OfficeHead tab={words.newTitle} title={words.newTitle} about={words.newAbout} />
        <NewItemEditor menu={menu} section={id} apply={apply} />
      </>
    )
  if (!item) {
    const isRetired = menu.retired.some((one) => one.id === id)
    return (
      <>
        <Back />
        <OfficeHead
          tab={words.form}
          title={words.gone}
          about={isRetired ? words.isRetired : undefined}
        />
        <ButtonLink href={officePaths.menu}>{words.toMenu}</ButtonLink>
      </>
    )
  }
  const name = textIn(item.name, language)
  const section = menu.sections.find((one) => one.id === item.section)
  return (
    <>
      <Back />
      <OfficeHead
        tab={name}
        title={name}
        screen={item.id}
        about={words.about(section ? textIn(section.name, language) : '', item.soldToday)}
      />
      <ItemEditor
        key={item.id}
        item={item}
        menu={menu}
        refresh={refresh}
        apply={apply}
        onRetire={() => setRetiring(true)}
      />
      {isRetiring && (
        <RetireDialog item={item} name={name} apply={apply} onClose={() => setRetiring(false)} />
      )}
    </>
  )
}

function Back() {
  return (
    <a className="item-back" href={officePaths.menu}>
      <Icon name="back" />
      {words.back}
    </a>
  )
}
