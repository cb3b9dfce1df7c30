// What has left the menu, and can come back.
import { useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { RetiredItem } from '#domain/menu/menu-api.ts'
import { calendarDay, monthAndDay } from '#words/basics/dates.ts'
import { formatCount } from '#words/basics/counts.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { setRetired } from '../../office-menu-api.ts'
import { useRestaurant } from '../../page-data.ts'
import { useAnnounce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { passFocusOn } from '../pass-focus-on.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { menuErrorMessage } from './menu-error-message.ts'
import { useTakeMenu } from './menu-screen.tsx'
import { sectionAdder } from './section-card.tsx'
import styles from './menu-rows.module.css'

export function RetiredItems({ retired }: { retired: readonly RetiredItem[] }) {
  const { timeZone } = useRestaurant()
  const [now] = useState(Date.now)
  const [failure, setFailure] = useState<string>()
  const { busy, run } = useSingleFlight<string>()
  const takeMenu = useTakeMenu()
  const announce = useAnnounce()

  const bringBack = ({ id, name }: RetiredItem, pressed: HTMLElement) =>
    run(id, async () => {
      setFailure(undefined)
      try {
        const reply = await setRetired(id, false)
        passFocusOn(pressed, sectionAdder())
        await takeMenu(reply)
        announce(words.isBack(textInLanguage(name, language)))
      } catch (error) {
        setFailure(menuErrorMessage(error))
      }
    })

  if (retired.length === 0) return null
  const today = calendarDay(now, timeZone)
  return (
    <Panel
      title={
        <>
          {words.retired} <span className={styles.quiet}>{formatCount(retired.length)}</span>
        </>
      }
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ul role="list" aria-label={words.retired}>
        {retired.map((item) => {
          const name = textInLanguage(item.name, language)
          const day = monthAndDay(calendarDay(item.retiredAt, timeZone), { from: today })
          return (
            <li key={item.id} className={styles.retired}>
              <b className={styles.name}>{name}</b>
              <span className={styles.quiet}>{words.retiredOn(day, item.sold)}</span>
              <Button
                quiet
                busy={busy.has(item.id)}
                onClick={({ currentTarget }) => void bringBack(item, currentTarget)}
              >
                {words.bringBack}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
