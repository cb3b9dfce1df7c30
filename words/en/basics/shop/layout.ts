// The words that stand above and below every shop screen.
import { plural } from '../counts.ts'
import { motto } from '../motto.ts'

export const layoutMessages = {
  skip: 'Skip to main content',
  home: (name: string) => `${name}, home`,
  navigation: 'Main',
  menu: 'Menu',
  cart: (count: number, isMixed: boolean) =>
    isMixed
      ? plural(count, { one: `Cart, ${count} item`, other: `Cart, ${count} items` })
      : plural(count, { one: `Cart, ${count} burrito`, other: `Cart, ${count} burritos` }),
  order: 'Your order',
  motto,
  login: 'Login',
  orderNow: 'Order Now',
}
