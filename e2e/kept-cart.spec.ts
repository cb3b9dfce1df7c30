// A cart that the version before has kept: it survives the upgrade, and tabs of both versions share it (R26).
import type { Page } from '@playwright/test'
import { add, expectComplete, fillForm, inCart, openCheckout, submit } from './customer.ts'
import { expect, test } from './shop.ts'

/** Puts these values into local storage before the page starts, as the version before has left them there. */
async function keep(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, text] of Object.entries(kept)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    }
  }, values)
}

test('R26 a cart kept by the version before survives with its prices, and is ordered to the end', async ({
  page,
  shop,
}) => {
  await keep(page, {
    'burritoful.cart': '{"beef":2,"chix":1,"bean":0,"pork":1}',
    'burritoful.seen-prices': '{"beef":1050,"chix":950,"bean":950,"pork":1100,"taxRate":950}',
  })
  await page.goto('/#/Cart')
  await expect(inCart(page)).toHaveText('4 burritos, total $45.99')
  await expect(page.getByRole('status').filter({ hasText: 'went up' })).toContainText(
    'Chix went up to $10.00. It was $9.50 when you added it.',
  )
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select item, quantity from order_lines order by position')).toEqual([
    { item: 'beef', quantity: 2 },
    { item: 'chix', quantity: 1 },
    { item: 'pork', quantity: 1 },
  ])
  await page.goto('/#/Cart')
  await page.reload()
  await expect(inCart(page)).toHaveText('0 burritos, total $0.00')
})

test('R26 a tab that still has the page of the version before shares the cart', async ({ page, context }) => {
  await page.goto('/#/Cart')
  await add(page, 'Beef', 2)
  // Any page of the same origin has the storage; what the old page does with it follows below.
  const old = await context.newPage()
  await old.goto('/healthz')

  await changeAsBefore(old, { chix: 1 })
  await expect(inCart(page)).toHaveText('3 burritos, total $33.95')
  await page.getByRole('button', { name: 'Remove one Beef' }).click()
  await expect.poll(() => readAsBefore(old)).toEqual({ beef: 1, chix: 1, bean: 0, pork: 0 })
  await changeAsBefore(old, { beef: -1, pork: 2 })
  await expect(inCart(page)).toHaveText('3 burritos, total $35.04')
  await page.reload()
  await expect(inCart(page)).toHaveText('3 burritos, total $35.04')
})

type CountsBefore = Record<'beef' | 'chix' | 'bean' | 'pork', number>

/** The page of the version before knows four counts, and takes everything else for nothing. */
function readAsBefore(tab: Page): Promise<CountsBefore> {
  return tab.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('burritoful.cart') ?? '{}') as Partial<CountsBefore>
    const { beef = 0, chix = 0, bean = 0, pork = 0 } = kept
    return { beef, chix, bean, pork }
  })
}

async function changeAsBefore(tab: Page, by: Partial<CountsBefore>): Promise<void> {
  const before = await readAsBefore(tab)
  const after = Object.entries(before).map(([item, count]) => [
    item,
    count + (by[item as keyof CountsBefore] ?? 0),
  ])
  await tab.evaluate(
    (text) => localStorage.setItem('burritoful.cart', text),
    JSON.stringify(Object.fromEntries(after)),
  )
}
