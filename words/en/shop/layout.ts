// The words that stand above and below every shop screen.
import { plural } from '../counts.ts'

export const layoutWords = {
  skip: 'Skip to main content',
  home: 'Burritoful, home',
  navigation: 'Main',
  menu: 'Menu',
  cart: (count: number) => plural(count, { one: `Cart, ${count} burrito`, other: `Cart, ${count} burritos` }),
  order: 'Your order',
  logo: 'Burritoful',
  motto: 'Rolled by hand since 1995.',
  login: 'Login',
  orderNow: 'Order Now',
}
