// The Options screen of the office: the groups on the left, one of them to edit on the right (R57).
import { useState } from 'react'
import { maxGroups } from '#domain/menu/menu-limits.ts'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import { useHashLocation } from '../../browser/hash-location.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CornerFrame, lazyPart } from '../../ui/lazy-part.tsx'
import { useOfficeMenu, type OfficeMenu } from '../menu/use-office-menu.ts'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { isUnder, officePaths, partAt } from '../office/office-paths.ts'
import { GroupEditor } from './group-editor.tsx'
import { GroupList } from './group-list.tsx'
import { NewGroupEditor } from './new-group-editor.tsx'
import styles from './options.module.css'

const RemoveGroupDialog = lazyPart(
  () => import('./remove-group-dialog.tsx').then((part) => part.RemoveGroupDialog),
  CornerFrame,
)

export function OptionsOffice() {
  const { menu, isAsking, refresh, apply } = useOfficeMenu()
  const canAdd = menu !== undefined && menu.groups.length < maxGroups
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} screen={officePaths.options} about={words.about}>
        {canAdd && (
          <ButtonLink go className={styles.optionsAdd} href={officePaths.newGroup}>
            {words.addGroup}
          </ButtonLink>
        )}
      </OfficeHead>
      {!menu && isAsking && <p role="status">{officeMessages.loading}</p>}
      {!menu && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {menu && <Groups menu={menu} refresh={refresh} apply={apply} />}
    </>
  )
}

interface GroupsProps extends Pick<OfficeMenu, 'refresh' | 'apply'> {
  menu: OfficeMenuReply
}

function Groups({ menu, refresh, apply }: GroupsProps) {
  const [location] = useHashLocation()
  /** Which one: another may stand here before the owner has answered. */
  const [removing, setRemoving] = useState<string>()
  const isNew = isUnder(location, officePaths.newGroup)
  const id = isUnder(location, officePaths.group)
    ? partAt(location, officePaths.group)?.toLowerCase()
    : menu.groups[0]?.id
  const group = isNew ? undefined : menu.groups.find((one) => one.id === id)
  return (
    <div className={styles.options}>
      <GroupList menu={menu} current={isNew ? undefined : group?.id} apply={apply} />
      {isNew && <NewGroupEditor menu={menu} apply={apply} />}
      {!isNew && !group && <Notice tone="info">{menu.groups.length === 0 ? words.empty : words.gone}</Notice>}
      {group && (
        <GroupEditor
          // The first group has two addresses: whoever leaves one for the other leaves what was typed, too.
          key={`${location} ${group.id}`}
          group={group}
          menu={menu}
          refresh={refresh}
          apply={apply}
          onRemove={() => setRemoving(group.id)}
        />
      )}
      {group && removing === group.id && (
        <RemoveGroupDialog group={group} apply={apply} onClose={() => setRemoving(undefined)} />
      )}
    </div>
  )
}
