// What customers read while nobody is in sight in the kitchen (R48), and how often it was on time (R49).
import type { Page } from '@playwright/test'
import type { MenuReply } from '#domain/api.ts'
import { expectAccessible } from './axe.ts'
import { add, openCheckout } from './customer.ts'
import { expectToFit } from './settings-hand.ts'
import { expect, test } from './shop.ts'

/** What the server tells, but for this. */
async function tell(page: Page, change: Partial<MenuReply>, restaurant: object = {}): Promise<void> {
  await page.route('**/api/live', (route) => route.abort())
  await page.route('**/api/menu', async (route) => {
    const reply = (await (await route.fetch()).json()) as MenuReply
    await route.fulfill({ json: { ...reply, ...change, restaurant: { ...reply.restaurant, ...restaurant } } })
  })
}

test.beforeEach(({ expectedComplaints }) => void expectedComplaints.push(/ERR_FAILED/))

test('R48 no orders are taken for now: said kindly, with whom to call, and SUBMIT is off', async ({
  page,
}) => {
  await tell(page, { isUnwatched: true }, { phone: '(559) 555-0142' })
  await page.goto('/#/Cart')
  const strip = page.getByRole('main').getByRole('status').filter({ hasText: 'We can’t reach the kitchen.' })
  await expect(strip).toContainText('Ordering is off until the kitchen answers. Your cart is safe.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Call (559) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15595550142',
  )
  await add(page, 'Beef')
  await expectAccessible(page)
  await expectToFit(page)
  const dialog = await openCheckout(page)
  await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toHaveAccessibleDescription(
    'We can’t reach the kitchen. Ordering is off until the kitchen answers.',
  )
})

test('R49 the owner shows how often orders were ready on time: on Welcome and in the checkout', async ({
  page,
}) => {
  await tell(page, { record: { keptPercent: 96 } })
  await page.goto('/')
  const line = 'Ready on time 96% of the time.'
  await expect(page.getByRole('region', { name: 'Visit us' }).getByText(line)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/Cart')
  await add(page, 'Beef')
  const dialog = await openCheckout(page)
  await expect(dialog.getByText(line)).toBeVisible()
})

test('R49 a fresh install shows no record', async ({ page }) => {
  await page.goto('/#/Cart')
  const dialog = await openCheckout(page)
  await expect(dialog.getByRole('radio', { name: /^As soon as possible, about/ })).toBeVisible()
  await expect(dialog.getByText('of the time')).toHaveCount(0)
})
