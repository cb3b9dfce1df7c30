// The Stripe simulator, in its own process on loopback: stores what the API receives, moves no money, and fails on demand.
//   node test-support/stripe/simulator/main.ts    prints its address
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { apiVersion, makeId, openAccount } from './account.ts'
import { answerBrowser, browserHeaders } from './browser.ts'
import { executeCommand, type ReceivedRequest } from './control.ts'
import { createFaults, type Manner } from './faults.ts'
import { readForm, type Form } from './form.ts'
import { createKeys, type Reply } from './idempotency.ts'
import { ownPages } from './account-endpoints.ts'
import { Refused, type Refusal } from './refusals.ts'
import { answerRoute, routes, type Route } from './routes.ts'
import { createWebhooks } from './webhooks.ts'

const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = process.env
const account = openAccount()
const faults = createFaults()
/** The accounts by their secret keys, each with its publishable key and its own idempotency keys. */
const accounts = new Map([[secretKey ?? '', { account, keys: createKeys(), publishableKey }]])
const webhooks = createWebhooks(process.env['STRIPE_WEBHOOK_SECRET'] ?? '')
account.webhookUrl.now = process.env['STAND_IN_WEBHOOK_URL']
webhooks.sendTo(account.webhookUrl.now)
account.onEvent(webhooks.take)
const heard: ReceivedRequest[] = []

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    send(response, {
      status: 500,
      body: { error: { type: 'api_error', message: 'the simulator has a fault' } },
    })
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const body = await text(request)
  const order = /^\/_\/(.+)$/.exec(pathname)?.[1]
  if (order !== undefined) {
    const command = JSON.parse(body === '' ? '{}' : body) as { account?: string }
    const meant = [...accounts.values()].find((one) => one.account.id === command.account)
    const control = { account: meant?.account ?? account, faults, webhooks, heard, openAnother }
    return send(response, await replyOf(async () => executeCommand(control, order, command)))
  }
  if (request.method === 'OPTIONS') return send(response, { status: 200, body: {} }, browserHeaders)
  const form = readForm(request.method === 'GET' ? search.slice(1) : body)
  const bearer = request.headers.authorization?.replace(/^Bearer /, '')
  const browsed = [...accounts.values()].find((one) => one.publishableKey === bearer)
  const by = browsed ? 'browser' : 'server'
  heard.push({ method: request.method ?? '', path: pathname, body: body + search, by })
  if (browsed) {
    const reply = await replyOf(async () =>
      answerBrowser(browsed.account, request.method ?? '', pathname, form),
    )
    return send(response, reply, browserHeaders)
  }
  await answerServer(request, response, { pathname, form, words: body, bearer })
}

interface Asked {
  readonly pathname: string
  readonly form: Form
  readonly words: string
  readonly bearer: string | undefined
}

async function answerServer(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
  const { pathname, form, words, bearer } = asked
  const known = accounts.get(bearer ?? '')
  if (!known) {
    return send(
      response,
      refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }),
    )
  }
  const found = findRoute(request.method ?? '', pathname)
  if (!found) {
    const message = `Unrecognized request URL (${request.method}: ${pathname}).`
    return send(response, refusal(404, { type: 'invalid_request_error', message }))
  }
  const { route, id } = found
  if ([...known.account.forbidden].some((start) => `${request.method} ${pathname}`.startsWith(start))) {
    const message = 'The provided key does not have the required permissions for this endpoint.'
    return send(response, refusal(403, { type: 'invalid_request_error', message }))
  }
  const fault = faults.next(route.step)
  if (fault === 'silent before' || fault === 'reset before') return cut(fault, response)
  if (fault === 'limited before' || fault === 'locked before') return send(response, tooMany(fault))

  const run = async (): Promise<Reply> => {
    if (faults.slowMs(route.step) > 0) await wait(faults.slowMs(route.step))
    if (fault === '500 before') return ownFailure
    const reply = await replyOf(async () => answerRoute(known.account, route, form, id))
    return fault === '500 after' ? ownFailure : reply
  }
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
  const reply =
    typeof key === 'string'
      ? await replayOf(() => known.keys.answer(key, `${pathname} ${words}`, run))
      : { ...(await run()), replayed: false }
  if (fault === 'silent after' || fault === 'reset after') return cut(fault, response)
  send(response, reply, {
    ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
    ...(reply.replayed ? { 'idempotent-replayed': 'true' } : {}),
  })
}

/** Another account of another owner, or of the same: its payments are unknown to the first. */
function openAnother(keys: { secretKey: string; publishableKey: string; id: string }): void {
  const known = [...accounts.values()].find((one) => one.account.id === keys.id)
  const opened = known?.account ?? openAccount(keys.id)
  accounts.set(keys.secretKey, { account: opened, keys: createKeys(), publishableKey: keys.publishableKey })
}

function findRoute(method: string, pathname: string): { route: Route; id: string } | undefined {
  for (const route of [...routes, ...ownPages]) {
    const [before = '', after] = route.path.split('{id}')
    const id = after === undefined ? '' : pathname.slice(before.length, pathname.length - after.length)
    const isIt =
      after === undefined ? pathname === before : pathname === before + id + after && /^\w+$/.test(id)
    if (route.method === method && isIt) return { route, id }
  }
  return undefined
}

const ownFailure: Reply = refusal(500, { type: 'api_error', message: 'An unknown error occurred.' })

function tooMany(fault: Manner): Reply {
  const code = fault === 'limited before' ? 'rate_limit' : 'lock_timeout'
  return refusal(429, { type: 'invalid_request_error', code, message: 'Try again in a moment.' })
}

function refusal(status: number, error: Refusal): Reply {
  return { status, body: { error } }
}

async function replyOf(work: () => Promise<unknown>): Promise<Reply> {
  try {
    return { status: 200, body: await work() }
  } catch (error) {
    if (error instanceof Refused) return refusal(error.status, error.refusal)
    throw error
  }
}

async function replayOf(work: () => Promise<Reply & { replayed: boolean }>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return { ...refusal(error.status, error.refusal), replayed: false }
    throw error
  }
}

function cut(fault: Manner, response: ServerResponse): void {
  // Silent: the client hangs up when it has waited long enough.
  if (fault.startsWith('reset')) response.socket?.resetAndDestroy()
}

function send(response: ServerResponse, { status, body }: Reply, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'request-id': makeId('req'),
      'stripe-version': apiVersion,
      ...headers,
    })
    .end(JSON.stringify(body))
}

server.keepAliveTimeout = 60_000
server.listen(Number(process.env['STAND_IN_PORT'] ?? 0), '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
})
