// The Sales screen: figures, charts, tables and CSV agree, on a desktop and on a phone, and failures are shown.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addDays } from '#domain/basics/days.ts'
import { openInSpreadsheet } from '../test-support/spreadsheet.ts'
import { openOffice } from './order-book.ts'
import { expectAccessible } from './axe.ts'
import { textOfPdf } from './pdf-text.ts'
import { paidAt } from './sales.page.ts'
import { expect, test } from './shop.ts'
import { logIn, order } from './staff.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

/** Reads each row as an object: its row header, and its cells by their column headers. */
async function readTable(table: Locator): Promise<Record<string, string>[]> {
  const columns = await table.getByRole('columnheader').allTextContents()
  const rows = await table.locator('tbody').getByRole('row').all()
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.getByRole('cell').allTextContents()
      const day = await row.locator('time').getAttribute('datetime')
      return Object.fromEntries([['Day', day ?? ''], ...cells.map((cell, at) => [columns[at + 1], cell])])
    }),
  )
}

test('Sales of yesterday are one tap away, and a button prints what is shown', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await openOffice(page, shop, 'Sales')
  const today = await page.getByLabel('To', { exact: true }).inputValue()
  await page.getByRole('link', { name: 'Yesterday' }).click()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(addDays(today, -1))
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(addDays(today, -1))
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
})

async function downloadCsv(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  return { name: download.suggestedFilename(), ...openInSpreadsheet(await readFile(await download.path())) }
}

test('figures, charts, tables and the CSV say the same', { tag: '@core' }, async ({ page, shop }) => {
  for (const [daysAgo, hour] of [
    [0, 12],
    [1, 13],
    [1, 13],
    [3, 18],
    [9, 12],
  ] as const) {
    paidAt(shop, (await order(page.request, shop, { beef: 2, chix: 1, pork: 1 })).id, daysAgo, hour)
  }
  await logIn(page.context(), shop)
  await page.setViewportSize(desktop)
  await page.goto('/#/Manage/Sales')
  await page.getByRole('link', { name: '7 days', exact: true }).click()

  const figures = page.getByRole('region', { name: 'Sales', exact: true })
  await expect(figures).toContainText(/Net sales\s*\$168\.00/)
  await expect(figures).toContainText(/Total\s*\$183\.96/)
  await expect(figures).toContainText('+300% on the 7 days before')
  await expect(page.getByRole('img', { name: /Sold by hour.*lunch line peaks at 1/ })).toBeVisible()
  await expect(
    page.getByRole('img', { name: /Net sales per day.*Between \$0\.00 and \$84\.00/ }),
  ).toBeVisible()

  // Opens the table with the keyboard only.
  const asTable = page.getByText('Show as a table: By day')
  await asTable.focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('table', { name: 'By day, as a table' })
  await expect(table).toBeVisible()
  const shown = await readTable(table)
  expect(shown).toHaveLength(7)
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('$183.96')

  const csv = await downloadCsv(page)
  expect(csv.name).toBe(`burritoful-sales-${shown[0]?.['Day']}-to-${shown[6]?.['Day']}.csv`)
  expect(csv.formulas).toEqual([])
  expect(csv.columns.slice(15)).toEqual(['Beef', 'Chix', 'Bean', 'Pork'])
  const inCsv = csv.rows.map((row) =>
    Object.fromEntries(
      csv.columns
        .slice(0, 15)
        .map((column, at) => [column, row[at]] as const)
        // The table has disputes only where there are any.
        .filter(([column]) => !column?.startsWith('Tips on') && column !== 'Disputes'),
    ),
  )
  expect(
    shown.map(({ 'Average order': _average, ...row }) =>
      Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text.replace(/[$,]/g, '')])),
    ),
  ).toEqual(inCsv)

  for (const name of ['By hour', 'By item']) await page.getByText(`Show as a table: ${name}`).click()
  await expect(
    page.getByRole('table', { name: 'By hour, as a table' }).getByRole('row', { name: /^1\sPM/ }),
  ).toHaveText(/\$84\.002\s*8/)
  // The owner can choose any range of days, and an impossible range gets a message.
  const today = shown[6]?.['Day'] ?? ''
  const form = page.getByRole('form', { name: 'Other days' })
  await form.getByLabel('From').fill(today)
  await form.getByLabel('To').fill(addDays(today, -3))
  await form.getByRole('button', { name: 'Show' }).click()
  await expect(form.getByLabel('To')).toBeFocused()
  await expect(form).toContainText('The last day comes before the first.')
  for (const size of [{ width: 320, height: 700 }, phone, desktop]) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(size.width)
    await expect
      .poll(() => smallestWord(page), { message: 'words in a chart keep their size' })
      .toBeGreaterThanOrEqual(12)
    if (size.width > 320) await expectAccessible(page)
  }
  await form.getByLabel('From').fill(addDays(today, -3))
  await form.getByLabel('To').fill(addDays(today, -3))
  const show = form.getByRole('button', { name: 'Show' })
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#/Manage/Sales/${addDays(today, -3)}/${addDays(today, -3)}$`))
  await expect(show).toBeFocused()
  await expect(page.getByRole('region', { name: 'Sales', exact: true })).toContainText('$42.00')
  await expect(page.getByRole('heading', { name: /^14 days to/ })).toBeVisible()
  // The form shows the chosen days, whichever control chose them.
  await page
    .getByRole('navigation', { name: 'Period' })
    .getByRole('link', { name: 'Today', exact: true })
    .click()
  await expect(form.getByLabel('From')).toHaveValue(today)
})

test('R63 discounts, refunds and tips stand apart, and the whole screen prints on one letter page', async ({
  page,
  shop,
}) => {
  for (const [daysAgo, hour, fulfillment] of [
    [0, 12, 'delivery'],
    [0, 13, 'pickup'],
    [2, 18, 'pickup'],
    [5, 17, 'delivery'],
  ] as const) {
    const { id } = await order(page.request, shop, { beef: 2, bean: 1, pork: 1 }, undefined, { fulfillment })
    paidAt(shop, id, daysAgo, hour)
    // As with a code for a tenth and a tip of five dollars.
    shop.sql('update orders set discount = 410, tip = 500, total = total + 90 where id = ?', id)
    shop.sql(
      `insert into order_charges (order_seq, position, kind, amount, code)
       select seq, 7, 'discount', -410, 'LUNCH10' from orders where id = ?`,
      id,
    )
    shop.sql(
      `update order_lines set discount = 410 where position = 0 and order_seq = (select seq from orders where id = ?)`,
      id,
    )
  }
  await logIn(page.context(), shop)
  await page.setViewportSize(desktop)
  await page.goto('/#/Manage/Sales')
  const figures = page.getByRole('region', { name: 'Sales', exact: true })
  await expect(figures).toContainText(/Net sales\s*\$74\.80/)
  await expect(figures).toContainText(/Discounts\s*−\$8\.20/)
  await expect(figures).toContainText(/Tips\s*\$10\.00\s*13\.4% of net sales/)
  await expect(page.getByRole('region', { name: 'By way' })).toContainText('LUNCH10 2 orders−$8.20')
  const tips = page.getByRole('region', { name: 'Tips by day' })
  await tips.getByText('Show as a table: Tips by day').click()
  await expect(tips.getByRole('row', { name: /^Total/ })).toHaveText(/\$20\.00\$10\.00\$10\.00/)
  await tips.getByText('Show as a table: Tips by day').click()
  await expectAccessible(page)
  for (const size of [{ width: 320, height: 700 }, phone]) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(size.width)
  }
  await expectAccessible(page)
  const periods = await page.getByRole('navigation', { name: 'Period' }).boundingBox()
  expect(periods?.height, 'the periods stand in one line').toBeLessThan(52)

  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 612 792\]/g), 'one letter page').toHaveLength(1)
    const text = textOfPdf(pdf)
    for (const words of ['Netsales$74.80', '−$8.20', 'Byhour', 'Byway', 'Byitem', 'Bychoice', 'Tipsbyday'])
      expect(text).toContain(words)
    expect(text, 'what picks other days is not printed').not.toContain('DownloadCSV')
  }
})

test('it says what it waits for, what went wrong, and that nothing was sold', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/)
  await logIn(page.context(), shop)
  await page.setViewportSize(phone)
  let answer: 'late' | 'never' | 'at once' = 'late'
  let letGo = () => {}
  await page.route('**/api/office/sales?*', async (route) => {
    if (answer === 'late') await new Promise<void>((resolve) => (letGo = resolve))
    if (answer === 'never') return route.abort()
    return route.continue()
  })
  await page.goto('/#/Manage/Sales')
  // The charts show their axes and labels before the figures have loaded.
  await expect(page.getByRole('img', { name: /Sold by hour. One moment/ })).toContainText('12')
  await expect(page.getByRole('img', { name: /Net sales per day/ })).toBeVisible()
  await expectAccessible(page)
  answer = 'never'
  letGo()
  await expect(page.getByRole('alert')).toContainText('We can’t reach the server right now.')
  await expectAccessible(page)
  answer = 'at once'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No orders yet today.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See the last 7 days' }).click()
  await expect(page.getByText('No orders in these days.')).toBeVisible()
})

function smallestWord(page: Page): Promise<number> {
  return page
    .getByRole('img')
    .locator('text')
    .evaluateAll((texts) =>
      Math.min(
        ...texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale
        }),
      ),
    )
}
