// What has become of the time that the customer went by, above the buttons: as soon as possible is later now, or another time
// has to be chosen (R44).
import type { Ref } from 'react'
import { flushSync } from 'react-dom'
import { nearestSlots, type TimesReply } from '#domain/wait-times.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Notice } from '../../ui/notice.tsx'
import { timeOf } from '../time-of.ts'
import { Said } from './doubt-notice.tsx'
import type { Checkout } from './use-checkout.ts'
import { whenMessages, whenWords as words } from '#words/shop/when.ts'

interface TimeNoticeProps {
  ref?: Ref<HTMLDivElement> | undefined
  checkout: Checkout
  /** The pressed pill disappears with the notice, so the caller moves the focus elsewhere. */
  onPicked: () => void
}

export function TimeNotice({ ref, checkout, onPicked }: TimeNoticeProps) {
  const { draft, time, held, readOnly, change } = checkout
  const { timeZone } = useRestaurant()
  const { was, gone, times } = time
  const old = was ?? gone
  if (readOnly || !old) return null
  const slots = gone ? nearestSlots(times?.slots ?? [], gone.at) : []
  const at = (moment: string) => timeOf(moment, timeZone)
  const isClosed = held?.isClosed && draft.when !== 'later'
  const message = was
    ? whenMessages.later(was.why, at(was.at), at(time.time?.at ?? was.at))
    : isClosed
      ? whenMessages.closed
      : whenMessages.gone(old.why, at(old.at))
  return (
    <Notice ref={ref} tone="change" action={slots.length > 0 && slots.map(pill)}>
      <Said message={message} />
    </Notice>
  )

  function pill(slot: string) {
    return (
      <button key={slot} type="button" className="time-pill" onClick={() => pick(slot)}>
        {at(slot)}
      </button>
    )
  }

  function pick(slot: string): void {
    flushSync(() => change({ ...draft, when: 'later', slot }))
    onPicked()
  }
}

/** The sentence beside SUBMIT while no time is chosen, or none is left. */
export function timeObstacle({ time: { time, gone, times }, weight }: Checkout): string | undefined {
  if (gone) return words.pickAnother
  return times && !time ? noTimeWords(times, weight) : undefined
}

/** Without a limit of the kitchen it is only the hours that leave no time. */
export function noTimeWords({ most }: TimesReply, weight: number): string {
  if (most === null) return words.tooLate
  return most > 0 && most < weight ? words.most(most) : words.full
}
