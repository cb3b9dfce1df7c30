// An order and a login over plain http on a LAN host name. There browsers send no Sec-Fetch-Site, set no secure cookies
// and have no crypto.randomUUID.
import { expectComplete, fillCart, fillForm, openCheckout, submit } from './customer.ts'
import { expect, ownerPassword, test } from './shop.ts'

const hostName = 'burritoful.test'

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${hostName} 127.0.0.1`],
    }),
  baseURL: async ({ shop }, provide) => provide(shop.url.replace('127.0.0.1', hostName)),
})

test('R2 R30 an order and a login over plain http on a LAN', async ({ page, shop, expectedComplaints }) => {
  // Browsers apply this header only over https, and complain otherwise.
  expectedComplaints.push(/Cross-Origin-Opener-Policy header has been ignored/)
  await fillCart(page)
  expect(await page.evaluate(() => [location.hostname, isSecureContext])).toEqual([hostName, false])
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/orders'))
  await submit(dialog)
  expect((await (await sent).allHeaders())['sec-fetch-site']).toBeUndefined()
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)

  await page.getByRole('contentinfo').getByRole('button', { name: 'Login' }).click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('Username').fill('owner')
  await login.getByLabel('Password').fill(ownerPassword)
  await login.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/napkin/)
})

test('where no screen can be kept on, the board says so once', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Cross-Origin-Opener-Policy header has been ignored/)
  await page.goto('/?login=failed#/')
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('Username').fill('owner')
  await login.getByLabel('Password', { exact: true }).fill(ownerPassword)
  await login.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await page.goto('/#/Kitchen')
  const words = page.getByText('This screen may fall asleep')
  await expect(words).toBeVisible()
  await page.getByRole('status').filter({ has: words }).getByRole('button', { name: 'Got it' }).click()
  await expect(words).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'New', exact: true })).toBeVisible()
  await expect(words).toHaveCount(0)
})
