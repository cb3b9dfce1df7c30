// Accessibility of the staff side: focus, forced colors, roles of lists and tables, distinct names.
import type { Locator, Page } from '@playwright/test'
import { add } from './customer.ts'
import { openOffice, orderLink, rowsOf } from './order-book.ts'
import { expect, test } from './shop.ts'
import { cancelOnBoard, openBoard, openSoldOut, order, ticketOf } from './staff.ts'

const phone = { width: 390, height: 844 }

test('forced colors: switches, what is pressed or current, and the beans are told by more than our colors', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await test.step('a switch shows which way it stands', async () => {
    await openBoard(page, shop)
    await openSoldOut(page)
    const onBoard = page.getByRole('switch', { name: 'Bean sold out' })
    // Its own words say which way.
    await expectToChange(onBoard, onBoard)
    await openOffice(page, shop, 'Menu')
    const inOffice = page.getByRole('switch').last()
    await expectToChange(inOffice, inOffice.locator('i'))
  })
  await test.step('what is pressed or current', async () => {
    await openBoard(page, shop)
    await openSoldOut(page)
    // Pressed in the step before.
    const howLong = page.getByRole('group', { name: 'Bean is sold out for how long' })
    await expectToDiffer(
      howLong.getByRole('button', { name: 'Today', pressed: true }),
      howLong.getByRole('button', { name: 'Until further notice', pressed: false }),
    )
    await page.keyboard.press('Escape')
    await page.setViewportSize(phone)
    await expectToDiffer(
      page.getByRole('button', { name: /^New/ }),
      page.getByRole('button', { name: /^Ready/ }),
    )
    await openOffice(page, shop, 'Sales')
    const periods = page.getByRole('navigation', { name: 'Period' })
    await expectToDiffer(
      periods.getByRole('link', { name: 'Today', exact: true }),
      periods.getByRole('link', { name: '7 days', exact: true }),
    )
    await page.setViewportSize({ width: 1280, height: 800 })
    const places = page.getByRole('navigation', { name: 'Staff' })
    await expectToDiffer(
      places.getByRole('link', { name: 'Money', exact: true }),
      places.getByRole('link', { name: 'Orders', exact: true }),
    )
  })
  await test.step('the beans that wait and those that count', async () => {
    await page.goto('/#/Cart')
    await add(page, 'Beef', 2)
    await expectToBeSeen(page.locator('main [aria-hidden=true] > i').first())
    await order(page.request, shop)
    await openBoard(page, shop)
    await page.route('**/move', () => {})
    await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
    await expectToBeSeen(ticketOf(page, 1).locator('[aria-hidden=true] > i').first())
  })
})

test('lists without markers say that they are lists, and cards of a table that they are its rows', async ({
  page,
  shop,
}) => {
  test.slow()
  await order(page.request, shop)
  await page.setViewportSize(phone)
  const unnamed = page.locator(':is(ul, ol):not([role=list])')
  await page.goto('/#/Menu')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await expect(unnamed).toHaveCount(0)
  await openBoard(page, shop)
  await expect(ticketOf(page, 1)).toBeVisible()
  await expect(unnamed).toHaveCount(0)
  await openOffice(page, shop, 'Orders')
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(unnamed).toHaveCount(0)
  await expectTableRoles(page)
  await openOffice(page, shop, 'Staff')
  await expect(page.getByRole('table')).toBeVisible()
  await expectTableRoles(page)
})

test('a button that is off looks off, in a window too', async ({ page, shop }) => {
  await order(page.request, shop)
  await openOffice(page, shop, 'Orders')
  await orderLink(page, 1).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel order 1' })
  const keep = dialog.getByRole('button', { name: 'Keep order' })
  await expect(keep).not.toHaveCSS('cursor', 'not-allowed')
  await page.route('**/cancel', () => {})
  await dialog.getByLabel('We ran out').check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(keep).toBeDisabled()
  await expect(keep).toHaveCSS('cursor', 'not-allowed')
  await expect(keep).toHaveCSS('box-shadow', 'none')
})

test('the first key press leads past the bar, on the board, in the order book and on Today', async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, 'Orders')
  for (const address of ['Kitchen', 'Manage/Orders', 'Staff'])
    await test.step(address, async () => {
      await page.goto(`/#/${address}`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`#/${address}$`))
    })
})

test('a key held down writes in the note of a cancellation', async ({ page, shop }) => {
  await order(page.request, shop)
  await openBoard(page, shop)
  const note = (await cancelOnBoard(page, 1)).getByLabel('Note to Rosa')
  await note.focus()
  for (const times of [1, 2, 3]) await page.keyboard.down(times > 1 ? 'Space' : 'a')
  await page.keyboard.up('Space')
  await expect(note).toHaveValue('a  ')
})

/** Expects that a part of the control is painted differently after the press. */
async function expectToChange(control: Locator, part: Locator): Promise<void> {
  const page = control.page()
  const look = async () => {
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    return (await part.screenshot()).toString('base64')
  }
  const before = await look()
  const checked = await control.getAttribute('aria-checked')
  await control.click()
  await expect(control).not.toHaveAttribute('aria-checked', checked ?? '')
  expect(await look()).not.toBe(before)
}

async function expectToDiffer(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible()
  // A pixel above the text, inside the border.
  const groundOf = async (control: Locator) => (await pixelsOf(control)).top
  expect(await groundOf(one)).not.toBe(await groundOf(other))
}

async function expectToBeSeen(bean: Locator): Promise<void> {
  await expect(bean).toBeVisible()
  expect((await pixelsOf(bean)).colors).toBeGreaterThan(1)
}

/** The painted pixels: in forced colors the computed style still has the style sheet's values. */
async function pixelsOf(element: Locator): Promise<{ top: string; colors: number }> {
  const picture = (await element.screenshot()).toString('base64')
  return element.page().evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    })
    if (!canvas) throw new Error('no canvas')
    canvas.drawImage(image, 0, 0)
    const { data, width, height } = canvas.getImageData(0, 0, image.width, image.height)
    const colorAt = (at: number) => data.slice(at * 4, at * 4 + 4).join()
    const all = new Set(Array.from({ length: width * height }, (_, at) => colorAt(at)))
    return { top: colorAt(5 * width + Math.floor(width / 2)), colors: all.size }
  }, picture)
}

/** Browsers drop the table role of a table that is drawn as cards, so the roles must be explicit. */
async function expectTableRoles(page: Page): Promise<void> {
  const table = page.locator('main table')
  await expect(table).toHaveAttribute('role', 'table')
  for (const [tags, role] of [
    ['thead, tbody', 'rowgroup'],
    ['tr', 'row'],
    ['thead th', 'columnheader'],
    ['tbody th', 'rowheader'],
    ['td', 'cell'],
  ] as const) {
    await expect(table.locator(`:is(${tags}):not([role=${role}])`)).toHaveCount(0)
  }
}
