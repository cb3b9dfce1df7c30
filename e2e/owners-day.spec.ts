// The owner's day, from the login to the CSV file.
import { readFile } from 'node:fs/promises'
import { openInSpreadsheet } from '../test-support/spreadsheet.ts'
import { placeOrder } from './customer.ts'
import { cookAll } from './sales.page.ts'
import { expect, ownerPassword, test } from './shop.ts'
import { columnOf, ticketOf } from './staff.ts'

test('the owner logs in, looks at the board, sees the day’s sales grow and takes them home', async ({
  page,
  shop,
  browser,
  expectedComplaints,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).click()
  const login = page.getByRole('dialog')
  await login.getByLabel('Username').fill('owner')
  await login.getByLabel('Password').fill(ownerPassword)
  await page.keyboard.press('Enter')
  const places = page.getByRole('navigation', { name: 'Staff' })
  await places.getByRole('link', { name: 'Kitchen' }).click()
  await expect(columnOf(page, 'New')).toContainText('All clear.')

  await page.getByRole('link', { name: 'Office' }).click()
  await places.getByRole('link', { name: 'Money' }).click()
  await expect(page.getByText('No orders yet today.')).toBeVisible()

  const customer = await browser.newPage({ baseURL: shop.url })
  const figures = page.getByRole('region', { name: 'Sales', exact: true })
  await placeOrder(customer)
  await cookAll(page, shop)
  await expect(figures).toContainText(/Net sales\s*\$42\.00/)
  await placeOrder(customer)
  await cookAll(page, shop)
  // The figures change without a reload of the owner's page.
  await expect(figures).toContainText(/Net sales\s*\$84\.00/)
  await expect(figures).toContainText(/Total\s*\$91\.98/)
  await expect(figures).toContainText(/Orders\s*2/)
  await expect(figures).toContainText(/Items\s*8/)
  await expect(figures).toContainText(/Average order\s*\$42\.00/)
  await customer.close()

  await places.getByRole('link', { name: 'Kitchen' }).click()
  for (const number of [1, 2]) await expect(ticketOf(columnOf(page, 'Cooking'), number)).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: '7 days', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'By day' })).toBeVisible()
  await expect(figures).toContainText('$91.98')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  const { columns, rows, formulas } = openInSpreadsheet(await readFile(await download.path()))
  expect(formulas).toEqual([])
  expect(rows).toHaveLength(7)
  const today = Object.fromEntries(columns.map((column, at) => [column, rows[6]?.[at]]))
  expect(today).toMatchObject({
    Orders: '2',
    Items: '8',
    Sales: '84.00',
    Refunds: '0.00',
    'Net sales': '84.00',
    Tax: '7.98',
    Total: '91.98',
    Beef: '4',
    Chix: '2',
    Bean: '0',
    Pork: '2',
  })

  // Somebody ends the session elsewhere: the figures disappear from the screen.
  const periods = page.getByRole('navigation', { name: 'Period' })
  await periods.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(figures).toContainText('$91.98')
  expectedComplaints.push(/401/)
  shop.sql('delete from sessions')
  await expect(figures).toBeHidden()
})
