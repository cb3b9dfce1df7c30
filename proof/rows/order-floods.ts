// Somebody orders in other people's names, from one address and from many, while honest customers have lunch.
import { setTimeout as wait } from 'node:timers/promises'
import type { SalesReply } from '../../domain/office-api.ts'
import { mailboxOf, mailedAnHour, neighbourAnHour, ordersAnHour } from '../../domain/order-limits.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { startMailServer, type ReceivedMail } from '../../test-support/mail-server.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { countOwedMails, readStoredOrders, type StoredOrder } from '../ledger.ts'
import { sayAnswers } from '../load.ts'
import type { Attack, Finding, Row } from '../row.ts'
import {
  freshProofPlace,
  prepareRestaurant,
  startGateway,
  withSetUp,
  type Place,
  type SetUp,
} from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { takeAllMoney } from '../take-money.ts'
import { logIn } from '../staff-hands.ts'
import { sendHonestly } from '../tampering.ts'
import { workTogether } from '../wire.ts'

const clients = 16
const longestDelivery = { short: 60_000, long: 180_000 }
const victim = 'victim@target.example'
const scam = {
  firstName: 'URGENT your card was charged',
  lastName: 'Call 1 800 555 0199',
  address: 'http:evil。com',
}
const foreign = /URGENT|555\D*0199|evil.?com/

export const orderFloods: Row = {
  name: 'order and mail floods',
  promise:
    'one address and many order in strangers’ names: a mailbox gets no more orders and mails than the limits say and no text of the attacker’s, nothing is held for who is refused, honest customers all get their order and their mail, the sales still answer to the cent',
  engines: bothEngines,
  breaks: {
    'orders-without-end': /[1-9]\d* orders too many for the victim/,
    'mails-without-end': /[1-9]\d* mails too many to the victim/,
    'tells-no-neighbours-apart': /[1-9]\d* too many from one address/,
    'a-cent-off-the-report': /sales off by -?[1-9]/,
    'writes-what-is-typed': /[1-9]\d* mails with the attacker’s words/,
  },
  run: (attack) => withSetUp((setUp) => flood(setUp, attack)),
}

interface Wish {
  readonly email: string
  /** The network address that it comes from. */
  readonly from: string
  readonly isHonest: boolean
}

async function flood(setUp: SetUp, { engine, scale, random, broken }: Attack): Promise<Finding> {
  const place = await freshProofPlace(engine)
  const gateway = await startGateway(setUp)
  const mailServer = await startMailServer({ withoutTls: true })
  setUp.later(() => mailServer.stop())
  const restaurant = await prepareRestaurant(setUp, place, {
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
    PROOF_GATEWAY: gateway.url,
    SMTP_URL: `smtp://cook:salsa@127.0.0.1:${mailServer.port}`,
    ...spoiledBy(broken),
  })
  const { server } = await restaurant.open()
  const { url } = restaurant
  const answers = new Map<string, number>()
  const unkind: string[] = []

  const wishes = wishesFor(crowds[scale])
    .map((wish) => ({ wish, place: random.between(0, 1) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ wish }) => wish)
  await workTogether(url, clients, wishes, async (wire, { email, from, isHonest }) => {
    const order = { ...rosasOrder, email, ...(!isHonest && scam) }
    const { headers, ...sent } = sendHonestly(order, url)
    const wanted = { ...sent, method: 'POST', headers: { ...headers, 'x-forwarded-for': from } }
    let reply = await wire.send(wanted)
    // As the browser does it: a server with too much to do is asked again, with the same key.
    while (reply?.status === 503) {
      await wait(500)
      reply = await wire.send(wanted)
    }
    const said = `${isHonest ? 'honest' : 'flood'} ${reply?.status ?? 'cut'}`
    answers.set(said, (answers.get(said) ?? 0) + 1)
    const isSentence = /"title":"[A-Z][^"]*\. [A-Z][^"]*\."/.test(reply?.body ?? '')
    if (reply?.status !== 201 && !(reply?.status === 429 && isSentence)) unkind.push(said)
  })
  await untilAllAreSent(place, longestDelivery[scale])

  const stored = await readStoredOrders(place)
  const holds = await gateway.readBook()
  await takeAllMoney(place)
  const sales = await (await logIn(url)).get<SalesReply>('/api/office/sales?period=7-days')
  const lives = server.child.exitCode === null
  await server.kill()

  const { honest, tooMany, foreignMails } = judge(wishes, stored, mailServer.received)
  const due = stored.reduce((sum, { total }) => sum + total, 0)
  return {
    tried: `${wishes.length} orders, ${clients} at once, among them ${honest.wanted} honest ones; answers: ${sayAnswers(answers)}`,
    found: `${tooMany.orders} orders too many for the victim, ${tooMany.mails} mails too many to the victim (${tooMany.mailed} came), ${tooMany.fromOne} too many from one address (${tooMany.cameFromOne} placed), ${foreignMails} mails with the attacker’s words; ${honest.unplaced} honest orders and ${honest.unmailed} of their mails missing; ${holds.length - stored.length} holds without an order; sales off by ${sales.total.total - due} cents; unkind refusals: ${[...new Set(unkind)].join(', ') || 'none'}; the server ${lives ? 'lived on' : 'ended'}`,
    pass:
      tooMany.orders + tooMany.mails + tooMany.fromOne + foreignMails + unkind.length === 0 &&
      honest.unplaced + honest.unmailed === 0 &&
      tooMany.mailed > 0 &&
      tooMany.cameFromOne > 0 &&
      holds.length === stored.length &&
      sales.total.total === due &&
      lives,
  }
}

interface Crowd {
  readonly floods: number
  /** The mailboxes of strangers; few of them are soon full, and fewer letters have to be waited for. */
  readonly strangers: number
  readonly office: number
  readonly homes: number
}

const crowds: Readonly<Record<Attack['scale'], Crowd>> = {
  short: { floods: 20, strangers: 18, office: 20, homes: 5 },
  long: { floods: 200, strangers: 180, office: 60, homes: 100 },
}

function wishesFor({ floods, strangers, office, homes }: Crowd): Wish[] {
  return [
    // The victim's mailbox in many spellings, from one address and from a whole botnet.
    ...counted(floods, (nth) => ({ email: `victim+${nth}@target.example`, from: '203.0.113.66' })),
    ...counted(floods, (nth) => ({ email: victim, from: `198.51.${nth % 250}.7` })),
    // Strangers, from one IPv6 network: less than the limit of a minute, more than that of an hour.
    ...counted(neighbourAnHour + 30, (nth) => ({
      email: `many-${nth % strangers}@strangers.example`,
      from: `2001:db8:6:6::${nth.toString(16)}`,
    })),
    // An office at lunch, and people at home who forgot something and order once more.
    ...counted(office, (nth) => ({ email: `office-${nth}@lunch.example`, from: '192.0.2.60' }), true),
    ...counted(
      2 * homes,
      (nth) => ({ email: `home-${nth % homes}@homes.example`, from: `10.9.${nth % homes}.1` }),
      true,
    ),
  ]
}

function counted(count: number, make: (nth: number) => Omit<Wish, 'isHonest'>, isHonest = false): Wish[] {
  return Array.from({ length: count }, (_, nth) => ({ ...make(nth), isHonest }))
}

function judge(wishes: readonly Wish[], stored: readonly StoredOrder[], received: readonly ReceivedMail[]) {
  // One that the mail server took too long over is sent again, and a mail program shows it once.
  const letters = [...new Map(received.map((mail) => [mail.email.messageId, mail])).values()]
  const recipients = letters.flatMap((mail) => mail.recipients)
  const isVictims = (email: string) => mailboxOf(email) === victim
  const isHonests = (email: string) => /@(lunch|homes)\.example$/.test(email)
  const wanted = wishes.filter(({ isHonest }) => isHonest).length
  const orders = stored.filter(({ email }) => isVictims(email)).length
  const mailed = recipients.filter(isVictims).length
  const cameFromOne = stored.filter(({ email }) => email.startsWith('many-')).length
  const placed = stored.filter(({ email }) => isHonests(email)).length
  const toVictims = received.filter(({ recipients: [to = ''] }) => !isHonests(to))
  return {
    tooMany: {
      orders: Math.max(0, orders - ordersAnHour),
      mails: Math.max(0, mailed - mailedAnHour),
      mailed,
      fromOne: Math.max(0, cameFromOne - neighbourAnHour),
      cameFromOne,
    },
    foreignMails: toVictims.filter(({ email, raw }) =>
      foreign.test(`${email.text} ${email.html} ${raw.toString()}`),
    ).length,
    honest: { wanted, unplaced: wanted - placed, unmailed: placed - recipients.filter(isHonests).length },
  }
}

async function untilAllAreSent(place: Place, longestMs: number): Promise<void> {
  const deadline = performance.now() + longestMs
  while (performance.now() < deadline && (await countOwedMails(place)) > 0) await wait(50)
}
