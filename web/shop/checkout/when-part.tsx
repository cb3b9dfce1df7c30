// The When block: as soon as possible or later, and for later the day and the time (R43). Only what is free can be chosen.
import { useId } from 'react'
import { useRestaurant } from '../../shop-front.ts'
import { SelectField } from '../../ui/field.tsx'
import { timeOf } from '../time-of.ts'
import { daysOf, slotOn, slotsOn } from './slot-days.ts'
import { noTimeWords } from './time-notice.tsx'
import type { Checkout } from './use-checkout.ts'
import './when-part.css'
import { calendarDay, clockTime, isElsewhere, shortDayName, weekday, zoneName } from '#words/dates.ts'
import { whenWords as words } from '#words/shop/when.ts'

export function WhenPart({ checkout }: { checkout: Checkout }) {
  const { draft, time, stopped, readOnly, change } = checkout
  const { timeZone } = useRestaurant()
  const { times, isLater } = time
  const slots = times?.slots ?? []
  const days = daysOf(slots, timeZone)
  const isClosed = stopped?.reason === 'closed'
  const hasSoonest = times ? times.soonest !== null : !isClosed
  // Until the times are known the row keeps its place.
  const hasLater = !times || slots.length > 0
  const note = noteOf(checkout)

  function chooseLater(): void {
    const slot = draft.slot !== null && slots.includes(draft.slot) ? draft.slot : (slots[0] ?? null)
    change({ ...draft, when: 'later', slot })
  }

  return (
    <div className="when">
      {note && <p className="when__note">{note}</p>}
      <div className="when__rows" role="radiogroup" aria-label={words.group}>
        {hasSoonest && (
          <label className="when__row">
            <input
              type="radio"
              name="when"
              className="when__spot"
              value="soonest"
              checked={!isLater}
              aria-disabled={readOnly || undefined}
              onChange={() => !readOnly && change({ ...draft, when: 'soonest' })}
            />
            <span>
              <b>{words.soonest}</b>
              {times?.soonest && words.about(timeOf(times.soonest, timeZone))}
            </span>
          </label>
        )}
        {hasLater && (
          <label className="when__row">
            <input
              type="radio"
              name="when"
              className="when__spot"
              value="later"
              disabled={!times}
              checked={isLater}
              aria-disabled={readOnly || undefined}
              onChange={() => !readOnly && chooseLater()}
            />
            <b>{words.later}</b>
            <small>{daysInWords(days, calendarDay(times?.now ?? 0, timeZone))}</small>
          </label>
        )}
      </div>
      {isLater && days.length > 0 && <SlotPicker checkout={checkout} days={days} slots={slots} />}
    </div>
  )
}

interface SlotPickerProps {
  checkout: Checkout
  days: readonly string[]
  slots: readonly string[]
}

function SlotPicker({ checkout: { draft, time, readOnly, change }, days, slots }: SlotPickerProps) {
  const { timeZone } = useRestaurant()
  const labelId = useId()
  const chosen = time.time?.isScheduled ? time.time.at : undefined
  const today = calendarDay(time.times?.now ?? 0, timeZone)
  const wanted = calendarDay(chosen ?? time.gone?.at ?? slots[0] ?? 0, timeZone)
  const day = days.includes(wanted) ? wanted : days[0]
  const choose = (slot: string | undefined) => {
    if (!readOnly && slot) change({ ...draft, when: 'later', slot })
  }
  return (
    <div className="when__pick">
      <div className="when__days" role="group" aria-labelledby={labelId}>
        <span className="when__label" id={labelId}>
          {words.day}
        </span>
        {days.map((one) => (
          <button
            key={one}
            type="button"
            className="time-pill"
            aria-pressed={one === day}
            aria-disabled={readOnly || undefined}
            onClick={() => choose(slotOn(one, slots, chosen, timeZone))}
          >
            {one === today ? words.today : shortDayName(one)}
          </button>
        ))}
      </div>
      <SelectField
        label={
          isElsewhere(slots[0] ?? 0, timeZone) ? words.timeIn(zoneName(slots[0] ?? 0, timeZone)) : words.time
        }
        name="slot"
        autoComplete="off"
        value={chosen ?? ''}
        aria-disabled={readOnly || undefined}
        onChange={(event) => choose(event.target.value)}
      >
        {chosen === undefined && <option value="">{words.noTime}</option>}
        {slotsOn(day, slots, timeZone).map((slot) => (
          <option key={slot} value={slot}>
            {clockTime(slot, timeZone)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Why there is no time for now: it is closed, there is too much to do, or it is too late. */
function noteOf({ stopped, time, weight }: Checkout): string | undefined {
  if (stopped) return stopped.isOff ? undefined : `${stopped.title} ${stopped.text}`
  if (!time.times || time.times.soonest !== null) return undefined
  return time.times.slots.length > 0 ? words.notNow : noTimeWords(time.times, weight)
}

function daysInWords(days: readonly string[], today: string): string {
  const [first, last] = [days[0], days.at(-1)].map((day) =>
    day === undefined ? '' : day === today ? words.today : weekday(day),
  )
  return words.days(first ?? '', last ?? '')
}
