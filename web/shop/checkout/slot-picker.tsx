// For later: the days that have a free slot, and the free slots of one day (R43).
import { useId } from 'react'
import { useRestaurant } from '../../page-data.ts'
import { SelectField } from '../../ui/field.tsx'
import { Pill } from '../../ui/pill.tsx'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { daysOf, slotOn, slotsOn } from './slot-days.ts'
import type { Checkout } from './checkout.ts'
import whenPartStyles from './when-part.module.css'
import { calendarDay, clockTime, isElsewhere, shortDayName, zoneName } from '#words/basics/dates.ts'
import { whenLabels as words } from '#words/orders/shop/when.ts'

interface SlotPickerProps {
  checkout: Checkout
  slots: readonly string[]
}

export function SlotPicker({ checkout: { draft, time, readOnly, change }, slots }: SlotPickerProps) {
  const { timeZone } = useRestaurant()
  const days = daysOf(slots, timeZone)
  const labelId = useId()
  const chosen = time.time?.isScheduled ? time.time.at : undefined
  const today = calendarDay(restaurantTime(), timeZone)
  const chosenDay = calendarDay(chosen ?? time.gone?.at ?? slots[0] ?? 0, timeZone)
  const day = days.includes(chosenDay) ? chosenDay : days[0]
  const choose = (slot: string | undefined) => {
    if (!readOnly && slot) change({ ...draft, when: 'later', slot })
  }
  return (
    <div className={whenPartStyles.pick}>
      <div className={whenPartStyles.days} role="group" aria-labelledby={labelId}>
        <span className={whenPartStyles.label} id={labelId}>
          {words.day}
        </span>
        {days.map((one) => (
          <Pill
            key={one}
            pressed={one === day}
            off={readOnly}
            onClick={() => choose(slotOn(one, slots, chosen, timeZone))}
          >
            {one === today ? words.today : shortDayName(one)}
          </Pill>
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
