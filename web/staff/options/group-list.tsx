// The groups of options, in the order in which customers are asked.
import { useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { OfficeGroup } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { formatGroupRules } from '#words/menu/staff/group-rules.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import { changeGroupOrder } from '../../office-menu-api.ts'
import { useAnnounce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Grid, Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { menuErrorMessage } from '../menu/menu-error-message.ts'
import type { Step } from '../menu/menu-places.ts'
import { useTakeMenu } from '../menu/menu-screen.tsx'
import { MoveButtons } from '../menu/moving.tsx'
import { groupPath } from '../office/office-paths.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import styles from './options.module.css'

interface GroupListProps {
  groups: readonly OfficeGroup[]
  /** The group that is edited. */
  current: string | undefined
}

export function GroupList({ groups, current }: GroupListProps) {
  const takeMenu = useTakeMenu()
  const announce = useAnnounce()
  const [isReordering, setReordering] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { run } = useSingleFlight<'move'>()

  const move = (group: OfficeGroup, at: number, step: Step) =>
    void run('move', async () => {
      setFailure(undefined)
      const ids = groups.map(({ id }) => id)
      try {
        await takeMenu(await changeGroupOrder(ids.toSpliced(at, 1).toSpliced(at + step, 0, group.id)))
        announce(words.moved(textInLanguage(group.name, language), at + step + 1, ids.length))
      } catch (error) {
        setFailure(menuErrorMessage(error))
      }
    })

  return (
    <Stack>
      <nav aria-label={words.groups}>
        <Grid as="ul" cell="small" gap={2}>
          {groups.map((group, at) => (
            <li key={group.id}>
              <a
                className={styles.card}
                href={groupPath(group.id)}
                aria-current={group.id === current ? 'page' : undefined}
              >
                <b>{textInLanguage(group.name, language)}</b>
                <span>{formatGroupRules(group)}</span>
                <span>{words.serving(group.serves.length)}</span>
              </a>
              {isReordering && (
                <Row>
                  <MoveButtons
                    name={textInLanguage(group.name, language)}
                    isFirst={at === 0}
                    isLast={at === groups.length - 1}
                    onMove={(step) => move(group, at, step)}
                  />
                </Row>
              )}
            </li>
          ))}
        </Grid>
      </nav>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {groups.length > 1 && (
        <Row>
          <Button bare onClick={() => setReordering(!isReordering)}>
            {isReordering ? words.done : words.reorder}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
