// The words of the screen behind an order's own link.
export const orderWords = {
  tab: (title: string) => `${title}: Burritoful`,
  unnumbered: 'Your order',
  number: (number: number) => `Order ${number}`,
  line: 'Here is how far it is.',
  nowhere: 'We looked everywhere.',
  unknown: 'There is no order at this address.',
  help: 'Check the link: every letter counts, large or small.',
}
