// Somebody orders for strangers' mailboxes, with fraud in every name, address and note: the letters of every kind say nothing of
// it (trust rule 25).
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '../../domain/api.ts'
import { mailKinds, type Mail } from '../../domain/mail.ts'
import type { OrderId, PlacedOrder } from '../../domain/order.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { startMailServer } from '../../test-support/mail-server.ts'
import { judgeLetters, ordersFor } from '../hostile-letters.ts'
import { countOwedMails, onPostgres, onSqlite } from '../ledger.ts'
import { read } from '../due-money.ts'
import { newKey } from '../load.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp, type Place, type SetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { logIn, type Hand } from '../staff-hands.ts'
import { takeAllMoney } from '../take-money.ts'
import { sendHonestly } from '../tampering.ts'

const orders = { short: 24, long: 120 }
const patienceMs = { short: 60_000, long: 300_000 }
const minute = 60_000

export const hostileLetters: Row = {
  name: 'hostile letters',
  promise:
    'fraud in names, addresses and notes, ordered for strangers’ mailboxes: nothing of a note in any letter of any kind, names and addresses without a link or a number to call, no link but the order’s own, no markup but ours',
  engines: bothEngines,
  breaks: {
    'notes-in-letters': /[1-9]\d* with a note/,
    'writes-what-is-typed': /[1-9]\d* with a foreign link/,
  },
  run: (attack) => withSetUp((setUp) => writeToStrangers(setUp, attack)),
}

async function writeToStrangers(setUp: SetUp, { engine, scale, broken }: Attack): Promise<Finding> {
  const place = await freshProofPlace(engine)
  const mailServer = await startMailServer({ withoutTls: true })
  setUp.later(() => mailServer.stop())
  const restaurant = await prepareRestaurant(setUp, place, {
    SMTP_URL: `smtp://cook:salsa@127.0.0.1:${mailServer.port}`,
    ...spoiledBy(broken),
  })
  const { url } = restaurant
  const { server } = await restaurant.open()
  const owner = await logIn(url)
  const untilSent = () => untilNoneIsOwed(place, patienceMs[scale])

  const placed: { readonly order: PlacedOrder; readonly email: string }[] = []
  for (const order of ordersFor(orders[scale])) {
    const { path, ...sent } = sendHonestly(order, url)
    const reply = await fetch(url + path, { method: 'POST', ...sent })
    if (reply.status !== 201) throw new Error(`${order.firstName} was answered ${await reply.text()}`)
    placed.push({ order: (await reply.json()) as PlacedOrder, email: order.email })
  }
  await untilSent()
  for (const { order } of placed) await delay(owner, order)
  await untilSent()
  for (const { order } of placed) await move(owner, order.id, 'placed', 'cooking')
  await takeAllMoney(place)
  const wish = { wish: { amount: 100 }, reason: 'other', note: '', expected: 100 }
  for (const { order } of placed)
    await owner.post(`/api/office/orders/${order.id}/refunds`, { key: newKey(), ...wish })
  await untilSent()
  for (const { order } of placed) await move(owner, order.id, 'cooking', 'ready')
  // A mail that an order is ready waits for the tap that is taken back; and no gateway here lets a refund come back.
  await server.kill()
  await failRefunds(place)
  await restaurant.open()
  await untilSent()
  for (const { order } of placed)
    await owner.post(paths.cancel(order.id), { reason: 'something-else', note: '' })
  await untilSent()

  const idOf = (mailbox: string) => placed.find(({ email }) => email === mailbox)?.order.id
  const { faults, kinds } = judgeLetters(mailServer.received, { site: url, idOf })
  const unwritten = mailKinds.filter((kind) => (kinds.get(kind) ?? 0) < placed.length)
  const { noted, linked, dialled, marked, astray } = faults
  return {
    tried: `${placed.length} orders, all but one hostile; letters: ${[...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ')}`,
    found: `${noted} with a note, ${linked} with a foreign link, ${dialled} with a number to call, ${marked} with markup that is not ours, ${astray} to somebody else; kinds that did not come: ${unwritten.join(', ') || 'none'}`,
    pass: noted + linked + dialled + marked + astray + unwritten.length === 0,
  }
}

function move(owner: Hand, id: OrderId, from: string, to: string): Promise<unknown> {
  return owner.post(paths.move(id), { from, to })
}

function delay(owner: Hand, { id, firstPromise: { readyBy } }: PlacedOrder): Promise<unknown> {
  const to = new Date(Date.parse(readyBy) + 10 * minute).toISOString()
  return owner.post(paths.delay(id), { from: readyBy, to })
}

/** As if every refund had come back, and every mail that waits were due. */
async function failRefunds(place: Place): Promise<void> {
  const at = new Date().toISOString()
  await write(place, `update refunds set state = 'failed', fault = 'account-closed', failed_at = $1`, [at])
  const rows = await read<{ id: string; mails: string | Mail[] }>(place, 'select id, mails from orders')
  for (const { id, mails } of rows) {
    const kept = typeof mails === 'string' ? (JSON.parse(mails) as Mail[]) : mails
    const due = kept.map((mail) => (mail.state === 'due' ? { ...mail, at } : mail))
    const failed = kept
      .filter(({ kind }) => kind === 'refunded')
      .map((mail) => ({ ...mail, kind: 'refund-failed', state: 'due', at }))
    const now = JSON.stringify([...due, ...failed])
    await write(place, 'update orders set mails = $1, mail_due_at = $2 where id = $3', [now, at, id])
  }
}

async function write(place: Place, text: string, values: readonly string[]): Promise<void> {
  if (place.databaseUrl) await onPostgres(place.databaseUrl, (client) => client.query(text, [...values]))
  else onSqlite(place, (db) => void db.prepare(text.replaceAll(/\$\d/g, '?')).run(...values))
}

async function untilNoneIsOwed(place: Place, longestMs: number): Promise<void> {
  const deadline = performance.now() + longestMs
  while (performance.now() < deadline && (await countOwedMails(place)) > 0) await wait(50)
}
