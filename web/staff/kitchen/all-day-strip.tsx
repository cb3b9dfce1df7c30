// All day: how many of each burrito are still to be made, the sold-out switches, and the pause.
import type { MenuReply, PauseBody, SoldOutBody } from '#domain/api.ts'
import { textIn } from '#domain/local-text.ts'
import type { MenuItem } from '#domain/menu.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SoldOutSwitch } from '../sold-out/sold-out-switch.tsx'
import './all-day-strip.css'
import { language } from '#words/locale.ts'
import { PauseControl } from './pause-control.tsx'
import { kitchenWords } from '#words/staff/kitchen.ts'

interface AllDayStripProps {
  shop: MenuReply
  totals: ReadonlyMap<string, number>
  now: number
  busy: ReadonlySet<string>
  onSoldOut: (body: SoldOutBody) => void
  onPause: (body: PauseBody) => void
  onResume: () => void
}

export function AllDayStrip({ shop, totals, now, busy, onSoldOut, onPause, onResume }: AllDayStripProps) {
  return (
    <section className="all-day" aria-label={kitchenWords.allDay}>
      <h2 className="all-day__heading">{kitchenWords.allDay}</h2>
      <ul role="list" className="all-day__items">
        {shop.items.map((item) => (
          <AllDayItem
            key={item.id}
            item={item}
            count={totals.get(item.id) ?? 0}
            busy={busy.has(item.id)}
            onSoldOut={(soldOut) => onSoldOut({ item: item.id, soldOut })}
          />
        ))}
      </ul>
      <PauseControl pause={shop.pause} now={now} onPause={onPause} onResume={onResume} />
    </section>
  )
}

interface AllDayItemProps {
  item: MenuItem
  count: number
  busy: boolean
  onSoldOut: (soldOut: SoldOutBody['soldOut']) => void
}

function AllDayItem({ item, count, busy, onSoldOut }: AllDayItemProps) {
  const { look, soldOut } = item
  const shortName = textIn(item.shortName, language)
  return (
    <li className={classNames('all-day__item', soldOut && 'all-day__item--out')} data-colour={look.colour}>
      <p className="all-day__what">
        <b className="all-day__count">{kitchenWords.toMakeCount(count)}</b>{' '}
        <span className="all-day__name" aria-hidden="true">
          {shortName}
        </span>
        <VisuallyHidden>{kitchenWords.toMake(shortName)}</VisuallyHidden>
      </p>
      <SoldOutSwitch item={item} name={shortName} busy={busy} onSoldOut={onSoldOut} />
    </li>
  )
}
