// The words of the Complete screen; the first two lines are the owner's own (R27).
export const completeMessages = {
  tab: (restaurant: string) => `Order Complete! | ${restaurant}`,
  title: 'Order Complete!',
  line: 'Have a Burritoful Day!',
  noOrder: 'No recent order on this device.',
  unknown: 'We can’t find your order.',
  help: 'Ordered on another device? Use the link in your email receipt.',
}
