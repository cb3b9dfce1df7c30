// The words that stand above and below every shop screen.
export const layoutWords = {
  skip: 'Skip to main content',
  home: 'Burritoful, home',
  navigation: 'Main',
  menu: 'Menu',
  cart: (count: number) => `Cart, ${count} ${count === 1 ? 'burrito' : 'burritos'}`,
  order: 'Your order',
  logo: 'Burritoful',
  motto: 'Rolled by hand since 1995.',
  login: 'Login',
  orderNow: 'Order Now',
}
