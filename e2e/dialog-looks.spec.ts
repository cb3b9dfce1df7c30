// How dialogs look while one chooses and scrolls, where a unit test cannot see it.
import type { Locator } from '@playwright/test'
import { add, openCheckout } from './customer.ts'
import { expect, test } from './shop.ts'
import { makeHot, openYours } from './make-it-yours.page.ts'

test('R58 no word of a choice is broken, from a phone on its side to a small tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1024 })
  await page.goto('/#/Menu')
  const dialog = await openYours(page, 'Beef')
  for (const width of [320, 390, 700, 768, 800, 844, 960, 961, 1024]) {
    await page.setViewportSize({ width, height: 1024 })
    const broken = await dialog
      .locator('label span')
      .filter({ hasText: /\S/ })
      .evaluateAll((names) =>
        names.flatMap(({ firstChild }) => {
          const text = firstChild?.textContent ?? ''
          return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(firstChild as Node, index)
            range.setEnd(firstChild as Node, index + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          })
        }),
      )
    expect(broken, `at ${width}`).toEqual([])
  }
})

test('nothing shows through the lace under the head while the dialog scrolls', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/#/Menu')
    const dialog = await openYours(page, 'Beef')
    await dialog.evaluate((window) => Promise.all(window.getAnimations().map(({ finished }) => finished)))
    const head = await dialog.getByRole('heading', { level: 2 }).locator('..').boundingBox()
    if (!head) throw new Error('the dialog has no head')
    const lace = { x: head.x, y: head.y + head.height, width: head.width, height: 22 }
    const look = () => page.screenshot({ clip: lace, animations: 'disabled' })
    const before = await look()
    await dialog
      .locator(':scope > div')
      .last()
      .evaluate((body) => body.scrollTo({ top: 190, behavior: 'instant' }))
    expect((await look()).equals(before), `at ${width}`).toBe(true)
    await page.goto('/#/Cart')
  }
})

test('R78 in forced colors all that is chosen is in the reader’s own colors for that', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/#/Menu')
  const yours = await openYours(page, 'Beef')
  await makeHot(yours)
  const choices = [
    yours.getByRole('radio', { name: 'Hot' }),
    yours.getByRole('checkbox', { name: 'Guacamole' }),
  ]
  for (const choice of choices) await expectChosenColors(choice)
  await page.keyboard.press('Escape')

  await page.goto('/#/Cart')
  await add(page, 'Beef')
  const checkout = await openCheckout(page)
  for (const name of [/^Delivery/, /^As soon as possible/])
    await expectChosenColors(checkout.getByRole('radio', { name }))
})

async function expectChosenColors(choice: Locator): Promise<void> {
  const differs = () =>
    choice.evaluate((input) => {
      const sample = document.body.appendChild(document.createElement('p'))
      sample.style.cssText = 'forced-color-adjust: none; color: SelectedItemText; background: SelectedItem'
      const [is, wanted] = [input.closest('label') ?? input, sample].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return `${color} on ${backgroundColor}`
      })
      sample.remove()
      return is === wanted ? '' : `${is}, not ${wanted}`
    })
  await expect.poll(differs).toBe('')
}
