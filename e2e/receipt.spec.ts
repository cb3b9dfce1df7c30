// What a customer takes away from an order (R76): a receipt on paper whose code leads back to the order, and a calendar entry.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { makeBill } from '#domain/orders/bill.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { taxRate } from '../test-support/restaurant.ts'
import { readCalendar } from '../test-support/read-calendar.ts'
import { orderBy, otherVisitorsPage, setPlace } from './after-order.page.ts'
import { expectAccessible } from './axe.ts'
import { placeOrder } from './customer.ts'
import { expect, type Shop, test } from './shop.ts'
import { shortlyAfterNoon } from './times.page.ts'

// Before midnight a promise would be shown with its day.
test.use({ startsAt: shortlyAfterNoon })

/** The receipt, as the printer gets it. */
async function printReceipt(page: Page): Promise<Locator> {
  // The browser's own print dialog would wait for a person.
  await page.evaluate(() => {
    window.print = () => void Object.assign(window, { printed: true })
  })
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await page.waitForFunction(() => 'printed' in window)
  await page.emulateMedia({ media: 'print' })
  return page.getByRole('article')
}

/** What a camera reads off the paper. */
async function readCode(paper: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await paper.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

async function sheetsOf(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/MediaBox/g)?.length
}

function orderIn(shop: Shop): OrderId {
  const [row] = shop.sql<{ id: OrderId }>('select id from orders order by seq desc limit 1')
  if (!row) throw new Error('nobody has ordered')
  return row.id
}

test('R76 the receipt serves an expense claim on one page, and a camera reads its code', async ({
  page,
  shop,
}) => {
  await setPlace(page, shop)
  await placeOrder(page)
  const again = `${shop.url}/#/Order/${orderIn(shop)}/Again`
  const receipt = await printReceipt(page)
  for (const words of [
    '1995 Comal Street, Fresno, CA 93721',
    '(559) 555-0142',
    'NameRosa Delgado',
    'Delivery18 Laurel St, Fresno, CA 93701',
    'Tax 9.5%$3.99',
    'Total$45.99',
    'By card ending in 4242, in demo mode: nothing was charged.',
    again.replace('http://', ''),
  ])
    await expect(receipt).toContainText(words)

  const code = await receipt.getByRole('img', { name: 'QR code' }).boundingBox()
  expect(((code?.width ?? 0) * 25.4) / 96, 'millimeters on paper').toBeGreaterThanOrEqual(25)
  expect(await readCode(receipt)).toBe(again)
  expect(await sheetsOf(page)).toBe(1)
})

test('R76 six different burritos, a tip and a refund are one page, by the bare link too', async ({
  page,
  shop,
}) => {
  await setPlace(page, shop)
  const choices = [
    { id: 'salsa-hot', count: 1 },
    { id: 'extras-guacamole', count: 1 },
  ]
  const lines = [
    { item: 'beef', quantity: 1 },
    { item: 'beef', quantity: 2, choices, without: ['rice'] },
    { item: 'beef', quantity: 1, without: ['rice'] },
    { item: 'chix', quantity: 1 },
    { item: 'bean', quantity: 3, choices },
    { item: 'pork', quantity: 1 },
  ]
  const tip = { percent: 20 } as const
  const { total } = makeBill(lines, startingMenu, taxRate, { tip })
  const { id } = await orderBy(page, shop, { lines, tip, expectedTotal: total })
  shop.sql(
    `insert into refunds (order_seq, key, at, reason, note, units, goods, tax, delivery, tip, amount, state)
      select seq, 'refund', timestamp, 'missing', 'We forgot it in the bag.', '[{"line":5,"quantity":1}]',
        1100, 105, 0, 0, 1205, 'sent' from orders where id = ?`,
    id,
  )
  const visitor = await otherVisitorsPage(page)
  await visitor.goto(`${shop.url}/#/Order/${id}`)
  await expect(await printReceipt(visitor)).toContainText('We forgot it in the bag.')
  expect(await sheetsOf(visitor)).toBe(1)
})

test.describe(() => {
  const site = 'http://burritoful.example'
  test.use({ settings: { PUBLIC_URL: site } })

  test('trust rule 25 a receipt that is printed by the bare link has the first name and no digits of the card', async ({
    page,
    shop,
  }) => {
    await placeOrder(page)
    const visitor = await otherVisitorsPage(page)
    await visitor.goto(`${shop.url}/#/Order/${orderIn(shop)}`)
    const receipt = await printReceipt(visitor)
    await expect(receipt).toContainText('NameRosaDelivery')
    await expect(receipt).toContainText('By card, in demo mode')
    await expect(receipt).not.toContainText(/Delgado|4242|18 Laurel|93701/)
    // Whoever prints it may have opened the site at an address that the customer's phone cannot reach.
    expect(await readCode(receipt)).toBe(`${site}/#/Order/${orderIn(shop)}/Again`)
  })
})

test('R76 a scheduled order goes into the calendar: whole on the device that ordered, without the street by the bare link', async ({
  page,
  shop,
}) => {
  await placeOrder(page)
  const add = (where: Page) => where.getByRole('button', { name: 'Add to calendar' })
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  await expect(add(page)).toHaveCount(0)

  const id = orderIn(shop)
  shop.sql(
    `update orders set scheduled = 1, starts_at = '2026-11-25T01:00:00.000Z', ready_by = '2026-11-25T01:15:00.000Z',
      first_ready_by = ready_by, version = version + 1 where id = ?`,
    id,
  )
  await page.reload()
  const calendar = async (where: Page) => {
    const download = where.waitForEvent('download')
    await add(where).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('order-1.ics')
    return readCalendar(await readFile(await file.path(), 'utf8'))
  }
  const own = await calendar(page)
  expect(own).toMatchObject({
    // It is on the road for twenty minutes.
    start: '20261125T013500Z',
    summary: 'Your order from Burritoful arrives',
    location: '18 Laurel St, Fresno, CA 93701',
    url: `${shop.url}/#/Order/${id}`,
  })
  await expectAccessible(page)

  const visitor = await otherVisitorsPage(page)
  await visitor.goto(`${shop.url}/#/Order/${id}`)
  const strangers = await calendar(visitor)
  expect(strangers.uid).toBe(own.uid)
  expect(strangers).not.toHaveProperty('location')
  expect(JSON.stringify(strangers)).not.toMatch(/Laurel|Fresno|Delgado/)
})
