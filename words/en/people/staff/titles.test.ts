import { expect, test } from 'vitest'
import { accountWords } from './accounts.ts'
import { barWords } from '../../basics/staff/bar.ts'
import { bookScreenWords } from '../../books/staff/books.ts'
import { codesWords } from '../../orders/staff/promo-codes.ts'
import { hoursOfficeWords } from '../../restaurant/staff/hours.ts'
import { logWords } from './log.ts'
import { menuOfficeWords } from '../../menu/staff/menu.ts'
import { optionsWords } from '../../menu/staff/options.ts'
import { ordersWords } from '../../orders/staff/orders.ts'
import { restaurantOfficeWords } from '../../restaurant/staff/restaurant.ts'
import { salesWords } from '../../books/staff/sales.ts'
import { setUpWords } from '../../restaurant/staff/set-up.ts'
import { todayWords } from './today.ts'
import { recordWords, waitsWords } from '../../restaurant/staff/wait-times.ts'
import { waysOfficeWords } from '../../restaurant/staff/fulfillment.ts'

test.each([
  [barWords.today, todayWords],
  [barWords.orders, ordersWords],
  [barWords.items, menuOfficeWords],
  [barWords.options, optionsWords],
  [barWords.sales, salesWords],
  [barWords.codes, codesWords],
  [barWords.books, bookScreenWords],
  [barWords.promises, recordWords],
  [barWords.details, restaurantOfficeWords],
  [barWords.hours, hoursOfficeWords],
  [barWords.waits, waitsWords],
  [barWords.ways, waysOfficeWords],
  [barWords.setUp, setUpWords],
  [barWords.staff, accountWords],
  [barWords.log, logWords],
])('the screen behind the tab %s has its name for a title', (name, { title }) => {
  expect(title).toBe(name)
})
