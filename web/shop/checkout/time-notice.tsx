// What has become of the time that the customer went by, above the buttons: as soon as possible is later now, or another time
// has to be chosen (R44).
import type { Ref } from 'react'
import { flushSync } from 'react-dom'
import { maxLines } from '#domain/orders/order-size.ts'
import { nearestSlots, type TimesReply } from '#domain/restaurant/wait-times.ts'
import { useRestaurant } from '../../page-data.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pill } from '../../ui/pill.tsx'
import { timeOf } from '../time-of.ts'
import { ChangeNews } from './change-news.tsx'
import type { Checkout } from './checkout.ts'
import { calendarDay, weekday } from '#words/basics/dates.ts'
import { whenLabels as words } from '#words/orders/shop/when.ts'

interface TimeNoticeProps {
  ref?: Ref<HTMLDivElement> | undefined
  checkout: Checkout
  /** The pressed pill disappears with the notice, so the caller moves the focus elsewhere. */
  onPicked: () => void
}

export function TimeNotice({ ref, checkout, onPicked }: TimeNoticeProps) {
  const { draft, time, readOnly, change } = checkout
  const { timeZone } = useRestaurant()
  const { was, gone, times } = time
  if (readOnly || !(was ?? gone)) return null
  const slots = gone ? nearestSlots(times?.slots ?? [], gone.at) : []
  const at = (moment: string) => timeOf(moment, timeZone)
  return (
    <Notice ref={ref} tone="change" action={slots.length > 0 && slots.map(pill)}>
      <ChangeNews about="time" checkout={checkout} />
    </Notice>
  )

  function pill(slot: string) {
    return (
      <Pill key={slot} onClick={() => pick(slot)}>
        {at(slot)}
      </Pill>
    )
  }

  function pick(slot: string): void {
    flushSync(() => change({ ...draft, when: 'later', slot }))
    onPicked()
  }
}

/** The sentence beside SUBMIT while the order is more than the kitchen takes, no time is chosen, or none is left. */
export function timeObstacle(checkout: Checkout, timeZone: string): string | undefined {
  if (checkout.lines.length > maxLines) return words.maxLines(maxLines)
  const { time, gone, times } = checkout.time
  if (gone) return words.pickAnother
  return times && !time ? noTimeMessage(checkout, times, timeZone) : undefined
}

/** Without a limit of the kitchen it is only the hours that leave no time. */
export function noTimeMessage({ time, weight }: Checkout, { most }: TimesReply, timeZone: string): string {
  if (most === null) return words.tooLate
  if (most > 0 && most < weight) return words.most(most)
  const { fullThrough } = time
  return fullThrough ? words.fullThrough(weekday(calendarDay(fullThrough, timeZone))) : words.full
}
