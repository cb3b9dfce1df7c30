// All rows of the bench, in the order of the table.
import type { Row } from './row.ts'
import { boards } from './rows/boards.ts'
import { coldStart } from './rows/cold-start.ts'
import { longMenuRow } from './rows/long-menu.ts'
import { memory } from './rows/memory.ts'
import { million } from './rows/million.ts'
import { orders } from './rows/orders.ts'
import { firstPage } from './rows/page.ts'
import { pageFollows } from './rows/page-follows.ts'
import { promise } from './rows/promise.ts'
import { replayedYear } from './rows/replayed-year.ts'

export const rows: readonly Row[] = [
  orders,
  promise,
  replayedYear,
  longMenuRow,
  boards,
  firstPage,
  pageFollows,
  coldStart,
  memory,
  million,
]
