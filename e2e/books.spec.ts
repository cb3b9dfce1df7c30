// The Books screen (R68): day by day, checked, closed, and printed as one page of letter paper or of the roll.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addDays } from '../domain/basics/days.ts'
import { openInSpreadsheet } from '../test-support/spreadsheet.ts'
import { expectAccessible } from './axe.ts'
import { textOfPdf } from './pdf-text.ts'
import { expect, test, type Shop } from './shop.ts'
import { order, openBoard, ticketOf } from './staff.ts'

const millimetersPerPoint = 25.4 / 72
/** With its date: in thirty days there are four Mondays. */
const closeButton = /^Close [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}$/

/** Two orders whose money is taken: cooking has started. */
async function sellTwo(page: Page, shop: Shop): Promise<void> {
  await order(page.request, shop, { beef: 2, chix: 1 })
  await order(page.request, shop, { pork: 1 })
  await cook(page, shop, [1, 2])
}

/** The last of these numbers is the count of entries afterward. */
async function cook(page: Page, shop: Shop, numbers: readonly number[]): Promise<void> {
  await openBoard(page, shop)
  for (const number of numbers) {
    await ticketOf(page, number)
      .getByRole('button', { name: /^Start cooking/ })
      .click()
  }
  await expect
    .poll(() => shop.sql<{ count: number }>('select count(*) as count from ledger')[0]?.count)
    .toBe(numbers.at(-1))
}

/** The shop of the journeys is open at all hours. */
async function closeToday(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close it now' }).click()
}

async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const width = Math.round(Number(boxes[0]?.[1]) * millimetersPerPoint)
  return { pages: boxes.length, width, text: textOfPdf(pdf) }
}

test(
  'R68 the books balance, are checked, downloaded, closed and printed, and fit a phone',
  { tag: '@core' },
  async ({ page, shop }) => {
    await page.addInitScript(() => void (window.print = () => {}))
    await sellTwo(page, shop)
    await page.goto(`${shop.url}/#/Manage/Books`)
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(page.getByRole('heading', { name: 'Balanced to the cent' })).toBeVisible()
    await expect(page.getByText(/^2 entries since .* Checked just now\.$/)).toBeVisible()
    const table = page.getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(3)
    const day = table.locator('tbody').getByRole('row').first()
    // Two beef, one chix and one pork; 9.5 % on top.
    await expect(day.getByRole('cell')).toHaveText([
      '2',
      '42.00',
      '0.00',
      '0.00',
      '4.00',
      '0.00',
      '0.00',
      '46.00',
      '0.00',
      'Balanced',
    ])
    await expectAccessible(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ])
    const days = await printed(page)
    expect([days.pages, days.width]).toEqual([1, 216])
    expect(days.text).toContain('46.00')
    expect(days.text, 'what is tapped is not printed').not.toMatch(/Checknow|CSV|Restaurant/)
    const { columns, rows } = openInSpreadsheet(await readFile(await download.path()))
    expect(columns).toEqual(['Date', 'Entry', 'Kind', 'Account', 'Debit', 'Credit', 'Order', 'Order placed'])
    expect(rows).toHaveLength(6)

    await test.step('while the restaurant is open, Close asks first', async () => {
      await page.getByRole('button', { name: closeButton }).click()
      const dialog = page.getByRole('dialog', { name: 'Close today already?' })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(/^Closed /)).toHaveCount(0)
    })
    await closeToday(page, closeButton)
    await expect(page.getByRole('heading', { name: /^Close of day, / })).toBeFocused()
    await expect(page.getByText(/^Closed by /).first()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Print letter' }).click()
    const letter = await printed(page)
    expect([letter.pages, letter.width]).toEqual([1, 216])
    expect(letter.text).toContain('Balanced')
    expect(letter.text).toContain('Entries1to2')
    expect(letter.text).not.toContain('Print80mm')

    await page.getByRole('button', { name: 'Print 80 mm' }).click()
    const roll = await printed(page)
    expect([roll.pages, roll.width]).toEqual([1, 80])
    expect(roll.text).toContain('CLOSEOFDAY')
    expect(roll.text).toContain('BALANCED')
    expect(roll.text).toContain('46.00')
    await expect(page.locator('[data-paper]')).toHaveCount(0)
    // The bar of a phone takes no room on the paper.
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [paper, width] of [
      ['Print letter', 216],
      ['Print 80 mm', 80],
    ] as const) {
      await page.getByRole('button', { name: paper }).click()
      const fromPhone = await printed(page)
      expect([fromPhone.pages, fromPhone.width], paper).toEqual([1, width])
    }
    await page.getByRole('main').getByRole('link', { name: 'Books' }).click()
    await expect(page.getByText(/^Closed .*\d+:\d\d\s[AP]M$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Close / })).toHaveCount(0)

    await test.step('on a phone a day keeps six figures, and a wrong range gets a sentence', async () => {
      await expect(day.locator('td[data-label]:visible')).toHaveCount(6)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.getByLabel('From').fill('2026-11-20')
      await page.getByLabel('To').fill('2026-11-10')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(page.getByLabel('To')).toBeFocused()
      await expect(page.getByLabel('To')).toHaveAccessibleDescription('The last day comes before the first.')
      await page.goto(`${shop.url}/#/Manage/Books/yesterday`)
      await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible()
    })
  },
)

test('R68 the paper of a closed day says what came after', async ({ page, shop }) => {
  await page.addInitScript(() => void (window.print = () => {}))
  await sellTwo(page, shop)
  await page.goto(`${shop.url}/#/Manage/Books`)
  await closeToday(page, closeButton)
  await expect(page.getByText(/^Closed by /).first()).toBeVisible()
  const day = page.url()
  await order(page.request, shop, { beef: 1 })
  await cook(page, shop, [3])
  await page.goto(day)
  await expect(
    page.getByRole('status').getByText(/^One entry came after this day was closed\./),
  ).toBeVisible()
  for (const paper of ['Print letter', 'Print 80 mm']) {
    await page.getByRole('button', { name: paper }).click()
    const later = await printed(page)
    expect(later.pages).toBe(1)
    expect(later.text).toContain('Oneentrycameafterthisdaywasclosed.')
    expect(later.text).toContain('Entries1to3')
  }
  await page.getByRole('main').getByRole('link', { name: 'Books' }).click()
  await expect(page.getByText(/^Closed .*, open again$/)).toBeVisible()
  await page.goto(day)
  await closeToday(page, 'Close it again')
  await expect(page.getByText(/came after this day was closed/)).toHaveCount(0)
})

test('R68 what was changed behind our back is named, on Today too, and the strip says what to do', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => void (window.print = () => {}))
  await sellTwo(page, shop)
  await test.step('an order whose bill is another', async () => {
    shop.sql('update orders set total = total + 1 where seq = 2')
    await page.goto(`${shop.url}/#/Manage/Books`)
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(page.getByRole('heading', { name: 'The books don’t balance' })).toBeVisible()
    await expect(page.getByText(/Order 2 doesn’t balance\. Its bill comes to \$/)).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Off' })).toHaveCount(2)
    await expectAccessible(page)
    await page.goto(`${shop.url}/#/Staff`)
    const warning = page.getByRole('alert').filter({ hasText: 'The books don’t balance.' })
    await warning.getByRole('link', { name: 'Open the books' }).click()
    await page.getByRole('link', { name: 'Open order 2' }).click()
    await expect(page.getByRole('heading', { name: 'Order 2' })).toBeVisible()
  })

  await test.step('an entry of the ledger, and one of no order', async () => {
    shop.sql('update orders set total = total - 1 where seq = 2')
    // Whoever changes the ledger has to take away what guards it.
    shop.sql('drop trigger ledger_no_update')
    shop.sql('update ledger set sales = sales - 1, tax = tax + 1 where seq = 1')
    await page.goto(`${shop.url}/#/Manage/Books`)
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(
      page.getByText(
        /Order 1 doesn’t balance\. Entry 1, a sale, has \$31\.01 for sales instead of \$31\.00 and /,
      ),
    ).toBeVisible()
    await expectAccessible(page)
    const [last] = shop.sql<{ day: string }>('select day from ledger where seq = 2')
    const stray = JSON.stringify([{ kind: 'stray', entry: 2, day: last?.day }])
    shop.sql('update books_state set discrepancies = ?', stray)
    await page.reload()
    const strip = page.getByRole('listitem').filter({ hasText: 'Entry 2 is wrong. Its order is missing.' })
    const help = strip.getByText('Back the database up right now', { exact: false })
    await expect(help).toBeHidden()
    await strip.getByRole('button', { name: 'What to do' }).click()
    await expect(help).toBeVisible()
    await expectAccessible(page)
    await closeToday(page, closeButton)
    await page.getByRole('button', { name: 'Print 80 mm' }).click()
    const { text } = await printed(page)
    expect(text).toContain('DOESN’TBALANCE')
    expect(text).not.toContain('BALANCED')
  })
})

test('R68 left open overnight, the books move on to the new day', async ({ page, shop }) => {
  await page.clock.install()
  await openBoard(page, shop)
  await page.goto(`${shop.url}/#/Manage/Books`)
  const opened = await page.getByLabel('To').inputValue()
  await page.clock.fastForward('24:00:00')
  await expect(page.getByLabel('To')).toHaveValue(addDays(opened, 1))
  await expect(page.getByLabel('From')).toHaveValue(addDays(opened, -5))
})
