// Remember me on this device (R76): a device that remembers its customer if asked to, and forgets at one tap in every tab.
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { storageOf } from './canary.page.ts'
import { add, expectComplete, openCheckout, rosa, submit } from './customer.ts'
import { fillCard, orderHere, switchOf } from './second-order.page.ts'
import { expect, test } from './shop.ts'

test('R76 a shared phone remembers whom it was asked to, shows it, and forgets it all at one tap, in every tab', async ({
  page,
  context,
}) => {
  await orderHere(page, { remember: true })
  const stored = await storageOf(page)
  expect(stored).toContain('18 Laurel St')
  for (const secret of [rosa['Card number'], '4242424242424242', rosa.CVV, '08/49'])
    expect(stored).not.toContain(secret)

  const open = async (tab: Page) => {
    await tab.goto('/#/Cart')
    await add(tab, 'Pork')
    const dialog = await openCheckout(tab)
    await expect(dialog.getByText('Ordering as Rosa Delgado.')).toBeVisible()
    await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('18 Laurel St')
    await expect(switchOf(dialog)).toHaveAttribute('aria-checked', 'true')
    return dialog
  }
  const typing = async (tab: Page) => {
    const form = await open(tab)
    await form.getByLabel('City', { exact: true }).fill('Clovis')
    return form
  }
  // What is typed in a tab outlives its checkout, and an order stays in sight on its page.
  const onMenu = await context.newPage()
  await typing(onMenu)
  await onMenu.goto('/#/Menu')
  await onMenu.reload()
  const onComplete = await context.newPage()
  await onComplete.goto('/#/Complete')
  await expect(onComplete.getByText('Rosa D., delivery')).toBeVisible()
  const dialog = await open(page)
  await expectAccessible(page)
  const other = await context.newPage()
  const otherDialog = await typing(other)
  const keys = await page.evaluate(() => localStorage.getItem('burritoful.orders') ?? '')
  const [key = ''] = /(?<="key":")[^"]+/.exec(keys) ?? []
  expect(key).toHaveLength(32)

  await dialog.getByRole('button', { name: 'Not you? Forget Rosa' }).click()
  await expect(dialog.getByLabel('First name')).toBeFocused()
  for (const form of [dialog, otherDialog]) {
    await expect(form.getByText('Ordering as')).toHaveCount(0)
    for (const label of ['First name', 'Last name', 'Email', 'Address', 'City'])
      await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(switchOf(form)).toHaveAttribute('aria-checked', 'false')
  }
  await expect(onComplete.getByText('Rosa, delivery')).toBeVisible()
  await onMenu.goto('/#/Cart')
  const nobodys = await openCheckout(onMenu)
  for (const label of ['First name', 'Address', 'City'])
    await expect(nobodys.getByLabel(label, { exact: true })).toHaveValue('')
  for (const tab of [page, other, onMenu, onComplete])
    expect(await storageOf(tab)).not.toMatch(new RegExp(`Rosa|Laurel|Delgado|${key}`))
  // The next person sees no more of the order than its link shows.
  await page.goto('/#/Complete')
  await page.reload()
  await expect(page.getByText('Rosa, delivery')).toBeVisible()
  await expect(page.getByText('Delgado')).toHaveCount(0)
})

test('R76 an order that is under way when its customer is forgotten brings nobody back', async ({
  page,
  context,
}) => {
  await orderHere(page, { remember: true })
  await page.goto('/#/Cart')
  await add(page, 'Pork')
  const dialog = await openCheckout(page)
  await fillCard(dialog)
  let answer = () => {}
  const isForgotten = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/orders', async (route) => {
    await isForgotten
    await route.continue()
  })
  const sending = page.waitForRequest('**/api/orders')
  await submit(dialog)
  await sending
  const other = await context.newPage()
  await other.goto('/#/Cart')
  const otherDialog = await openCheckout(other)
  await otherDialog.getByRole('button', { name: 'Not you? Forget Rosa' }).click()
  await expect(otherDialog.getByText('Ordering as')).toHaveCount(0)
  answer()
  await expectComplete(page)
  expect(await storageOf(page)).not.toMatch(/Rosa|Laurel|Delgado/)
})

test('R76 a second person on a remembered phone is remembered only if asked for, and never under another’s name', async ({
  page,
}) => {
  await orderHere(page, { remember: true })
  const open = async () => {
    await page.goto('/#/Cart')
    await add(page, 'Pork')
    const form = await openCheckout(page)
    await expect(form.getByText('Ordering as Rosa Delgado.')).toBeVisible()
    await form.getByLabel('First name').fill('Malik')
    return form
  }
  const dialog = await open()
  await expect(dialog.getByText('This device remembers Rosa Delgado.')).toBeVisible()
  await expect(dialog.getByText('Ordering as')).toHaveCount(0)
  await expect(switchOf(dialog)).toHaveAttribute('aria-checked', 'false')
  await dialog.getByLabel('Email').fill('malik@example.com')
  await fillCard(dialog)
  await submit(dialog)
  await expectComplete(page)
  expect(await storageOf(page)).not.toMatch(/Malik|malik/)

  const again = await open()
  await switchOf(again).click()
  await switchOf(again).click()
  await expect(again.getByText('This device remembers Rosa Delgado.')).toBeVisible()
  await switchOf(again).click()
  await fillCard(again)
  await submit(again)
  await expectComplete(page)
  expect(await storageOf(page)).toContain('Malik')
})

test('R76 the switch is off at first; turned off later, it forgets and keeps what is typed', async ({
  page,
}) => {
  await orderHere(page, { remember: false })
  expect(await storageOf(page)).not.toMatch(/Rosa|Laurel/)
  await orderHere(page, { remember: true })
  await page.goto('/#/Cart')
  await add(page, 'Pork')
  const dialog = await openCheckout(page)
  await switchOf(dialog).click()
  await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
  await expect(dialog.getByText('Ordering as')).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Laurel')
})
