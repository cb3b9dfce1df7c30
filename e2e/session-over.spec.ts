// A session that was ended elsewhere: whatever a staff screen asks next, the login answers.
import type { Page } from '@playwright/test'
import { expect, ownerPassword, test, type Shop } from './shop.ts'
import { cookPassword, hire, logIn, order } from './staff.ts'

test('another page, a form or the history of a price asks for the login, and the screen is gone', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  const login = page.getByRole('dialog', { name: 'Login' })
  // The menu's stream tells it soon, so the press is made in the page, at once.
  const edit = page.getByRole('link', { name: /^Edit/ }).first()
  const asking = [
    ['Manage/Log', 'Change log', async () => () => page.getByRole('link', { name: 'Prices' }).click()],
    ['Manage/Staff', 'Staff', async () => () => addSomebody(page)],
    [
      'Manage/Menu',
      'Items',
      async () => {
        const link = await edit.elementHandle()
        return () => link?.evaluate((element) => (element as HTMLElement).click())
      },
    ],
  ] as const
  for (const [screen, heading, getReady] of asking)
    await test.step(heading, async () => {
      await logIn(page.context(), shop)
      // What the screen asks by itself is answered before the session ends.
      const answered = page.waitForResponse(/\/api\/office\/(audit|log|staff|menu)/)
      await page.goto(`${shop.url}/#/${screen}`)
      await answered
      const title = page.getByRole('heading', { name: heading, level: 1 })
      await expect(title).toBeVisible()
      const ask = await getReady()
      shop.sql('delete from sessions')
      await ask()
      await expect(login).toBeVisible()
      await expect(title).toHaveCount(0)

      // Nothing of it was kept for whoever comes by.
      await login.getByRole('button', { name: 'Cancel' }).click()
      await page.goto(`${shop.url}/#/${screen}`)
      await expect(login).toBeVisible()
      await expect(title).toHaveCount(0)
      await page.goto('about:blank')
      await page.context().clearCookies()
    })
})

/** From now on the server's answer to "who am I" waits, until the returned function lets it go. */
async function holdMe(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/me', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** In another tab of the same browser. */
async function changeHands(page: Page, shop: Shop, username: string): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`${shop.url}/#/Staff`)
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  await logIn(page.context(), shop, username)
  await other.close()
}

// Today notices by itself that the session is over; these two do not ask.
test('whoever logs in next sees nothing of the owner, by way of the shop or of the own password', async ({
  page,
  shop,
}) => {
  await hire(shop, 'ben')
  await order(page.request, shop)
  for (const between of ['', 'Staff/Password'])
    await test.step(`by way of /${between}`, async () => {
      await logIn(page.context(), shop)
      await page.goto(`${shop.url}/#/Manage/Orders`)
      const customer = page.getByText('Rosa Delgado')
      await expect(customer).toBeVisible()
      await page.goto(`${shop.url}/#/${between}`)
      await expect(customer).toHaveCount(0)
      if (between)
        await expect(page.getByRole('heading', { name: 'Change your password', level: 1 })).toBeVisible()
      await changeHands(page, shop, 'ben')

      const answerMe = await holdMe(page)
      await page.goto(`${shop.url}/#/Manage/Orders`)
      await expect(page.getByRole('status')).toHaveText('One moment.')
      await expect(customer).toHaveCount(0)
      if (!between) await expect(page.getByRole('link', { name: 'Owner' })).toHaveCount(0)
      answerMe()
      await expect(page.getByRole('link', { name: 'ben' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'The office', level: 1 })).toBeVisible()
      await expect(customer).toHaveCount(0)

      // Nor does the next owner get a list that the first was shown.
      shop.sql("update staff set role = 'owner' where username = 'ben'")
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route('**/api/office/orders?*', async (route) => {
        await promise
        await route.continue()
      })
      await page.goto(`${shop.url}/#/`)
      // The office must have closed: a screen that stays open does not ask again who looks.
      await expect(page).toHaveTitle('Burritoful | Burritos since 1995')
      await page.goto(`${shop.url}/#/Manage/Orders`)
      await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
      await expect(customer).toHaveCount(0)
      resolve()
      await expect(customer).toBeVisible()
      await page.unroute('**/api/me')
      await page.unroute('**/api/office/orders?*')
      shop.sql("update staff set role = 'kitchen' where username = 'ben'")
    })
})

test('a screen that is refused asks who looks', async ({ page, shop, expectedComplaints }) => {
  expectedComplaints.push(/403/)
  await hire(shop, 'ben')
  await logIn(page.context(), shop)
  await page.goto(`${shop.url}/#/Manage/Log`)
  const title = page.getByRole('heading', { name: 'Change log', level: 1 })
  await expect(title).toBeVisible()
  await changeHands(page, shop, 'ben')
  await page.getByRole('link', { name: 'Prices' }).click()
  await expect(page.getByRole('link', { name: 'ben' })).toBeVisible()
  await expect(title).toHaveCount(0)
})

test('a cook who logs in where the owner’s session ended comes to the board', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  await hire(shop, 'ben')
  const login = page.getByRole('dialog', { name: 'Staff login' })
  const submit = async (username: string, password: string) => {
    await login.getByLabel('Username').fill(username)
    await login.getByLabel('Password').fill(password)
    await login.getByRole('button', { name: 'SUBMIT' }).click()
  }
  await page.goto(`${shop.url}/#/Manage/Sales`)
  await expect(login).toBeVisible()
  await submit('ben', cookPassword)
  await expect(page).toHaveURL(/#\/Kitchen$/)

  // Whoever closed the window did not want the screen any more.
  await page.context().clearCookies()
  await page.goto(`${shop.url}/#/Manage/Sales`)
  await page.reload()
  await login.getByRole('button', { name: 'CANCEL' }).click()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Login' }).click()
  await submit('owner', ownerPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
})

async function addSomebody(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Username').fill('ana')
  await page.getByLabel('First password', { exact: true }).fill('a few words in a row')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}
