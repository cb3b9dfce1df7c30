// Everything that people read of a restaurant through its API: orders, the whole order book, sales, menu, staff, log, board.
import { addDays } from '../../domain/days.ts'
import { openLiveStream } from '../../test-support/live-stream.ts'
import { openInSpreadsheet } from '../../test-support/spreadsheet.ts'
import type { Hand } from '../staff-hands.ts'
import { sendAgain, type RealOrder } from './customers.ts'
import type { Shape } from '../../test-support/wire-before.ts'

export interface Reading {
  readonly owner: Hand
  /** Of the version that is read. */
  readonly shape: Shape
  /** Whatever happened between the upgrade and now happened at another time for the other version. */
  readonly since: Date
}

/** How many days the order book goes back. */
const daysOfBook = 363
const atOnce = 4

export async function readOffice(reading: Reading, today: string): Promise<Map<string, unknown>> {
  const { owner } = reading
  const get = (path: string) => owner.get<unknown>(path)
  const facts = new Map<string, unknown>()
  const menu = await owner.get<{ items: readonly { id: string }[] }>('/api/office/menu')
  facts.set('the menu', await get('/api/menu'))
  facts.set('the menu in the office', menu)
  for (const { id } of menu.items)
    facts.set(`the prices of ${id}`, await get(`/api/office/menu/${id}/prices`))
  facts.set('the staff', await get('/api/office/staff'))
  facts.set('the log', await readLog(owner))
  facts.set('the board', await readBoard(owner))
  const ranges = [
    [-365, 0],
    [-29, 0],
    [-36, -7],
    [-1, -1],
    [0, 0],
  ] as const
  for (const [from, to] of ranges) {
    const query = `from=${addDays(today, from)}&to=${addDays(today, to)}`
    facts.set(`the sales ${query}`, untilToday(await get(`/api/office/sales?${query}`)))
    facts.set(`the spreadsheet ${query}`, await readSpreadsheet(owner, `/api/office/sales.csv?${query}`))
  }
  const searches = ['find=delgado', 'find=siob', 'find=guest12@', 'find=7', 'status=payment-failed']
  for (const query of [...searches, 'status=cancelled', 'period=today'])
    facts.set(`orders with ${query}`, await get(`/api/office/orders?${query}`))
  return inOneShape(facts, reading)
}

/** Every row of the order book, by the order's id, day by day and page by page. */
export async function readBook(reading: Reading, today: string): Promise<Map<string, unknown>> {
  const facts = new Map<string, unknown>()
  const days = Array.from({ length: daysOfBook + 1 }, (_, ago) => addDays(today, -ago))
  const clerk = async () => {
    for (let day = days.pop(); day !== undefined; day = days.pop())
      for (const row of await readDay(reading.owner, day)) facts.set(`order ${row.id} in the book`, row)
  }
  await Promise.all(Array.from({ length: atOnce }, clerk))
  return inOneShape(facts, reading)
}

interface Page {
  readonly orders: readonly { readonly id: string }[]
  readonly count: number
  readonly more: boolean
}

async function readDay(owner: Hand, day: string): Promise<Page['orders']> {
  const rows: Page['orders'][number][] = []
  for (let page = 1; ; page += 1) {
    const found = await owner.get<Page>(`/api/office/orders?from=${day}&to=${day}&page=${page}`)
    if (found.more) throw new Error(`${day} has more orders than the book lists`)
    rows.push(...found.orders)
    if (rows.length >= found.count) return rows
  }
}

/** As the customer and as the office see them. */
export async function readOrders(reading: Reading, ids: readonly string[]): Promise<Map<string, unknown>> {
  const facts = new Map<string, unknown>()
  for (const id of ids) {
    facts.set(`order ${id}`, await reading.owner.get(`/api/orders/${id}`))
    facts.set(`order ${id} in the office`, await reading.owner.get(`/api/office/orders/${id}`))
  }
  return inOneShape(facts, reading)
}

/** What a browser hears that asks for its order, or sends it once more, after its server was upgraded under it. */
export async function askByKey(
  reading: Reading,
  orders: readonly RealOrder[],
): Promise<Map<string, unknown>> {
  const { url } = reading.owner
  const facts = new Map<string, unknown>()
  for (const order of orders) {
    const asked = await fetch(`${url}/api/order-by-key`, { headers: { 'idempotency-key': order.key } })
    facts.set(`order ${order.id} (${order.what}) by its key`, await asked.json())
    const again = await sendAgain(url, order)
    facts.set(`order ${order.id} (${order.what}) sent again`, await again.json())
  }
  return inOneShape(facts, reading)
}

async function readLog(owner: Hand): Promise<object> {
  const entries: { readonly id: number }[] = []
  for (;;) {
    const before = entries.at(-1)?.id
    const query = before === undefined ? '' : `?before=${before}`
    const page = await owner.get<{ entries: typeof entries; more: boolean }>(`/api/office/log${query}`)
    entries.push(...page.entries)
    if (!page.more) return entries
  }
}

/** Without what has been handed over, which leaves the board after ten minutes. */
async function readBoard({ url, cookie }: Hand): Promise<object> {
  const stream = await openLiveStream(`${url}/api/live?board=1`, cookie)
  while (!stream.latest('board')) await new Promise((soon) => setTimeout(soon, 10))
  stream.close()
  const { tickets, rest } = stream.latest('board') ?? { tickets: [], rest: {} }
  return { tickets: tickets.filter(({ status }) => status !== 'handed-over'), rest }
}

/** Row by row, each cell by the name of its column: a newer version may have more columns. */
async function readSpreadsheet({ url, cookie }: Hand, path: string): Promise<Record<string, string>[]> {
  const reply = await fetch(url + path, { headers: { cookie } })
  const { columns, rows } = openInSpreadsheet(Buffer.from(await reply.arrayBuffer()))
  return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])))
}

/** Where the days include today, the days before are counted up to this time of day, which goes on. */
function untilToday(sales: unknown): unknown {
  const { before, ...rest } = sales as { before: { soFar: boolean } }
  return before.soFar ? rest : sales
}

function inOneShape(facts: Map<string, unknown>, { shape, since }: Reading): Map<string, unknown> {
  const [from, until] = [since.toISOString(), new Date().toISOString()]
  const later = (_: string, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && value > from && value <= until
      ? 'after the upgrade'
      : value
  return new Map([...facts].map(([name, fact]) => [name, JSON.parse(JSON.stringify(shape(fact)), later)]))
}
