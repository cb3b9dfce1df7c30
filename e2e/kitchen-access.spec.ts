// Accessibility of the board: keyboard only, axe in every state, small and large screens, big targets, no motion.
import type { Page } from '@playwright/test'
import { expectAccessible, expectBigEnough } from './axe.ts'
import { expect, test, type Shop } from './shop.ts'
import {
  cancelOnBoard,
  columnOf,
  expectColumn,
  openBoard,
  openMenuOf,
  openSoldOut,
  order,
  promise,
  ticketOf,
} from './staff.ts'

/** A board with tickets in every column (two late, one due soon, one ringing), paused, busy, with Bean sold out. */
async function busyKitchen(page: Page, shop: Shop): Promise<void> {
  const names = [
    ['Maximiliana', 'Featherstonehaugh'],
    ['Rosa', 'Delgado'],
    ['Wei', 'Lin'],
    ['Ana', 'Pop'],
  ] as const
  for (const [at, name] of names.entries()) {
    const placed = await order(page.request, shop, { beef: 2, chix: 1, bean: 12, pork: 1 }, name)
    promise(shop, placed, [-125, -11, 3, 30][at] ?? 0)
  }
  shop.sql("update orders set status = 'ready' where number = 1")
  shop.sql("update orders set status = 'cooking' where number = 2")
  shop.sql('update orders set seen_at = timestamp where number = 3')
  shop.sql("update menu_items set sold_out_until = '9999-12-31T00:00:00.000Z' where id = 'bean'")
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  shop.sql(
    'update shop_state set paused_at = ?, paused_until = ?, busy_minutes = 30, busy_until = ?',
    soon,
    soon,
    soon,
  )
  await openBoard(page, shop)
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    )
    if (name.test(focused.trim())) return
  }
  throw new Error(`Tab never reached ${name}`)
}

test('the board with the keyboard alone', { tag: '@core' }, async ({ page, shop }) => {
  for (let placed = 0; placed < 3; placed += 1) await order(page.request, shop)
  await openBoard(page, shop)
  const act = (number: number, name: string) => ticketOf(page, number).getByRole('button', { name })

  await tabTo(page, /^Start cooking$/)
  await expect(act(1, 'Start cooking')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(act(2, 'Start cooking')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectColumn(page, 'Cooking', [2])
  await expect(act(3, 'Start cooking')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectColumn(page, 'Cooking', [2, 3])
  await expect(act(1, 'Start cooking')).toBeFocused()

  await page.keyboard.press('ArrowRight')
  await expect(act(2, 'Mark ready')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expectColumn(page, 'Ready', [2])
  await expect(act(3, 'Mark ready')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectColumn(page, 'Ready', [2, 3])
  await expect(columnOf(page, 'Cooking').getByRole('heading')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(act(1, 'Start cooking')).toBeFocused()

  await page.getByRole('link', { name: 'Office' }).focus()
  await tabTo(page, /^Undo$/)
  await page.keyboard.press('Enter')
  await expect(act(3, 'Mark ready')).toBeFocused()
  await page.getByRole('link', { name: 'Office' }).focus()
  await tabTo(page, /^Recent 2$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo 2' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Recent 2' })).toBeFocused()
  await tabTo(page, /^Sold out$/)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Sold out' })
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
  await tabTo(page, /^Bean sold out$/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Until further notice$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Until further notice', pressed: true })).toBeFocused()
})

test('M opens the menu of a ticket, U takes the last move back, and another cook’s tap leaves the focus on the board', async ({
  page,
  shop,
}) => {
  for (let placed = 0; placed < 2; placed += 1) await order(page.request, shop)
  await openBoard(page, shop)
  const start = (number: number) => ticketOf(page, number).getByRole('button', { name: 'Start cooking' })
  await start(2).focus()
  await page.keyboard.press('m')
  const menu = page.getByRole('dialog', { name: '2, Rosa D.' })
  await expect(menu.getByRole('button', { name: 'Delay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(start(2)).toBeFocused()

  await start(1).focus()
  await page.keyboard.press('Enter')
  await expectColumn(page, 'Cooking', [1])
  await expect(start(2)).toBeFocused()
  await expect(page.getByText('Order 1 started.')).toBeVisible()
  await page.keyboard.press('u')
  await expectColumn(page, 'New', [1, 2])
  await expect(start(1)).toBeFocused()

  await test.step('another cook takes the ticket that has the focus', async () => {
    const other = await page.context().newPage()
    await openBoard(other, shop)
    await ticketOf(other, 1).getByRole('button', { name: 'Start cooking' }).click()
    await expectColumn(page, 'New', [2])
    await expect(start(2)).toBeFocused()
  })
})

test('axe finds nothing on an empty board and its small windows', async ({ page, shop }) => {
  await openBoard(page, shop)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recent 0' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pause orders' }).click()
  await expect(page.getByRole('button', { name: '60 minutes' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Busy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Start Busy' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Later 0' }).click()
  await expect(page.getByText('Nothing scheduled.').filter({ visible: true })).toBeVisible()
  await expectAccessible(page)
})

test(
  'axe finds nothing on a busy board: late, ringing, moved, paused, sold out, canceling, offline',
  { tag: '@core' },
  async ({ page, shop, expectedComplaints }) => {
    expectedComplaints.push(/net::ERR/)
    await busyKitchen(page, shop)
    await expectAccessible(page)
    await ticketOf(page, 2).getByRole('button', { name: 'Mark ready' }).click()
    await expectColumn(page, 'Ready', [1, 2])
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
    await expectAccessible(page)
    // After a tap Undo stands in its place for half a minute.
    await page.reload()
    await page.getByRole('button', { name: 'Recent 1' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await openSoldOut(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const menu = await openMenuOf(page, 3)
    await expectAccessible(page)
    await menu.getByRole('button', { name: 'Delay' }).click()
    await expect(page.getByRole('dialog', { name: 'Delay 3, Wei L.' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const dialog = await cancelOnBoard(page, 3)
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(dialog.getByText('Pick a reason.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep order' }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await shop.close()
    await expect(page.getByText(/^Connection lost at/)).toBeVisible()
    await expectAccessible(page)
  },
)

test('nothing sticks out and every target is big enough, from 320 to 1920 pixels', async ({ page, shop }) => {
  test.slow()
  await busyKitchen(page, shop)
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const width of [320, 390, 760, 761, 1280, 1920])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      for (const column of ['New', 'Cooking', 'Ready'] as const) {
        const tab = page.getByRole('group', { name: 'Columns' }).getByRole('button', { name: column })
        if (width <= 760) await tab.click()
        await expect(columnOf(page, column).getByRole('article').first()).toBeVisible()
        expect(await pageWidth(), `${column} at ${width} pixels`).toBeLessThanOrEqual(width)
        const targets = page.getByRole('button').or(page.getByRole('switch'))
        await expectBigEnough(targets, 48, `in ${column} at ${width} pixels`)
      }
      const dialog = await cancelOnBoard(page, 1)
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      expect(
        await dialog.getByRole('button', { name: 'Cancel order' }).evaluate((button) => {
          const frame = button.closest('dialog')?.getBoundingClientRect()
          return (frame?.right ?? 0) - button.getBoundingClientRect().right
        }),
        `beside the button at ${width} pixels`,
      ).toBeGreaterThan(8)
      await dialog.getByRole('button', { name: 'Keep order' }).click()
    })
})

test('a very large order can be read at 768, 1024 and 1280 pixels', async ({ page, shop }) => {
  await order(page.request, shop, { beef: 888, chix: 88, bean: 22, pork: 2 })
  await openBoard(page, shop)
  for (const width of [768, 1024, 1280])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(ticketOf(page, 1).getByRole('listitem')).toHaveCount(4)
      const cutOff = await page
        .getByRole('listitem')
        .locator('span:not(.visually-hidden), b')
        .evaluateAll((parts) =>
          parts.flatMap((part) => {
            const words = document.createRange()
            words.selectNodeContents(part)
            const frame = part.closest('li')?.getBoundingClientRect()
            return words.getBoundingClientRect().right > (frame?.right ?? 0) ? [part.textContent] : []
          }),
        )
      expect(cutOff, `cut off at ${width} pixels`).toEqual([])
    })
})

test('with reduced motion nothing on the board moves', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBoard(page, shop)
  await order(page.request, shop)
  await expect(ticketOf(page, 1)).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
