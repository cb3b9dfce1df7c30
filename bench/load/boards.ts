// A hundred boards and one customer, in a process of their own: from the order's answer to the ticket on each board.
import { text } from 'node:stream/consumers'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connectTo, readReplies } from './wire.ts'
import type { AskedBoards, SeenBoards } from './ask-boards.ts'

const { address, boards, orders, orderRequest, boardRequest } = JSON.parse(
  await text(process.stdin),
) as AskedBoards

/** When each board showed an order, by its id. */
const shown = new Map<string, number[]>()
let open = 0

async function openBoard(): Promise<void> {
  const socket = await connectTo(address)
  let held = ''
  const known = new Set<string>()
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    held += chunk
    const end = held.lastIndexOf('\n\n')
    if (end < 0) return
    const now = performance.now()
    const whole = held.slice(0, end)
    held = held.slice(end)
    if (whole.includes('event: board')) open += 1
    for (const [, id = ''] of whole.matchAll(/event: ticket\ndata: \{"id":"([^"]+)"/g)) {
      // What comes later is news of the same order: its mail was sent.
      if (known.has(id)) continue
      known.add(id)
      shown.set(id, [...(shown.get(id) ?? []), now])
    }
  })
  socket.write(boardRequest)
}

for (let board = 0; board < boards; board += 1) await openBoard()
const areOpen = () => open === boards
while (!areOpen()) await wait(10)

const answered = new Map<string, number>()
const customer = await connectTo(address)
let onAnswer: () => void = () => {}
readReplies(customer, (status, body) => {
  const { id } = JSON.parse(body.toString()) as { id?: string }
  if (status !== '201' || !id) throw new Error(`the order was answered with ${status}`)
  answered.set(id, performance.now())
  onAnswer()
})
for (let order = 0; order < orders; order += 1) {
  const done = new Promise<void>((resolve) => (onAnswer = resolve))
  customer.write(orderRequest.replace('%KEY%', randomBytes(24).toString('base64url')))
  await done
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
