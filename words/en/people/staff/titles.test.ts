import { expect, test } from 'vitest'
import { accountMessages } from './accounts.ts'
import { barMessages } from '../../basics/staff/bar.ts'
import { booksScreenMessages } from '../../books/staff/books.ts'
import { promoCodesOfficeMessages } from '../../orders/staff/promo-codes.ts'
import { hoursOfficeMessages } from '../../restaurant/staff/hours.ts'
import { logMessages } from './log.ts'
import { menuOfficeMessages } from '../../menu/staff/menu.ts'
import { optionsMessages } from '../../menu/staff/options.ts'
import { ordersMessages } from '../../orders/staff/orders.ts'
import { restaurantOfficeMessages } from '../../restaurant/staff/restaurant.ts'
import { salesMessages } from '../../books/staff/sales.ts'
import { setupMessages } from '../../restaurant/staff/set-up.ts'
import { todayMessages } from './today.ts'
import { onTimeMessages, waitTimesMessages } from '../../restaurant/staff/wait-times.ts'
import { fulfillmentOfficeMessages } from '../../restaurant/staff/fulfillment.ts'

test.each([
  [barMessages.today, todayMessages],
  [barMessages.orders, ordersMessages],
  [barMessages.items, menuOfficeMessages],
  [barMessages.options, optionsMessages],
  [barMessages.sales, salesMessages],
  [barMessages.codes, promoCodesOfficeMessages],
  [barMessages.books, booksScreenMessages],
  [barMessages.promises, onTimeMessages],
  [barMessages.details, restaurantOfficeMessages],
  [barMessages.hours, hoursOfficeMessages],
  [barMessages.waits, waitTimesMessages],
  [barMessages.fulfillmentSettings, fulfillmentOfficeMessages],
  [barMessages.setUp, setupMessages],
  [barMessages.staff, accountMessages],
  [barMessages.log, logMessages],
])('the screen behind the tab %s has its name for a title', (name, { title }) => {
  expect(title).toBe(name)
})
