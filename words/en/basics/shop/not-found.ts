// The words of the not-found screen.
export const notFoundMessages = {
  tab: (restaurant: string) => `Not found | ${restaurant}`,
  title: 'Someone ate this page.',
  text: 'There’s nothing at this address anymore. Our burritos are one tap away.',
  welcome: 'Welcome',
  menu: 'Menu',
}
