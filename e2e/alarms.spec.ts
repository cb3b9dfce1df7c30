// The owner hears of it (R72): Today shows an alarm at once and that it is over; that no emails go out is on every staff screen.
import { expectAccessible } from './axe.ts'
import { expectToFit } from './settings.page.ts'
import { expect, type Shop, test } from './shop.ts'
import { logIn, order } from './staff.ts'

function insertAlarm(shop: Shop, kind: string, count: number): void {
  const now = new Date(shop.now()).toISOString()
  shop.sql(
    'insert into alarms (kind, count, since, seen_at, mailed_count) values (?, ?, ?, ?, 0)',
    kind,
    count,
    now,
    now,
  )
}

test('R72 a full disk is on Today without a reload, and so is its end', async ({ page, shop }) => {
  await logIn(page.context(), shop)
  await page.goto('/#/Staff')
  const warnings = page.getByRole('region', { name: 'Warnings' })
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  // Another server on this database has seen its disk.
  insertAlarm(shop, 'disk-nearly-full', 93)
  await expect(warnings.getByRole('alert')).toContainText('The server’s disk is 93% full.')
  await expectAccessible(page)
  await page.goto('/#/Manage/Hours')
  const mark = page.getByRole('banner').getByRole('link', { name: '1 alarm, on Today' })
  await expect(mark).toBeVisible()
  await expectToFit(page)
  await mark.click()
  await expect(warnings.getByRole('alert')).toHaveCount(1)
  // That server has stopped, and nobody sees a full disk anymore.
  await shop.moveClock(3 * 60_000)
  await expect(warnings.getByRole('status')).toContainText('The server’s disk has room again.')
  await expect(warnings.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
})

test('R72 that emails aren’t going out is on every staff screen, the board as well, until they do', async ({
  page,
  shop,
}) => {
  test.slow()
  await logIn(page.context(), shop)
  await order(page.request, shop)
  await page.goto('/#/Manage/Hours')
  const strip = page.getByRole('complementary', { name: 'Emails' })
  await expect(page.getByRole('heading', { name: 'Hours', level: 1 })).toBeVisible()
  await expect.poll(() => shop.sql('select state from emails')).toEqual([{ state: 'sent' }])
  // As if the mail server had taken nothing for a quarter of an hour.
  const now = shop.now()
  const [before, later] = [now - 16 * 60_000, now + 60 * 60_000].map((ms) => new Date(ms).toISOString())
  shop.sql('update orders set seen_at = ?', before)
  shop.sql("update emails set state = 'due', at = ?, due_at = ?", before, later)
  await shop.moveClock(10_000)
  await expect(strip).toContainText('Emails aren’t going out.')
  await expectToFit(page)
  await expectAccessible(page)
  await page.goto('/#/Kitchen')
  await expect(strip).toContainText('Emails aren’t going out.')
  await expectToFit(page)
  await expectAccessible(page)
  shop.sql("update emails set state = 'sent', at = ?, due_at = null", new Date(now).toISOString())
  await shop.moveClock(10_000)
  await expect(strip).toHaveCount(0)
  await page.goto('/#/Staff')
  await expect(page.getByRole('region', { name: 'Warnings' }).getByRole('status')).toHaveText(
    'Emails go out again.',
  )
})
