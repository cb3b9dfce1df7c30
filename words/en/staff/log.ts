// The words of the Log screen: each deed as a sentence that follows the name of whoever did it.
import type { AuditTopic, Deed, OrderDeed } from '#domain/audit.ts'
import type { PayingFact } from '#domain/paying.ts'
import type { CancelReason } from '#domain/cancellation.ts'
import type { ItemId } from '#domain/menu.ts'
import { formatMoney } from '#domain/money.ts'
import type { OrderId, OrderStatus } from '#domain/order.ts'
import type { Role } from '#domain/staff.ts'
import { textIn } from '#domain/local-text.ts'
import { formatCount } from '../counts.ts'
import { dayName } from '../dates.ts'
import { listOf } from '../lists.ts'
import { language } from '../locale.ts'
import { hoursSentence } from './log-hours.ts'
import {
  groupSentence,
  ingredientSentence,
  itemSentence,
  orderSentence,
  sectionSentence,
} from './log-menu.ts'
import { factSentence } from './log-restaurant.ts'
import { waitTimesSentence } from './log-wait-times.ts'
import { waysSentence } from './log-ways.ts'

export const logWords = {
  title: 'Change log',
  about:
    'Every change to the menu, prices, the shop, orders and staff. What the kitchen taps is under Kitchen. Entries can’t be removed.',
  topics: 'Topics',
  /** All but what the kitchen taps. */
  changes: 'Changes',
  topic: {
    menu: 'Menu',
    price: 'Prices',
    shop: 'Shop',
    order: 'Orders',
    staff: 'Staff',
    kitchen: 'Kitchen',
  } satisfies Record<AuditTopic, string>,
  /** The first account, which nobody could be logged in to add. */
  atInstall: (name: string) => `Set up at install: ${name}’s account`,
  order: (number: number) => `order ${number}`,
  older: 'Older',
  added: (count: number) => `${count} more.`,
  olderFailed: 'We couldn’t get more. Try again.',
  end: 'That’s all there is.',
  empty: 'Nobody has changed anything here yet.',
}

/** How people and burritos are called now. */
export interface Names {
  readonly person: (username: string) => string
  readonly item: (id: ItemId) => string
}

/** An order stands in it as itself: the screen makes a link of it. */
export type Sentence = readonly (string | Extract<Deed, { order: OrderId }>)[]

/** `time` tells an instant by the restaurant's clock. */
export function sentenceOf(deed: Deed, { person, item }: Names, time: (instant: string) => string): Sentence {
  switch (deed.what) {
    case 'price':
      return [`changed ${item(deed.item)} from ${formatMoney(deed.from)} to ${formatMoney(deed.to)}`]
    case 'menu':
      return [itemSentence(deed, item)]
    case 'menu-order':
      return [
        `put the menu in this order: ${listOf(deed.items.map(item))} (before: ${listOf(deed.from.map(item))})`,
      ]
    case 'item-added':
      return [`added ${deed.name.en} to the menu for ${formatMoney(deed.price)}`]
    case 'item-retired':
      return [`retired ${deed.name.en}`]
    case 'item-back':
      return [`brought back ${deed.name.en}`]
    case 'section':
      return [sectionSentence(deed)]
    case 'section-order':
      return [orderSentence('sections', deed.from, deed.to)]
    case 'ingredient':
      return [ingredientSentence(deed)]
    case 'group':
      return [groupSentence(deed, item)]
    case 'group-order':
      return [orderSentence('groups', deed.from, deed.to)]
    case 'sold-out':
      return [soldOut[deed.soldOut](item(deed.item))]
    case 'choice-sold-out':
      return [soldOut[deed.soldOut](textIn(deed.name, language))]
    case 'left':
      return [leftSentence(item(deed.item), deed.from, deed.to)]
    case 'pause':
      return [
        deed.minutes === null
          ? 'paused orders until someone resumes'
          : `paused orders for ${deed.minutes} minutes`,
      ]
    case 'resume':
      return ['resumed orders']
    case 'busy':
      return [
        deed.minutes === null || deed.until === null
          ? 'ended Busy'
          : `added ${deed.minutes} minutes to every wait until ${time(deed.until)}`,
      ]
    case 'restaurant':
      return [listOf(deed.changed.map(factSentence))]
    case 'hours':
      return [hoursSentence(deed.changed)]
    case 'checklist':
      return [deed.putAway ? 'put the first-week list away' : 'brought the first-week list back']
    case 'ways':
      return [listOf(deed.changed.map(waysSentence))]
    case 'wait-times':
      return [listOf(deed.changed.map(waitTimesSentence))]
    case 'paying':
      return [listOf(deed.changed.map(payingSentence))]
    case 'code':
      return [codeSentence(deed)]
    case 'day-closed':
      return [`closed the books of ${dayName(deed.day)}`]
    case 'paid':
      return [`took ${formatMoney(deed.amount)} for `, deed]
    case 'refund':
      return [`refunded ${formatMoney(deed.amount)} of `, deed]
    case 'move':
      return moved[deed.to](deed)
    case 'undo':
      return ['took ', deed, ` back to ${statuses[deed.to]}`]
    case 'cancel':
      return ['canceled ', deed, ...(deed.reason ? [`: ${reasons[deed.reason]}`] : [])]
    case 'mail-again':
      return ['re-sent the email for ', deed]
    case 'delay':
      return ['moved ', deed, ` from ${time(deed.from)} to ${time(deed.to)}`]
    case 'staff-added':
      return [`added ${person(deed.username)} ${roles[deed.role]}`]
    case 'staff-role':
      return [
        deed.to === 'owner'
          ? `made ${person(deed.username)} an owner`
          : `moved ${person(deed.username)} to the kitchen`,
      ]
    case 'staff-off':
      return [`turned off ${person(deed.username)}`]
    case 'staff-on':
      return [`turned on ${person(deed.username)}`]
    case 'password-reset':
      return [`gave ${person(deed.username)} a new password`]
    case 'password-changed':
      return ['changed their own password']
  }
}

const soldOut = {
  today: (name: string) => `marked ${name} sold out for today`,
  later: (name: string) => `marked ${name} sold out until further notice`,
  no: (name: string) => `put ${name} back on the menu`,
}

/** R59 */
function leftSentence(name: string, from: number | null, to: number | null): string {
  if (to === null) return `stopped counting ${name}`
  if (from === null) return `counted ${name}: ${formatCount(to)} left today`
  return `changed ${name} from ${formatCount(from)} to ${formatCount(to)} left today`
}

const moved = {
  placed: (deed) => ['took ', deed, ' back to new'],
  cooking: (deed) => ['started cooking ', deed],
  ready: (deed) => ['marked ', deed, ' ready'],
  'handed-over': (deed) => ['handed over ', deed],
  cancelled: (deed) => ['canceled ', deed],
} satisfies Record<OrderStatus, (deed: OrderDeed) => Sentence>

const statuses = {
  placed: 'new',
  cooking: 'cooking',
  ready: 'ready',
  'handed-over': 'handed over',
  cancelled: 'canceled',
} satisfies Record<OrderStatus, string>

const reasons = {
  'customer-asked': 'the customer asked',
  'ran-out': 'we ran out',
  'cannot-deliver': 'we can’t deliver there',
  'ordered-twice': 'ordered twice',
  'something-else': 'something else',
} satisfies Record<CancelReason, string>

const roles = { owner: 'as an owner', kitchen: 'for the kitchen' } satisfies Record<Role, string>

function payingSentence({ fact, to }: PayingFact): string {
  if (fact === 'mostWithoutCard')
    return `set the largest order without a card to ${formatCount(Number(to))} burritos`
  if (fact === 'shareWithoutCard') return `set the share of each hour without a card to ${Number(to)}%`
  const what = {
    tips: 'tips',
    counterForDelivery: 'paying at the door',
    counterForPickup: 'paying at the counter',
  }[fact]
  return `turned ${what} ${to ? 'on' : 'off'}`
}

function codeSentence({ from, to }: Extract<Deed, { what: 'code' }>): string {
  if (!from) return `added the code ${to.code}`
  if (from.isOn !== to.isOn) return `turned the code ${to.code} ${to.isOn ? 'on' : 'off'}`
  return `changed the code ${to.code}`
}
