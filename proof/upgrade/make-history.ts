// The days before the upgrade, lived through the API of the version before: orders of every kind, staff, menu and log.
import { setTimeout as wait } from 'node:timers/promises'
import type { OfficeMenuReply } from '../../domain/office-api.ts'
import { freePort } from '../../test-support/free-port.ts'
import { menuFormOf } from '../../test-support/menu-form-of.ts'
import { goodHealth } from '../gateway-faults.ts'
import { startGateway, type Place, type SetUp } from '../set-up.ts'
import { givenPassword, hire, hireAndLogIn, logIn, type Hand } from '../staff-hands.ts'
import type { Customers, Wish } from './customers.ts'
import type { VersionBefore } from './version-before.ts'

interface OrderOfBoth {
  readonly payment: string
  readonly cancellation: object | null
  readonly mails: readonly { readonly state: string }[]
}

/** The orders that the demo gateway makes, and whatever staff do. */
export async function liveWithDemoCards(url: string, customers: Customers): Promise<void> {
  const { order } = customers
  const owner = await logIn(url)
  const cook = await hireAndLogIn(url, owner, 'cook', 'kitchen')
  await manageStaff(owner)

  await order('before the price changed', { cart: { bean: 3, chix: 1 } })
  await changeMenu(owner)
  await order('after the price changed', { cart: { bean: 2 } })
  await cook.post('/api/sold-out', { item: 'chix', soldOut: 'today' })
  await cook.post('/api/sold-out', { item: 'chix', soldOut: 'no' })
  await cook.post('/api/sold-out', { item: 'bean', soldOut: 'later' })
  await owner.post('/api/pause', { minutes: 15 })
  await owner.post('/api/resume', {})

  await order('placed')
  await order('for many', { cart: { beef: 400, chix: 333, pork: 266 } })
  const delivery = { address: 'Apt #9, 1 Elm Ave', city: 'Clovis', state: 'NV', zipcode: '93611-0042' }
  await order('to another address', { form: { delivery } })
  const form = {
    firstName: 'Siobhán',
    lastName: 'O’Brien <b>',
    address: '7 "Ñandú" & Sons, 2º',
    city: '東京',
  }
  await order('in letters of all kinds', { form })
  await order('capture failed', { card: 'lapse' })
  await move(cook, await order('cooking'), 'cooking')
  await move(cook, await order('handed over'), 'cooking', 'ready', 'handed-over')

  const touched = await order('seen, printed, moved and undone')
  await cook.post(`/api/orders/${touched}/seen`, {})
  await cook.post(`/api/orders/${touched}/printed`, {})
  await move(cook, touched, 'cooking')
  await cook.post(`/api/orders/${touched}/undo`, { from: 'cooking' })

  const note = 'Sorry; "no" more\\pork. ¡Perdón!'
  await cancel(owner, await paid('refunded'), 'ran-out', note)
  await cancel(owner, await paid('refund failed', { card: 'keep' }), 'customer-asked')
  await cancel(owner, await paid('capture failed, cancelled', { card: 'lapse' }), 'cannot-deliver')
  const many = [await paid('cancelled with others'), await paid('cancelled with others')]
  await owner.post('/api/office/open-orders/cancel', { ids: many, reason: 'something-else', note: '' })

  // The sixth and the seventh of a mailbox get no mails.
  for (let nth = 1; nth <= 7; nth += 1)
    await order('of a regular', { form: { email: 'regular@example.com' }, isUnsettled: nth > 5 })
  await untilSettled(owner, customers)

  /** Once the money was taken, or cannot be: cancelling has something to send back then. */
  async function paid(what: string, wish?: Wish): Promise<string> {
    const id = await order(what, wish)
    await untilPaid(owner, id)
    return id
  }
}

async function manageStaff(owner: Hand): Promise<void> {
  await hire(owner, 'newcomer', 'kitchen')
  await owner.post('/api/office/staff/newcomer/password', { password: `${givenPassword} again` })
  await hire(owner, 'gone', 'owner')
  await owner.post('/api/office/staff/gone/change', { role: 'kitchen' })
  await owner.post('/api/office/staff/gone/change', { on: false })
}

async function changeMenu(owner: Hand): Promise<void> {
  const { items } = await owner.get<OfficeMenuReply>('/api/office/menu')
  const bean = items.find(({ id }) => id === 'bean')
  if (!bean) throw new Error('no bean on the menu')
  const words = { name: 'Frijoles', shortName: 'Frijol', description: 'Beans & “more”.' }
  await owner.post('/api/office/menu/bean', { ...menuFormOf(bean), ...words, price: 975 })
}

/**
 * With a gateway that moves no money, a mail server that is down and a kitchen at work: whatever an order can owe is owed
 * when this version is stopped for the last time.
 */
export async function stopAmidWork(
  setUp: SetUp,
  version: VersionBefore,
  place: Place,
  { port, customers }: { port: string; customers: Customers },
): Promise<void> {
  const gateway = await startGateway(setUp)
  const env = {
    PORT: port,
    PROOF_GATEWAY: gateway.url,
    PROOF_GATEWAY_PATIENCE: '2000',
    SMTP_URL: `smtp://cook:salsa@127.0.0.1:${await freePort()}`,
  }
  const { url, stop } = await version.start(setUp, place, env, 'proof/server.ts')
  const { order } = customers
  const owner = await logIn(url)
  const refundOwed = await order('refund owed')
  await untilPaid(owner, refundOwed)
  await gateway.follow({ ...goodHealth, refuses: 'capture' })
  await order('capture owed')
  const released = await order('hold released')
  await cancel(owner, released, 'ordered-twice')
  await untilPaid(owner, released)
  const releaseOwed = await order('release owed')
  const ready = await order('ready, mail owed')
  await gateway.follow({ ...goodHealth, share: 1 })
  await cancel(owner, releaseOwed, 'ran-out')
  await cancel(owner, refundOwed, 'ran-out', 'We will refund you.')
  await move(owner, ready, 'cooking', 'ready')
  await owner.post('/api/pause', { minutes: null })
  await stop()
}

async function move(hand: Hand, id: string, ...steps: readonly string[]): Promise<void> {
  for (const [at, to] of steps.entries())
    await hand.post(`/api/orders/${id}/move`, { from: steps[at - 1] ?? 'placed', to })
}

async function cancel(hand: Hand, id: string, reason: string, note = ''): Promise<void> {
  await hand.post(`/api/orders/${id}/cancel`, { reason, note })
}

async function untilPaid(owner: Hand, id: string): Promise<void> {
  await until(async () => (await read(owner, id)).payment !== 'authorised')
}

/** Nothing is owed to anybody: all money has moved, and all mails are sent. What never gets there is read as it is. */
export async function untilSettled(owner: Hand, { orders }: Pick<Customers, 'orders'>): Promise<void> {
  const open = orders.map(({ id }) => id)
  await until(async () => {
    for (let id = open.at(-1); id !== undefined; id = open.at(-1)) {
      if (isOwing(await read(owner, id))) return false
      open.pop()
    }
    return true
  })
}

function isOwing({ payment, cancellation, mails }: OrderOfBoth): boolean {
  const isMoneyDue = payment === 'authorised' || (payment === 'captured' && cancellation !== null)
  return isMoneyDue || mails.some(({ state }) => state === 'due')
}

const read = (owner: Hand, id: string) => owner.get<OrderOfBoth>(`/api/office/orders/${id}`)

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await isSo()) && Date.now() < deadline) await wait(50)
}
