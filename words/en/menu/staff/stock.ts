// The words of the drawer with what is sold out and how many are left (R59).
import { formatCount, plural } from '../../basics/counts.ts'

/** More numbers than these would hide the names. */
const mostNamed = 6

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
  /** From no limit on. */
  count: (name: string) => `Count ${name}`,
  /** A choice that is the absence of one, like No salsa: there is always enough of it. */
  isNothing: (choice: string) => /^(?:no|without)\s|^none$/i.test(choice.trim()),
  inGroup: (group: string) => `In ${group}.`,
  inOrders: (count: number) =>
    plural(count, { one: '1 more is in orders', other: `${formatCount(count)} more are in orders` }),
  stillIn: (numbers: readonly number[]) => {
    const named = numbers.slice(0, mostNamed).join(', ')
    return numbers.length > mostNamed
      ? `Still in ${named} and ${numbers.length - mostNamed} more`
      : `Still in ${named}`
  },
}

/** What takes a burrito or a choice off the menu. */
export const soldOutMessages = {
  switch: (name: string) => `${name} sold out`,
  howLong: (name: string) => `${name} is sold out for how long`,
  forToday: 'Today',
  untilNotice: 'Until further notice',
}
