// Leaving a staff screen: a form that is not saved, its place in the history, and what was still to be printed.
import { openOffice } from './order-book.ts'
import { button, field, type } from './hours.page.ts'
import { expect, test } from './shop.ts'
import { order } from './staff.ts'

test('Back and Forward from an unsaved form, stayed or left: the form is in the history once', async ({
  page,
  shop,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  const open = async (screen: string) => {
    await openOffice(page, shop, screen)
    await expect(title).toBeVisible()
  }
  for (const screen of ['Books', 'Codes', 'Hours', 'Ways']) await open(screen)
  await page.goBack()
  await button(page, 'Set the hours').click()
  await type(page, 'Monday from', '7a')

  await page.goForward()
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'Monday from')).toHaveValue(/^7:00.AM$/)
  await page.goBack()
  await expect(asked).toBeVisible()
  // Back from the question is Stay.
  await page.goBack()
  await expect(asked).toBeHidden()
  await expect(field(page, 'Monday from')).toHaveValue(/^7:00.AM$/)
  await page.goBack()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/#\/Manage\/Codes$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/Manage\/Books$/)
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(/#\/Manage\/Hours$/)
  // What was left is gone.
  await expect(button(page, 'Set the hours')).toBeVisible()
})

test('whoever leaves the first group of options for its own address leaves what was typed', async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, 'Options')
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toHaveValue('Salsa')
  await name.fill('Sauce')
  await page
    .getByRole('navigation', { name: 'Groups' })
    .getByRole('link', { name: /^Salsa/ })
    .click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/#\/Manage\/Options\/./)
  await expect(name).toHaveValue('Salsa')
})

test('a receipt that waits for its logo is not printed on another screen', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    HTMLImageElement.prototype.decode = () => promise
    Object.assign(window, {
      showLogo: resolve,
      print: () => (document.documentElement.dataset['printed'] = ''),
    })
  })
  const { id } = await order(page.request, shop)
  await openOffice(page, shop, `Order/${id}`)
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await expect(page.locator('[data-paper=receipt]')).toBeAttached()
  await page.getByRole('link', { name: 'Orders' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await page.evaluate(async () => {
    ;(window as unknown as { showLogo: () => void }).showLogo()
    await new Promise((resolve) => setTimeout(resolve))
  })
  await expect(page.locator('html')).not.toHaveAttribute('data-printed')
})
