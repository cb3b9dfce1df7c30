// The When block: as soon as possible or later, and for later the day and the time (R43). Only what is free can be chosenFulfillment.
import type { ReactNode } from 'react'
import { useOnline } from '../../browser/online.ts'
import { useRestaurant } from '../../page-data.ts'
import { ChoiceGroup, type Choice } from '../../ui/choice-group.tsx'
import { NoOrdersMessage } from '../pause/pause-strip.tsx'
import { timeOf } from '../time-of.ts'
import { SlotPicker } from './slot-picker.tsx'
import { noTimeMessage } from './time-notice.tsx'
import type { Checkout } from './checkout.ts'
import styles from './when-part.module.css'
import { calendarDay, weekday } from '#words/basics/dates.ts'
import { whenLabels as words } from '#words/orders/shop/when.ts'

export function WhenPart({ checkout }: { checkout: Checkout }) {
  const { draft, time, noOrdersNow, readOnly, change } = checkout
  const { timeZone } = useRestaurant()
  const { times, isLater } = time
  const slots = times?.slots ?? []
  // Until the times are known, what was chosen keeps its place.
  const shown = times ? slots : time.time ? [time.time.at] : []
  const isClosed = noOrdersNow?.isClosed ?? false
  const hasSoonest = times ? times.soonest !== null : !isClosed
  // Until the times are known the row keeps its place.
  const hasLater = !times || slots.length > 0
  const isOnline = useOnline()
  const note = !times && !isOnline ? words.offlineNote : noteOf(checkout, timeZone)

  function chooseLater(): void {
    const slot = draft.slot !== null && slots.includes(draft.slot) ? draft.slot : (slots[0] ?? null)
    change({ ...draft, when: 'later', slot })
  }

  const soonest: Choice<'soonest'> = {
    value: 'soonest',
    words: (
      <>
        <b>{words.soonest}</b>
        {times?.soonest && words.about(timeOf(times.soonest, timeZone))}
      </>
    ),
  }
  const later: Choice<'later'> = {
    value: 'later',
    words: <b>{words.later}</b>,
    aside: formatDays(slots, times?.now ?? 0, timeZone),
    disabled: !times && !isLater,
  }
  return (
    <div className={styles.when}>
      {note && <p className={styles.note}>{note}</p>}
      <ChoiceGroup
        look="rows"
        label={words.group}
        name="when"
        choices={[...(hasSoonest ? [soonest] : []), ...(hasLater ? [later] : [])]}
        value={isLater ? 'later' : 'soonest'}
        readOnly={readOnly}
        onChange={(when) => (when === 'later' ? chooseLater() : change({ ...draft, when }))}
      />
      {isLater && shown.length > 0 && <SlotPicker checkout={checkout} slots={shown} />}
    </div>
  )
}

/** Why there is no time for now: it is closed, there is too much to do, or it is too late. */
function noteOf(checkout: Checkout, timeZone: string): ReactNode {
  const { noOrdersNow, time } = checkout
  if (noOrdersNow) return !noOrdersNow.isOff && <NoOrdersMessage {...noOrdersNow} />
  if (!time.times || time.times.soonest !== null) return undefined
  return time.times.slots.length > 0 ? words.notNow : noTimeMessage(checkout, time.times, timeZone)
}

/** Today to Thursday: from the day of the first free slot to that of the last. */
function formatDays(slots: readonly string[], now: number | string, timeZone: string): string {
  const [today, first, last] = [now, slots[0], slots.at(-1)].map((at) => at && calendarDay(at, timeZone))
  if (!first || !last) return ''
  const nameOf = (day: string) => (day === today ? words.today : weekday(day))
  return words.days(nameOf(first), nameOf(last))
}
