// The course of one demo order through the kitchen: its moves, its mails and its log entries.
import type { Deed } from '#domain/audit.ts'
import type { CancelReason } from '#domain/cancellation.ts'
import { diff } from '#domain/diff.ts'
import type { Move } from '#domain/kitchen.ts'
import { mailsAfter, mailsAfterDelay, mailsOfNewOrder, type Mail } from '#domain/mail.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { Way } from '#domain/ways.ts'
import { byCustomer } from '../db/audit.ts'
import type { Random } from './random.ts'
import type { Worker } from './staff.ts'

export interface Step {
  readonly what: 'moved' | 'undone' | 'canceled'
  readonly to: OrderStatus
  readonly at: number
  readonly by: Worker | 'customer'
  readonly cancel?: Cancel
}

export interface Cancel {
  readonly reason: CancelReason
  readonly note: string
}

/** The state that the steps have led to by now. */
export interface Course {
  readonly status: OrderStatus
  readonly moves: readonly Move[]
  readonly mails: readonly Mail[]
  readonly cancel: Cancel | undefined
  readonly deeds: readonly (Pick<Deed, 'what' | 'changes'> & { readonly at: string; readonly by: string })[]
}

const second = 1_000
const minute = 60_000
/** The time until a due mail is sent. */
const mailTime = 2 * second

/** What became of an order in the kitchen, in milliseconds. */
export interface Made {
  readonly cookingAt: number
  readonly readyAt: number
  /** When the customer was told that it is ready, or arrives. */
  readonly promisedAt: number
  readonly way: Way
}

/** Cooking, ready, handed over; now and then somebody taps too early and undoes the tap. */
export function usualWay(
  { cookingAt, readyAt, promisedAt, way }: Made,
  cook: Worker,
  random: Random,
): Step[] {
  const soonest = readyAt + random.between(0.5, 5) * minute
  // Whoever picks an order up comes at about the time that was promised.
  const comesAt = promisedAt + random.between(-3, 6) * minute
  const handedOver = way === 'pickup' ? Math.max(soonest, comesAt) : soonest
  const move = (to: OrderStatus, at: number): Step => ({ what: 'moved', to, at, by: cook })
  const isMistaken = random.chance(0.015) && readyAt - cookingAt > 2 * minute
  const mistake: Step[] = isMistaken
    ? [
        move('ready', readyAt - 90 * second),
        { what: 'undone', to: 'cooking', at: readyAt - 82 * second, by: cook },
      ]
    : []
  return [move('cooking', cookingAt), ...mistake, move('ready', readyAt), move('handed-over', handedOver)]
}

/** The order is cancelled before it is finished. */
export function cutShort(steps: readonly Step[], by: Worker, cancel: Cancel, random: Random): Step[] {
  const done = steps.slice(0, random.chance(0.5) ? 0 : 1)
  const next = steps[done.length]?.at ?? 0
  return [...done, { what: 'canceled', to: 'cancelled', at: next - 10 * second, by, cancel }]
}

/** R54: the customer has second thoughts before anybody cooks. */
export function thoughtBetter(placedAt: number, random: Random): Step[] {
  const at = placedAt + random.between(20, 55) * second
  return [
    { what: 'canceled', to: 'cancelled', at, by: 'customer', cancel: { reason: 'customer-asked', note: '' } },
  ]
}

/** R47: the cook saw that it would be late, and moved its promise. */
export interface DemoDelay {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly by: Worker
}

/** Applies the steps, and the delay if there was one, up to `now`. */
export function followSteps(
  placedAt: number,
  steps: readonly Step[],
  now: number,
  delay?: DemoDelay,
): Course {
  let status: OrderStatus = 'placed'
  let moves: Move[] = []
  let mails: readonly Mail[] = mailsOfNewOrder(iso(placedAt))
  const taken = steps.filter((step) => step.at <= now)
  let isDelayTold = false
  const tellOfDelay = (by: number) => {
    if (!delay || isDelayTold || delay.at > by) return
    mails = mailsAfterDelay(sentBy(mails, delay.at), iso(delay.at))
    isDelayTold = true
  }
  const deeds = taken.map(({ what, to, at, by, cancel }) => {
    const from = status
    status = to
    const [name, username] = by === 'customer' ? [null, byCustomer] : [by.name, by.username]
    moves = what === 'undone' ? moves.slice(0, -1) : [...moves, { to, at: iso(at), by: name }]
    tellOfDelay(at)
    mails = mailsAfter(sentBy(mails, at), to, iso(at))
    // A customer gives no reason.
    const reason = by === 'customer' ? undefined : cancel?.reason
    const changes = diff({ status: from }, { status: to, reason })
    return { what, changes, at: iso(at), by: username }
  })
  return {
    status,
    moves,
    mails: sentBy(mails, now),
    cancel: taken.find(({ cancel }) => cancel)?.cancel,
    deeds,
  }
}

/** Marks the mails that were due by this moment as sent. */
function sentBy(mails: readonly Mail[], moment: number): readonly Mail[] {
  return mails.map((mail) => {
    const sentAt = Date.parse(mail.at) + mailTime
    return mail.state === 'due' && sentAt <= moment ? { ...mail, state: 'sent', at: iso(sentAt) } : mail
  })
}

export function iso(moment: number): string {
  return new Date(moment).toISOString()
}
