// The Staff screen, the log, and what happens to a person whose account is turned off.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectBigEnough } from './axe.ts'
import { expect, test, type Shop } from './shop.ts'
import { columnOf, hire, logIn, openBoard, order, ticketOf } from './staff.ts'

async function openOffice(page: Page, shop: Shop, screen: 'Staff' | 'Log'): Promise<void> {
  await logIn(page.context(), shop)
  await page.goto(`/#/Manage/${screen}`)
  const title = screen === 'Staff' ? 'Staff' : 'Change log'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row', { name: new RegExp(`^${name}\\b`) })
}

async function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

test('a disabled cook is out while the board is open', async ({ page, shop, browser }) => {
  await hire(shop, 'ben')
  const placed = await order(page.request, shop)
  const kitchen = await browser.newContext({ baseURL: shop.url })
  const board = await kitchen.newPage()
  await openBoard(board, shop, 'ben')
  await openOffice(page, shop, 'Staff')

  await rowOf(page, 'ben').getByRole('button', { name: 'Turn off ben' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off ben?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  // A tap on another tablet of the cook, which has not received the news: the server refuses it already.
  await expect(page.getByText('ben is turned off and logged out.')).toBeVisible()
  const tap = await kitchen.request.post(`/api/orders/${placed.id}/move`, {
    data: { from: 'placed', to: 'cooking' },
    headers: { origin: shop.url },
  })
  expect(tap.status()).toBe(401)

  const login = board.getByRole('dialog', { name: 'Login' })
  // By the stream: without its news the board would ask again only after a minute.
  await expect(login).toContainText('You’re logged out.')
  expect(shop.sql('select status from orders')).toEqual([{ status: 'placed' }])
  await expectAccessible(board)

  await expect(rowOf(page, 'ben')).toContainText('Off')
  const turnOn = page.getByRole('button', { name: 'Turn on ben' })
  await expect(turnOn).toBeFocused()
  await turnOn.click()
  await expect(page.getByText('ben can log in again.')).toBeVisible()
  await kitchen.close()
})

test(
  'a person is added, chooses a password at the first login, and gets to the board',
  { tag: '@core' },
  async ({ page, shop, browser, expectedComplaints }) => {
    expectedComplaints.push(/422/)
    await hire(shop, 'ben')
    await openOffice(page, shop, 'Staff')
    // Nobody can turn off their own account, and the own password is changed only by a person who knows it.
    const own = rowOf(page, 'Owner')
    await expect(own.getByRole('button')).toHaveCount(0)
    await expect(own.getByRole('combobox')).toHaveCount(0)
    await expect(own.getByRole('link', { name: 'New password' })).toHaveAttribute('href', '#/Staff/Password')

    const form = page.getByRole('region', { name: 'Add a person' })
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
    await form.getByLabel('Name', { exact: true }).fill('Pilar Reyes')
    await form.getByLabel('Username').fill('Ben')
    await form.getByRole('button', { name: 'Suggest one' }).click()
    const first = await form.getByLabel('First password', { exact: true }).inputValue()
    await expect(form.getByText(first)).toBeVisible()
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(form.getByText('That username is taken.')).toBeVisible()
    await expect(form.getByLabel('Username')).toBeFocused()
    await expectAccessible(page)
    await form.getByLabel('Username').fill('Pilar')
    await expect(form.getByText('That username is taken.')).toHaveCount(0)
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(form.getByRole('status')).toContainText('Pilar Reyes can log in now.')
    await expect(form.getByRole('status')).toContainText(first)
    // This is the only copy of the password, so a second press on the empty form must keep it.
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(form.getByRole('status')).toContainText(first)
    await expect(rowOf(page, 'Pilar Reyes')).toContainText('Never')

    const kitchen = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })
    const phone = await kitchen.newPage()
    await phone.goto('/')
    await phone.getByRole('contentinfo').getByRole('button', { name: 'Login' }).click()
    const login = phone.getByRole('dialog', { name: 'Login' })
    await login.getByLabel('Username').fill('pilar')
    await login.getByLabel('Password').fill(first)
    await login.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(phone.getByText('Choose your own password first.')).toBeVisible()
    await expectAccessible(phone)
    // Every other screen leads back to this one.
    await phone.goto('/#/Kitchen')
    await expect(phone).toHaveURL(/#\/Staff$/)
    await expect(phone.getByRole('navigation', { name: 'Staff' }).getByRole('link')).toHaveCount(0)

    await phone.getByLabel('The password you were given', { exact: true }).fill(first)
    await phone.getByLabel('New password', { exact: true }).fill('too short')
    await phone.getByRole('button', { name: 'Change password' }).click()
    await expect(phone.getByText('Use 12 characters or more.')).toBeVisible()
    await expect(phone.getByLabel('New password', { exact: true })).toBeFocused()
    await phone.getByRole('button', { name: 'Show new password' }).click()
    await expect(phone.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')
    await phone.getByLabel('New password', { exact: true }).fill('a password of my own')
    await phone.getByRole('button', { name: 'Change password' }).click()
    await expect(phone.getByText('Your password is changed.')).toBeVisible()
    await expect(phone.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await pageWidth(phone)).toBe(390)
    await phone.getByRole('link', { name: 'Go to the kitchen' }).click()
    await expect(columnOf(phone, 'New')).toBeVisible()

    // In the shop, the login window shows the way back to the staff side.
    await phone.getByRole('link', { name: 'Burritoful, home' }).click()
    await phone.getByRole('contentinfo').getByRole('button', { name: 'Login' }).click()
    await expect(login.getByText('You’re logged in as Pilar Reyes.')).toBeVisible()
    await expectAccessible(phone)
    await login.getByRole('link', { name: 'Go to the kitchen' }).click()
    await expect(columnOf(phone, 'New')).toBeVisible()
    await kitchen.close()
  },
)

test('a new password and another role, each asked for in a window', async ({ page, shop }) => {
  await hire(shop, 'ben')
  await openOffice(page, shop, 'Staff')
  const role = page.getByLabel('Role of ben')
  await role.selectOption('owner')
  const asked = page.getByRole('dialog', { name: 'Make ben an owner?' })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(role).toHaveValue('kitchen')
  await role.selectOption('owner')
  await asked.getByRole('button', { name: 'Make owner' }).click()
  await expect(page.getByText('ben is an owner now.')).toBeVisible()
  await expect(role).toHaveValue('owner')

  await page.getByRole('button', { name: 'New password for ben' }).click()
  const dialog = page.getByRole('dialog', { name: 'New password' })
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByText('Enter a password.')).toBeVisible()
  await expect(dialog.getByLabel('New password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('New password', { exact: true }).fill('given by the owner')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByText('given by the owner')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'New password for ben' })).toBeFocused()
  await expect(page.getByText('given by the owner')).toHaveCount(0)

  const people = page.getByRole('table')
  for (const width of [1241, 1110, 901, 780, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await pageWidth(page), `at ${width} pixels`).toBe(width)
    // The table does not overlap the form beside it.
    expect(
      await people.evaluate((table) => table.clientWidth <= (table.parentElement?.clientWidth ?? 0)),
      `the table at ${width} pixels`,
    ).toBe(true)
    await expectBigEnough(page.getByRole('main').getByRole('button').or(role), 44, `at ${width} pixels`)
  }
  await expectAccessible(page)
})

test('the log tells who changed what, by topic, page by page; the kitchen’s taps only on demand', async ({
  page,
  shop,
}) => {
  // Without the entry that tells of the owner's own first day.
  shop.sql('delete from audit_log')
  await hire(shop, 'ben')
  const { number } = await order(page.request, shop)
  await openBoard(page, shop, 'ben')
  await ticketOf(page, number).getByRole('button', { name: 'Start cooking' }).click()
  await ticketOf(columnOf(page, 'Cooking'), number).getByRole('button', { name: 'Mark ready' }).click()
  await expect(ticketOf(columnOf(page, 'Ready'), number)).toBeVisible()
  // Fifty-one entries of the day before, older than the kitchen's two.
  shop.sql('update audit_log set id = id + 1000')
  const dayBefore = new Date(Date.now() - 30 * 3_600_000).toISOString()
  for (let times = 0; times <= 50; times += 1)
    shop.sql(
      `insert into audit_log (id, at, by_username, topic, target, action) values (?, ?, 'owner', 'price', 'chix', ?)`,
      1_000 - times,
      dayBefore,
      JSON.stringify({
        what: 'changed',
        target: { kind: 'item', id: 'chix', name: 'Chicken' },
        changes: [{ field: 'price', from: 1000, to: 1000 + times }],
      }),
    )

  await openOffice(page, shop, 'Log')
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(50)
  await expect(entries.nth(0)).toContainText('Owner changed Chicken: price $10.00 → $10.00')
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(entries).toHaveCount(51)
  await expect(page.locator(':focus')).toHaveText('That’s all there is.')
  await expect(page.getByRole('status').filter({ hasText: '1 more.' })).toBeAttached()
  await expectAccessible(page)

  await page.setViewportSize({ width: 320, height: 844 })
  expect(await pageWidth(page)).toBe(320)
  // The kitchen's taps are shown to whoever asks for them.
  const taps = page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Kitchen' })
  await taps.click()
  await expect(page).toHaveURL(/#\/Manage\/Log\/kitchen$/)
  await expect(entries).toHaveCount(2)
  await expect(taps).toBeFocused()
  await expect(entries.nth(0)).toContainText(`ben moved order ${number}: Cooking → Ready`)
  await expect(entries.nth(1)).toContainText(`ben moved order ${number}: New → Cooking`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Today')
  await expect(entries.nth(0).getByRole('link')).toHaveAttribute('href', /^#\/Manage\/Order\/[\w-]{22}$/)
  const row = page.getByRole('navigation', { name: 'Restaurant' })
  await expect(row.getByRole('link', { name: 'Change log' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Staff' }).click()
  await expect(page.getByText('Nobody has changed anything here yet.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/Manage/Log/weather')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here')
})
