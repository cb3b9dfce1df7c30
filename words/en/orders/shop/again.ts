// The words of ordering the same again: the offer, what has changed since, and the strip in the cart.
import type { PricedLine } from '#domain/orders/bill.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import type { AgainChange } from '#domain/orders/order-again.ts'
import { formatCount, plural } from '../../basics/counts.ts'
import { inSentence, joinNames, listNames } from '../../basics/lists.ts'
import { language } from '../../basics/locale.ts'
import { capitalize, formatChange, formatPart } from '../../menu/changes.ts'

export const orderAgainMessages = {
  title: 'Order this again',
  tab: (restaurant: string) => `Order this again | ${restaurant}`,
  lead: 'The same again, at today’s prices.',
  waiting: 'Putting your order together.',
  failed: 'We can’t reach the kitchen right now.',
  safe: 'Your cart is safe.',
  retry: 'Try again',
  /** In the cart. */
  from: (number: number) => `From order ${number}, with today’s prices.`,
  alreadyIn: (number: number) => `Order ${number} is already in your cart.`,
  nothing: (number: number) => `We can’t make anything from order ${number} today.`,
  /** What a burrito came with where nobody chose is not known any more. */
  same: 'Prices haven’t changed since.',
  kept: 'What was in your cart is still there.',
  gotIt: 'Got it',
}

export const sameAgainMessages = {
  title: (firstName: string | undefined) =>
    firstName ? `Same as last time, ${firstName}?` : 'Same as last time?',
  total: (total: Cents) => `${formatMoney(total)} today, with tax.`,
  nothing: 'We can’t make that today.',
  more: (count: number) =>
    plural(count, { one: 'One more thing changed.', other: `${formatCount(count)} more things changed.` }),
  add: 'Add to cart',
  inCart: 'Go to cart',
  notNow: 'Not now',
}

/** In one line: "2 beef with guacamole, 1 horchata". */
export function formatItems(lines: readonly Pick<PricedLine, 'quantity' | 'name' | 'changes'>[]): string {
  return joinNames(
    lines.map(({ quantity, name, changes = [] }) => {
      const counted = `${formatCount(quantity)} ${nameInSentence(name)}`
      return changes.length > 0 ? `${counted} with ${listNames(changes.map(formatChange))}` : counted
    }),
  )
}

export function formatAgainChange(change: AgainChange): string {
  switch (change.kind) {
    case 'item-gone':
      return `${nameOf(change.item)} is no longer on our menu. We left it out.`
    case 'item-sold-out':
      return `${nameOf(change.item)} is sold out today. We left it out.`
    case 'item-unavailable':
      return `We can’t make your ${nameInSentence(change.item)} like that anymore. We left it out.`
    case 'not-left-out':
      return `We can’t make your ${nameInSentence(change.item)} without ${formatPart(change.part)} anymore. We left it out.`
    case 'item-price':
      return priceMessage(nameOf(change.item), change)
    case 'choice-price':
      return priceMessage(capitalize(formatPart(change.part)), change)
    case 'choice-gone':
      return `We don’t have ${formatPart(change.part)} anymore. ${comesWith(change)}`
    case 'default-gone':
      return `Something in your ${nameInSentence(change.item)} isn’t on our menu anymore. We left it out.`
    case 'choice-sold-out':
      return `${capitalize(formatPart(change.part))} is sold out today. ${comesWith(change)}`
    case 'comes-with':
      return `Your ${nameInSentence(change.item)} now comes with ${listNames(change.parts.map(formatPart))}.`
    case 'choice-limited':
      return change.count === 0
        ? `That’s one choice too many today. Your ${nameInSentence(change.item)} comes without ${formatPart(change.part)}.`
        : `Your ${nameInSentence(change.item)} comes with ${formatCount(change.count)} ${formatPart(change.part)}, the most you can have today.`
    case 'few-left':
      return fewLeftMessage(change)
    case 'note-lost':
      return `Your note for the ${nameInSentence(change.item)} isn’t on this device. Add it again if you need it.`
  }
}

function priceMessage(name: string, { was, is }: { readonly was: Cents; readonly is: Cents }): string {
  return `${name} is now ${is === 0 ? 'free' : formatMoney(is)}. It was ${was === 0 ? 'free' : formatMoney(was)}.`
}

function comesWith({
  item,
  instead,
}: Extract<AgainChange, { kind: 'choice-gone' | 'choice-sold-out' }>): string {
  const yours = nameInSentence(item)
  return instead.length === 0
    ? `Your ${yours} comes without it.`
    : `Your ${yours} comes with ${listNames(instead.map(formatPart))}.`
}

function fewLeftMessage({ item, remaining, added }: Extract<AgainChange, { kind: 'few-left' }>): string {
  const left = `Only ${formatCount(remaining)} ${nameInSentence(item)} left today.`
  return added === 0 ? `${left} You have that many in your cart.` : `${left} We added ${formatCount(added)}.`
}

function nameOf(item: PricedLine['name']): string {
  return textInLanguage(item, language)
}

function nameInSentence(item: PricedLine['name']): string {
  return inSentence(nameOf(item))
}
