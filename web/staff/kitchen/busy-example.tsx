// What Busy does, by an example: the time that the customer of a usual order would be told.
import { useQuery } from '@tanstack/react-query'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { busyMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { fetchTimes } from '../../order-api.ts'
import { keys } from '../query-keys.ts'

const burritos = 3
const askEvery = 60_000

interface BusyExampleProps {
  fulfillment: Fulfillment
  minutes: number
  closesAt: number | undefined
  clockOf: (moment: number) => string
}

/** Where nobody could order for right now, there is nothing to tell. */
export function BusyExample({ fulfillment, minutes, closesAt, clockOf }: BusyExampleProps) {
  const { data: times } = useQuery({
    queryKey: keys.times(fulfillment),
    queryFn: () => fetchTimes({ weight: burritos, fulfillment }),
    refetchInterval: askEvery,
  })
  if (!times?.soonest) return null
  // The soonest promise stands on a mark of five minutes, and so does every choice after it.
  const told = Date.parse(times.soonest) + minutes * 60_000
  return closesAt === undefined || told <= closesAt ? words.example(burritos, clockOf(told)) : null
}
