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
  busy: 'More people are hungry than we can serve at once.',
  tryingAgain: 'We try again in a moment. Your cart is safe.',
  safe: 'Your cart is safe.',
  again: 'Try again',
}
