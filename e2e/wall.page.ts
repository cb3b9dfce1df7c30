// The wall as a guest sees it, and the links that open it.
import { expect, type Locator, type Page } from '@playwright/test'
import { type NewWallLinkReply, peoplePaths } from '#domain/people/people-api.ts'
import { kitchenPaths } from '#domain/kitchen/kitchen-api.ts'
import type { OrderId, OrderStatus } from '#domain/orders/order.ts'
import { logIn } from './staff.ts'
import type { Shop } from './shop.ts'

/** Makes a link as the owner does in the office. */
export async function makeLink(page: Page, shop: Shop): Promise<NewWallLinkReply> {
  await logIn(page.context(), shop)
  const reply = await post(page, shop, peoplePaths.wallLinks, { name: 'TV at the counter' })
  return reply as NewWallLinkReply
}

/** Opens the wall where nobody is logged in. */
export async function openWall(page: Page, shop: Shop, secret: string): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const wall = await context.newPage()
  await wall.goto(`${shop.url}/#/Wall/${secret}`)
  await expect(sideOf(wall, 'Preparing')).toBeVisible()
  return wall
}

export function sideOf(wall: Page, side: 'Preparing' | 'Ready'): Locator {
  return wall.getByRole('region', { name: side, exact: true })
}

/** Expects these orders on one side, from first to last: "1 Rosa". */
export function expectOn(wall: Page, side: 'Preparing' | 'Ready', orders: readonly string[]): Promise<void> {
  return expect(sideOf(wall, side).getByRole('listitem')).toHaveText([...orders])
}

/** As a cook moves it on the board; the page must be logged in. */
export async function move(page: Page, shop: Shop, id: OrderId, ...path: OrderStatus[]): Promise<void> {
  for (const [at, to] of path.entries())
    if (at > 0) await post(page, shop, kitchenPaths.move(id), { from: path[at - 1], to })
}

export async function post(page: Page, shop: Shop, path: string, data: object): Promise<unknown> {
  const reply = await page.request.post(`${shop.url}${path}`, { headers: { origin: shop.url }, data })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.json()
}

/** What does not fit: cut off by the screen, or under what stands below the list. */
export function findCutOff(wall: Page): Promise<string[]> {
  return wall.evaluate(() => {
    const { innerHeight, innerWidth } = window
    const { scrollHeight, scrollWidth } = document.documentElement
    const scrolls = scrollHeight > innerHeight || scrollWidth > innerWidth ? ['the page scrolls'] : []
    const sections = [...document.querySelectorAll('main section')]
    const cards = sections.flatMap((section) => {
      const floor = section.lastElementChild?.getBoundingClientRect().top ?? innerHeight
      return [...section.querySelectorAll('li')].filter((card) => {
        const { bottom, right, height } = card.getBoundingClientRect()
        const parts = [...card.children].map((part) => part.getBoundingClientRect())
        const isWhole = parts.every((part) => part.height <= height + 1 && part.right <= right)
        return bottom > floor + 1 || right > innerWidth || !isWhole
      })
    })
    return [...scrolls, ...cards.map((card) => card.innerText)]
  })
}
