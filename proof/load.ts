// Customers who order and, when anything but a final answer comes, send the same order again with the same key.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { demoCards, demoToken } from '../domain/payments/test-cards.ts'
import { rosasOrder } from '../test-support/rosas-order.ts'

/** What one customer orders, identified by the email address; the key is the one that the browser makes. */
export interface Intent {
  readonly email: string
  readonly key: string
  /** The token that the browser made of the card; without a token the card succeeds. */
  readonly token?: string
}

export interface Acknowledged extends Intent {
  readonly id: string
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[]
  /** Counts of answers by status, with "cut" for a broken connection. */
  readonly answers: ReadonlyMap<string, number>
  /** Orders that were sent twice and got two ids. */
  readonly twoAnswers: readonly string[]
  /** Lets every customer finish the order under way; resolves when all are done. */
  finish(): Promise<void>
  /** Resolves when `most` orders are placed. */
  done(): Promise<void>
}

export interface LoadOptions {
  readonly url: string
  readonly clients: number
  /** Now and then a customer hangs up before the answer, and sends the order again. */
  readonly hangUps?: boolean
  /** How long a customer looks at the menu between two orders. */
  readonly pauseMs?: number
  /** Stop after this many orders, however long they take. */
  readonly most?: number
  /** Distinguishes the customers of one load from those of another. */
  readonly name?: string
  /** The customers whose card is declined, by their number. */
  readonly isDeclined?: (nth: number) => boolean
  /** The customers who leave when the first answer is not final, by their number. */
  readonly leaves?: (nth: number) => boolean
  /** Makes the token of a customer's card, by the customer's number; without it, the demo gateway's token is sent. */
  readonly newToken?: (nth: number) => Promise<string>
  /** Confirms the payment at the bank, by the customer's number; returns false when the customer leaves. */
  readonly onChallenge?: (challenge: string, nth: number) => Promise<boolean>
  /** Called with the title of a 503. */
  readonly onRefusal?: (reply: OrderAnswer) => void
  /** Called when a connection broke before the answer. */
  readonly onCut?: (intent: Intent) => void
  /** Called with how long an answered order took. */
  readonly onAnswer?: (tookMs: number) => void
}

/** The email addresses of customers whose card is declined begin with this. */
export const declinedName = 'declined'

const responseTimeout = 15_000
/** About as long as the server needs to have the order on its way to the disk. */
const shortPatience = 10

export function startLoad(options: LoadOptions): Load {
  const { url, clients, hangUps = false, pauseMs = 5, most = Infinity } = options
  const { name = 'order', isDeclined = () => false, leaves = () => false } = options
  const acknowledged: Acknowledged[] = []
  const answers = new Map<string, number>()
  const twoAnswers: string[] = []
  let open = true
  let begun = 0
  let attempts = 0

  const isOpen = () => open && begun < most
  const tell = (answer: string) => void answers.set(answer, (answers.get(answer) ?? 0) + 1)

  async function orderUntilPlaced(intent: Intent, nth: number): Promise<string | undefined> {
    for (;;) {
      attempts += 1
      const patience = hangUps && attempts % 7 === 0 ? shortPatience : responseTimeout
      const began = performance.now()
      const reply = await sendOrder(url, intent, patience).catch(() => undefined)
      tell(reply ? String(reply.status) : 'cut')
      if (!reply) options.onCut?.(intent)
      if (reply?.status === 503) options.onRefusal?.(reply)
      if (reply?.status === 201) {
        options.onAnswer?.(performance.now() - began)
        return reply.id
      }
      if (reply?.challenge !== undefined && (await options.onChallenge?.(reply.challenge, nth))) continue
      // Every other answer is final (trust rule 3); the row checks in `answers` whether it was expected.
      if (reply && reply.status < 500 && reply.status !== 429) return undefined
      if (leaves(nth)) return undefined
      // Long enough that the waiting customers leave the cores to the server that is starting.
      await wait(100)
    }
  }

  async function customer(): Promise<void> {
    while (isOpen()) {
      begun += 1
      const nth = begun
      const token = (await options.newToken?.(nth)) ?? (isDeclined(nth) ? declinedToken : undefined)
      const intent = {
        email: `${isDeclined(nth) ? `${declinedName}-` : ''}${name}-${nth}@proof.example`,
        key: newKey(),
        ...(token !== undefined && { token }),
      }
      const id = await orderUntilPlaced(intent, nth)
      if (id !== undefined) acknowledged.push({ ...intent, id })
      // Now and then an answered order is sent once more, as after a reload: it must be the same one.
      if (id !== undefined && nth % 10 === 0 && open) {
        const again = await sendOrder(url, intent).catch(() => undefined)
        if (again?.status === 201 && again.id !== id) twoAnswers.push(intent.email)
      }
      await wait(pauseMs)
    }
  }

  const customers = Array.from({ length: clients }, customer)
  return {
    acknowledged,
    answers,
    twoAnswers,
    async finish() {
      open = false
      await Promise.all(customers)
    },
    done: async () => void (await Promise.all(customers)),
  }
}

const declinedToken = demoToken(demoCards.decline)

export function newKey(): string {
  return randomBytes(24).toString('base64url')
}

/** Letters alone: digits might by chance be a card's number, which is refused. */
export function inLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join('')
}

/** An order as the page sends it. */
export function orderAsSent(order: object, url: string) {
  const headers = { origin: url, 'content-type': 'application/json', 'idempotency-key': newKey() }
  return { method: 'POST', path: '/api/orders', headers, body: JSON.stringify(order) }
}

export interface OrderAnswer {
  readonly status: number
  readonly id: string | undefined
  /** The sentence about a refusal. */
  readonly title: string | undefined
  /** The challenge that the bank wants to be confirmed. */
  readonly challenge: string | undefined
}

export async function sendOrder(
  url: string,
  { email, key, token = rosasOrder.paymentToken }: Intent,
  patienceMs = responseTimeout,
): Promise<OrderAnswer> {
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...rosasOrder, email, paymentToken: token }),
    signal: AbortSignal.timeout(patienceMs),
  })
  const said = (await reply.json()) as Partial<Record<'id' | 'title' | 'challenge', string>>
  return { status: reply.status, id: said.id, title: said.title, challenge: said.challenge }
}

/** "1200 × 201, 3 × 503", for the report. */
export function formatAnswers(answers: ReadonlyMap<string, number>): string {
  const parts = [...answers].toSorted(([a], [b]) => a.localeCompare(b))
  return parts.map(([answer, count]) => `${count} × ${answer}`).join(', ')
}
