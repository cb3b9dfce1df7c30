// The board's effect on the shop: all-day totals, sold out, pause.
import { expect, test } from './shop.ts'
import { openBoard, openOtherBoard, openSoldOut, order, ticketOf } from './staff.ts'

test('all day counts what is still to be made', async ({ page, shop }) => {
  await order(page.request, shop, { beef: 2, chix: 1 })
  await order(page.request, shop, { beef: 1, bean: 3 })
  await openBoard(page, shop)
  const allDay = page.getByRole('region', { name: 'All day' })
  await expect(allDay.getByRole('listitem')).toHaveText([/^3\s*Beef/, /^1\s*Chix/, /^3\s*Bean/])
  await ticketOf(page, 2).getByRole('button', { name: 'Start cooking' }).click()
  await ticketOf(page, 2).getByRole('button', { name: 'Mark ready' }).click()
  await expect(allDay.getByRole('listitem')).toHaveText([/^2\s*Beef/, /^1\s*Chix/])
})

test('all day says that there is more than fits, also when its words grow after it was drawn', async ({
  page,
  shop,
}) => {
  await order(page.request, shop, { beef: 2, chix: 1, bean: 1, pork: 4 })
  await openBoard(page, shop)
  const allDay = page.getByRole('region', { name: 'All day' })
  await expect(allDay.getByRole('listitem')).toHaveCount(4)
  await expect(allDay.getByRole('button', { name: /^All/ })).toHaveCount(0)
  // As when the font comes late: no count and no window changes.
  await allDay.getByRole('list').evaluate((list) => {
    for (const { style } of list.children as HTMLCollectionOf<HTMLElement>) style.letterSpacing = '4em'
  })
  await expect(allDay.getByRole('button', { name: 'All 4' })).toBeVisible()
})

test(
  'one tap sells out for today, a second control until further notice, one more tap ends it',
  { tag: '@core' },
  async ({ page, shop }) => {
    await openBoard(page, shop)
    const other = await openOtherBoard(page, shop)
    for (const board of [page, other]) await openSoldOut(board)
    const soldOut = page.getByRole('switch', { name: 'Bean sold out', exact: true })
    await expect(soldOut).toHaveAttribute('aria-checked', 'false')
    await soldOut.click()
    await expect(soldOut).toHaveAttribute('aria-checked', 'true')
    await expect(page.getByRole('button', { name: 'Today', pressed: true })).toBeVisible()
    for (const board of [page, other])
      await expect(board.getByRole('button', { name: 'Sold out 1', exact: true })).toBeAttached()

    const elsewhere = other.getByRole('switch', { name: 'Bean sold out', exact: true })
    await expect(elsewhere).toHaveAttribute('aria-checked', 'true')
    await other.getByRole('button', { name: 'Until further notice' }).click()
    for (const board of [page, other])
      await expect(board.getByRole('button', { name: 'Until further notice', pressed: true })).toBeVisible()
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(other.getByRole('button', { name: 'Today', pressed: true })).toBeVisible()

    await elsewhere.click()
    await expect(soldOut).toHaveAttribute('aria-checked', 'false')
    await expect(page.getByRole('button', { name: 'Until further notice' })).toHaveCount(0)
    expect(shop.sql("select sold_out_until from menu_items where id = 'bean'")).toEqual([
      { sold_out_until: null },
    ])
  },
)

test(
  'orders are paused for 15 minutes with a countdown, or until resumed by keyboard; Escape leaves them as they are',
  { tag: '@core' },
  async ({ page, shop }) => {
    await openBoard(page, shop)
    const other = await openOtherBoard(page, shop)
    await page.getByRole('button', { name: 'Pause orders' }).click()
    const choices = page.getByRole('dialog', { name: 'Pause orders' }).getByRole('button')
    await expect(choices).toHaveText(['15 minutes', '30 minutes', '60 minutes', 'Until I resume'])
    await choices.first().click()
    for (const board of [page, other]) await expect(board.getByText(/^Paused (15:00|14:5\d)$/)).toBeVisible()
    await expect(page.getByText(/^Paused 14:5\d$/)).toBeVisible()

    await other.getByRole('button', { name: 'Resume now' }).click()
    for (const board of [page, other])
      await expect(board.getByRole('button', { name: 'Pause orders' })).toBeVisible()

    await test.step('by keyboard', async () => {
      const pause = page.getByRole('button', { name: 'Pause orders' })
      await pause.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: '15 minutes' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Pause orders' })).toBeHidden()
      await expect(pause).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: '15 minutes' })).toBeFocused()
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Paused Until you resume')).toBeVisible()
      const resume = page.getByRole('button', { name: 'Resume now' })
      await expect(resume).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(pause).toBeFocused()
    })
  },
)

test('a pause ends by itself when its time is over', async ({ page, shop }) => {
  const soon = new Date(Date.now() + 9 * 60_000).toISOString()
  shop.sql('update shop_state set paused_at = ?, paused_until = ?', new Date().toISOString(), soon)
  await openBoard(page, shop)
  await expect(page.getByText(/^Paused \d:\d\d$/)).toBeVisible()
  await shop.moveClock(9 * 60_000)
  await expect(page.getByRole('button', { name: 'Pause orders' })).toBeVisible()
})
