// The words of the screen behind an order's secret link.
export const orderPageMessages = {
  tab: (title: string, restaurant: string) => `${title} | ${restaurant}`,
  unnumbered: 'Your order',
  number: (number: number) => `Order ${number}`,
  line: 'Here’s where it stands.',
  nowhere: 'We looked everywhere.',
  unknown: 'There’s no order at this address.',
  help: 'Check the link: uppercase and lowercase matter.',
}
