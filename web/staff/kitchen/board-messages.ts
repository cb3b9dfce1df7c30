// What the board says below its columns, where it moves no ticket: orders that nobody touched, canceled orders, a lost
// connection, sound and sleep.
import { useState } from 'react'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { retryLive } from '../../browser/live.ts'
import { storedValue } from '../../browser/stored-value.ts'
import type { Awake } from '../../browser/use-awake.ts'
import type { Message } from '../../ui/messages.tsx'
import { cameAt, longestUntouched } from './kitchen-state.ts'
import type { Sound } from './use-alarm.ts'
import type { BoardState } from './use-board.ts'

/** The sleep message is shown once on each tablet, for the person who sets the board up. */
const asleepRead = storedValue('burritoful.asleep-read', {
  read: (text) => text === 'yes',
  write: (isRead: boolean) => (isRead ? 'yes' : 'no'),
})

interface TabletNews {
  sound: Sound
  onSound: () => void
  awake: Awake
  /** Formats a moment by the restaurant's clock; undefined until the server has sent the time zone. */
  clockOf: (moment: number) => string | undefined
}

/** With a button that marks a canceled order as read. */
export function useBoardMessages(
  { kitchen, tickets, columns, isOff, taps }: BoardState,
  { sound, onSound, awake, clockOf }: TabletNews,
): [Message[], (...tickets: Ticket[]) => void] {
  const { shop, now, connection, clockAhead } = kitchen
  const [read, setRead] = useState<ReadonlySet<OrderId>>(new Set())
  const onRead = (...more: Ticket[]) => setRead((before) => new Set([...before, ...more.map(({ id }) => id)]))
  const isAsleepRead = asleepRead.use()
  const messages: Message[] = []

  // Nobody was in sight, and the shop has closed by itself (R48).
  const untouched = shop?.isUnattended && !isOff ? longestUntouched(columns) : undefined
  if (untouched)
    messages.push({
      id: 'untouched',
      tone: 'bad',
      icon: 'bell',
      words: words.unattended(untouched.number, Math.floor((now - cameAt(untouched)) / 60_000)),
      hint: words.unattendedHint,
      action: { words: words.weAreHere, onPress: () => void taps.touch(untouched) },
    })

  // A cook may be making a canceled order: it is announced until somebody has read it.
  const unread = [...tickets.values()].filter(({ id, status }) => status === 'canceled' && !read.has(id))
  const isByCustomer = ({ moves }: Ticket) => moves.at(-1)?.by === null
  const byStaff = unread.filter((ticket) => !isByCustomer(ticket))
  const byCustomers = unread.filter(isByCustomer)
  const numbersOf = (canceled: readonly Ticket[]) => canceled.map(({ number }) => number)
  if (byStaff.length > 0)
    messages.push({
      id: 'canceled',
      tone: 'bad',
      icon: 'cross',
      words: words.canceled(numbersOf(byStaff)),
      hint: words.canceledHint(byStaff.length),
      action: { words: words.read, onPress: () => onRead(...byStaff) },
    })
  if (byCustomers.length > 0)
    messages.push({
      id: 'canceled-by-customers',
      tone: 'bad',
      icon: 'cross',
      words: words.canceledByCustomer(numbersOf(byCustomers)),
      hint: words.canceledByCustomerHint(byCustomers.length),
      action: { words: words.read, onPress: () => onRead(...byCustomers) },
    })

  if (connection.state === 'lost')
    messages.push({
      id: 'lost',
      tone: 'bad',
      icon: 'offline',
      words: words.lost(clockOf(connection.since + clockAhead)),
      hint: words.lostHint,
      action: { words: words.tryNow, onPress: retryLive },
    })
  if (connection.state === 'back')
    messages.push({
      id: 'back',
      tone: 'good',
      icon: 'online',
      words: words.back(clockOf(connection.since + clockAhead)),
      hint: words.backHint,
    })
  if (sound === 'blocked')
    messages.push({
      id: 'sound',
      tone: 'hint',
      icon: 'muted',
      words: words.soundOff,
      hint: words.soundHint,
      action: { words: words.soundOn, onPress: onSound },
    })
  if (awake === 'refused' && !isAsleepRead)
    messages.push({
      id: 'asleep',
      tone: 'good',
      icon: 'asleep',
      words: words.asleep,
      hint: words.asleepHint,
      action: { words: words.read, onPress: () => asleepRead.change(() => true) },
    })
  return [messages, onRead]
}
