// The owner's sales for tests: a stopped clock, orders, settled payments, and the office's replies.
import { startingMenu } from '../domain/menu/starting-menu.ts'
import type { RequestedLine } from '../domain/menu/requested-item.ts'
import type { SalesReply } from '../domain/books/books-api.ts'
import type { PlacedOrder } from '../domain/orders/order.ts'
import { makeBill } from '../domain/orders/bill.ts'
import { settlePayments } from '../server/jobs/settle-payments.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import type { Engine } from './databases.ts'
import { taxRate } from './restaurant.ts'
import { settling, captureAllPayments } from './settling.ts'
import { openInSpreadsheet } from './spreadsheet.ts'
import { logInAs } from './staff.ts'
import { openTestApp, rosasOrder } from './test-app.ts'

/** Noon on Sunday, November 15, in Los Angeles. */
export const noon = new Date('2026-11-15T20:00:00.000Z')

export async function openSales(engine: Engine) {
  const payments = createDemoPayments({ patienceMs: 20 })
  const opened = await openTestApp(engine, { payments })
  opened.setNow(noon)
  const owner = await logInAs(opened, 'owner')
  const get = (path: string, cookie = owner) =>
    opened.send({ method: 'GET', url: `/api/office/${path}`, headers: { cookie } })
  let moment = noon
  return {
    ...opened,
    owner,
    get,
    sales: async (query = 'period=today') => (await get(`sales?${query}`)).json<SalesReply>(),
    csv: async (query = 'period=today') => openInSpreadsheet((await get(`sales.csv?${query}`)).bytes),
    choicesCsv: async (query = 'period=today') =>
      openInSpreadsheet((await get(`sales-choices.csv?${query}`)).bytes),
    goTo(now: string) {
      moment = new Date(now)
      opened.setNow(moment)
    },
    /** Places Rosa's order, or an order of these lines; returns the placed order. */
    async buy(lines: readonly RequestedLine[] = rosasOrder.lines): Promise<PlacedOrder> {
      const expectedTotal = makeBill(lines, startingMenu, taxRate).total
      const reply = await opened.order({ ...rosasOrder, lines, expectedTotal })
      return reply.json<PlacedOrder>()
    },
    /** Captures all held payments, as if every order were being cooked. */
    take: () => captureAllPayments(opened.db, payments, moment),
    settle: () => settlePayments({ ...settling(opened.db, payments), now: () => moment }),
    cancel: (id: string) =>
      opened.send({
        method: 'POST',
        url: `/api/orders/${id}/cancel`,
        payload: { reason: 'ran-out', note: '' },
        headers: { cookie: owner },
      }),
  }
}
