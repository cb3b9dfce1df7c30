// R56: a photograph goes from the owner's phone to every screen that shows the item; what is no picture is told in words.
import type { Page } from '@playwright/test'
import { freshPlace } from '../test-support/databases.ts'
import { drawnPhoto, mostly } from '../test-support/drawn-pictures.ts'
import { expectAccessible } from './axe.ts'
import { add, openCheckout } from './customer.ts'
import { openMenuOffice, saveMenu } from './menu.page.ts'
import { aPhoto, centerOf, choose, expectDrawn, openPicturePart, patience } from './picture.page.ts'
import { expect, Shop, test } from './shop.ts'
import { order } from './staff.ts'

async function bytesOf(page: Page, url: string): Promise<Buffer> {
  return (await page.request.get(url)).body()
}

test(
  'R56 a photograph is uploaded, its center chosen, saved, and seen on every screen',
  { tag: '@core' },
  async ({ page, shop, browser }) => {
    test.slow()
    const customer = await (await browser.newContext({ baseURL: shop.url })).newPage()
    await customer.goto('/#/Menu')
    await expect(customer.getByRole('heading', { name: 'Bean' })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
    await openMenuOffice(page, shop)
    const part = await openPicturePart(page, 'Bean')
    await choose(page, part, await aPhoto())
    await expect(page.getByText('Not saved: Picture.')).toBeVisible(patience)
    await expect(page.getByText('It shows on the site when you save.')).toBeAttached(patience)
    const center = centerOf(part)
    await expect(center).toBeVisible(patience)
    await expectAccessible(page)

    // The right half is blue: a tap, then arrow keys, then a drag of the cross.
    const whole = await center.boundingBox()
    if (!whole) throw new Error('the picture is not shown')
    await center.click({ position: { x: whole.width * 0.9, y: whole.height / 2 } })
    await expect(center).toHaveAccessibleDescription('90 % from the left, 50 % from the top.')
    await center.press('ArrowRight')
    await center.press('ArrowUp')
    await expect(center).toHaveAccessibleDescription('92 % from the left, 48 % from the top.')
    const at = (share: number) => [whole.x + whole.width * share, whole.y + whole.height * 0.48] as const
    await page.mouse.move(...at(0.92))
    await page.mouse.down()
    await page.mouse.move(...at(0.85), { steps: 4 })
    await page.mouse.up()
    await expect(center).toHaveAccessibleDescription(/^8[456] % from the left, 4[789] % from the top\.$/)

    await part.getByLabel('Description for blind visitors').fill('Black beans in a bowl.')
    const previews = part.getByRole('list', { name: 'How it looks' })
    await expect(previews.getByRole('listitem')).toHaveText(['Card', 'Tile', 'Phone', 'Thumb'])
    await expect(previews).toHaveAttribute('aria-busy', 'false', patience)
    await expect(previews.locator('img')).toHaveCount(4)
    for (const image of await previews.locator('img').all()) await expectDrawn(image)
    await saveMenu(page)

    // On the open Menu within moments, cut around the center, with the owner's words.
    const card = customer.getByRole('img', { name: 'Black beans in a bowl.' })
    await expect(card).toBeVisible(patience)
    await expectDrawn(card)
    const source = new URL((await card.getAttribute('src')) ?? '', shop.url).href
    expect(await mostly(await bytesOf(page, source))).toBe('blue')
    await expectAccessible(customer)

    await customer.goto('/#/Cart')
    const thumb = customer.getByRole('list', { name: 'Burritos' }).getByRole('listitem').nth(2).locator('img')
    await expect(thumb).toHaveAttribute('src', /photo-/)
    await expectDrawn(thumb.first())
    await add(customer, 'Bean')
    await openCheckout(customer)
    await customer.goto('/#/')
    const tile = customer.getByRole('link', { name: 'Bean' }).locator('img')
    await expect(tile).toHaveAttribute('src', /photo-.*-tile\.webp$/)

    // Without script, too; and in the order book.
    await expect
      .poll(async () => (await page.request.get(shop.url)).text(), patience)
      .toMatch(/\/pictures\/photo-[0-9a-f]{24}-8\d-4\d-0-tile\.avif/)
    const { id } = await order(page.request, shop, { bean: 1 })
    await page.goto(`${shop.url}/#/Manage/Order/${id}`)
    await expect(page.locator('img[src*="photo-"]').first()).toBeVisible(patience)
    await customer.context().close()
  },
)

test('R56 a bad file is told in words, a picture is turned, replaced and removed', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/415|422/)
  await page.setViewportSize({ width: 390, height: 800 })
  await openMenuOffice(page, shop)
  const part = await openPicturePart(page, 'Bean')
  const alert = part.getByRole('alert')
  const pdf = Buffer.from('%PDF-1.7 a scan of the menu')
  await choose(page, part, { name: 'menu-scan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(alert).toHaveText('“menu-scan.pdf” isn’t a picture. Use JPEG, PNG, WebP or AVIF.')
  await choose(page, part, { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: pdf })
  await expect(alert).toHaveText('“menu.jpg” isn’t a picture. Use JPEG, PNG, WebP or AVIF.')
  const jpeg = await drawnPhoto()
  const huge = Buffer.concat([jpeg, Buffer.alloc(13_900_000)])
  await choose(page, part, { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge })
  await expect(alert).toHaveText('That picture is 14 MB. Use one under 10 MB.')
  const broken = jpeg.subarray(0, jpeg.length / 2)
  await choose(page, part, { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken })
  await expect(alert).toHaveText('We couldn’t read that picture.', patience)
  await expectAccessible(page)

  await choose(page, part, await aPhoto())
  await expect(centerOf(part)).toBeVisible(patience)
  await expect(alert).toHaveCount(0)
  const whole = centerOf(part).locator('img')
  await expectDrawn(whole)
  await part.getByRole('button', { name: 'Turn' }).click()
  // It stands upright now.
  await expect
    .poll(() => whole.evaluate((one: HTMLImageElement) => one.naturalHeight > one.naturalWidth), patience)
    .toBe(true)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await part.getByRole('button', { name: 'Remove' }).click()
  await expect(part.getByText('No picture yet.')).toBeVisible()
  await expect(part.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  await saveMenu(page)
  expect(shop.sql("select picture from menu_items where id = 'bean'")).toEqual([{ picture: null }])
  await page.goto(`${shop.url}/#/Menu`)
  await expect(page.getByRole('heading', { name: 'Bean' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').nth(2).getByRole('img')).toHaveCount(0)
})

test('R56 two servers on one PostgreSQL show the same photograph', async ({ page, browser }) => {
  test.slow()
  const { databaseUrl } = await freshPlace('postgres')
  const [first, other] = [
    new Shop({ ...(await freshPlace('sqlite')), databaseUrl }),
    new Shop({ ...(await freshPlace('sqlite')), databaseUrl }),
  ]
  await first.open()
  await other.open()
  try {
    const customer = await (await browser.newContext({ baseURL: other.url })).newPage()
    await customer.goto('/#/Menu')
    await openMenuOffice(page, first)
    const part = await openPicturePart(page, 'Bean')
    await choose(page, part, await aPhoto())
    await expect(centerOf(part)).toBeVisible(patience)
    await saveMenu(page)
    const card = customer.getByRole('main').getByRole('listitem').nth(2).locator('img')
    await expect(card).toHaveAttribute('src', /photo-/, patience)
    await expectDrawn(card)
    await customer.goto('about:blank')
  } finally {
    // The page closes its stream before the server ends, or else the browser might complain.
    await page.goto('about:blank')
    await first.shutDown()
    await other.shutDown()
  }
})
