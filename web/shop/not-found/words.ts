// The words of the screen for an address that leads nowhere.
export const notFoundWords = {
  tab: 'Not found: Burritoful',
  title: 'Someone ate this page.',
  text: 'There is nothing at this address any more. Four burritos are one tap away.',
  welcome: 'Welcome',
  menu: 'Menu',
}
