// The drawer with what is sold out and how many are left today (R59).
import type { Page } from '@playwright/test'
import { expectBigEnough } from './axe.ts'
import { expect, test } from './kitchen.page.ts'
import { orderConfigured } from './options.page.ts'
import { openBoard, openOtherBoard, openSoldOut, ticketOf } from './staff.ts'

const leftOf = (page: Page, name: string) => page.getByRole('group', { name: `How many ${name} are left` })

test(
  'R59 how many are left is counted on every board, and none left is sold out by itself',
  { tag: '@core' },
  async ({ page, shop, kitchen }) => {
    await openBoard(page, shop)
    const other = await openOtherBoard(page, shop)
    for (const board of [page, other]) {
      await openSoldOut(board)
      await expect(leftOf(board, 'Bean')).toContainText('No limit')
    }
    const more = () => leftOf(page, 'Bean').getByRole('button', { name: 'One more Bean' })
    await leftOf(page, 'Bean').getByRole('button', { name: 'Count Bean' }).click()
    for (const board of [page, other]) await expect(leftOf(board, 'Bean')).toContainText('1 left')
    // Quick taps all count.
    for (let taps = 0; taps < 5; taps += 1) await more().click()
    for (const board of [page, other]) await expect(leftOf(board, 'Bean')).toContainText('6 left')

    const less = leftOf(other, 'Bean').getByRole('button', { name: 'One less Bean' })
    for (let taps = 0; taps < 6; taps += 1) await less.click()
    for (const board of [page, other]) {
      await expect(leftOf(board, 'Bean')).toContainText('0 left')
      await expect(board.getByRole('switch', { name: 'Bean sold out' })).toHaveAttribute(
        'aria-checked',
        'true',
      )
      await expect(board.getByRole('switch', { name: 'Bean sold out' })).toHaveText('Sold out')
    }
    // On sale again, although it was marked as well: nobody counts any more.
    await kitchen.markSoldOut('bean', 'later')
    await page.getByRole('switch', { name: 'Bean sold out' }).click()
    for (const board of [page, other]) {
      await expect(leftOf(board, 'Bean')).toContainText('No limit')
      await expect(board.getByRole('switch', { name: 'Bean sold out' })).toHaveText('On sale')
    }
    expect(
      shop.sql("select remaining_count, remaining_day, sold_out_until from menu_items where id = 'bean'"),
    ).toEqual([{ remaining_count: null, remaining_day: null, sold_out_until: null }])
    await other.context().close()
  },
)

test('R59 a choice sells out in two taps: open orders that have it are named, and their lines say so', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR/)
  await orderConfigured(page.request, shop, [{ item: 'beef', quantity: 1, extras: ['Guacamole'] }])
  await orderConfigured(page.request, shop, [{ item: 'bean', quantity: 2 }])
  await openBoard(page, shop)
  const drawer = await openSoldOut(page)
  const guacamole = drawer.getByRole('switch', { name: 'Guacamole sold out' })
  await guacamole.click()
  await expect(guacamole).toHaveAttribute('aria-checked', 'true')
  await expect(drawer.getByText('In Extras. Still in 1', { exact: true })).toBeVisible()
  await drawer.getByRole('switch', { name: 'Bean sold out' }).click()
  await expect(drawer.getByText('Still in 2', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sold out 2', exact: true })).toBeFocused()
  await expect(ticketOf(page, 1).getByRole('listitem')).toHaveText('1 Beef SOLD OUT ADD guacamole')
  await expect(ticketOf(page, 2).getByRole('listitem')).toHaveText('2 Bean SOLD OUT')

  await openSoldOut(page)
  await guacamole.click()
  await page.keyboard.press('Escape')
  await expect(ticketOf(page, 1).getByRole('listitem')).toHaveText('1 Beef ADD guacamole')

  await test.step('what goes wrong is told in the drawer', async () => {
    await openSoldOut(page)
    await page.route('**/api/sold-out', (route) => route.abort('connectionreset'))
    await guacamole.click()
    await expect(drawer.getByText('That didn’t go through. Try again.')).toBeVisible()
  })
})

test('R59 the drawer fits from 320 to 1280 pixels, and every target in it is big enough', async ({
  page,
  shop,
}) => {
  await openBoard(page, shop)
  const drawer = await openSoldOut(page)
  await leftOf(page, 'Bean').getByRole('button', { name: 'Count Bean' }).click()
  await expect(leftOf(page, 'Bean')).toContainText('1 left')
  for (const width of [320, 390, 1024, 1280])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(drawer).toBeInViewport({ ratio: 1 })
      expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      const targets = drawer.getByRole('button').or(drawer.getByRole('switch'))
      await expectBigEnough(targets, 48, `in the drawer at ${width} pixels`)
    })
})

test('R59 today and until further notice share the row evenly; what is chosen as nothing never sells out', async ({
  page,
  shop,
}) => {
  await openBoard(page, shop)
  const drawer = await openSoldOut(page)
  await expect(drawer.getByRole('switch', { name: 'Hot sold out' })).toBeVisible()
  await expect(drawer.getByRole('switch', { name: 'No salsa sold out' })).toHaveCount(0)
  await drawer.getByRole('switch', { name: 'Bean sold out' }).click()
  const halves = drawer.getByRole('group', { name: /how long$/ }).getByRole('button')
  await expect(halves).toHaveText(['Today', 'Until further notice'])
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const [today, later] = [await halves.nth(0).boundingBox(), await halves.nth(1).boundingBox()]
    expect(Math.abs((today?.width ?? 0) - (later?.width ?? 0)), `at ${width} pixels`).toBeLessThan(2)
  }
})

test('R59 how many are left stays as it was tapped while the stream is slow, and the next tap counts from there', async ({
  page,
  shop,
}) => {
  // The stream's news of the shop are held back on the way.
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let isSlow = false
    const listen = EventTarget.prototype.addEventListener
    EventSource.prototype.addEventListener = function (this: EventSource, name: string, hear: EventListener) {
      const hearLate = (event: Event) => void (isSlow ? held.push(() => hear(event)) : hear(event))
      listen.call(this, name, name === 'shop' ? hearLate : hear)
    } as EventSource['addEventListener']
    Object.assign(window, {
      slowDown: () => void (isSlow = true),
      catchUp: () => {
        isSlow = false
        for (const tell of held.splice(0)) tell()
      },
    })
  })
  await page.clock.install()
  await openBoard(page, shop)
  await openSoldOut(page)
  await expect(leftOf(page, 'Bean')).toContainText('No limit')
  await page.evaluate('slowDown()')
  const tap = async (name: string, left: number) => {
    const answered = page.waitForResponse('**/api/stock')
    await leftOf(page, 'Bean').getByRole('button', { name }).click()
    expect((await answered).status()).toBe(200)
    await page.clock.fastForward(3_000)
    await expect(leftOf(page, 'Bean')).toContainText(`${left} left`)
  }
  await tap('Count Bean', 1)
  await tap('One more Bean', 2)
  await page.evaluate('catchUp()')
  await expect(leftOf(page, 'Bean')).toContainText('2 left')
  expect(shop.sql("select remaining_count from menu_items where id = 'bean'")).toEqual([
    { remaining_count: 2 },
  ])
})
