// The Options screen of the office: the groups on the left, one of them to edit on the right (R57).
import { useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { maxGroups } from '#domain/menu/menu-limits.ts'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { optionsMessages as words, removeGroupMessages } from '#words/menu/staff/options.ts'
import { navigate, useHashLocation } from '../../browser/hash-location.ts'
import { removeGroup } from '../../office-menu-api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Row, Split } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MenuScreen, useTakeMenu } from '../menu/menu-screen.tsx'
import { ConfirmDialog } from '../office/confirm-dialog.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { isUnder, officePaths, partAt } from '../office/office-paths.ts'
import { GroupEditor } from './group-editor.tsx'
import { GroupList } from './group-list.tsx'
import { NewGroupEditor } from './new-group-editor.tsx'

export function OptionsOffice() {
  const head = (menu: OfficeMenuReply | undefined) => (
    <OfficeHead tab={words.title} title={words.title} screen={officePaths.options} about={words.about}>
      {menu && menu.groups.length < maxGroups && (
        <Row fills>
          <ButtonLink go href={officePaths.newGroup}>
            {words.addGroup}
          </ButtonLink>
        </Row>
      )}
    </OfficeHead>
  )
  return <MenuScreen renderHead={head}>{({ groups }) => <Groups groups={groups} />}</MenuScreen>
}

function Groups({ groups }: Pick<OfficeMenuReply, 'groups'>) {
  const [location] = useHashLocation()
  const takeMenu = useTakeMenu()
  /** Which one: another may stand here before the owner has answered. */
  const [removing, setRemoving] = useState<string>()
  const isNew = isUnder(location, officePaths.newGroup)
  const id = isUnder(location, officePaths.group)
    ? partAt(location, officePaths.group)?.toLowerCase()
    : groups[0]?.id
  const group = isNew ? undefined : groups.find((one) => one.id === id)
  const editor = group ? (
    <GroupEditor
      // The first group has two addresses: going from one address to the other leaves the edits, too.
      key={`${location} ${group.id}`}
      group={group}
      onRemove={() => setRemoving(group.id)}
    />
  ) : isNew ? (
    <NewGroupEditor />
  ) : (
    <Notice tone="info">{groups.length === 0 ? words.empty : words.gone}</Notice>
  )
  return (
    <>
      <Split sides="list" beside={editor}>
        <GroupList groups={groups} current={group?.id} />
      </Split>
      {group && removing === group.id && (
        <ConfirmDialog
          title={removeGroupMessages.title(textInLanguage(group.name, language))}
          about={removeGroupMessages.about}
          confirm={removeGroupMessages.confirm}
          onConfirm={async () => {
            const reply = await removeGroup(group.id)
            setRemoving(undefined)
            // First away from the group's address, where there is no such group any more.
            navigate(officePaths.options, { replace: true })
            await takeMenu(reply)
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}
