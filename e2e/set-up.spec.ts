// Payments and mail (R40, R73): their page shows what is set, sets up the mail server, and tries both.
import { startMailServer } from '../test-support/mail-server.ts'
import { expectAccessible } from './axe.ts'
import { save } from './settings.page.ts'
import { expect, test } from './shop.ts'
import { logIn, order } from './staff.ts'

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
  const set = page.getByRole('region', { name: 'Mail', exact: true })
  await expect(set).toContainText('Whoever runs the server has set this')
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
  await expect(page.getByRole('region', { name: 'Mail', exact: true })).toContainText('Mail isn’t set up')
  await page.getByLabel('Your email address').fill('owner@example.com')
  await page.getByRole('button', { name: 'Send a test email' }).click()
  const mailTrial = page.getByRole('form', { name: 'Test an email' })
  await expect(mailTrial.getByRole('status')).toContainText('we wrote it to a file on the server')

  await test.step('a test card is held and released, another is declined, and no order is stored', async () => {
    await page.goto('/#/Staff')
    await firstWeek.getByRole('link', { name: 'Set up payments' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments and mail')
    await expect(page.getByRole('region', { name: 'Cards' })).toContainText('Payments are in demo mode')
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

test(
  'R73 a new owner sets up mail in the office, tries it, and her first receipt goes out',
  { tag: '@core' },
  async ({ page, shop }) => {
    const server = await startMailServer()
    await logIn(page.context(), shop)
    await page.goto('/#/Manage/SetUp')
    const mail = page.getByRole('region', { name: 'Mail', exact: true })
    await mail.getByRole('button', { name: 'Save' }).click()
    await expect(mail.getByLabel('Mail server')).toBeFocused()
    await mail.getByLabel('Mail server').fill('127.0.0.1')
    await mail.getByLabel('Encryption').selectOption('After the greeting (STARTTLS)')
    await expect(mail.getByLabel('Port')).toHaveValue('587')
    await mail.getByLabel('Port').fill(String(server.port))
    await mail.getByLabel('Username').fill('cook')
    await mail.getByLabel('Password', { exact: true }).fill('secret salsa')
    await mail.getByLabel('Emails come from').fill('hello@rosas.example')
    await mail.getByRole('button', { name: 'Save' }).click()
    await expect(mail).toContainText('The mail server is saved, and not in use yet.')
    await expect(mail.getByLabel('Password', { exact: true })).toHaveValue('')

    const trial = page.getByRole('form', { name: 'Test an email' })
    await trial.getByLabel('Your email address').fill('owner@example.com')
    await trial.getByRole('button', { name: 'Send a test email' }).click()
    await expect(trial.getByRole('status')).toContainText('Look in the inbox of owner@example.com.')
    await mail.getByRole('button', { name: 'Turn on' }).click()
    await expect(mail).toContainText('Emails go out through 127.0.0.1.')
    await expectAccessible(page)

    await order(page.request, shop)
    await expect.poll(() => server.received.length).toBe(2)
    expect(server.received[1]?.sender).toBe('hello@rosas.example')
    await server.stop()
  },
)

test('R72 a summary at closing needs the restaurant’s address; then its switch saves at once', async ({
  page,
  shop,
}) => {
  await logIn(page.context(), shop)
  await page.goto('/#/Manage/SetUp')
  const panel = page.getByRole('region', { name: 'At closing' })
  const summary = panel.getByRole('switch', { name: 'A summary of the day' })
  await expect(panel).toContainText('Enter the restaurant’s email under Details first')
  await expect(summary).toHaveAttribute('aria-disabled', 'true')

  await page.goto('/#/Manage/Restaurant')
  await page.getByLabel('Email').fill('owner@example.com')
  await save(page)
  await page.goto('/#/Manage/SetUp')
  await expect(panel).toContainText('to owner@example.com')
  await expect(summary).not.toBeChecked()
  await summary.click()
  await expect(summary).toBeChecked()
  await expectAccessible(page)
  await page.reload()
  await expect(summary).toBeChecked()
})
