// A press on + or − adds the cart up once, however many rows and sums show a part of its bill.
import type { CDPSession, Page } from '@playwright/test'
import { add, inCart } from './customer.ts'
import { expect, test } from './shop.ts'

test('a press in the Cart, and one more burrito on the Menu, make one bill each', async ({ page }) => {
  await page.goto('/#/Cart')
  // The closed checkout has a bill of its own, and it comes after the cart.
  await expect(page.getByLabel('First name')).toBeAttached()
  await add(page, 'Beef')
  await expect(inCart(page)).toContainText('1 burrito, total')
  const billsSince = await countBills(page)
  for (const [button, counted] of [
    ['Add one Beef', '2 burritos, total'],
    ['Add one Pork', '3 burritos, total'],
    ['Remove one Beef', '2 burritos, total'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(inCart(page)).toContainText(counted)
    expect(await billsSince()).toBe(1)
  }
  // The bar of the Menu shows the same bill, and hears of the press in another tab.
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByText('2 burritos $')).toBeVisible()
  await billsSince()
  const other = await page.context().newPage()
  await other.goto('/#/Cart')
  await add(other, 'Beef')
  await expect(page.getByText('3 burritos')).toBeVisible()
  expect(await billsSince()).toBe(1)
})

/** The built script has no names left, but what adds up a cart still names what it returns. */
const addsUp = /`too-many`[^]*\{lines:\w+,subtotal:\w+\(/

/** Each call of the returned function says how many bills the page has made since the one before. */
async function countBills(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  const sources = new Map<string, Promise<string>>()
  await session.send('Profiler.enable')
  await session.send('Debugger.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const billsSince = async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    let calls = 0
    for (const { scriptId, url, functions } of result) {
      if (!url.includes('/assets/')) continue
      const source = await (sources.get(scriptId) ?? remember(scriptId))
      const [maker] = functions
        .flatMap(({ ranges }) => ranges.slice(0, 1))
        .filter(({ startOffset, endOffset }) => addsUp.test(source.slice(startOffset, endOffset)))
        .toSorted((one, other) => one.endOffset - one.startOffset - (other.endOffset - other.startOffset))
      calls += maker?.count ?? 0
    }
    return calls
  }
  const remember = (scriptId: string) => {
    const source = sourceOf(session, scriptId)
    sources.set(scriptId, source)
    return source
  }
  await billsSince()
  return billsSince
}

async function sourceOf(session: CDPSession, scriptId: string): Promise<string> {
  return (await session.send('Debugger.getScriptSource', { scriptId })).scriptSource
}
