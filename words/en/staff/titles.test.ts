import { expect, test } from 'vitest'
import { accountWords } from './accounts.ts'
import { barWords } from './bar.ts'
import { bookScreenWords } from './books.ts'
import { codesWords } from './codes.ts'
import { hoursOfficeWords } from './hours.ts'
import { logWords } from './log.ts'
import { menuOfficeWords } from './menu.ts'
import { optionsWords } from './options.ts'
import { ordersWords } from './orders.ts'
import { restaurantOfficeWords } from './restaurant.ts'
import { salesWords } from './sales.ts'
import { setUpWords } from './set-up.ts'
import { todayWords } from './today.ts'
import { recordWords, waitsWords } from './waits.ts'
import { waysOfficeWords } from './ways.ts'

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
