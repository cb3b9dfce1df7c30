// Login and the first staff screen: R11, R28, R30.
import type { Page } from '@playwright/test'
import { expect, ownerPassword, test } from './shop.ts'

async function openLogin(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Login' }).click()
  return page.getByRole('dialog', { name: 'Staff login' })
}

async function logIn(page: Page, username: string, password: string) {
  const dialog = await openLogin(page)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'SUBMIT' }).click()
}

test(
  'R11 R28 the window is for staff, has two required fields, sends nothing while one is empty, and closes',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/#/Menu')
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    let dialog = await openLogin(page)
    await expect(dialog.getByRole('heading')).toHaveText('Staff login')
    await expect(dialog).toContainText('Ordering? You don’t need an account.')
    await expect(dialog.getByLabel('Username')).toHaveAttribute('required', '')
    await expect(dialog.getByLabel('Username')).toHaveAttribute('type', 'text')
    await expect(dialog.getByLabel('Password')).toHaveAttribute('required', '')
    await expect(dialog.getByLabel('Password')).toHaveAttribute('type', 'password')

    await dialog.getByLabel('Username').fill('owner')
    await dialog.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(dialog.getByLabel('Password')).toBeFocused()
    expect(
      await dialog.getByLabel('Password').evaluate((field: HTMLInputElement) => field.validity.valueMissing),
    ).toBe(true)
    expect(sent).toEqual([])

    await dialog.getByRole('button', { name: 'CANCEL' }).click()
    await expect(dialog).toBeHidden()
    dialog = await openLogin(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Login' })).toBeFocused()

    await test.step('Back closes it, and the next one leaves the page', async () => {
      await openLogin(page)
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
    })
  },
)

test(
  'R30 the owner comes to Today, by name, and can log out',
  { tag: '@core' },
  async ({ page, context, expectedComplaints }) => {
    expectedComplaints.push(/401/)
    await page.goto('/')
    const sent = page.waitForRequest((request) => request.url().endsWith('/login'))
    await logIn(page, 'owner', ownerPassword)
    const request = await sent
    expect(request.method()).toBe('POST')
    expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded')
    await expect(page).toHaveURL(/#\/Staff$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
    await expect(page.getByRole('banner')).toContainText('Owner')
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax' })

    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/napkin/)
    // What is left opens nothing: it gives this browser a better place in the queue of logins.
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['device'])
    await page.goto('/#/Staff')
    await expect(page.getByRole('dialog', { name: 'Staff login' })).toBeVisible()
  },
)

test(
  'R30 a wrong password comes back to the modal with a message, read once',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/#/Menu')
    await logIn(page, 'owner', 'not the password')
    const dialog = page.getByRole('dialog', { name: 'Staff login' })
    await expect(dialog.getByRole('alert')).toHaveText('Wrong username or password.')
    // The form keeps what was typed, except the password.
    await expect(dialog.getByLabel('Username')).toHaveValue('owner')
    await expect(dialog.getByLabel('Password')).toHaveValue('')
    await expect(dialog.getByLabel('Password')).toBeFocused()
    const kept = await page.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)])
    expect(kept.join()).not.toContain('not the password')
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/napkin/)
    await expect(dialog).toBeHidden()
  },
)

test('R30 the message is told on a slow phone that is busy with something else', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/login-dialog-*.js', async (route) => {
    await held
    return route.continue()
  })
  const asked = page.waitForRequest('**/login-dialog-*.js')
  await page.goto('/?login=failed')
  await asked
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  // React restarts a rendering whenever the address changes.
  const busy = page.evaluate(
    () =>
      new Promise<void>((rest) => {
        const until = performance.now() + 2_000
        const change = () => {
          history.replaceState(null, '', location.hash === '#/' ? '#/menu' : '#/')
          dispatchEvent(new HashChangeEvent('hashchange'))
          if (performance.now() < until) setTimeout(change)
          else rest()
        }
        change()
      }),
  )
  letGo()
  await busy
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const dialog = page.getByRole('dialog', { name: 'Staff login' })
  await expect(dialog.getByRole('alert')).toHaveText('Wrong username or password.')
})

test('R30 too many tries are told to wait', async ({ page }) => {
  await page.goto('/')
  for (let tries = 0; tries < 10; tries += 1) {
    const reply = await page.request.post('/login', {
      form: { username: 'guessed', password: 'guess' },
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    })
    expect(reply.headers()['location']).toBe('/?login=failed#/')
  }
  await logIn(page, 'guessed', 'guess')
  await expect(page.getByRole('dialog', { name: 'Staff login' }).getByRole('alert')).toContainText(
    'Too many tries',
  )
})
