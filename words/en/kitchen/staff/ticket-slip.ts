// The words of the printed ticket.
import { formatCount, plural } from '../../basics/counts.ts'

export const slipWords = {
  items: (count: number) =>
    plural(count, { one: `${formatCount(count)} item`, other: `${formatCount(count)} items` }),
  paid: 'Paid',
  notPaid: 'Not paid',
  collect: (amount: string) => `COLLECT ${amount}`,
  readyBy: 'Ready by',
  scheduledFor: 'Scheduled for',
  start: 'Start',
  arriveBy: 'Arrive by',
  placed: 'Ordered',
  to: 'To',
  phone: 'Phone',
  note: 'Note for the driver',
  demo: 'DEMO, don’t cook this',
  duplicate: (time: string) => `DUPLICATE, printed ${time}`,
}
