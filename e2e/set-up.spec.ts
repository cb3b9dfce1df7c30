// Payments and mail are set by environment (R40): their page says what to ask for, shows what is set, and tries it.
import { startMailServer } from '../test-support/mail-server.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './shop.ts'
import { logIn } from './staff.ts'

test('R40 a test mail arrives, and one that fails is told in words', async ({ page, shop: first }) => {
  test.slow()
  const server = await startMailServer()
  const shop = await first.openAnother({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'orders@burritoful.example',
  })
  await logIn(page.context(), shop)
  await page.goto(`${shop.url}/#/Staff`)
  await expect(page.getByRole('region', { name: 'First week' })).toContainText(
    'Emails go out through 127.0.0.1',
  )
  await page.getByRole('region', { name: 'First week' }).getByRole('link', { name: 'Mail' }).click()
  const set = page.getByRole('region', { name: 'Ask whoever runs your server' })
  await expect(set).toContainText(`127.0.0.1, port ${server.port}`)
  await expect(set).toContainText('orders@burritoful.example')

  const form = page.getByRole('form', { name: 'Test an email' })
  const send = form.getByRole('button', { name: 'Send a test email' })
  await send.click()
  await expect(form.getByLabel('Your email address')).toBeFocused()
  await expect(form).toContainText('Enter one email address')
  await form.getByLabel('Your email address').fill('owner@example.com')
  await send.click()
  await expect(form.getByRole('status')).toContainText('Look in the inbox of owner@example.com.')
  expect(server.received.map(({ recipients, email }) => [recipients, email.subject])).toEqual([
    [['owner@example.com'], 'A test email from Burritoful'],
  ])
  await expectAccessible(page)

  server.behave('knows no such person')
  await send.click()
  await expect(form.getByRole('alert')).toContainText('there’s no mailbox owner@example.com')
  await expectAccessible(page)
  await server.stop()
  await send.click()
  await expect(form.getByRole('alert')).toContainText('Nobody answers there.')
  await expect(form.getByRole('alert')).toContainText('ECONNREFUSED')
})

test('R40 without a mail server the first screen says so, and its place says what to set; a test card is tried', async ({
  page,
  shop,
}) => {
  await logIn(page.context(), shop)
  await page.goto('/#/Staff')
  const firstWeek = page.getByRole('region', { name: 'First week' })
  await expect(firstWeek).toContainText('Customers get no receipt yet')
  await firstWeek.getByRole('link', { name: 'Set up mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments and mail')
  const set = page.getByRole('region', { name: 'Ask whoever runs your server' })
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL']) await expect(set).toContainText(name)
  await page.getByLabel('Your email address').fill('owner@example.com')
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByRole('status')).toContainText('we wrote it to a file on the server')

  await test.step('a test card is held and released, another is declined, and no order is stored', async () => {
    await page.goto('/#/Staff')
    await firstWeek.getByRole('link', { name: 'Set up payments' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments and mail')
    await expect(page.getByRole('region', { name: 'Ask whoever runs your server' })).toContainText(
      'DEMO_PAYMENTS',
    )
    const form = page.getByRole('form', { name: 'Test a card' })
    await form.getByRole('button', { name: 'Try this card' }).click()
    await expect(form.getByRole('status')).toHaveText('It works. We held $1.00 and released it.')
    await form.getByLabel('Test card').selectOption('4000 0000 0000 0002, declined')
    await form.getByRole('button', { name: 'Try this card' }).click()
    await expect(form.getByRole('alert')).toContainText('The card was declined.')
    await expectAccessible(page)
    expect(shop.countOrders()).toBe(0)
  })
})
