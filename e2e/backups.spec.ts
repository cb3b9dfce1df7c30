// The owner looks at her backups, and takes one home (R73).
import { readFileSync } from 'node:fs'
import { openDatabase } from '../server/db/engine/open.ts'
import { storeBackup } from '../test-support/stored-backup.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts'
import { expect, ownerPassword, test, type Shop } from './shop.ts'
import { logIn } from './staff.ts'

async function makeBackup(shop: Shop): Promise<string> {
  const at = new Date(shop.now())
  const db = await openDatabase({ dataDir: shop.dataDir })
  const { file } = await storeBackup(
    db,
    { dataDir: shop.dataDir },
    { day: at.toISOString().slice(0, 10), at },
  )
  await db.close()
  return file
}

test('R73 the owner sees when the last backup was made, and downloads it with her password', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  await logIn(page.context(), shop)
  await page.goto('/#/Staff')
  await page.getByRole('link', { name: 'Restaurant', exact: true }).click()
  await page.getByRole('link', { name: 'Backups', exact: true }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('There’s no backup yet. The first one is made')
  await expect(main).toContainText('on the same disk as the restaurant')

  const file = await makeBackup(shop)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Checked, restored and compared' })
  await expect(row).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await row.getByRole('button', { name: /^Download the backup of / }).click()
  const dialog = page.getByRole('dialog', { name: /^The backup of / })
  await expectAccessible(page)
  await dialog.getByLabel('Your password', { exact: true }).fill('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused()
  await expect(dialog).toContainText('That’s not your password.')
  await dialog.getByLabel('Your password', { exact: true }).fill(ownerPassword)
  const downloads = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const download = await downloads
  expect(readFileSync(await download.path()).equals(readFileSync(file))).toBe(true)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await page.goto('/#/Manage/Log')
  await expect(main).toContainText('downloaded the backup of ')
})
