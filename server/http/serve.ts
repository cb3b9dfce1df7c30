// One request from its arrival to its answer. What is asked of it, and in which order, stands in serve() below.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Problem } from '#domain/problems.ts'
import { answerProblem, asProblem } from './answer-problems.ts'
import { isStorageBroken } from '../db/trouble.ts'
import type { Answering } from './door.ts'
import type { Forwarding } from './forwarding.ts'
import type { RateLimit } from './rate-limit.ts'
import { readBody } from './read-body.ts'
import { HttpReply, type StandingHeaders } from './reply.ts'
import { HttpRequest } from './request.ts'
import type { Found, Router } from './router.ts'
import { readTarget } from './target.ts'
import { describeError, type Log } from '../observe/log.ts'
import type { Metrics } from '../observe/metrics.ts'
import { admit, checkInput, requireKey, type Guards, type Handler, type RouteRule } from './route-rules.ts'
import { refuseForeignPages } from './same-origin.ts'

export interface Route extends RouteRule {
  readonly handle: Handler
  readonly limit: RateLimit | undefined
}

export interface ServeDeps {
  readonly router: Router<Route>
  readonly guards: Guards
  readonly forwarding: Forwarding
  readonly headers: StandingHeaders
  readonly publicUrl: URL | undefined
  /** Answers what no route is for. */
  readonly answerElsewhere: (request: HttpRequest, reply: HttpReply) => void
  readonly log: Log
  readonly metrics: Pick<Metrics, 'answered' | 'refused'>
  /** Called when the storage cannot be trusted any more (trust rule 5). */
  readonly onBroken: (error: unknown) => void
}

export interface Serving {
  readonly listener: Answering
  /** Resolves when nobody waits for an answer, or for the rest of one. */
  allAnswered(): Promise<void>
  /** Whether a whole request of this connection waits for its answer, or for the rest of it. */
  isAnswering(socket: Socket): boolean
}

/** A GET answers HEAD too. */
export function findRoute(router: Router<Route>, method: string, url: string): Found<Route> | undefined {
  return router.find(method === 'HEAD' ? 'GET' : method, readTarget(url).path)
}

/** The files of the page have new names with every build, and nobody wants to know of one alone. */
function routeName({ path, what }: Found<Route>): string {
  return what.config.page && path.startsWith('/assets/') ? '/assets/*' : path
}

/** A file that the page asks for by itself, a dozen of them at every visit. */
function isPicture(found: Found<Route> | undefined): boolean {
  return found?.what.config.page === true && found.path !== '/'
}

/** As nginx has it: whoever asked went away before there was an answer. */
const hungUp = 499

export function createServing(deps: ServeDeps): Serving {
  const { router, forwarding, headers, log, metrics } = deps
  const answering = new WeakMap<Socket, IncomingMessage>()
  let asked = 0
  let inFlight = 0
  let onAllAnswered = () => {}

  const listener: Answering = (raw, response) => {
    asked += 1
    inFlight += 1
    const request = new HttpRequest(raw, `req-${asked.toString(36)}`, forwarding)
    const reply = new HttpReply(response, headers)
    answering.set(raw.socket, raw)
    const found = findRoute(router, request.method, request.path)
    response.on('close', () => leave(request, reply, found))
    // A browser that is gone; 'close' follows.
    response.on('error', () => {})
    return (
      serve(deps, request, reply, found)
        .catch((error: unknown) => refuse(error, request, reply, found))
        // Not even the refusal could be written: nothing is left to say.
        .catch(() => void response.destroy())
    )
  }

  function refuse(
    error: unknown,
    request: HttpRequest,
    reply: HttpReply,
    found: Found<Route> | undefined,
  ): void {
    if (isStorageBroken(error)) deps.onBroken(error)
    const problem = asProblem(error)
    metrics.refused(problem.code)
    if (problem.status >= 500)
      log.error(`answered ${problem.code}`, { reqId: request.id, ...describeError(error) })
    // Half of the answer has gone out: cut short, it is at least not taken for a whole one.
    if (reply.isSent) return void reply.raw.destroy()
    reply.startOver()
    // The rest of it is still coming, and nobody will read it.
    if (problem.code === 'request-too-large') reply.header('connection', 'close')
    const answerWith = found?.what.onProblem ?? answerProblem
    answerWith(problem, reply)
  }

  function leave(request: HttpRequest, { raw }: HttpReply, found: Found<Route> | undefined): void {
    const route = found ? routeName(found) : 'unknown'
    const status = raw.headersSent ? raw.statusCode : hungUp
    const ms = performance.now() - request.startedAt
    metrics.answered(route, status, ms / 1000)
    log[isPicture(found) ? 'debug' : 'info']('request', {
      reqId: request.id,
      method: request.method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
    })
    if (answering.get(request.raw.socket) === request.raw) answering.delete(request.raw.socket)
    inFlight -= 1
    if (inFlight === 0) onAllAnswered()
  }

  return {
    listener,
    isAnswering: (socket) => answering.get(socket)?.complete === true,
    async allAnswered() {
      if (inFlight > 0) await new Promise<void>((resolve) => (onAllAnswered = resolve))
    },
  }
}

async function serve(
  { guards, publicUrl, answerElsewhere }: ServeDeps,
  request: HttpRequest,
  reply: HttpReply,
  found: Found<Route> | undefined,
): Promise<void> {
  refuseForeignPages(request, publicUrl)
  if (!found) return answerElsewhere(request, reply)
  const { config, schema, limit, handle } = found.what

  if (config.access !== 'anyone') {
    reply.header('cache-control', 'no-store')
    await admit(guards, config.access, request)
  }
  const retryAfter = limit?.count(request.address, performance.now())
  if (retryAfter !== undefined) throw new Problem('too-many-requests', { retryAfter })
  if (config.needsKey) requireKey(request)

  request.params = found.params
  if (schema.body) {
    const body = await readBody(request.raw)
    request.rawBody = body?.text ?? ''
    request.body = body?.value
  }
  checkInput(schema, request)

  const answered = await handle(request, reply)
  if (!reply.isSent) reply.send(answered ?? undefined)
}
