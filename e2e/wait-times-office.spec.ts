// The screens Wait times and Promises kept of the office (R42, R48, R49): settings that are tried before they are saved, the
// measured speed, and the record of the promises.
import { clockTime } from '#words/basics/dates.ts'
import { expectAccessible } from './axe.ts'
import { expectToFit, goToOrders, menuOf, otherOwner, reloadTheirs, save, test } from './settings.page.ts'
import { expect } from './shop.ts'
import { logIn, order } from './staff.ts'
import { answers, storePromises, open, pick, press, setting, timesOf } from './wait-times.page.ts'

// Axe and a server of its own for each journey take their time.
test.slow()

const each = 'Minutes per burrito'
const hands = 'People on the line'

test('R42 a speed is tried before it is saved; saved, customers are told just that', async ({
  page,
  context,
  shop,
}) => {
  await open(page, shop)
  const { timeZone } = (await menuOf(context, shop)).restaurant
  await expect(setting(page, each)).toContainText('Not set')
  await expect(page.getByText('Until you set a speed, every order fits, however large.')).toBeVisible()
  await expectAccessible(page)

  await press(page, each, 'More')
  await expect(setting(page, each)).toContainText('2.0')
  await expect(setting(page, hands)).toContainText('2')
  await press(page, each, 'More', 10)
  await press(page, hands, 'Less')
  await expect(page.getByText('Not saved: Minutes per burrito, People on the line.')).toBeVisible()
  await pick(page, 12)
  await expect(answers(page)).toContainText('A customer ordering 12 burritos is told')
  // One person, three minutes each.
  await expect(answers(page)).toContainText('These 12')
  await expect(answers(page)).toContainText('36\u00A0min')
  await expect(answers(page)).toContainText('6\u00A0min')
  expect((await timesOf(page, shop, 12)).most).toBeNull()

  await save(page)
  // At the turn of five minutes, one of the two may be ahead of the other for a moment.
  await expect(async () => {
    const { soonest, most } = await timesOf(page, shop, 12)
    expect(most).not.toBeNull()
    await expect(answers(page).getByText(clockTime(soonest ?? '', timeZone))).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 75_000 })

  // The real board: the next customer waits for an order that has just come in.
  await order(page.request, shop, { beef: 10 })
  await expect(answers(page)).toContainText('10 burritos ahead, 1 person')
  await expect(answers(page)).toContainText('Rounded up to 5 minutes')

  await press(page, 'Shortest wait', 'More', 2)
  await press(page, 'Days ahead', 'Less', 2)
  await expect(setting(page, 'Times every')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Stop taking orders' }).click()
  await press(page, 'Minutes without a tap', 'Less', 3)
  await expect(page.getByText('When nobody touches a new order for 2 minutes.')).toBeVisible()
  await expect(setting(page, 'Minutes without a tap').getByRole('button', { name: 'Less' })).toBeDisabled()
  await save(page)
  expect((await timesOf(page, shop, 1)).slots).toEqual([])

  await page.getByRole('button', { name: 'Turn off the speed' }).click()
  await save(page)
  expect((await timesOf(page, shop, 12)).most).toBeNull()
  await page.goto(`${shop.url}/#/Manage/Log`)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([
    'minutes a burrito 3.0 → not set · people rolling 1 → not set',
    'shortest wait 10 minutes → 20 minutes · days to order ahead 2 → 0 · stopping when nobody is at the board off → 2 minutes',
    'minutes a burrito not set → 3.0 · people rolling not set → 1',
  ])
})

test('R42 two owners: what one saves is told to the other, who starts from there', async ({
  page,
  browser,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/)
  await open(page, shop)
  await press(page, each, 'More')
  await save(page)
  const other = await otherOwner(browser)
  await open(other, shop)
  await press(page, hands, 'More')
  await press(other, hands, 'More', 3)
  await press(other, 'Days ahead', 'Less')
  await save(other)
  // What this owner has not touched follows the other one.
  await expect(setting(page, 'Days ahead')).toContainText('1')
  await expect(setting(page, hands)).toContainText('3')
  await reloadTheirs(page)
  await expect(setting(page, hands)).toContainText('5')

  // Whoever leaves is asked first.
  await press(page, 'Shortest wait', 'More')
  await goToOrders(page)
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await expect(setting(page, 'Shortest wait')).toContainText('15\u00A0min')
})

test('R49 nothing to show with few orders; the promises of a month, and the measured speed taken over with one tap', async ({
  page,
  context,
  shop,
}) => {
  await test.step('with few orders there is nothing to show, and nothing to take over', async () => {
    await open(page, shop)
    await expect(page.getByText('We measure once 20 orders are marked ready. You have 0.')).toBeVisible()
    await expect(page.getByText('Needs 50 orders. You have 0.')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Show it in the shop' })).toBeDisabled()
    await expectToFit(page)
    await page.goto(`${shop.url}/#/Manage/Promises`)
    await expect(page.getByText('No promised order was marked ready in these days.')).toBeVisible()
    await expectToFit(page)
  })

  await storePromises(page, shop)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  const kept = page.getByRole('main')
  await expect(kept).toContainText('96%')
  await expect(kept).toContainText('54 of 56')
  await expect(kept).toContainText('early, the middle order')
  await expect(kept).toContainText('11\u00A0min')
  await expect(kept.getByRole('link', { name: /^Order \d+$/ })).toHaveAttribute(
    'href',
    /#\/Manage\/Order\/kept/,
  )
  await expect(kept.getByRole('list', { name: 'How early, how late' })).toContainText(
    'More than 7 minutes late: 2 orders',
  )
  await expect(kept.getByRole('list', { name: 'How early, how late' })).toContainText(
    '3 to 5 minutes early: 54 orders',
  )
  const days = kept.getByRole('list', { name: 'By day' }).getByRole('listitem')
  await expect(days).toHaveCount(30)
  await expect(days.first()).toHaveText(/: no orders$/)
  // Two days had a late order, and a mark besides their color.
  const marks = kept.getByRole('region', { name: 'By day' }).locator('svg').getByText('!', { exact: true })
  await expect(marks).toHaveCount(2)
  await expect(kept.getByText('A “!” marks less than 90%.')).toBeVisible()
  await expectAccessible(page)
  await kept.getByRole('radiogroup', { name: 'Period' }).getByRole('radio', { name: '7 days' }).check()
  await expect(kept.getByRole('list', { name: 'By day' }).getByRole('listitem')).toHaveCount(7)

  await page.goto(`${shop.url}/#/Manage/Waits`)
  const measured = page.getByRole('region', { name: 'Measured speed' })
  await expect(measured).toContainText('1.0 minutes a burrito, from 56 orders in 30 days.')
  await expect(measured).toContainText('You haven’t set a speed.')
  await expect(measured).toContainText('With 1.0, this customer would be told')
  const use = measured.getByRole('button', { name: 'Use 1.0' })
  await use.click()
  await expect(use).toBeFocused()
  await expect(use).toBeDisabled()
  await expect(measured).toContainText('That’s your setting.')
  await expect(setting(page, each)).toContainText('1.0')
  await expect(setting(page, hands)).toContainText('1')

  // Fifty orders and more: the owner may show the record to customers.
  const show = page.getByRole('switch', { name: 'Show it in the shop' })
  await expect(page.getByText('Needs 50 orders. You have 56.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Customers read “Ready on time 96% of the time.”')
  await show.click()
  await save(page)
  expect((await menuOf(context, shop)).record).toEqual({ keptPercent: 96 })
  await page.reload()
  await expect(show).toBeChecked()
  await expect(setting(page, each)).toContainText('1.0')
  await expectToFit(page)
  await expectAccessible(page)
})

test('R46 R49 Today tells what customers are told, what is late and what is scheduled next', async ({
  page,
  shop,
}) => {
  await logIn(page.context(), shop)
  await page.goto(`${shop.url}/#/Staff`)
  const figures = page.getByLabel('So far')
  await expect(figures).toContainText('Ready on time–No order is ready yet')
  await expect(figures).toContainText(/Order now, ready by\d+:\d\d1[0-5] minutes for 3 burritos/)
  await expect(page.getByRole('region', { name: 'Next scheduled' })).toContainText('Nothing is scheduled.')

  const late = await order(page.request, shop)
  shop.sql(
    'update orders set ready_by = ?, first_ready_by = ready_by where id = ?',
    new Date(Date.now() - 4.5 * 60_000).toISOString(),
    late.id,
  )
  const { slots } = await timesOf(page, shop, 1)
  const at = slots.at(-1) ?? ''
  const later = await order(page.request, shop, { beef: 2 }, ['Lupe', 'Galván'], {
    fulfillment: 'pickup',
    time: { at, isScheduled: true },
  })
  const board = page.getByRole('region', { name: 'On the board' })
  await expect(board).toContainText('1 New')
  await expect(board).toContainText('1 Later')
  await expect(board).toContainText(new RegExp(`${late.number}, Rosa Delgado is [45] minutes late\\.`))
  const next = page.getByRole('region', { name: 'Next scheduled' })
  await expect(next.getByRole('listitem')).toContainText(`${later.number} Lupe Galván2 burritosPickup`)
  await expectAccessible(page)
  await expectToFit(page)

  await next.getByRole('link', { name: 'Lupe Galván' }).click()
  const promise = page.getByLabel('Promise', { exact: true })
  await expect(promise).toContainText('Promised ready')
  await expect(promise).toContainText('Scheduled. Not ready yet')
  await page.goto(`${shop.url}/#/Manage/Order/${late.id}`)
  await expect(promise).toContainText('Promised at the door')
  await expect(promise).toContainText('20 minutes on the road')
  await page.goto(`${shop.url}/#/Manage/Orders`)
  const table = page.getByRole('table', { name: 'Orders, newest first' })
  await expect(table.getByRole('columnheader')).toContainText(['Order', 'Placed', 'Due', 'Name'])
  await expect(table.getByRole('row').filter({ hasText: 'Lupe' })).toContainText('Pickup')
  await expectToFit(page)
})
