// The owner searches the order book, and sees new orders come in.
import { expectAccessible } from './axe.ts'
import { completeCopies } from './copied-orders.ts'
import { openOffice, orderLink, panel, rowsOf } from './order-book.ts'
import { expect, test, type Shop } from './shop.ts'
import { order } from './staff.ts'

/** Adds copies of the latest order under one name and day. */
function copyOrder(shop: Shop, times: number, first: string, last: string, day: string): void {
  const fields = `body_hash, email, timestamp, status, subtotal, tax, total, fulfillment_details,
    local_hour, item_count, ready_by, first_ready_by, search_email`
  shop.sql(
    `with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${times})
    insert into orders (id, idempotency_key, first_name, last_name, business_day, search_name, search_last_name, ${fields})
    select printf('${first.slice(0, 2)}%020d', n), 'copy ${first} ' || n, ?, ?, ?, lower(? || ' ' || ?), lower(?), ${fields}
    from copies, (select * from orders order by seq desc limit 1)`,
    first,
    last,
    day,
    first,
    last,
    last,
  )
  completeCopies(shop)
}

test(
  'search, filters, days and pages are in the address, and Back walks through them',
  { tag: '@core' },
  async ({ page, shop }) => {
    await order(page.request, shop)
    const [placed] = shop.sql<{ day: string }>('select business_day as day from orders')
    copyOrder(shop, 119, 'José', 'Nunez', placed?.day ?? '')
    copyOrder(shop, 2, 'Ana', 'Pop', '2026-01-10')
    await openOffice(page, shop, 'Orders')
    await expect(page.getByText('1 to 50 of 120')).toBeVisible()

    await page.getByRole('button', { name: 'Older' }).click()
    await expect(page.getByText('51 to 100 of 120')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Older' })).toBeFocused()
    await expect(page).toHaveURL(/#\/Manage\/Orders\/page\/2$/)

    const search = page.getByRole('search')
    const field = search.getByRole('searchbox', { name: 'Search' })
    await field.fill('NÚÑ')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/Orders\/find\/N%C3%9A%C3%91$/)
    await expect(page.getByRole('main')).toContainText('119 orders match.')
    await expect(field).toBeFocused()

    await search.getByLabel('Status').selectOption('Ready')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('No order matches.').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Clear search' }).click()
    await expect(page.getByText('1 to 50 of 120')).toBeVisible()
    await expect(field).toHaveValue('')

    await field.fill('ana')
    await search.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Search all days' }).click()
    await expect(page.getByText('1 to 2 of 2')).toBeVisible()
    await expect(rowsOf(page).nth(1)).toContainText(/Jan 10|Ana Pop/)
    await search.getByLabel('Day').fill('2026-01-11')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/Orders\/day\/2026-01-11\/find\/ana$/)
    await expect(page.getByText('No order matches.').first()).toBeVisible()

    for (const [address, count, typed] of [
      [/\/days\/all\/find\/ana$/, '1 to 2 of 2', 'ana'],
      [/\/Orders\/find\/ana$/, 'No order matches.', 'ana'],
      [/\/Orders$/, '1 to 50 of 120', ''],
      [/\/status\/ready\/find\/N%C3%9A%C3%91$/, 'No order matches.', 'NÚÑ'],
      [/\/Orders\/find\/N%C3%9A%C3%91$/, '1 to 50 of 119', 'NÚÑ'],
      [/\/page\/2$/, '51 to 100 of 120', ''],
    ] as const) {
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.getByText(count).first()).toBeVisible()
      await expect(field).toHaveValue(typed)
    }

    // A typed search that was not sent yet survives a change of days.
    await field.fill('ana')
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'All' }).click()
    await expect(page.getByText('1 to 50 of 122')).toBeVisible()
    await expect(field).toHaveValue('ana')
    await page.goBack()
    await expect(page.getByText('51 to 100 of 120')).toBeVisible()

    // The link from an order leads back to the same page of the list.
    await rowsOf(page).nth(3).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/)
    await page.getByRole('link', { name: 'Orders' }).last().click()
    await expect(page.getByText('51 to 100 of 120')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('1 to 50 of 120')).toBeVisible()
  },
)

test('new orders and moves appear by themselves, and the keyboard keeps its place', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR|404/)
  await openOffice(page, shop, 'Orders')
  await expect(page.getByText('No orders yet today.').first()).toBeVisible()
  await expectAccessible(page)
  await order(page.request, shop)
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  const [placed] = shop.sql<{ day: string }>('select business_day as day from orders')
  copyOrder(shop, 48, 'Ana', 'Pop', placed?.day ?? '')
  await order(page.request, shop)
  await expect(page.getByText('1 to 50 of 50')).toBeVisible()
  await orderLink(page, 1).focus()
  const last = await order(page.request, shop, { pork: 2 }, ['Åsa', 'Öberg'])
  await expect(rowsOf(page).nth(1)).toContainText('Åsa Öberg')
  // The row has moved to the next page, and the focus is not lost.
  await expect(orderLink(page, 2)).toBeFocused()

  await page.getByRole('link', { name: 'Order 51' }).press('Enter')
  await expect(panel(page, 'History').getByRole('listitem').first()).toContainText('Åsa Öberg, on the site')
  const move = { from: 'placed', to: 'cooking' }
  const headers = { origin: shop.url }
  await page.request.post(`${shop.url}/api/orders/${last.id}/move`, { headers, data: move })
  await expect(panel(page, 'History')).toContainText('CookingOwner')
  await page.request.post(`${shop.url}/api/orders/${last.id}/undo`, { headers, data: { from: 'cooking' } })
  await expect(panel(page, 'History')).toContainText('Back to NewUndo, Owner')

  await page.goto(`${shop.url}/#/Manage/Order/AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s no such order.')
  await page.getByRole('link', { name: 'Go to the orders' }).click()
  await expect(page.getByText('1 to 50 of 51')).toBeVisible()
  // A list that could not be fetched again stays on the screen, with a message.
  await page.route('**/api/office/orders?*', (route) => route.abort())
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'We can’t reach the server right now.' })
  await expect(failed).toBeVisible()
  await expect(page.getByText('1 to 50 of 51')).toBeVisible()
  await page.unroute('**/api/office/orders?*')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(0)
  await shop.close()
  await expect(page.getByText('Connection lost.')).toBeVisible()
  await expectAccessible(page)
})
