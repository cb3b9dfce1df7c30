// What has left the menu, and can come back.
import { useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { RetiredItem } from '#domain/menu/menu-api.ts'
import { calendarDay, monthAndDay } from '#words/basics/dates.ts'
import { formatCount } from '#words/basics/counts.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { setRetired } from '../../office-menu-api.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { passFocusOn } from '../pass-focus-on.ts'
import { useErrands } from '../use-errands.ts'
import { menuAdder } from './menu-adder.ts'
import { menuTrouble } from './menu-trouble.ts'
import type { OfficeMenu } from './use-office-menu.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './retired-items.module.css'

interface RetiredItemsProps extends Pick<OfficeMenu, 'apply'> {
  retired: readonly RetiredItem[]
  say: (aloud: string) => void
}

export function RetiredItems({ retired, apply, say }: RetiredItemsProps) {
  const { timeZone } = useRestaurant()
  const [now] = useState(Date.now)
  const [trouble, setTrouble] = useState<string>()
  const { busy, run } = useErrands<string>()

  const bringBack = ({ id, name }: RetiredItem, pressed: HTMLElement) =>
    run(id, async () => {
      setTrouble(undefined)
      try {
        const reply = await setRetired(id, false)
        passFocusOn(pressed, menuAdder())
        await apply(reply)
        say(words.isBack(textInLanguage(name, language)))
      } catch (error) {
        setTrouble(menuTrouble(error))
      }
    })

  if (retired.length === 0) return null
  const today = calendarDay(now, timeZone)
  return (
    <section className={classNames(officeStyles.panel, 'retired')} aria-labelledby="retired">
      <h2 className={officeStyles.panelTitle} id="retired">
        {words.retired} <span className={styles.count}>{formatCount(retired.length)}</span>
      </h2>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <ul role="list" aria-labelledby="retired">
        {retired.map((item) => {
          const name = textInLanguage(item.name, language)
          const day = monthAndDay(calendarDay(item.retiredAt, timeZone), { from: today })
          return (
            <li key={item.id} className={styles.item}>
              <b className={styles.name}>{name}</b>
              <span className={styles.about}>{words.retiredOn(day, item.sold)}</span>
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
    </section>
  )
}
