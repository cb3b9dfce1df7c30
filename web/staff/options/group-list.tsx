// The groups of options, in the order in which customers are asked.
import { useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { OfficeGroup, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { formatGroupRules } from '#words/menu/staff/group-rules.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import { changeGroupOrder } from '../../office-menu-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { menuTrouble } from '../menu/menu-trouble.ts'
import type { Step } from '../menu/menu-places.ts'
import { MoveButtons } from '../menu/move-buttons.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
import { groupPath } from '../office/office-paths.ts'
import { useErrands } from '../use-errands.ts'
import optionsStyles from './options.module.css'

interface GroupListProps extends Pick<OfficeMenu, 'apply'> {
  menu: OfficeMenuReply
  /** The group that is edited. */
  current: string | undefined
}

export function GroupList({ menu: { groups }, current, apply }: GroupListProps) {
  const [isReordering, setReordering] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [said, say] = useState('')
  const { run } = useErrands<'move'>()

  const move = (group: OfficeGroup, at: number, step: Step) =>
    void run('move', async () => {
      setTrouble(undefined)
      const ids = groups.map(({ id }) => id)
      try {
        await apply(await changeGroupOrder(ids.toSpliced(at, 1).toSpliced(at + step, 0, group.id)))
        say(words.moved(textInLanguage(group.name, language), at + step + 1, ids.length))
      } catch (error) {
        setTrouble(menuTrouble(error))
      }
    })

  return (
    <div className={optionsStyles.groupList}>
      <nav aria-label={words.groups}>
        <ul role="list" className={optionsStyles.groupListAll}>
          {groups.map((group, at) => (
            <li key={group.id}>
              <a
                className={optionsStyles.groupCard}
                href={groupPath(group.id)}
                aria-current={group.id === current ? 'page' : undefined}
              >
                <b className={optionsStyles.groupCardName}>{textInLanguage(group.name, language)}</b>
                <span>{formatGroupRules(group)}</span>
                <span>{words.serving(group.serves.length)}</span>
              </a>
              {isReordering && (
                <div className={optionsStyles.groupListMoves}>
                  <MoveButtons
                    name={textInLanguage(group.name, language)}
                    isFirst={at === 0}
                    isLast={at === groups.length - 1}
                    onMove={(step) => move(group, at, step)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      {groups.length > 1 && (
        <Button bare onClick={() => setReordering(!isReordering)}>
          {isReordering ? words.done : words.reorder}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
