// What a cook chooses to start Busy (R47): how many minutes more, and for how long.
import { useState } from 'react'
import type { BusyBody } from '#domain/kitchen/kitchen-api.ts'
import { busyMinutes } from '#domain/kitchen/tickets.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { busyMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { Button } from '../../ui/button.tsx'
import { BusyExample } from './busy-example.tsx'
import choicesStyles from './choices.module.css'
import { minute } from '#domain/basics/time-units.ts'

const terms = [
  { lasts: 30, name: words.lasts.short },
  { lasts: 60, name: words.lasts.long },
  { lasts: null, name: words.lasts.toClose },
] as const satisfies readonly { lasts: BusyBody['lasts']; name: string }[]

interface StartBusyProps {
  isOpen: boolean
  /** Of the example. */
  fulfillment: Fulfillment
  closesAt: number | undefined
  now: number
  clockOf: (moment: number) => string
  onStart: (body: BusyBody) => void
}

export function StartBusy({ isOpen, fulfillment, closesAt, now, clockOf, onStart }: StartBusyProps) {
  const [minutes, setMinutes] = useState<(typeof busyMinutes)[number]>(20)
  const [chosen, setLasts] = useState<BusyBody['lasts']>(30)
  // Closing time may have come or gone since it was chosen.
  const lasts = chosen === null && closesAt === undefined ? 30 : chosen
  const endsAt = lasts === null ? (closesAt ?? now) : now + lasts * minute
  return (
    <>
      <p className={choicesStyles.hint}>{words.hint}</p>
      <div className={choicesStyles.row} role="group" aria-label={words.howMuch}>
        {busyMinutes.map((one) => (
          <Button
            key={one}
            className={choicesStyles.choice}
            aria-pressed={one === minutes}
            onClick={() => setMinutes(one)}
          >
            {words.added(one)}
          </Button>
        ))}
      </div>
      <p className={choicesStyles.hint}>{words.howLong}</p>
      <div className={choicesStyles.row} role="group" aria-label={words.howLong}>
        {terms
          .filter((term) => term.lasts !== null || closesAt !== undefined)
          .map((term) => (
            <Button
              key={term.name}
              className={choicesStyles.choice}
              aria-pressed={term.lasts === lasts}
              onClick={() => setLasts(term.lasts)}
            >
              {term.name}
            </Button>
          ))}
      </div>
      <p className={choicesStyles.hint} aria-live="polite">
        <b>{words.endsAt(clockOf(endsAt))}</b>{' '}
        {isOpen && (
          <BusyExample fulfillment={fulfillment} minutes={minutes} closesAt={closesAt} clockOf={clockOf} />
        )}
      </p>
      <Button go wide className={choicesStyles.go} onClick={() => onStart({ minutes, lasts })}>
        {words.start}
      </Button>
    </>
  )
}
