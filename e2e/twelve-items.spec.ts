// A menu of twelve items, put straight into the database: every screen, paper and letter shows them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { expectAccessible } from './axe.ts'
import { expectComplete, fillForm, openCheckout, submit } from './customer.ts'
import { orderLink, panel, rowOf } from './order-book.ts'
import type { NewItem } from './insert-items.ts'
import { cookAll } from './sales.page.ts'
import { expect, test, type Shop } from './shop.ts'
import { logIn, openBoard, openSoldOut, printOnBoard, ticketOf } from './staff.ts'

/** Names up to the longest that the office allows, with and without Spanish, a picture and a color that we know. */
const twelve: readonly NewItem[] = [
  item('fish', 'Fish', 'Fish', 'cielo', 'chix', 1195, 'Pescado'),
  item('shrimp', 'Shrimp', 'Shrimp', 'rosa', 'pork', 1295, 'Camarón'),
  item('al-pastor', 'Al Pastor', 'Pastor', 'chile', 'beef', 1150),
  item('nopales', 'Nopales', 'Nopales', 'lima', null, 975, 'Nopales'),
  item('mushroom', 'Mushroom and huitlacoche', 'Mushroom', 'lila', null, 1025, 'Hongos con huitlacoche'),
  item('long', 'The longest name that our office can take', 'Twelve chars', 'arena', null, 1350),
  item('unbroken', 'Chilaquilescarnitasbarbacoamachacatingas', 'Wwwwwwwwwwww', 'maiz', 'bean', 1400),
  item('breakfast', 'Breakfast', 'Breakfast', 'maiz', 'taco', 850, 'Desayuno'),
  item('veggie', 'Veggie', 'Veggie', 'jade', 'bean', 925, 'Verduras'),
  item('turkey', 'Turkey', 'Turkey', 'beige', null, 1075, 'Pavo'),
  item('carnitas', 'Carnitas', 'Carnitas', 'chile', 'pork', 1125),
  item('kids', 'For kids', 'Kids', 'cielo', 'chix', 650, 'Para niños'),
]

function item(
  id: string,
  name: string,
  shortName: string,
  color: string,
  picture: string | null,
  price: number,
  es?: string,
): NewItem {
  const words = (en: string) => ({ en, ...(es !== undefined && { es }) })
  const description = words(
    `What is in it: everything that ${name.slice(0, 20)} needs, and then some more of it.`,
  )
  return { id, name: words(name), shortName: words(shortName), description, price, color, picture }
}

const names = twelve.map(({ name }) => name.en)
const shortNames = twelve.map(({ shortName }) => shortName.en)
const widths = [390, 1280] as const

function openTwelve(shop: Shop): void {
  shop.sql('delete from menu_items')
  for (const one of twelve) shop.putOnMenu(one)
}

/** As wide as the window at most, with every picture that was asked for. */
async function expectWhole(page: Page): Promise<void> {
  const { overflow, broken } = await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    return {
      // Behind a dialog the page is locked, and its scroll bar is gone.
      overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      broken: images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    }
  })
  expect({ overflow, broken }).toEqual({ overflow: 0, broken: [] })
}

/** Whole and accessible at each width, the widest of them last. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expectWhole(page)
      await expectAccessible(page)
    })
}

/** The server makes the page anew when it has noticed the change. */
async function openWelcome(page: Page, wanted: string[]): Promise<void> {
  await expect(async () => {
    await page.goto('/')
    const tiles = page.getByRole('main').locator('section').last().getByRole('link')
    await expect(tiles).toHaveText(wanted, { timeout: 1_000 })
  }).toPass()
}

test('twelve items from the tiles to the sales, at 390 and 1280 px', async ({ page, shop }) => {
  test.slow()
  openTwelve(shop)
  const main = page.getByRole('main')

  await test.step('Welcome', async () => {
    await openWelcome(page, names)
    await expectToFit(page)
  })

  await test.step('Menu', async () => {
    await page.goto('/#/Menu')
    await expect(page.getByText('Twelve burritos. That’s the whole list.')).toBeVisible()
    const cards = main.getByRole('list').first().locator(':scope > li')
    await expect(cards.getByRole('heading')).toHaveText(names)
    await expect(cards.nth(0).getByRole('img', { name: /burrito/ })).toBeVisible()
    // Without a picture, and with the name of one that is not there.
    for (const at of [3, 7]) await expect(cards.nth(at).getByRole('img')).toHaveCount(0)
    await expectToFit(page)
  })

  await test.step('Cart', async () => {
    // R61: more than eight items, and the cart lists what was chosen. Order Now leads to the row of its item.
    await page.goto('/#/Cart')
    const rows = main.getByRole('list', { name: 'Burritos' })
    await expect(rows).toContainText('Your cart is empty. Pick something from the menu.')
    for (const [at, name] of names.entries()) {
      await rows.getByRole('link', { name: 'Menu' }).click()
      await main
        .getByRole('list')
        .first()
        .locator(':scope > li')
        .nth(at)
        .getByRole('link', { name: 'Order Now' })
        .click()
      await rows.getByRole('button', { name: `Add one ${name}` }).click()
    }
    await expect(rows.getByRole('heading')).toHaveText(names)
    await expect(rows).toContainText('Forgot something?')
    await page.getByRole('button', { name: 'Add one Fish' }).click()
    await expectToFit(page)
  })

  await test.step('checkout to Order Complete', async () => {
    const dialog = await openCheckout(page)
    for (const name of names)
      await expect(dialog.getByRole('region', { name: 'Your order' })).toContainText(name)
    await expectToFit(page)
    await fillForm(dialog)
    await submit(dialog)
    await expectComplete(page)
    await expect(main.getByText('2 fish burritos')).toBeVisible()
    await expect(main.getByText('1 Al Pastor burrito')).toBeVisible()
    await expect(main.getByText('1 mushroom and huitlacoche burrito')).toBeVisible()
    await expectToFit(page)
  })

  await test.step('receipt', async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const rows = page.getByRole('article').locator('tbody').getByRole('row')
    await expect(rows.getByRole('cell').filter({ hasText: /[a-z]/i })).toHaveText(names)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  })

  await test.step('the mail', async () => {
    const text = await expect
      .poll(() => readLetter(shop), { message: 'the receipt is in the outbox' })
      .toContain('2 fish burritos, $11.95 each: $23.90')
      .then(() => readLetter(shop))
    for (const { name } of twelve) expect(text.toLowerCase()).toContain(name.en.toLowerCase())
  })

  await test.step('board, ticket and slip', async () => {
    await openBoard(page, shop)
    const strip = page.getByRole('region', { name: 'All day' })
    await expect(strip.getByRole('listitem')).toHaveCount(12)
    await strip.getByRole('button', { name: 'All 12' }).click()
    await expect(strip.getByText('Kids', { exact: true })).toBeInViewport()
    const soldOut = await openSoldOut(page)
    await expect(soldOut.getByRole('region', { name: 'Burritos' }).getByRole('switch')).toHaveCount(12)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const lines = ticketOf(page, 1).getByRole('listitem')
    await expect(lines).toHaveCount(12)
    await expect(lines.nth(0)).toHaveAttribute('data-color', 'cielo')
    await expect(lines.nth(9)).toHaveAttribute('data-color', 'arena')
    await expectToFit(page)
    await page.evaluate(() => void (window.print = () => {}))
    await printOnBoard(page, 1)
    const slip = page.locator('[data-paper=ticket] li')
    await expect(slip).toHaveText(shortNames.map((name, at) => `${at === 0 ? 2 : 1} ${name}`))
    const beyond = await page
      .locator('[data-paper=ticket]')
      .evaluate((paper) => paper.scrollWidth - paper.clientWidth)
    expect(beyond).toBe(0)
  })

  await test.step('an item that leaves the menu stays on its ticket', async () => {
    shop.sql("delete from menu_items where id = 'fish'")
    await page.reload()
    const gone = ticketOf(page, 1).getByRole('listitem').nth(0)
    await expect(gone).toHaveText(/2\s*Fish/)
    await expect(gone).toHaveAttribute('data-color', 'arena')
  })

  await test.step('order book', async () => {
    await logIn(page.context(), shop)
    await page.goto('/#/Manage/Orders')
    await expect(rowOf(page, 1)).toContainText('2 Fish, 1 Shrimp, 1 Pastor')
    await expectToFit(page)
    await orderLink(page, 1).click()
    await expect(panel(page, 'Items').getByRole('listitem')).toHaveCount(12)
    await expect(panel(page, 'Items')).toContainText('Fish')
    await expectToFit(page)
  })

  await test.step('menu office', async () => {
    await page.goto('/#/Manage/Menu')
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(names.slice(1))
    await expectToFit(page)
  })

  await test.step('Sales', async () => {
    await cookAll(page, shop)
    await page.goto('/#/Manage/Sales')
    const bars = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'By item' }) })
      .getByRole('listitem')
    // What has left the menu comes last.
    await expect(bars).toHaveText([...shortNames.slice(1), 'Fish'].map((name) => new RegExp(`^${name} \\d`)))
    await expectToFit(page)
  })
})

test('a menu of one item fits, too', async ({ page, shop }) => {
  shop.sql('delete from menu_items')
  shop.putOnMenu(item('fish', 'Fish', 'Fish', 'lila', null, 1195))
  await openWelcome(page, ['Fish'])
  await expectToFit(page)
  await page.goto('/#/Menu')
  await expect(page.getByText('One burrito. That’s the whole list.')).toBeVisible()
  await expectToFit(page)
})

/** The newest letter in the outbox, as a person without HTML reads it. */
async function readLetter(shop: Shop): Promise<string> {
  const outbox = path.join(shop.dataDir, 'outbox')
  const letters = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  const [newest] = letters
    .map((name) => path.join(outbox, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (!newest) return ''
  return (await PostalMime.parse(readFileSync(newest))).text ?? ''
}
