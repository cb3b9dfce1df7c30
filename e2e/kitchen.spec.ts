// The kitchen board: orders come in, move on and move back, on every board at once.
import { kitchenPaths } from '#domain/kitchen/kitchen-api.ts'
import { placeOrder } from './customer.ts'
import { expect, ownerPassword, test } from './shop.ts'
import {
  columnOf,
  expectColumn,
  hire,
  openBoard,
  openMenuOf,
  openOtherBoard,
  order,
  promise,
  ticketOf,
  undoMove,
} from './staff.ts'

test(
  'an order from the shop shows on two boards at once, and both follow the cook',
  { tag: '@core' },
  async ({ page, shop, browser }) => {
    await openBoard(page, shop)
    const other = await openOtherBoard(page, shop)
    const customer = await browser.newPage({ baseURL: shop.url })
    await placeOrder(customer)

    for (const board of [page, other]) {
      const ticket = ticketOf(columnOf(board, 'New'), 1)
      await expect(ticket).toContainText('Rosa D.')
      await expect(ticket.getByRole('listitem')).toHaveText([/2\s*Beef/, /1\s*Chix/, /1\s*Pork/])
    }
    await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
    await ticketOf(columnOf(other, 'Cooking'), 1).getByRole('button', { name: 'Mark ready' }).click()
    await ticketOf(columnOf(page, 'Ready'), 1).getByRole('button', { name: 'On its way' }).click()
    for (const board of [page, other]) {
      await expect(board.getByRole('article')).toHaveCount(0)
      await expect(columnOf(board, 'New')).toContainText('All clear.')
    }
    expect(shop.sql('select status from orders')).toEqual([{ status: 'handed-over' }])
  },
)

test('R46 every column has the ticket that is due first on top, and says how much time is left', async ({
  page,
  shop,
}) => {
  const [first, second, third] = [
    await order(page.request, shop),
    await order(page.request, shop),
    await order(page.request, shop),
  ]
  promise(shop, third, -11.05)
  promise(shop, first, 6.95)
  promise(shop, second, 119.95)
  await openBoard(page, shop)
  await expectColumn(page, 'New', [3, 1, 2])
  await expect(ticketOf(page, 3)).toContainText(/Due \d{1,2}:\d\d 11 min late/)
  await expect(ticketOf(page, 1)).toContainText('7 min')
  await expect(ticketOf(page, 2)).toContainText('2 h 00')
  for (const number of [2, 3, 1]) {
    await ticketOf(page, number).getByRole('button', { name: 'Start cooking' }).click()
    await expect(ticketOf(columnOf(page, 'Cooking'), number)).toBeVisible()
  }
  await expectColumn(page, 'Cooking', [3, 1, 2])
})

test('two cooks tap the same ticket at once: it moves once', { tag: '@core' }, async ({ page, shop }) => {
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  const { id } = await order(page.request, shop)
  const taps = [page, other].map((board) => ticketOf(board, 1).getByRole('button', { name: 'Start cooking' }))
  await Promise.all(taps.map((tap) => tap.waitFor()))
  // The click goes straight to the element, because the faster tap removes the ticket under the slower one.
  await Promise.all(taps.map((tap) => tap.evaluate((button: HTMLElement) => button.click())))
  for (const board of [page, other]) await expectColumn(board, 'Cooking', [1])
  const entries = shop.sql<{ action: string }>('select action from audit_log where target = ?', id)
  expect(entries.map(({ action }) => JSON.parse(action) as unknown)).toMatchObject([
    { what: 'moved', changes: [{ field: 'status', from: 'placed', to: 'cooking' }] },
  ])
})

test(
  'a double tap sends one request; a tap without an answer, or too late, says so',
  { tag: '@core' },
  async ({ page, shop, expectedComplaints }) => {
    expectedComplaints.push(/409|net::ERR/)
    await order(page.request, shop)
    const { id } = await order(page.request, shop)
    await openBoard(page, shop)
    const start = (number: number) => ticketOf(page, number).getByRole('button', { name: 'Start cooking' })

    await test.step('a tap that gets no answer says so, and can be repeated', async () => {
      await page.route('**/move', (route) => route.abort('connectionreset'))
      await start(1).click()
      await expect(page.getByText('That didn’t go through. Try again.')).toBeVisible()
      await page.unroute('**/move')
    })

    await test.step('a double tap leaves the ticket that slides up alone', async () => {
      const moves: string[] = []
      page.on('request', (request) => request.url().endsWith('/move') && moves.push(request.url()))
      await start(1).dblclick()
      await expectColumn(page, 'Cooking', [1])
      await expectColumn(page, 'New', [2])
      expect(moves).toHaveLength(1)
    })

    await test.step('a ticket that moved on meanwhile stands where it really is', async () => {
      // While this tap is on its way, another cook moves the ticket two steps.
      await page.route('**/move', async (route) => {
        for (const [from, to] of [
          ['placed', 'cooking'],
          ['cooking', 'ready'],
        ])
          await page.request.post(shop.url + kitchenPaths.move(id), {
            headers: { origin: shop.url },
            data: { from, to },
          })
        await route.continue()
      })
      await start(2).click()
      await expect(page.getByText('2 has already moved on.')).toBeVisible()
      await expectColumn(page, 'Ready', [2])
    })
  },
)

test(
  'Undo in the header takes back the last move, and the ticket returns to its place',
  { tag: '@core' },
  async ({ page, shop }) => {
    for (let placed = 0; placed < 3; placed += 1) await order(page.request, shop)
    await openBoard(page, shop)
    await ticketOf(page, 2).getByRole('button', { name: 'Start cooking' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Order 2 started.' })).toBeVisible()
    await ticketOf(page, 2).getByRole('button', { name: 'Mark ready' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Order 2 marked ready.' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expectColumn(page, 'Cooking', [2])
    await expect(page.getByRole('status').filter({ hasText: 'Order 2 marked ready.' })).toHaveCount(0)
    await undoMove(page, 2)
    await expectColumn(page, 'New', [1, 2, 3])
    await expect(ticketOf(page, 2).getByRole('button', { name: 'Start cooking' })).toBeFocused()
  },
)

test('Recent takes back any move of the last ten minutes, handed over ones too, on every board', async ({
  page,
  shop,
}) => {
  const [early, late] = [await order(page.request, shop), await order(page.request, shop)]
  await order(page.request, shop)
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  for (const number of [1, 2])
    for (const tap of ['Start cooking', 'Mark ready', 'On its way'])
      await ticketOf(page, number).getByRole('button', { name: tap }).click()
  await expect(other.getByRole('button', { name: 'Recent 2' })).toBeVisible()

  await undoMove(other, 1)
  for (const board of [page, other]) await expectColumn(board, 'Ready', [1])
  await expect(other.getByRole('button', { name: 'Recent 2' })).toBeVisible()

  // A move that is older than ten minutes cannot be undone.
  const before = new Date(Date.now() - 601_000).toISOString()
  for (const { id } of [early, late])
    shop.sql(
      "update orders set moved_at = ?, moves = json_set(moves, '$[#-1].at', ?) where id = ?",
      before,
      before,
      id,
    )
  await page.reload()
  await expectColumn(page, 'Ready', [1])
  await page.getByRole('button', { name: 'Recent 0' }).click()
  await expect(page.getByText('Nothing to undo.')).toBeVisible()
})

test('Recent stays as it is while it is open, whatever other cooks move', async ({ page, shop }) => {
  for (let placed = 0; placed < 3; placed += 1) await order(page.request, shop)
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  for (const number of [1, 2]) {
    await ticketOf(page, number).getByRole('button', { name: 'Start cooking' }).click()
    await expect(ticketOf(columnOf(page, 'Cooking'), number)).toBeVisible()
  }
  // After a tap Undo stands in its place for half a minute.
  await page.reload()
  await page.getByRole('button', { name: 'Recent 2' }).click()
  const undos = page.getByRole('dialog', { name: 'The last ten minutes' }).getByRole('button')
  const expectUndos = async (numbers: readonly number[]) => {
    await expect(undos).toHaveCount(numbers.length)
    for (const [at, number] of numbers.entries())
      await expect(undos.nth(at)).toHaveAccessibleName(`Undo ${number}`)
  }
  await expectUndos([2, 1])
  await ticketOf(other, 3).getByRole('button', { name: 'Start cooking' }).click()
  await ticketOf(other, 1).getByRole('button', { name: 'Mark ready' }).click()
  await expectColumn(page, 'Ready', [1])
  await expect(page.getByRole('button', { name: 'Recent 3' })).toBeVisible()
  await expectUndos([2, 1])
  await undos.first().click()
  await expectColumn(page, 'New', [2])
  await page.getByRole('button', { name: 'Recent 2' }).click()
  await expectUndos([1, 3])
})

test('a cook runs the board but does not cancel; strangers are asked to log in', async ({
  page,
  shop,
  browser,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  await hire(shop, 'marisol')
  await order(page.request, shop)
  await openBoard(page, shop, 'marisol')
  await expect(page.getByRole('banner')).toContainText('marisol')
  const menu = await openMenuOf(page, 1)
  await expect(menu.getByRole('button')).toHaveText(['Delay', 'Print ticket'])
  await expect(menu.getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'kitchen')

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/napkin/)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  const stranger = await browser.newPage()
  await stranger.goto(`${shop.url}/#/Kitchen`)
  const login = stranger.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('Username').fill('owner')
  await login.getByLabel('Password', { exact: true }).fill(ownerPassword)
  await login.getByRole('button', { name: 'SUBMIT' }).click()
  // The login leads on to the screen that the cook had opened.
  await expect(stranger).toHaveURL(/#\/Kitchen$/)
  await stranger.close()
})
