// The words of the notices above the cart.
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { plural } from '../../basics/counts.ts'
import { listNames, namesInSentence } from '../../basics/lists.ts'

interface ChangedPrice {
  readonly name: string
  readonly was: Cents
  readonly is: Cents
}

export const cartNewsMessages = {
  leftMenu: (names: readonly string[], isMixed: boolean) =>
    isMixed
      ? plural(names.length, {
          one: `${listNames(names)} is no longer on our menu, so we took it out of your cart.`,
          other: `${listNames(names)} are no longer on our menu, so we took them out of your cart.`,
        })
      : plural(names.length, {
          one: `The ${namesInSentence(names)} burrito is no longer on our menu, so we took it out of your cart.`,
          other: `The ${namesInSentence(names)} burritos are no longer on our menu, so we took them out of your cart.`,
        }),
  /** The item is still on the menu, but its choices are not. */
  cannotBeMade: (names: readonly string[]) =>
    plural(names.length, {
      one: `We can’t make your ${namesInSentence(names)} like that anymore, so we took it out of your cart.`,
      other: `We can’t make your ${namesInSentence(names)} like that anymore, so we took them out of your cart.`,
    }),
  gotIt: 'Got it',
  forgot: 'Forgot something?',
  empty: 'Your cart is empty. Pick something from the menu.',
  /** Stands beside a row that the customer can tap. */
  somethingElse: 'Want something else?',
  menu: 'Menu',
  went: ({ name, was, is }: ChangedPrice) =>
    is > was ? `${name} went up to ${formatMoney(is)}.` : `${name} went down to ${formatMoney(is)}.`,
  wasWhenAdded: ({ was }: ChangedPrice) => `It was ${formatMoney(was)} when you added it.`,
  taxChanged: 'The sales tax changed.',
  totalNow: (total: Cents) => `Your total is now ${formatMoney(total)}.`,
  totalUpdated: 'Your total has been updated.',
}
