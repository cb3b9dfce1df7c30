// A Texan's first week (R36, R40): the clock is proposed from the address, and the list knows what is still to do.
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { logIn } from './staff.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const list = (page: Page) => page.getByRole('region', { name: 'First week' })
const step = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
const proposal = (page: Page) => page.getByRole('status').filter({ hasText: ' is on ' })
const useIt = (page: Page) => page.getByRole('button', { name: 'Use it' })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
}

test('R36 R40 a Texan is offered Central time, sets her tax, and every clock says so', async ({
  page,
  shop,
}) => {
  await logIn(page.context(), shop)
  await page.goto('/#/Staff')
  await step(page, 'Address and time zone').getByRole('link', { name: 'Set them' }).click()
  await field(page, 'Street').fill('1100 Congress Ave')
  await field(page, 'City').fill('Austin')
  await field(page, 'State').selectOption('TX')
  // Texas has two zones: only the ZIP code tells which.
  await expect(proposal(page)).toHaveCount(0)
  await field(page, 'ZIP').fill('79901')
  await expect(proposal(page)).toHaveText(/^79901 is on Mountain time\./)
  await field(page, 'ZIP').fill('78701')
  await expect(proposal(page)).toHaveText(/^78701 is on Central time\. Your clock is on Pacific time\./)
  await save(page)

  // Nothing is set by itself, and the list says what is off.
  await page.goto('/#/Staff')
  await expect(step(page, 'Address and time zone')).toContainText(
    'Your clock is on Pacific time, Austin is on Central time',
  )
  await step(page, 'Address and time zone').getByRole('link', { name: 'Set them' }).click()
  await useIt(page).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Your clock will be on Central time when you save.' }),
  ).toBeFocused()
  await expect(field(page, 'Time zone')).toHaveValue('America/Chicago')
  await field(page, 'Tax rate, %').fill('8.25')
  await save(page)
  await expect(useIt(page)).toHaveCount(0)

  await page.goto('/#/Manage/Hours')
  await expect(page.getByRole('main')).toContainText('Times are Central time.')
  await page.goto('/#/Staff')
  await expect(page.getByRole('main')).toContainText(/\d\s[AP]M Central time\./)
  await expect(step(page, 'Address and time zone')).toContainText(
    'Done: Address and time zone1100 Congress Ave, Austin. Central time',
  )
  await expect(step(page, 'Tax')).toContainText('Done: Tax8.25% on every order')
  await expect(list(page)).toContainText('2 of 10 done.')

  // The browser of the journeys is on Pacific time: elsewhere.
  const monday = { monday: [{ from: '11:00', to: '21:00' }] }
  const closed = { tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
  const hours = { week: { ...monday, ...closed }, specialDays: [], version: 1 }
  const headers = { origin: shop.url }
  const reply = await page.request.post('/api/office/hours', { headers, data: hours })
  expect(reply.status()).toBe(200)
  await page.goto('/#/')
  await expect(page.getByRole('main')).toContainText('All times are Central time.')
})

test('R36 a state with one zone is enough for a proposal, and a clock of another name is none', async ({
  page,
  shop,
}) => {
  await logIn(page.context(), shop)
  await page.goto('/#/Manage/Restaurant')
  await field(page, 'State').selectOption('NY')
  await expect(proposal(page)).toHaveText(/^New York is on Eastern time\./)
  await field(page, 'Time zone').selectOption('America/Detroit')
  await expect(proposal(page)).toHaveCount(0)
  await field(page, 'State').selectOption('CA')
  await expect(proposal(page)).toHaveText(/^California is on Pacific time\. Your clock is on Eastern time\./)
})
