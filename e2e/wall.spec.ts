// The wall: a screen for guests by a secret link, over an evening, out of touch and back, and for every reader.
import type { Page } from '@playwright/test'
import type { OrderId } from '#domain/orders/order.ts'
import { kitchenPaths } from '#domain/kitchen/kitchen-api.ts'
import { peoplePaths } from '#domain/people/people-api.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts'
import { openOffice } from './order-book.ts'
import { expect, test, type Shop } from './shop.ts'
import { order } from './staff.ts'
import { expectOn, findCutOff, makeLink, move, openWall, post, sideOf } from './wall.page.ts'

const gone = /404|Failed to load resource/

function placePickup(page: Page, shop: Shop, nth = 1, name: readonly [string, string] = ['Rosa', 'Delgado']) {
  const more = { fulfillment: 'pickup', email: `guest${nth}@example.com` } as const
  return order(page.request, shop, { beef: 1 }, name, more)
}

/** Returns the address that the office shows once. */
async function makeLinkInOffice(page: Page, name: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Where is the screen?' }).fill(name)
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByText(`The link for “${name}” is ready.`)).toBeVisible()
  return page.locator('code').filter({ hasText: '/#/Wall/' }).innerText()
}

async function revoke(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Revoke the link for ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
}

test(
  'R75 the office makes a link; the wall follows an order until it is handed over, and goes dark when the link is revoked',
  { tag: '@core' },
  async ({ page, shop }) => {
    await openOffice(page, shop, 'Staff')
    const news = page.getByRole('region', { name: 'Wall screens' }).getByRole('status')
    await expect(news).toHaveJSProperty('childElementCount', 0)
    const link = await makeLinkInOffice(page, 'TV at the counter')
    await expectAccessible(page)
    const wall = await openWall(page, shop, link.split('/').at(-1)?.toUpperCase() ?? '')
    await expect(wall).toHaveTitle('Wall | Burritoful')
    await expect(wall.getByText('All caught up.')).toBeVisible()

    const { id } = await placePickup(page, shop)
    await expectOn(wall, 'Preparing', ['1 Rosa'])
    await move(page, shop, id, 'placed', 'cooking', 'ready')
    await expectOn(wall, 'Ready', ['1 Rosa'])
    await expectOn(wall, 'Preparing', [])
    await expect(wall.getByRole('status').filter({ hasText: '1, Rosa: ready' })).toBeAttached()
    await move(page, shop, id, 'ready', 'handed-over')
    await expectOn(wall, 'Ready', [])

    const next = await makeLinkInOffice(page, 'By the door')
    await revoke(page, 'TV at the counter')
    await expect(page.getByText('“TV at the counter” doesn’t work anymore')).toBeVisible()
    // The link that is shown once is still in sight, but for the one that was revoked.
    await expect(page.getByText(next)).toBeVisible()
    await revoke(page, 'By the door')
    await expect(page.getByText(next)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(wall.getByText('This link doesn’t work.')).toBeVisible()
    await expect(sideOf(wall, 'Ready')).toHaveCount(0)
  },
)

test('a browser that refuses the clipboard says so, and the link stays in sight', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('on purpose', 'NotAllowedError'))
  })
  await openOffice(page, shop, 'Staff')
  const link = await makeLinkInOffice(page, 'TV at the counter')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Your browser won’t let us copy it.')).toBeVisible()
  await expect(page.getByText(link)).toBeVisible()
})

test('a link that never was says so, and asks no more', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(gone)
  await page.goto('/#/Wall/neverwas')
  await expect(page.getByText('This link doesn’t work.')).toBeVisible()
  await expectAccessible(page)
})

test('R75 the order that got ready last is large until the next one, or for a minute', async ({
  page,
  shop,
}) => {
  const { secret } = await makeLink(page, shop)
  const ids: OrderId[] = []
  for (const nth of [1, 2, 3]) ids.push((await placePickup(page, shop, nth)).id)
  const [first, second, third] = ids as [OrderId, OrderId, OrderId]
  await move(page, shop, first, 'placed', 'cooking', 'ready')
  const browser = page.context().browser()
  const wall = await browser?.newPage({ viewport: { width: 1280, height: 800 } })
  if (!wall) throw new Error('the page has no browser')
  await wall.clock.install()
  await wall.goto(`${shop.url}/#/Wall/${secret}`)
  // What was ready before is no news.
  await expectOn(wall, 'Ready', ['1 Rosa'])
  const height = async (nth: number) =>
    (await sideOf(wall, 'Ready').getByRole('listitem').nth(nth).boundingBox())?.height ?? 0
  const usual = await height(0)
  await move(page, shop, second, 'placed', 'cooking', 'ready')
  await expectOn(wall, 'Ready', ['2 Rosa', '1 Rosa'])
  expect(await height(0)).toBeGreaterThan(usual)
  expect(await height(1)).toBe(usual)
  await move(page, shop, third, 'placed', 'cooking', 'ready')
  await expectOn(wall, 'Ready', ['3 Rosa', '2 Rosa', '1 Rosa'])
  expect(await height(1)).toBe(usual)
  expect(await height(0)).toBeGreaterThan(usual)
  await wall.clock.runFor(61_000)
  await expect.poll(() => height(0)).toBe(usual)
})

test('R75 a wall that has lost touch keeps its list, says since when, and comes back by itself', async ({
  page,
  shop,
}) => {
  const { secret } = await makeLink(page, shop)
  const { id } = await placePickup(page, shop)
  const wall = await openWall(page, shop, secret)
  await expectOn(wall, 'Preparing', ['1 Rosa'])
  await shop.close()
  await expect(wall.getByText(/^Last update \d{1,2}:\d\d\s[AP]M/)).toBeVisible()
  await expectOn(wall, 'Preparing', ['1 Rosa'])
  await expectAccessible(wall)
  await shop.open()
  await expect(wall.getByText(/^Last update/)).toHaveCount(0)
  await move(page, shop, id, 'placed', 'cooking', 'ready')
  await expectOn(wall, 'Ready', ['1 Rosa'])
})

test('R75 the chime is off until somebody taps it, and then sounds when an order gets ready', async ({
  page,
  shop,
}) => {
  const { secret } = await makeLink(page, shop)
  const { id } = await placePickup(page, shop)
  const wall = await openWall(page, shop, secret)
  await wall.evaluate(() => {
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function counted() {
      const tones = Number(document.documentElement.dataset['tones'] ?? 0) + 1
      document.documentElement.dataset['tones'] = String(tones)
      return createOscillator.call(this)
    }
  })
  const tones = () => wall.evaluate(() => Number(document.documentElement.dataset['tones'] ?? 0))
  await move(page, shop, id, 'placed', 'cooking', 'ready')
  await expectOn(wall, 'Ready', ['1 Rosa'])
  expect(await tones()).toBe(0)
  await wall.getByRole('button', { name: 'Turn on sound' }).click()
  await expect(wall.getByRole('button', { name: 'Turn off sound' })).toBeVisible()
  // Whoever turns the sound on hears it.
  await expect.poll(tones).toBe(2)
  const second = await placePickup(page, shop, 2)
  await move(page, shop, second.id, 'placed', 'cooking', 'ready')
  await expect.poll(tones).toBe(4)
  await wall.getByRole('button', { name: 'Turn off sound' }).click()
  await expect(wall.getByRole('button', { name: 'Turn on sound' })).toBeVisible()
})

test('R75 an evening of 200 orders: the wall ends as the database, and has said nothing but first names', async ({
  page,
  shop,
}) => {
  test.setTimeout(240_000)
  const { secret } = await makeLink(page, shop)
  const wall = await openWall(page, shop, secret)
  const stream = listen(`${shop.url}${peoplePaths.wallLive(secret)}`)
  const longName = 'Maximiliano Bartholomew Wolfeschlegelsteinhausen'.slice(0, 40)
  const ids: OrderId[] = []
  const isPickup = (nth: number) => nth % 7 !== 3
  const isCanceled = (nth: number) => nth % 23 === 5
  for (let nth = 0; nth < 200; nth += 1) {
    const firstName = nth % 10 === 0 ? longName : `Ana${nth}`
    const placed = isPickup(nth)
      ? await placePickup(page, shop, nth, [firstName, `Secretoso${nth}`])
      : await order(page.request, shop, { beef: 1 }, ['Delia', `Secretoso${nth}`], {
          email: `guest${nth}@example.com`,
        })
    ids.push(placed.id)
    const step = async (ago: number, ...path: Parameters<typeof move>[3][]) => {
      const id = ids[nth - ago]
      if (id !== undefined && !isCanceled(nth - ago)) await move(page, shop, id, ...path)
    }
    const canceled = ids[nth - 1]
    if (canceled !== undefined && isCanceled(nth - 1))
      await post(page, shop, kitchenPaths.cancel(canceled), { reason: 'ran-out', note: '' })
    await step(6, 'placed', 'cooking')
    await step(20, 'cooking', 'ready')
    await step(60, 'ready', 'handed-over')
  }
  type Row = { number: number; first_name: string }
  const rows = (which: string) =>
    shop
      .sql<Row>(`select number, first_name from orders where fulfillment = 'pickup' and ${which}`)
      .map(({ number, first_name }) => `${number} ${first_name}`)
  const ready = rows(`status = 'ready' order by ready_at desc limit 30`)
  const preparing = rows(`status in ('placed', 'cooking') order by ready_by, seq limit 12`)
  expect([ready.length, preparing.length]).toEqual([30, 12])
  const count = (which: string) => rows(which).length
  await expectOn(wall, 'Ready', [...ready, `and ${count(`status = 'ready'`) - 30} more`])
  await expectOn(wall, 'Preparing', preparing)
  const rest = count(`status in ('placed', 'cooking')`) - 12
  await expect(sideOf(wall, 'Preparing').getByText(`and ${rest} more`)).toBeVisible()

  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [1366, 768],
    [1080, 1920],
    [768, 1024],
  ] as const) {
    await wall.setViewportSize({ width, height })
    expect(await findCutOff(wall), `at ${width} by ${height}`).toEqual([])
  }
  await wall.setViewportSize({ width: 320, height: 700 })
  expect(await wall.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const bytes = await stream.end()
  expect(bytes).toContain('Ana151')
  for (const secretOf of ['Secretoso', 'example.com', 'Delia', 'Laurel', 'Beef', secret])
    expect(bytes).not.toContain(secretOf)
  for (const id of ids) expect(bytes).not.toContain(id)
})

test('R75 the wall for every reader: axe, large text, forced colors, less motion', async ({ page, shop }) => {
  const { secret } = await makeLink(page, shop)
  const wall = await openWall(page, shop, secret)
  for (let nth = 1; nth <= 6; nth += 1) {
    const { id } = await placePickup(page, shop, nth)
    if (nth > 3) await move(page, shop, id, 'placed', 'cooking', 'ready')
  }
  await expectOn(wall, 'Ready', ['6 Rosa', '5 Rosa', '4 Rosa'])
  await expectAccessibleAtBothWidths(wall)
  await wall.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await expectAccessible(wall)
  expect(await wall.evaluate(() => document.getAnimations().length)).toBe(0)
  await wall.setViewportSize({ width: 390, height: 844 })
  await wall.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await wall.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await sideOf(wall, 'Ready').getByRole('listitem').first().innerText()).toContain('Rosa')
})

/** Reads every byte of a stream, until it is ended. */
function listen(url: string): { end(): Promise<string> } {
  const abort = new AbortController()
  let bytes = ''
  const reading = (async () => {
    const { body } = await fetch(url, { signal: abort.signal })
    const decoder = new TextDecoder()
    for await (const chunk of body ?? []) bytes += decoder.decode(chunk, { stream: true })
  })().catch(() => {})
  return {
    async end() {
      abort.abort()
      await reading
      return bytes
    },
  }
}
