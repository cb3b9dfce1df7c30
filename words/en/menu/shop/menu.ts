// The words of the Menu screen.
import { spellCount, plural } from '../../basics/counts.ts'

export const menuMessages = {
  tab: (restaurant: string) => `Menu | ${restaurant}`,
  title: 'Menu',
  lead: (count: number) =>
    plural(count, {
      one: 'One burrito. That’s the whole list.',
      other: `${spellCount(count)} burritos. That’s the whole list.`,
    }),
  /** For a menu that has more than burritos. */
  leadOfMany: 'Everything is rolled when you order it.',
  sections: 'Sections of the menu',
  orderNow: 'Order Now',
  soldOut: 'Sold out',
  marks: 'Good to know',
  soldOutToday: 'Sold out for today.',
  soldOutNow: 'Sold out for now.',
  announceSoldOut: (names: string) => `Sold out: ${names}.`,
}
