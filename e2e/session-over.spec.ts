// A session that was ended elsewhere: whatever a staff screen asks next, the login answers.
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { logIn } from './staff.ts'

type Asking = readonly [what: string, screen: string, heading: string, ask: (page: Page) => Promise<void>]

const asking: readonly Asking[] = [
  [
    'another page',
    'Manage/Log',
    'Who changed what',
    (page) => page.getByRole('link', { name: 'Prices' }).click(),
  ],
  ['a form', 'Manage/Staff', 'Staff accounts', addSomebody],
]

for (const [what, screen, heading, ask] of asking) {
  test(`${what} asks for the login, and the screen is gone`, async ({ page, shop, expectedComplaints }) => {
    expectedComplaints.push(/401/)
    await logIn(page.context(), shop)
    await page.goto(`${shop.url}/#/${screen}`)
    const title = page.getByRole('heading', { name: heading, level: 1 })
    await expect(title).toBeVisible()
    shop.sql('delete from sessions')
    await ask(page)
    const login = page.getByRole('dialog', { name: 'Login' })
    await expect(login).toBeVisible()
    await expect(title).toHaveCount(0)

    // Nothing of it was kept for whoever comes by.
    await login.getByRole('button', { name: 'Cancel' }).click()
    await page.goto(`${shop.url}/#/${screen}`)
    await expect(login).toBeVisible()
    await expect(title).toHaveCount(0)
  })
}

async function addSomebody(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Username').fill('ana')
  await page.getByLabel('First password').fill('a few words in a row')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}
