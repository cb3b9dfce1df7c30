// The page of all parts in all states: it fits, can be read and pressed, at a phone's width and a desktop's, in forced
// colors and with text of twice the size. The page is built here, because `npm start` has none of it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { css } from '../vite/css.ts'
import { expectAccessible, expectBigEnough } from './axe.ts'

test.describe.configure({ mode: 'default' })

let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burritoful-parts-'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    publicDir: false,
    css,
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: 'web/parts.html' } },
  })
})

test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** No server: whatever the page asks for is read from the folder. */
async function openParts(page: Page): Promise<void> {
  await page.route('http://parts.invalid/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ path: path.join(folder, pathname) })
  })
  await page.goto('http://parts.invalid/web/parts.html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

/** Nothing stands outside the window, and no words are cut off by what holds them. */
async function expectToFit(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, caption')
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(isSeen)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1
        const hasWords = [...element.childNodes].some(({ nodeName }) => nodeName === '#text')
        const isCut = hasWords && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
        return isOutside || isCut
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`)
  })
  expect(cut).toEqual([])
}

for (const width of [320, 390, 768, 1280])
  test(`every part fits and is accessible at ${width} pixels${width === 390 ? ' @core' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openParts(page)
    await expectToFit(page)
    await expectAccessible(page)
    await expectBigEnough(page.getByRole('main').getByRole('button'), 44, 'on the page of parts')

    await page.getByRole('button', { name: 'Open the form' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  })

test('in forced colors a part that is off, or chosen, differs from one that is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openParts(page)
  const look = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { color, borderColor } = getComputedStyle(button)
      return { color, borderColor }
    })
  for (const name of ['Plain', 'Go', 'Quiet'])
    expect(await look(`${name}, off`)).not.toEqual(await look(name))
})

for (const width of [390, 1280])
  test(`every part holds text of twice the size at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    // As somebody sets it in the browser: break points follow, which are in em.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await openParts(page)
    await expectToFit(page)
  })
