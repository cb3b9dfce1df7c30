// A hundred boards and one customer, in a process of their own: from the order's answer to the ticket on each board.
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { BoardsPlan, SeenBoards } from './watch-boards.ts'
import { nextOrder } from './next-order.ts'

const { urls, cookie, boards, orders } = JSON.parse(await text(process.stdin)) as BoardsPlan
// One connection more than there are boards, so that the customer never waits for a board to close.
const dispatcher = new Agent({ connections: boards + 1, bodyTimeout: 0 })
const urlOf = (nth: number) => urls[nth % urls.length] ?? ''

/** When each board showed an order, by its id. */
const shown = new Map<string, number[]>()
let open = 0

async function readBoard(url: string): Promise<void> {
  const { body } = await request(`${url}/api/live?board=1`, { headers: { cookie }, dispatcher })
  const known = new Set<string>()
  let held = ''
  for await (const chunk of body.setEncoding('utf8')) {
    const now = performance.now()
    const events = (held + String(chunk)).split('\n\n')
    held = events.pop() ?? ''
    for (const event of events) {
      if (event.includes('event: board')) open += 1
      const id = /event: ticket\ndata: \{"id":"([^"]+)"/.exec(event)?.[1]
      // Later events are about the same order, for example that its email was sent.
      if (id === undefined || known.has(id)) continue
      known.add(id)
      shown.set(id, [...(shown.get(id) ?? []), now])
    }
  }
}

for (let board = 0; board < boards; board += 1) void readBoard(urlOf(board))
const areOpen = () => open === boards
while (!areOpen()) await wait(10)

const answered = new Map<string, number>()
for (let order = 0; order < orders; order += 1) {
  const url = urlOf(order)
  const { path, ...sent } = nextOrder(url)
  const { statusCode, body } = await request(url + path, { ...sent, dispatcher })
  const { id } = (await body.json()) as { id?: string }
  if (statusCode !== 201 || !id) throw new Error(`the order was answered with ${statusCode}`)
  answered.set(id, performance.now())
  await wait(25)
}
const deadline = performance.now() + 5_000
const isComplete = () => [...answered.keys()].every((id) => shown.get(id)?.length === boards)
while (!isComplete() && performance.now() < deadline) await wait(10)

const delays = [...answered].flatMap(([id, at]) =>
  (shown.get(id) ?? []).map((time) => Math.max(0, time - at)),
)
const seen: SeenBoards = { delays, missing: answered.size * boards - delays.length }
process.stdout.write(JSON.stringify(seen), () => process.exit(0))
