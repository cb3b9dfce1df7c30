// A card gateway in a separate process: idempotent by key like a real gateway. It counts every movement of money, and fails
// on demand.
//   node proof/gateway.ts    prints its address; GET /book returns every hold and its outcome
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseDemoToken } from '../domain/payments/test-cards.ts'
import { createFaults, steps, type FaultPlan, type Manner, type Step } from './gateway-faults.ts'

export interface Hold {
  readonly authorization: string
  readonly key: string
  readonly amount: number
  /** How often this hold was requested: the server asks once for each order that it accepts. */
  asked: number
  /** How often money was captured: a repeated key captures nothing, a new key does. */
  captures: number
  voided: boolean
  /** The amount refunded under each key, and how often it was moved. */
  readonly refunds: Refunds
}

type Refunds = Record<string, { readonly amount: number; times: number }>

interface Call {
  readonly key: string
  readonly authorization?: string | null
  readonly refundKey?: string
  readonly amount?: number
  readonly token?: string
}

interface Reply {
  readonly status: number
  readonly outcome?: string
  readonly authorization?: string
}

const holds = new Map<string, Hold>()
const byAuthorization = new Map<string, Hold>()
const done = new Set<string>()
/** The keys of the cards that were declined, once for each time they were tried. */
const declined: string[] = []
const faults = createFaults()

const server = createServer((request, response) => {
  void answer(request, response)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  const asked = request.url?.slice(1)
  if (asked === 'book') return send(response, 200, [...holds.values()])
  if (asked === 'declined') return send(response, 200, declined)
  if (asked === 'struck') return send(response, 200, faults.struck)
  if (asked === 'plan') {
    faults.follow(JSON.parse(body) as FaultPlan)
    return send(response, 200, {})
  }
  const step = steps.find((one) => one === asked)
  if (!step) return send(response, 404, {})
  const fault = faults.next(step)
  if (fault?.endsWith('before')) return fail(fault, response)
  const reply = move(step, JSON.parse(body) as Call)
  if (fault) return fail(fault, response)
  if (faults.slowMs(step) > 0) await wait(faults.slowMs(step))
  send(response, reply.status, reply)
}

function send(response: ServerResponse, status: number, reply: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
}

function fail(fault: Manner, response: ServerResponse): void {
  if (fault.startsWith('500')) send(response, 500, {})
  else if (fault.startsWith('reset')) response.socket?.resetAndDestroy()
  // Silent: no answer is sent, and the client times out.
}

function move(step: Step, call: Call): Reply {
  if (step === 'hold') return holdMoney(call)
  const { authorization } = call
  const hold = authorization ? byAuthorization.get(authorization) : holds.get(call.key)
  // Voiding a hold that never existed succeeds: there is nothing to release.
  if (!hold) return step === 'void' ? { status: 200, outcome: 'voided' } : { status: 404 }
  const key = step === 'refund' ? (call.refundKey ?? call.key) : call.key
  const isNew = !done.has(`${step} ${key}`)
  const isCaptured = hold.captures > 0
  if (step === 'void') {
    if (!isCaptured) hold.voided = true
    return { status: 200, outcome: isCaptured ? 'captured' : 'voided' }
  }
  // A released hold cannot be captured, and a hold that was not captured cannot be refunded.
  if (step === 'capture' ? hold.voided : !isCaptured) return { status: 409 }
  if (isNew && step === 'capture') hold.captures += 1
  if (isNew && step === 'refund') {
    const sent = (hold.refunds[key] ??= { amount: call.amount ?? hold.amount, times: 0 })
    sent.times += 1
  }
  done.add(`${step} ${key}`)
  return { status: 200, outcome: step }
}

function holdMoney({ key, amount = 0, token = '' }: Call): Reply {
  if (parseDemoToken(token)?.outcome === 'decline') {
    declined.push(key)
    return { status: 200, outcome: 'declined' }
  }
  const authorization = `hold-${holds.size + 1}`
  const hold = holds.get(key) ?? {
    key,
    authorization,
    amount,
    asked: 0,
    captures: 0,
    voided: false,
    refunds: {},
  }
  hold.asked += 1
  holds.set(key, hold)
  byAuthorization.set(hold.authorization, hold)
  return { status: 200, outcome: 'held', authorization: hold.authorization }
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
})
