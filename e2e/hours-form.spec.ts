// The form of the Hours screen: with the keyboard alone, left unsaved, saved by two owners, narrow and wide.
import type { Hours } from '#domain/restaurant/opening-hours.ts'
import { weekdays } from '#domain/basics/days.ts'
import { expectAccessible } from './axe.ts'
import { button, field, openHours, save, savedHours, setHours, startWeek, type } from './hours.page.ts'
import { reloadTheirs } from './settings.page.ts'
import { openOffice, otherBrowser } from './order-book.ts'
import { expect, test } from './shop.ts'

test('R41 with the keyboard alone: set, copy, save; the focus never goes with a pressed button', async ({
  page,
  shop,
}) => {
  test.slow()
  await openHours(page, shop)
  await test.step('the focus never goes with a pressed button', async () => {
    await button(page, 'Set the hours').click()
    await expect(page.getByRole('switch', { name: 'Monday Open' })).toBeFocused()
    await type(page, 'Monday to', '2p')
    await button(page, 'Add hours on Monday').click()
    await button(page, 'Remove Monday hours, second hours').click()
    await expect(button(page, 'Remove Monday hours')).toBeFocused()
    await button(page, 'Remove Monday hours').click()
    await expect(page.getByRole('switch', { name: 'Monday Closed' })).toBeFocused()
  })
  await button(page, 'Discard').click()
  await button(page, 'Set the hours').click()
  await page.getByRole('switch', { name: 'Tuesday Open' }).focus()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Tuesday from')).toBeFocused()
  await page.keyboard.type('9')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Tuesday to')).toHaveValue(/^3:00.PM$/)
  const copy = button(page, 'Copy Tuesday')
  await copy.focus()
  await page.keyboard.press('Enter')
  const popUp = page.getByRole('dialog', { name: 'Copy Tuesday to' })
  await expect(popUp.getByLabel('Monday')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(popUp).toBeHidden()
  await expect(copy).toBeFocused()
  await expect(page.getByText('Monday and Wednesday now match Tuesday. Not saved yet.')).toBeAttached()
  await field(page, 'Tuesday to').press('Enter')
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
  const nineToThree = [{ from: '09:00', to: '15:00' }]
  expect((await savedHours(page, shop)).week).toMatchObject({
    monday: nineToThree,
    tuesday: nineToThree,
    wednesday: nineToThree,
    thursday: [{ from: '11:00', to: '21:00' }],
  })
})

test('Copy opens whole and leaves the bar that saves free, for every day of a laptop’s screen', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startWeek(page, shop)
  const bar = await button(page, 'Discard').boundingBox()
  for (const [at, day] of weekdays.entries()) {
    const name = day.charAt(0).toUpperCase() + day.slice(1)
    await button(page, `Copy ${name}`).click()
    const popUp = page.getByRole('dialog', { name: `Copy ${name} to` })
    await expect(popUp).toBeInViewport({ ratio: 1 })
    const box = await popUp.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), `${at}: ${name}`).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.keyboard.press('Escape')
  }
})

test('whoever leaves with something unsaved is asked; staying keeps what was typed', async ({
  page,
  shop,
}) => {
  test.slow()
  await openOffice(page, shop, 'Log')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${shop.url}/#/Manage/Hours`)
  await button(page, 'Set the hours').click()
  await type(page, 'Monday from', '7a')
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(asked.getByRole('button', { name: 'Stay' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await page.goBack()
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/#\/Manage\/Hours$/)
  // A reload is asked about by the browser.
  const question = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const browserAsks = await question
  expect(browserAsks.type()).toBe('beforeunload')
  await browserAsks.dismiss()
  await expect(field(page, 'Monday from')).toHaveValue(/^7:00.AM$/)
  await page.goBack()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/#\/Manage\/Log$/)
  // Once nothing is unsaved, nobody is asked.
  await page.goto(`${shop.url}/#/Manage/Hours`)
  await button(page, 'Set the hours').click()
  await button(page, 'Discard').click()
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page).toHaveURL(/#\/Manage\/Orders/)
})

test('two owners: who saves second is told and reloads, also from an open window', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/409/)
  await openHours(page, shop)
  const lunch = [{ from: '11:00', to: '14:00' }]
  const week = Object.fromEntries(weekdays.map((one) => [one, lunch])) as unknown as NonNullable<
    Hours['week']
  >
  await setHours(page, shop, { week, specialDays: [] })
  const other = await otherBrowser(page)
  await openHours(other, shop)
  await expect(field(page, 'Monday to')).toHaveValue(/^2:00.PM$/)
  await type(page, 'Monday to', '3p')
  await type(page, 'Tuesday to', '3p')
  await type(other, 'Monday to', '4p')
  await save(other)
  await expect(field(page, 'Monday to')).toHaveValue(/^3:00.PM$/)
  await reloadTheirs(page)
  await expect(field(page, 'Monday to')).toHaveValue(/^4:00.PM$/)
  await type(page, 'Tuesday to', '3p')
  await save(page)
  const saved = await savedHours(page, shop)
  expect(saved.week).toMatchObject({
    monday: [{ from: '11:00', to: '16:00' }],
    tuesday: [{ from: '11:00', to: '15:00' }],
  })
  // The other owner, who is editing nothing, sees it without asking.
  await expect(field(other, 'Tuesday to')).toHaveValue(/^3:00.PM$/)
  await other.context().close()

  await test.step('a special day that another owner saves while the window is open stays', async () => {
    const closed = (from: string) => ({ from, to: from, periods: [], words: null })
    await setHours(page, shop, { week: null, specialDays: [closed('2032-12-24')] })
    await page.getByRole('button', { name: /^Edit .*24/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Change a special day' })
    await dialog.getByLabel('First day').fill('2032-12-31')
    await dialog.getByLabel('Last day').fill('2032-12-31')
    await setHours(page, shop, { week: null, specialDays: [closed('2032-11-25'), closed('2032-12-24')] })
    // What is behind the window is hidden from everybody but the eye.
    await expect(page.getByText(/Nov.* 25/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: /^Edit .*31/ })).toBeFocused()
    await reloadTheirs(page)
    await expect(page.getByRole('button', { name: /^Edit .*31/ })).toHaveCount(0)
    const { specialDays } = await savedHours(page, shop)
    expect(specialDays.map(({ from }) => from)).toEqual(['2032-11-25', '2032-12-24'])
  })
})

test('the screen fits from 320 to 1920 pixels, in all its states', async ({ page, shop }) => {
  test.slow()
  await startWeek(page, shop)
  await type(page, 'Saturday to', '2p')
  await page.getByRole('button', { name: 'Add hours on Saturday' }).click()
  await type(page, 'Saturday from, second hours', '1:30p')
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await wider(), `sideways at ${width}`).toBeLessThanOrEqual(0)
    await button(page, 'Add a day').click()
    expect(await wider(), `sideways at ${width}`).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
})
