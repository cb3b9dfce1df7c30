// The tables of version 1.0, and the rows that a restaurant opens with. The server writes the settings when it first starts.
import { bookTables } from './0001-book-tables.ts'
import { menuTables } from './0001-menu-tables.ts'
import { emailTables, orderTables } from './0001-order-tables.ts'
import { paymentTables } from './0001-payment-tables.ts'
import { restaurantTables } from './0001-restaurant-tables.ts'
import { startingMenu } from './0001-starting-menu.ts'
import type { Migration } from './column-types.ts'

export const versionOne: Migration = {
  name: '0001-version-1',
  async up(db, types) {
    const statements = [
      ...restaurantTables(types),
      ...menuTables(types),
      ...startingMenu(),
      ...orderTables(types),
      ...paymentTables(types),
      ...emailTables(types),
      ...bookTables(types),
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
