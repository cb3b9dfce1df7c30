// The Sales screen on paper.
import type { ItemId } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import type { SalesReply } from '#domain/books/books-api.ts'
import { textOfPdf } from './pdf-text.ts'
import { expect, test } from './shop.ts'
import { logIn } from './staff.ts'

test('R63 thirty days of a large menu print on one letter page, the footnotes included', async ({
  page,
  shop,
}) => {
  const demo = await shop.openAnother({ DEMO: 'on' })
  // A dozen items and choices and three codes, as a busy restaurant has them after a month.
  await page.route('**/api/office/sales?*', async (route) => {
    const reply = await route.fetch()
    const sales = (await reply.json()) as SalesReply
    const many = <T>(count: number, make: (at: number) => T) =>
      Array.from({ length: count }, (_, at) => make(at))
    await route.fulfill({
      json: {
        ...sales,
        total: { ...sales.total, orders: 2_916, burritos: 8_885 },
        testModeMoney: { orders: 2_629, amount: cents(8_781_829) },
        burritos: many(12, (at) => ({
          item: `item-${at}` as ItemId,
          name: { en: `Street corn ${at}` },
          burritos: 87,
          sold: cents(29_768),
        })),
        choices: many(12, (at) => ({
          choice: `choice-${at}`,
          name: { en: `Chipotle crema ${at}` },
          group: { id: `group-${at % 4}`, name: { en: `Group ${at % 4}` } },
          count: 115,
          added: cents(8_625),
        })),
        days: sales.days.map((day) => ({
          ...day,
          orders: 97,
          netSales: cents(269_854),
          tips: cents(19_397),
          tipsByFulfillment: { delivery: cents(12_000), pickup: cents(7_397) },
        })),
        hours: sales.hours.map((hour) => ({ ...hour, orders: 40, sold: cents(154_000) })),
        fulfillments: sales.fulfillments.map((fulfillment) => ({
          ...fulfillment,
          orders: 1_272,
          sold: cents(3_200_257),
        })),
        codes: many(3, (at) => ({ code: `WELCOME${at}`, orders: 64, discounts: cents(53_179) })),
      } satisfies SalesReply,
    })
  })
  await logIn(page.context(), demo)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${demo.url}/#/Manage/Sales/30-days`)
  await expect(page.getByRole('region', { name: 'By choice' })).toContainText('Chipotle crema 11')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(textOfPdf(pdf)).toContain('Notrealmoney')
  expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 612 792\]/g), 'one letter page').toHaveLength(1)
})
