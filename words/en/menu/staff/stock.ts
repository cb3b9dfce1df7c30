// The words of the drawer that lists what is sold out and how many are left (R59).
import { formatCount, plural } from '../../basics/counts.ts'

/** More numbers than these would hide the names. */
const maxNumbers = 6

export const stockMessages = {
  title: 'Sold out',
  close: 'Close',
  choices: 'Choices',
  onSale: 'On sale',
  soldOut: 'Sold out',
  noLimit: 'No limit',
  remaining: 'left',
  howManyLeft: (name: string) => `How many ${name} are left`,
  oneLess: (name: string) => `One less ${name}`,
  oneMore: (name: string) => `One more ${name}`,
  /** Starts counting an item that has no limit yet. */
  count: (name: string) => `Count ${name}`,
  /** A choice like "No salsa" never runs out. */
  isNothing: (choice: string) => /^(?:no|without)\s|^none$/i.test(choice.trim()),
  inGroup: (group: string) => `In ${group}.`,
  inOrders: (count: number) =>
    plural(count, { one: '1 more is in orders', other: `${formatCount(count)} more are in orders` }),
  stillIn: (numbers: readonly number[]) => {
    const named = numbers.slice(0, maxNumbers).join(', ')
    return numbers.length > maxNumbers
      ? `Still in ${named} and ${numbers.length - maxNumbers} more`
      : `Still in ${named}`
  },
}

/** The dialog that takes an item or a choice off the menu. */
export const soldOutMessages = {
  switch: (name: string) => `${name} sold out`,
  howLong: (name: string) => `${name} is sold out for how long`,
  forToday: 'Today',
  untilNotice: 'Until further notice',
}
