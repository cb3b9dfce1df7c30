// The words of the Menu screen.
import { countInWords, plural } from '../../basics/counts.ts'

export const menuWords = {
  tab: (restaurant: string) => `Menu | ${restaurant}`,
  title: 'Menu',
  lead: (count: number) =>
    plural(count, {
      one: 'One burrito. That’s the whole list.',
      other: `${countInWords(count)} burritos. That’s the whole list.`,
    }),
  /** Where there is more than burritos. */
  leadOfMany: 'Everything is rolled when you order it.',
  sections: 'Sections of the menu',
  orderNow: 'Order Now',
  soldOut: 'Sold out',
  marks: 'Good to know',
  soldOutToday: 'Sold out for today.',
  soldOutNow: 'Sold out for now.',
  announceSoldOut: (names: string) => `Sold out: ${names}.`,
}
