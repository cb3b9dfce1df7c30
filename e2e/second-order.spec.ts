// The second order (R76): the same again by an order's link and from the card, and what has changed since.
import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { add, checkoutOf, expectComplete, inCart, openCheckout, submit } from './customer.ts'
import { Kitchen } from './kitchen.page.ts'
import { sellOut } from './make-it-yours.page.ts'
import {
  cardOf,
  fillCard,
  linkOfLetter,
  openAgain,
  openAgainWithout,
  orderBefore,
  orderHere,
  shiftOf,
  stripOf,
  switchOf,
  watchShifts,
} from './second-order.page.ts'
import { expect, test } from './shop.ts'
import { expectToFit, setView } from './widths.page.ts'

test(
  'R76 the link of an order fills a full cart with the same again, and tells line by line what has changed',
  { tag: '@core' },
  async ({ page, shop }) => {
    const kitchen = await Kitchen.logIn(shop)
    const placed = await orderBefore(page, shop)
    await kitchen.changeMenu('beef', { price: 1100 })
    sellOut(shop, 'extras', 'extras-guacamole')
    await page.goto('/#/Cart')
    await add(page, 'Chix')

    await page.goto(await linkOfLetter(shop, placed))
    const strip = stripOf(page)
    await expect(strip.getByRole('heading')).toHaveText(`From order ${placed.number}, with today’s prices.`)
    await expect(strip.getByRole('listitem')).toHaveText([
      'Beef is now $11.00. It was $10.50.',
      'Guacamole is sold out today. Your beef comes without it.',
      // Trust rule 25: the link alone does not tell the note.
      'Your note for the beef isn’t on this device. Add it again if you need it.',
    ])
    await expect(strip).toContainText('What was in your cart is still there.')
    await expect(inCart(page)).toHaveText('4 burritos, total $47.09')
    await expect(page.getByRole('list', { name: 'Your Beef' })).toContainText('Hot salsa, no rice')
    await expect(page.getByText('Cut in half')).toHaveCount(0)
    await expect(page.getByText('when you added it')).toHaveCount(0)
    await expectAccessible(page)

    await openAgain(page, shop, placed)
    await expect(strip.getByRole('heading')).toHaveText(`Order ${placed.number} is already in your cart.`)
    await expect(inCart(page)).toHaveText('4 burritos, total $47.09')
    await strip.getByRole('button', { name: 'Got it' }).click()
    await expect(strip).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeFocused()
    await kitchen.logOut()
  },
)

test('R76 the order’s page leads there once canceling is over, and Back does not fill the cart twice', async ({
  page,
  shop,
}) => {
  await orderHere(page, { remember: false })
  const again = page.getByRole('link', { name: 'Order this again' })
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeVisible()
  await expect(again).toHaveCount(0)
  shop.sql("update orders set status = 'ready'")
  await page.reload()
  await again.click()
  await expect(inCart(page)).toHaveText('2 burritos, total $23.00')
  await expect(stripOf(page)).toContainText('Prices haven’t changed since.')
  await page.goBack()
  await expect(again).toBeVisible()
  await again.click()
  await expect(stripOf(page)).toContainText('is already in your cart')
  await expect(inCart(page)).toHaveText('2 burritos, total $23.00')

  // Taken out again, with something else in the cart, it is not there any more: the strip goes, and it can be added once more.
  await add(page, 'Pork')
  for (let taken = 0; taken < 2; taken += 1)
    await page.getByRole('button', { name: 'Remove one Beef' }).click()
  await expect(stripOf(page)).toHaveCount(0)
  await page.goto('/#/Menu')
  await cardOf(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(stripOf(page)).toContainText('From order 1, with today’s prices.')
  await expect(inCart(page)).toHaveText(/^3 burritos/)
})

test('R76 a menu that has changed wholly gives nothing, and the cart says so for each', async ({
  page,
  shop,
}) => {
  const placed = await orderBefore(page, shop)
  shop.putOnMenu({
    id: 'horchata',
    name: { en: 'Horchata' },
    shortName: { en: 'Horchata' },
    description: { en: '' },
    price: 375,
    color: 'cielo',
    picture: null,
  })
  shop.takeOffMenu('beef', 'chix', 'bean', 'pork')
  await openAgain(page, shop, placed)
  const strip = stripOf(page)
  await expect(strip.getByRole('heading')).toHaveText(
    `We can’t make anything from order ${placed.number} today.`,
  )
  await expect(strip.getByRole('listitem')).toHaveText([
    'Beef is no longer on our menu. We left it out.',
    'Pork is no longer on our menu. We left it out.',
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).not.toContainText('1')
})

test('R76 an address without an order, and one that cannot be reached, say so', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/)
  await page.goto('/#/Order/AAAAAAAAAAAAAAAAAAAAAA/Again')
  await expect(page.getByText('There’s no order at this address.')).toBeVisible()
  const placed = await orderBefore(page, shop)
  await openAgainWithout(page, placed, 'answer')
  await expectAccessible(page)
  await page.unroute('**/api/orders/*')
  await openAgainWithout(page, placed, 'line')
  await expect(page.getByRole('alert')).toContainText(
    'We can’t reach the kitchen right now. Your cart is safe.',
  )
  await expectAccessible(page)
  await page.unroute('**/api/orders/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(inCart(page)).toHaveText(/^3 burritos/)
})

test('R76 from opening the page to SUBMIT a remembered customer taps three times, and types the card', async ({
  page,
  shop,
}) => {
  await orderHere(page, { remember: true })
  await page.goto('/')
  await page.reload()
  const card = cardOf(page)
  await expect(card.getByRole('heading')).toHaveText('Same as last time, Rosa?')
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'CHECKOUT' }).first().click()
  const dialog = checkoutOf(page)
  await fillCard(dialog)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(2)
})

test('R76 who was here is offered the last order on Welcome and Menu, until Not now', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Worth every napkin.' })).toBeVisible()
  await expect(cardOf(page)).toHaveCount(0)
  await orderHere(page, { remember: false })
  const kitchen = await Kitchen.logIn(shop)
  await kitchen.changeMenu('beef', { price: 1075 })

  const card = cardOf(page)
  for (const width of [390, 1280])
    for (const address of ['/', '/#/Menu'])
      await test.step(`${address} at ${width}`, async () => {
        const tab = await context.newPage()
        await tab.setViewportSize({ width, height: 844 })
        await watchShifts(tab)
        await tab.goto(address)
        const offered = cardOf(tab)
        await expect(offered.getByRole('heading')).toHaveText('Same as last time?')
        await expect(offered).toContainText('2 beef. $23.54 today, with tax.')
        await expect(offered).toContainText('Beef is now $10.75. It was $10.50.')
        expect(await shiftOf(tab)).toBeLessThan(0.01)
        await expectAccessible(tab)
        await tab.close()
      })

  await page.goto('/#/Menu')
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Worth every napkin.' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await kitchen.logOut()
})

test('R76 R78 the new pieces at 320 pixels, with large letters and in forced colors', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/)
  const placed = await orderBefore(page, shop)
  await orderHere(page, { remember: true })
  sellOut(shop, 'extras', 'extras-guacamole')
  const main = page.getByRole('main')
  for (const view of [
    { width: 320, height: 640, letters: 16 },
    { width: 390, height: 844, letters: 32 },
    { width: 768, height: 1024, letters: 32 },
    { width: 1280, height: 800, letters: 32 },
  ])
    await test.step(`${view.width} pixels, letters of ${view.letters}`, async () => {
      await setView(page, view)
      for (const address of ['/', '/#/Menu']) {
        await page.goto(address)
        await expect(cardOf(page)).toBeVisible()
        await expectToFit(main)
      }
      await openAgain(page, shop, placed)
      await expect(stripOf(page)).toBeVisible()
      await expectToFit(main)
      const dialog = await openCheckout(page)
      await switchOf(dialog).scrollIntoViewIfNeeded()
      await expectToFit(dialog.getByRole('group', { name: 'Remember me on this device' }))
      await dialog.getByText('Ordering as').scrollIntoViewIfNeeded()
      await expectToFit(dialog.getByText('Ordering as').locator('..'))
      await dialog.getByRole('button', { name: 'CANCEL' }).click()
      for (const without of ['answer', 'line'] as const) {
        await openAgainWithout(page, placed, without)
        await expectToFit(main)
        await page.unroute('**/api/orders/*')
      }
    })
  await setView(page, { width: 390, height: 844, letters: 16 })
  // No ground of ours is painted: a line around them tells card and strip from the page.
  await page.emulateMedia({ forcedColors: 'active' })
  const hasLine = (title: Locator) =>
    title.evaluate((heading) => {
      const strip = heading.parentElement?.parentElement
      return strip ? getComputedStyle(strip).borderTopWidth : ''
    })
  await page.goto('/#/Menu')
  expect(await hasLine(cardOf(page).getByRole('heading'))).toBe('2px')
  await openAgain(page, shop, placed)
  expect(await hasLine(stripOf(page).getByRole('heading'))).toBe('2px')
  const remember = switchOf(await openCheckout(page))
  // Off and on, the knob is told from its track.
  for (const isOn of [true, false]) {
    await expect(remember).toHaveAttribute('aria-checked', String(isOn))
    const grounds = await remember.locator('i').evaluate((track) => ({
      track: getComputedStyle(track).backgroundColor,
      knob: getComputedStyle(track, '::after').backgroundColor,
    }))
    expect(grounds.knob).not.toBe(grounds.track)
    await remember.click()
  }
  for (const without of ['answer', 'line'] as const) {
    await openAgainWithout(page, placed, without)
    await expectAccessible(page)
    await page.unroute('**/api/orders/*')
  }
})
