// What a cook chooses to start Busy (R47): how many minutes more, and for how long.
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { minute } from '#domain/basics/time-units.ts'
import type { BusyBody } from '#domain/kitchen/kitchen-api.ts'
import { busyMinutes } from '#domain/kitchen/tickets.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { busyMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { Button } from '../../ui/button.tsx'
import { fetchTimes } from '../../order-api.ts'
import { keys } from '../query-keys.ts'
import styles from './choices.module.css'

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
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.row} role="group" aria-label={words.howMuch}>
        {busyMinutes.map((one) => (
          <Button
            key={one}
            className={styles.choice}
            aria-pressed={one === minutes}
            onClick={() => setMinutes(one)}
          >
            {words.added(one)}
          </Button>
        ))}
      </div>
      <p className={styles.hint}>{words.howLong}</p>
      <div className={styles.row} role="group" aria-label={words.howLong}>
        {terms
          .filter((term) => term.lasts !== null || closesAt !== undefined)
          .map((term) => (
            <Button
              key={term.name}
              className={styles.choice}
              aria-pressed={term.lasts === lasts}
              onClick={() => setLasts(term.lasts)}
            >
              {term.name}
            </Button>
          ))}
      </div>
      <p className={styles.hint} aria-live="polite">
        <b>{words.endsAt(clockOf(endsAt))}</b>{' '}
        {isOpen && (
          <BusyExample fulfillment={fulfillment} minutes={minutes} closesAt={closesAt} clockOf={clockOf} />
        )}
      </p>
      <Button go wide className={styles.go} onClick={() => onStart({ minutes, lasts })}>
        {words.start}
      </Button>
    </>
  )
}

const burritos = 3
const askEvery = minute

interface BusyExampleProps {
  fulfillment: Fulfillment
  minutes: number
  closesAt: number | undefined
  clockOf: (moment: number) => string
}

/** What Busy does: the time that the customer of a usual order would read. Nothing where nobody could order for right now. */
function BusyExample({ fulfillment, minutes, closesAt, clockOf }: BusyExampleProps) {
  const { data: times } = useQuery({
    queryKey: keys.times(fulfillment),
    queryFn: () => fetchTimes({ weight: burritos, fulfillment }),
    refetchInterval: askEvery,
  })
  if (!times?.soonest) return null
  // The soonest promise stands on a mark of five minutes, and so does every choice after it.
  const promisedAt = Date.parse(times.soonest) + minutes * minute
  return closesAt === undefined || promisedAt <= closesAt
    ? words.example(burritos, clockOf(promisedAt))
    : null
}
