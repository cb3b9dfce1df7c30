// R41, R45: the owner sets the opening hours, and the shop closes and opens by them.
import { addDays } from '#domain/basics/days.ts'
import { expectAccessible } from './axe.ts'
import { button, day, field, openHours, opening, save, savedHours, startWeek, type } from './hours.page.ts'
import { expect, test } from './shop.ts'

test(
  'R41 a new restaurant is open at all hours, until its owner sets the hours and the shop closes by them',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    await openHours(page, shop)
    await expect(page.getByText('the shop is open at all hours')).toBeVisible()
    await expectAccessible(page)
    expect(await opening(page, shop)).toEqual({ open: true, until: null })
    await button(page, 'Set the hours').click()
    await expect(page.getByText('Not saved: Every week.')).toBeVisible()
    await expectAccessible(page)
    for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await page.getByRole('switch', { name: `${name} Open` }).click()
    await expect(page.getByText('No orders for this day')).toHaveCount(7)
    await save(page)
    expect(await opening(page, shop)).toEqual({ open: false, opensAt: null, words: null })
    // All day on every day: the shop is open again.
    await page.getByRole('switch', { name: 'Monday Closed' }).click()
    await type(page, 'Monday from', 'midnight')
    await type(page, 'Monday to', '12a')
    await day(page, 'Monday').getByRole('button', { name: 'Copy Monday' }).click()
    await button(page, 'All').click()
    await button(page, 'Copy to 6 days').click()
    await save(page)
    expect(await opening(page, shop)).toEqual({ open: true, until: null })
    // A reload shows what is saved, and the log says who did it.
    await page.reload()
    await expect(field(page, 'Sunday from')).toHaveValue(/^12:00.AM$/)
    await page.goto(`${shop.url}/#/Manage/Log`)
    await expect(page.getByText(/Monday, Tuesday, .* and Sunday closed → all day/)).toBeVisible()
  },
)

// A pop-up goes with its button where the page scrolls, a moment late on a slow machine: a press would then miss it.
test('R41 the page stands still under the days that a copy is for', async ({ page, shop }) => {
  await startWeek(page, shop)
  const copy = day(page, 'Monday').getByRole('button', { name: 'Copy Monday' })
  await copy.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - 300))
  await copy.click()
  const popUp = page.getByRole('dialog', { name: 'Copy Monday to' })
  await expect(popUp.getByRole('checkbox').first()).toBeFocused()
  await button(page, 'All').click()
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Tab')
  await expect(button(page, 'Copy to 6 days')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.keyboard.press('Enter')
  await expect(popUp).toBeHidden()
})

test('R41 times are understood as they are typed, up to three periods a day, and none that overlap', async ({
  page,
  shop,
}) => {
  test.slow()
  await startWeek(page, shop)
  for (const [typed, shown] of [
    ['10', /^10:00.AM$/],
    ['1130a', /^11:30.AM$/],
    ['noon', /^12:00.PM$/],
    ['11:32a', /^11:30.AM$/],
  ] as const) {
    await type(page, 'Friday from', typed)
    await expect(field(page, 'Friday from')).toHaveValue(shown)
  }
  await type(page, 'Friday to', '9')
  await expect(field(page, 'Friday to')).toHaveValue(/^9:00.PM$/)
  await type(page, 'Friday to', '1a')
  await expect(day(page, 'Friday')).toContainText('Until Saturday morning')
  // What is no time stands as it was typed, and cannot be saved.
  await type(page, 'Friday to', 'late')
  await expect(field(page, 'Friday to')).toHaveAttribute('aria-invalid', 'true')
  await expect(day(page, 'Friday')).toContainText('Use a time, like 11 AM or 9:30 PM.')
  await expect(page.getByText('1 day needs a fix: Friday.')).toBeVisible()
  await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await type(page, 'Friday to', '1a')
  await test.step('fields that overlap turn chile, and Save is off', async () => {
    await type(page, 'Saturday to', '2p')
    const more = page.getByRole('button', { name: 'Add hours on Saturday' })
    await more.click()
    await type(page, 'Saturday from, second hours', '1:30p')
    await expect(field(page, 'Saturday from, second hours')).toHaveAccessibleDescription(
      'Starts before the hours above end.',
    )
    await expect(page.getByText('1 day needs a fix: Saturday.')).toBeVisible()
    await expectAccessible(page)
    await type(page, 'Saturday from, second hours', '5')
    await expect(page.getByText('Starts before the hours above end.')).toBeHidden()
    await more.click()
    await expect(field(page, 'Saturday to, third hours')).toBeVisible()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Remove Saturday hours, third hours').click()
    // The night before reaches into the morning.
    await type(page, 'Friday from', '1p')
    await type(page, 'Friday to', '11:30a')
    await expect(day(page, 'Saturday')).toContainText('Starts before the evening before ends.')
    await button(page, 'Discard').click()
    await expect(page.getByText('the shop is open at all hours')).toBeVisible()
    expect((await savedHours(page, shop)).week).toBeNull()
  })

  await button(page, 'Set the hours').click()
  await type(page, 'Friday from', '1130a')
  // Enter in a field saves what was typed there.
  await field(page, 'Friday to').fill('1:30a')
  await field(page, 'Friday to').press('Enter')
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
  const { week } = await savedHours(page, shop)
  expect(week?.friday).toEqual([{ from: '11:30', to: '01:30' }])
})

test('R41 a special day closes the shop with the owner’s words, or gives it other hours', async ({
  page,
  shop,
}) => {
  test.slow()
  await openHours(page, shop)
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Los_Angeles' }).format(new Date())
  await button(page, 'Add a day').click()
  const dialog = page.getByRole('dialog', { name: 'Add a special day' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByLabel('First day')).toHaveAccessibleDescription('Pick a day.')
  await expect(dialog.getByLabel('First day')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('First day').fill(today)
  // For two days, so that midnight may pass meanwhile.
  await dialog.getByLabel('Last day').fill(addDays(today, 1))
  await dialog.getByLabel('Message to customers').fill('Closed for a wedding')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('“Closed for a wedding”')).toBeVisible()
  await expectAccessible(page)
  await save(page)
  expect(await opening(page, shop)).toMatchObject({ open: false, words: { en: 'Closed for a wedding' } })

  // The same day twice is refused where it is typed.
  await button(page, 'Add a day').click()
  await dialog.getByLabel('First day').fill(today)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByLabel('First day')).toHaveAccessibleDescription(
    'Another special day is in the way.',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: /^Edit / }).click()
  const change = page.getByRole('dialog', { name: 'Change a special day' })
  await change.getByRole('radio', { name: 'Other hours' }).check()
  await change.getByRole('textbox', { name: 'Special day from' }).fill('midnight')
  await change.getByRole('textbox', { name: 'Special day to' }).fill('midnight')
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Not saved: Special days.')).toBeVisible()
  await save(page)
  expect(await opening(page, shop)).toMatchObject({ open: true })
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(button(page, 'Add a day')).toBeFocused()
  await save(page)
  expect((await savedHours(page, shop)).specialDays).toEqual([])
})
