// The words of the Menu screen, and of a menu that did not come.
export const menuWords = {
  tab: 'Menu: Burritoful',
  title: 'Menu',
  lead: 'Four burritos. That is the whole list.',
  orderNow: 'Order Now',
  soldOut: 'Sold out',
  marks: 'Good to know',
  soldOutToday: 'Sold out for today.',
  soldOutNow: 'Sold out for now.',
  announceSoldOut: (names: string) => `Sold out: ${names}.`,
  loading: 'Fetching the menu.',
  failed: 'The menu did not load.',
  safe: 'Your cart is safe.',
  again: 'Try again',
}
