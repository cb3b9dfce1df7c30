// Screens in Chromium: the customer's tracker and receipt, the office's order, and the browser that kept a cart.
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { add, checkoutOf, fillForm, inCart, submit } from '../../e2e/customer.ts'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { freshDataDir } from '../../test-support/databases.ts'
import type { SetUp } from '../set-up.ts'

/** How quick a screen is, others measure. */
const longestLook = 120_000

/** A browser that is closed and opened again with what it has kept, as on a person's own machine. */
export async function prepareBrowser(setUp: SetUp): Promise<() => Promise<BrowserContext>> {
  const profile = await freshDataDir()
  const executablePath = await findOrInstallChromium()
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  return async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args,
      viewport: { width: 1280, height: 900 },
    })
    setUp.later(() => context.close())
    context.setDefaultTimeout(longestLook)
    context.setDefaultNavigationTimeout(longestLook)
    return context
  }
}

/** Orders once, and then leaves with a cart that is not empty. */
export async function leaveACart(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/#/Cart`)
  await add(page, 'Pork')
  await page.getByRole('button', { name: 'CHECKOUT' }).click()
  await fillForm(checkoutOf(page), { Email: 'browser@example.com' })
  await submit(checkoutOf(page))
  await page.getByRole('heading', { name: 'Order Complete!' }).waitFor()
  await page.goto(`${url}/#/Cart`)
  await add(page, 'Beef', 2)
  await add(page, 'Chix')
  await page.close()
}

/** What this browser still knows: its cart, and the order that it placed last. */
export async function readKept(context: BrowserContext, url: string): Promise<Map<string, unknown>> {
  const page = await context.newPage()
  await page.goto(`${url}/#/Cart`)
  await expect(inCart(page)).toBeAttached({ timeout: longestLook })
  const cart = await inCart(page).textContent()
  const texts = await readTracker(page, `${url}/#/Complete`)
  await page.close()
  return new Map<string, unknown>([
    ['the cart that a browser kept', cart],
    ['the latest order of a browser', texts],
  ])
}

/** The tracker, the printed receipt, and the order in the office. */
export async function readScreens(
  context: BrowserContext,
  { url, cookie }: { url: string; cookie: string },
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  const screens = new Map<string, unknown>()
  for (const id of ids) {
    screens.set(`the tracker of order ${id}`, await readTracker(page, `${url}/#/Order/${id}`))
    screens.set(`the receipt of order ${id}`, await readReceipt(page))
    screens.set(`the office’s screen of order ${id}`, await readScreen(page, `${url}/#/Manage/Order/${id}`))
  }
  await page.close()
  return screens
}

const printButton = (page: Page) => page.getByRole('button', { name: 'Print receipt' })

/** The button comes after the screen, unless the order was cancelled. */
async function readTracker(page: Page, address: string): Promise<Shown> {
  await readScreen(page, address)
  const cancelled = page.getByRole('heading', { level: 1, name: /cancel/i })
  await expect(printButton(page).or(cancelled)).toBeVisible({ timeout: longestLook })
  return readMain(page)
}

async function readScreen(page: Page, address: string): Promise<Shown> {
  await page.goto('about:blank')
  await page.goto(address)
  // A screen has its heading before its order. Who was not charged reads of no amount.
  await expect(page.getByRole('main')).toContainText(/\$\d|\d \w+ burritos?\b/, { timeout: longestLook })
  return readMain(page)
}

/** Once it stands still. */
async function readMain(page: Page): Promise<Shown> {
  for (let last = ''; ; await page.waitForTimeout(100)) {
    const text = await page.getByRole('main').innerText()
    if (text === last) return shownIn(text)
    last = text
  }
}

/** A cancelled order has none. */
async function readReceipt(page: Page): Promise<Shown> {
  if ((await printButton(page).count()) === 0) return {}
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const shown = shownIn(await page.getByRole('article').innerText())
  await page.emulateMedia({ media: 'screen' })
  return shown
}

/** Each as a fact of its own, since only what was there before is compared. */
type Shown = Readonly<Record<string, true>>

/** Amounts, times, numbers and addresses: the words around them, and where they stand, change with the version. */
function shownIn(text: string): Shown {
  const facts = [...text.matchAll(/\S*[\d@]\S*/g)].map(([fact]) => fact.replace(/[.,:;]+$/, ''))
  return Object.fromEntries(facts.map((fact) => [fact, true]))
}
