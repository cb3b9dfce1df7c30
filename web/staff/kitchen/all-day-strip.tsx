// All day: how many of each burrito are still to be made and, folded below, what was chosen for them (R60).
import { useRef, useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { allDayTotals, chosenTotals, type Ticket } from '#domain/kitchen/tickets.ts'
import type { Menu } from '#domain/menu/menu.ts'
import { inSentence } from '#words/basics/lists.ts'
import { language } from '#words/basics/locale.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { usePassedFocus } from '../../ui/use-passed-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { listAllDay, listExtras } from './all-day.ts'
import { BarButton } from './bar-button.tsx'
import { LaterButton } from './later-list.tsx'
import type { BoardState } from './use-board.ts'
import { useCutOff } from './use-cut-off.ts'
import styles from './all-day-strip.module.css'

interface AllDayStripProps {
  menu: Pick<Menu, 'items' | 'groups'>
  board: BoardState
  onMenu: (ticket: Ticket) => void
}

export function AllDayStrip({ menu, board, onMenu }: AllDayStripProps) {
  const { kitchen, columns, unseen } = board
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const tickets = [...columns.placed, ...columns.cooking]
  const items = listAllDay(menu.items, tickets, allDayTotals(tickets, kitchen.rest))
  const extras = listExtras(menu.groups, tickets, chosenTotals(tickets, kitchen.rest))
  const toMake = extras.flatMap(({ choices }) => choices).reduce((sum, { count }) => sum + count, 0)
  const isCut = useCutOff(list, 'li', isOpen ? undefined : items.map(({ id }) => id).join()) > 0
  return (
    <section className={classNames(styles.allDay, isOpen && styles.allDayOpen)} aria-label={words.allDay}>
      <div className={styles.row}>
        <h2 className={styles.heading}>{words.allDay}</h2>
        <ul role="list" className={styles.items} ref={list}>
          {items.map(({ id, shortName, color, count, isSoldOut }) => (
            <li key={id} className={classNames(styles.item, isSoldOut && styles.itemOut)} data-color={color}>
              <b className={styles.count}>{words.toMakeCount(count)}</b>{' '}
              <span className={styles.name} aria-hidden="true">
                {textInLanguage(shortName, language)}
              </span>
              <VisuallyHidden>{words.toMake(textInLanguage(shortName, language))}</VisuallyHidden>
            </li>
          ))}
        </ul>
        {unseen.size > 1 && <QuietAll board={board} />}
        {(isCut || isOpen || toMake > 0) && (
          <BarButton
            className={styles.unfold}
            count={isCut ? items.length : toMake}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isCut ? words.allItems : words.extras}
            <Icon name="unfold" />
          </BarButton>
        )}
        <LaterButton tickets={columns.later} now={kitchen.now} onMenu={onMenu} />
      </div>
      {isOpen && toMake > 0 && <ExtrasToMake extras={extras} />}
    </section>
  )
}

/** One tap for every ticket that rings. It has its room in the row: no ticket moves for it. */
function QuietAll({ board }: { board: BoardState }) {
  const { columns, unseen, isOff, taps } = board
  const ringing = columns.placed.filter(({ id }) => unseen.has(id))
  return (
    <BarButton
      ref={usePassedFocus()}
      className={styles.quietAll}
      count={ringing.length}
      off={isOff}
      onClick={() => void taps.quiet(ringing)}
    >
      <Icon name="bell" />
      {words.quietAll}
    </BarButton>
  )
}

/** What was chosen for the burritos that are still to be made, group by group. */
function ExtrasToMake({ extras }: { extras: ReturnType<typeof listExtras> }) {
  return (
    <div className={styles.extras} role="group" aria-label={words.extrasToMake}>
      {extras.map(({ name, choices }) => (
        <p key={choices[0]?.id} className={styles.group}>
          <span>{words.ofGroup(name ? textInLanguage(name, language) : words.offMenu)}</span>{' '}
          {choices.map((one) => (
            <span key={one.id}>
              <b>{one.count}</b> {inSentence(textInLanguage(one.name, language))}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
