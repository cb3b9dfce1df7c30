// Every screen of a demo is marked as a demo, and no screen of a real site is.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { add, fillForm, openCheckout, submit } from './customer.ts'
import { expect, type Shop, test as base } from './shop.ts'
import { openBoard, printOnBoard } from './staff.ts'

const words = 'Demo. Nothing here is real'
const mark = (page: Page) => page.getByRole('complementary', { name: 'Demo' })

const test = base.extend<{ demo: Shop }>({
  demo: async ({ shop }, provide) => provide(await shop.openAnother({ DEMO: 'on' })),
})

/** The mark stands at the top of the window, and covers nothing, at every width. */
async function expectMarked(page: Page): Promise<void> {
  await expect(mark(page)).toContainText(words)
  await expect(page).toHaveTitle(/^Demo: /)
  for (const width of [320, 1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const { top, covered, tooWide } = await page.evaluate(() => {
      const strip = document.querySelector('body > aside')
      const box = strip?.getBoundingClientRect()
      const under = document.elementFromPoint(innerWidth / 2, (box?.bottom ?? 0) + 1)
      return {
        top: box?.top,
        covered: strip?.contains(under),
        tooWide: document.documentElement.scrollWidth > innerWidth,
      }
    })
    expect({ top, covered, tooWide }, `at ${width} pixels`).toEqual({
      top: 0,
      covered: false,
      tooWide: false,
    })
  }
}

test('every screen says that it is a demo, and so do receipt and ticket; dialogs leave the mark in sight', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto(demo.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/napkin/)
  await expectMarked(page)
  await page.evaluate(() => scrollTo(0, 600))
  await expectMarked(page)
  await expectAccessible(page)

  await page.goto(`${demo.url}/#/Cart`)
  await add(page, 'Pork')
  await expectMarked(page)
  const dialog = await openCheckout(page)
  await expectMarkedAbove(page, dialog)
  await expectAccessible(page)
  await fillForm(dialog)
  await submit(dialog)
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await expectMarked(page)

  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(mark(page)).toBeVisible()
  expect(await sheetsOf(page), 'the receipt is one sheet, the mark included').toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })

  await openBoard(page, demo)
  await printOnBoard(page, 1)
  const onPaper = page.getByText('DEMO, don’t cook this')
  await expect(onPaper).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(onPaper).toBeVisible()
  await expect(mark(page)).toBeHidden()
  expect(await sheetsOf(page), 'the slip is one page, the mark included').toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await expectMarked(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sold out' }).click()
  await expectMarkedAbove(page, page.getByRole('dialog', { name: 'Sold out' }))

  await page.goto(`${demo.url}/#/Manage/Sales`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectMarked(page)
})

/** The page's own mark stays in sight above the window, which carries none. */
async function expectMarkedAbove(page: Page, dialog: Locator): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(mark(page)).toHaveCount(1)
    const strip = await mark(page).boundingBox()
    expect(strip?.y).toBe(0)
    expect((await dialog.boundingBox())?.y, `at ${width}`).toBeGreaterThanOrEqual(strip?.height ?? 800)
  }
}

test('the mark is there before the script is, and in the colors of the reader', async ({
  page,
  demo,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.route('**/*.js', (route) => route.abort())
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(demo.url)
  await expect(mark(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Demo: /)
})

test('a real site carries no mark', async ({ page, shop }) => {
  await page.goto(shop.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/napkin/)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(page.getByText(/demo/i)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/demo/i)
})

async function sheetsOf(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/MediaBox/g)?.length
}
