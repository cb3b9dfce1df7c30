// The widths and sizes that no designer draws: small and sideways phones, tablets held upright, large letters, long names (R78).
import type { Page } from '@playwright/test'
import { add, expectComplete, fillForm, openCheckout, submit } from './customer.ts'
import { growMenu, makeHot, openYours } from './make-it-yours.page.ts'
import { expect, test } from './shop.ts'
import { expectToFit, setView, type View } from './widths.page.ts'

const desktop: View = { width: 1280, height: 800, letters: 16 }
const sideways: View = { width: 844, height: 390, letters: 16 }
const views: readonly View[] = [
  { width: 320, height: 640, letters: 16 },
  { width: 768, height: 1024, letters: 16 },
  sideways,
  { width: 320, height: 640, letters: 24 },
  { width: 390, height: 844, letters: 32 },
  { width: 1280, height: 800, letters: 32 },
  desktop,
]

/** Forty characters, as many as an item's name may have. */
const longName = 'Grandmother’s Slow-Cooked Barbacoa Roll'

async function expectToFitEverywhere(page: Page, screen: string): Promise<void> {
  for (const view of views)
    await test.step(`${screen}, ${view.width} px, letters of ${view.letters}`, async () => {
      await setView(page, view)
      const dialog = page.getByRole('dialog')
      await expectToFit((await dialog.count()) > 0 ? dialog : page.locator('body'))
    })
}

test('R78 R77 every screen of the shop fits a small phone, a sideways one, a tablet and large letters', async ({
  page,
  shop,
}) => {
  test.slow()
  growMenu(shop, 1)
  shop.sql(
    'update menu_items set name = ?, short_name = ? where id = ?',
    JSON.stringify({ en: longName }),
    JSON.stringify({ en: 'Barbacoa' }),
    'pork',
  )
  await page.goto('/')
  await expectToFitEverywhere(page, 'Welcome')
  await page.goto('/#/Menu')
  await expectToFitEverywhere(page, 'Menu')
  await openYours(page, longName)
  await expectToFitEverywhere(page, 'Make it yours')
  await page.keyboard.press('Escape')

  await page.goto('/#/Cart')
  await add(page, 'Beef', 2)
  const yours = await openYours(page, 'Beef')
  await makeHot(yours)
  await yours.getByRole('button', { name: /^Add 1/ }).click()
  await expect(yours).toBeHidden()
  await expectToFitEverywhere(page, 'Cart')
  const dialog = await openCheckout(page)
  await expectToFitEverywhere(page, 'Checkout')
  await setView(page, sideways)
  await expect(dialog.getByRole('heading', { name: 'Checkout' })).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toBeInViewport()
  await setView(page, desktop)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
  await expectToFitEverywhere(page, 'Complete')
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await expectToFitEverywhere(page, 'Cancel')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Order Complete!')
  await expectToFitEverywhere(page, 'Canceled')
  await page.goto('/#/Tacos')
  await expectToFitEverywhere(page, 'Not found')
  await page.getByRole('button', { name: 'Login' }).click()
  await expectToFitEverywhere(page, 'Login')
})

test('R78 one, nine and sixty items without pictures fit; a last row that is not full stands in the middle', async ({
  page,
  shop,
}) => {
  shop.sql("delete from menu_items where id <> 'pork'")
  shop.sql('update menu_items set picture = null')
  for (const count of [1, 9, 60]) {
    for (let at = shop.sql('select id from menu_items').length; at < count; at += 1) {
      const words = { en: `Item ${at + 1}` }
      shop.putOnMenu({
        id: `item-${at}`,
        name: words,
        shortName: words,
        description: words,
        price: 500,
        color: 'lima',
        picture: null,
      })
    }
    for (const path of ['/#/', '/#/Menu'])
      for (const view of [desktop, { width: 390, height: 844, letters: 16 }])
        await test.step(`${path} with ${count} items, ${view.width} px`, async () => {
          await setView(page, view)
          await page.goto('about:blank')
          await page.goto(path)
          const names = path === '/#/' ? 'main a[data-color]' : 'main li:has(h2)'
          await expect(page.locator(names)).toHaveCount(count)
          await expectToFit(page.locator('body'))
          const last = await page.locator(names).last().boundingBox()
          if (last && count % (path === '/#/' || view.width > 760 ? 2 : 1) === 1)
            expect(Math.abs(last.x + last.width / 2 - view.width / 2)).toBeLessThan(12)
        })
  }
})
