// The age of an order, as a number and as a ring that closes at twelve minutes.
import { useKitchenClock } from './kitchen-clock.ts'
import { spanOf } from './spans.ts'
import { kitchenWords } from '#words/staff/kitchen.ts'

const minute = 60_000
const fullRing = 12 * minute
const radius = 14
const round = 2 * Math.PI * radius

export type AgeStage = 'fresh' | 'waiting' | 'late'

export function ageStage(age: number): AgeStage {
  if (age < 6 * minute) return 'fresh'
  return age < 10 * minute ? 'waiting' : 'late'
}

export function TicketAge({ placedAt }: { placedAt: string }) {
  const age = useKitchenClock() - Date.parse(placedAt)
  const share = Math.min(Math.max(age / fullRing, 0), 1)
  return (
    <p className="ticket__age">
      <span className="visually-hidden">{kitchenWords.age} </span>
      <svg className="ticket__ring" viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r={radius} className="ticket__ring-track" />
        <circle
          cx="17"
          cy="17"
          r={radius}
          strokeDasharray={`${share * round} ${round}`}
          transform="rotate(-90 17 17)"
        />
      </svg>
      <span className="ticket__minutes">{spanOf(age)}</span>
    </p>
  )
}
