// The words of the wall, the screen on which guests look for their number (R75).
import { formatCount } from '../../basics/counts.ts'

export const wallMessages = {
  tab: (restaurant: string) => `Wall | ${restaurant}`,
  heading: 'Orders',
  preparing: 'Preparing',
  ready: 'Ready',
  more: (count: number) => `and ${formatCount(count)} more`,
  nonePreparing: 'All caught up.',
  noneReady: 'When your order’s ready, your number shows up here.',
  come: 'See your number? Come to the counter.',
  /** For those who hear the screen: "145, Malik: ready". */
  isReady: (number: number, name: string) => (name ? `${number}, ${name}: ready` : `${number}: ready`),
  connecting: 'Getting the orders…',
  lastUpdate: (time: string) => `Last update ${time}`,
  lost: 'We’ve lost touch with the kitchen. Trying again…',
  turnOnSound: 'Turn on sound',
  turnOffSound: 'Turn off sound',
  revoked: {
    title: 'This link doesn’t work.',
    line: 'It may have been turned off. An owner can make a new one in the office, under Staff.',
  },
}
