// All day: how many of each burrito are still to be made and, folded below, what was chosen for them (R60).
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { Menu } from '#domain/menu/menu.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { listAllDay, listExtras } from './all-day.ts'
import { language } from '#words/basics/locale.ts'
import { BarButton } from './bar-button.tsx'
import { ExtrasToMake } from './extras-to-make.tsx'
import styles from './all-day-strip.module.css'
import barButtonStyles from './bar-button.module.css'
import { kitchenMessages } from '#words/kitchen/staff/kitchen.ts'

interface AllDayStripProps {
  menu: Pick<Menu, 'items' | 'groups'>
  /** Those that are still to be made. */
  tickets: readonly Ticket[]
  totals: ReadonlyMap<string, number>
  /** What was chosen for them, by choice. */
  chosen: ReadonlyMap<string, number>
  /** Stands before them while tickets ring. */
  quiet: ReactNode
  /** What stands at its end. */
  children: ReactNode
}

export function AllDayStrip({ menu, tickets, totals, chosen, quiet, children }: AllDayStripProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useOverflow(list, isOpen)
  const items = listAllDay(menu.items, tickets, totals)
  const extras = listExtras(menu.groups, tickets, chosen)
  const toMake = extras.flatMap(({ choices }) => choices).reduce((sum, { count }) => sum + count, 0)
  return (
    <section
      className={classNames(styles.allDay, isOpen && styles.allDayOpen)}
      aria-label={kitchenMessages.allDay}
    >
      <div className={styles.row}>
        <h2 className={styles.heading}>{kitchenMessages.allDay}</h2>
        <ul role="list" className={styles.items} ref={list}>
          {items.map(({ id, shortName, color, count, isSoldOut }) => (
            <li key={id} className={classNames(styles.item, isSoldOut && styles.itemOut)} data-color={color}>
              <b className={styles.count}>{kitchenMessages.toMakeCount(count)}</b>{' '}
              <span className={styles.name} aria-hidden="true">
                {textInLanguage(shortName, language)}
              </span>
              <VisuallyHidden>{kitchenMessages.toMake(textInLanguage(shortName, language))}</VisuallyHidden>
            </li>
          ))}
        </ul>
        {quiet}
        {(isCut || isOpen || toMake > 0) && (
          <BarButton className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isCut ? kitchenMessages.allItems : kitchenMessages.extras}{' '}
            <b className={barButtonStyles.count}>{isCut ? items.length : toMake}</b>
            <Icon name="unfold" />
          </BarButton>
        )}
        {children}
      </div>
      {isOpen && toMake > 0 && <ExtrasToMake extras={extras} />}
    </section>
  )
}

/** Whether the one row holds less than all; it is not asked while all rows show. */
function useOverflow(list: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || isOpen) return
    const look = () => setCut(element.scrollHeight > element.clientHeight + 8)
    // Each item, too: it grows with a digit more, and when the font comes, while the row stays as large as it is.
    const watch = new ResizeObserver(look)
    const watchAll = () => [element, ...element.children].forEach((one) => watch.observe(one))
    watchAll()
    const changes = new MutationObserver(watchAll)
    changes.observe(element, { childList: true })
    return () => {
      watch.disconnect()
      changes.disconnect()
    }
  }, [list, isOpen])
  return isCut
}
