// R36, R38, R39: a restaurant of another name carries it from Details to the shop, the ticket, the letter and the link preview.
import { emails } from './after-order.page.ts'
import { expectAccessible } from './axe.ts'
import { aPhoto, expectDrawn, patience } from './picture.page.ts'
import { expectToFit, menuOf, openSettings, save, test } from './settings.page.ts'
import { expect } from './shop.ts'
import { openBoard, order, printOnBoard } from './staff.ts'

test('R8 R36 R39 another name is in the preview of Details, on the shop, the ticket, the letter and in the link preview', async ({
  page,
  browser,
  shop,
}) => {
  const visitor = await browser.newPage({ baseURL: shop.url })
  await visitor.goto('/')
  const home = (name: string) => visitor.getByRole('banner').getByRole('link', { name: `${name}, home` })
  await expect(home('Burritoful').getByRole('img').first()).toHaveAttribute('src', /logo/)

  await page.addInitScript(() => void (window.print = () => {}))
  await openSettings(page, shop, 'Restaurant', 'Details')
  await page.getByLabel('Name', { exact: true }).fill('Rosa’s Burritos')
  await page.getByLabel('Open since').fill('')
  await expect(page.getByLabel('Open since')).toHaveAccessibleDescription('Still said in: Line below, Story.')
  await expect(page.getByRole('complementary', { name: 'As customers see it' })).toContainText(
    'Rosa’s Burritos',
  )
  await save(page)

  // The open shop follows: a mark that is an image, and the name as text.
  await expect(home('Rosa’s Burritos').getByRole('img')).toHaveAttribute('src', /mark/, patience)
  await expect(home('Rosa’s Burritos')).toContainText('Rosa’s Burritos')
  await expect(visitor.getByRole('contentinfo')).toContainText('Rosa’s Burritos')
  await expect(visitor.getByRole('contentinfo')).toContainText('Rolled by hand.')
  await expect(visitor.getByRole('main').getByText(/^\d{4}$/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Rosa’s Burritos/ })).toBeVisible()

  // Prerendered, with a picture of its own, which is there.
  const html = async () => (await page.request.get(shop.url)).text()
  await expect.poll(html, patience).toContain('<title>Rosa’s Burritos | Burritos rolled by hand</title>')
  const { restaurant } = await menuOf(page.context(), shop)
  const picture = await page.request.get(`${shop.url}${restaurant.namePicture}-preview.png`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  await visitor.reload()
  await expect(home('Rosa’s Burritos')).toBeVisible()

  const { number } = await order(page.request, shop, { bean: 1 })
  const ofOrder = () => emails(shop).filter((letter) => letter.includes(`order ${number}`))
  await expect.poll(() => ofOrder().length, patience).toBeGreaterThan(0)
  expect(ofOrder().join('')).toMatch(/From: .*Rosa/)
  expect(ofOrder().join('')).toContain('logo.png')
  await openBoard(page, shop)
  await printOnBoard(page, number)
  await expect(page.locator('[data-paper=ticket]')).toContainText('Rosa’s Burritos')
})

test('R8 R36 her own logo stands where the name would, and can be taken out again', async ({
  page,
  browser,
  shop,
}) => {
  test.slow()
  await openSettings(page, shop, 'Restaurant', 'Details')
  const part = page.getByRole('group', { name: 'Logo' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    part.getByRole('button', { name: 'Add your logo' }).click(),
  ])
  await chooser.setFiles(await aPhoto())
  await expect(page.getByText('Not saved: Logo.')).toBeVisible(patience)
  await expectDrawn(part.getByRole('img', { name: 'your own logo' }))
  await expectAccessible(page)
  await expectToFit(page)
  await save(page)

  const visitor = await browser.newPage({ baseURL: shop.url })
  await visitor.goto('/')
  const home = visitor.getByRole('banner').getByRole('link', { name: 'Burritoful, home' })
  await expect(home.getByRole('img')).toHaveAttribute('src', /^\/pictures\/name-[0-9a-f]{24}-logo\.webp$/)
  await expectDrawn(home.getByRole('img'))
  await expectAccessible(visitor)
  await part.getByRole('button', { name: 'Remove' }).click()
  await save(page)
  await expect(home.getByRole('img').first()).toHaveAttribute('src', /logo/, patience)
  await expect(home.getByRole('img').first()).not.toHaveAttribute('src', /pictures/)
})
