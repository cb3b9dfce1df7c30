// The door of the server, before any routing: says at once and cheaply who has to come back later, and shows those out
// who take too long.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { paths } from '#domain/api.ts'
import { Problem } from '#domain/problems.ts'
import { problemReply } from './answer-problems.ts'
import type { Patience } from './listen.ts'
import { createPace } from './pace.ts'
import { createLoadShedding, type Kind } from './load-shedding.ts'

export interface HouseRules extends Patience {
  /** False lets everybody in, for the proof that it matters. */
  readonly turnsAway: boolean
}

/** Whoever is slow is out within 30 seconds: a look comes at most five after the time is up. */
export const houseRules: HouseRules = {
  longestRequest: 20_000,
  longestAnswer: 22_000,
  lookEvery: 5_000,
  turnsAway: true,
}

/**
 * So many requests of one connection may be without their whole answer. Browsers and nginx wait for each; whoever does
 * not, and does not read either, would fill our memory with answers.
 */
export const mostPerConnection = 4

/** Of the thread's time; reading those requests takes about as much again. */
const shareForRefusals = 0.1

export interface DoorDeps {
  readonly rules: HouseRules
  /** What goes with every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly cookieName: string
  /** The path of the route that it is for, as it was mounted; empty when there is none. */
  readonly routeOf: (request: IncomingMessage) => string
  readonly onTurnedAway: (kind: Kind) => void
}

/** Resolves when the handler has ended: all of its answer is handed over, though perhaps not taken yet. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface Door {
  /** Stands before whoever answers requests. */
  before(answer: Answering): RequestListener
  /** How many wait to come in, or to be told that they cannot. */
  waiting(): number
  /** Nobody looks after those inside any more. */
  close(): void
}

export function openDoor({ rules, headers, cookieName, routeOf, onTurnedAway }: DoorDeps): Door {
  const shedding = createLoadShedding()
  const refusals = prepareRefusals(headers)
  const pace = createPace(shareForRefusals)
  const underWay = watchAnswers(rules)
  const connections = countAnswersOwed()
  const staffCookie = `${cookieName}=`

  /**
   * Counted from the moment when all of it is here, else half-sent orders would take the place of whole ones; and until
   * its handler has ended, else whoever does not read answers would keep the places of all others.
   */
  async function begin(
    kind: Kind,
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answering,
  ): Promise<void> {
    response.once('close', underWay.add(response))
    let counted = false
    const count = () => {
      counted = true
      shedding.started(kind)
    }
    if (!hasBody(request) || request.complete) count()
    else request.once('end', count)
    await answer(request, response)
    request.off('end', count)
    if (counted) shedding.ended(kind)
  }

  return {
    before: (answer) => (request, response) => {
      const path = routeOf(request)
      const kind = kindOf(request, path, staffCookie)
      if (!connections.takes(response, path)) return void request.socket.destroy()
      // A stream is open for hours; it is not work.
      const comeIn = () => {
        // Gone while it waited.
        if (response.destroyed) return
        if (path === paths.live) void answer(request, response)
        else void begin(kind, request, response, answer)
      }
      if (!rules.turnsAway) return comeIn()
      if (shedding.enter(kind, comeIn)) return
      onTurnedAway(kind)
      // Whoever waits for a refusal does not ask again meanwhile: so a flood takes no more than this share of our time.
      // One who does, without waiting for answers, is cut off before the refusals fill the memory.
      if (!pace.when(() => refusals.send(request, response))) request.socket.destroy()
    },
    waiting: () => shedding.waiting() + pace.waiting(),
    close: underWay.stop,
  }
}

/** `path` is the route's own, however it was spelt in the request; empty where there is none. */
export function kindOf({ method, headers }: IncomingMessage, path: string, staffCookie: string): Kind {
  if (path === paths.alive || path === paths.ready || path === paths.metrics) return 'health'
  if (path === paths.orders && method === 'POST') return 'order'
  if (path === paths.login) return 'login'
  if (headers.cookie?.includes(staffCookie)) return 'staff'
  if (path === paths.orderByKey || path.startsWith(`${paths.orders}/`)) return 'order'
  if (path === paths.live || path.startsWith('/assets/')) return 'open-page'
  return 'browse'
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Written once, since at such a time there is no time: a refusal costs little more than reading the request. */
function prepareRefusals(headers: Readonly<Record<string, string>>) {
  const body = JSON.stringify(problemReply(new Problem('busy')))
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Back in a moment</title><h1>Back in a moment</h1><p>${new Problem('busy').message} This page will try again on its own.</p></html>`
  // Not all at once: those who are turned away together must not come back together.
  const waits = [1, 2, 3]
  const headsFor = (type: string, text: string) =>
    waits.map((seconds) => ({
      ...headers,
      'content-type': type,
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    }))
  const heads = headsFor('application/problem+json', body)
  const pageHeads = headsFor('text/html; charset=utf-8', page)
  return {
    send(request: IncomingMessage, response: ServerResponse): void {
      if (response.destroyed) return
      const at = Math.floor(Math.random() * waits.length)
      const isPage = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/api/')
      response.writeHead(503, (isPage ? pageHeads : heads)[at]).end(isPage ? page : body)
    },
  }
}

/** HTTP/1.1 lets a client ask on without waiting; the answers then queue behind the first, which may never end. */
function countAnswersOwed() {
  const owed = new WeakMap<Socket, number>()
  return {
    /** False where the connection has asked for too much: nothing behind an open stream would ever be answered. */
    takes(response: ServerResponse, path: string): boolean {
      const { socket } = response.req
      const before = owed.get(socket) ?? 0
      if (before >= mostPerConnection) return false
      const weight = path === paths.live ? mostPerConnection : 1
      owed.set(socket, before + weight)
      response.once('close', () => owed.set(socket, (owed.get(socket) ?? 0) - weight))
      return true
    },
  }
}

interface UnderWay {
  readonly response: ServerResponse
  readonly since: number
  /** Its place in the list; below zero when it has left. */
  at: number
}

/** Node's own time-outs watch a request until it is here; this watches until its answer is taken. */
function watchAnswers({ longestAnswer, lookEvery }: HouseRules) {
  // In a list, and not in a Map: each time a Map makes room anew, what it held then lives on until the next full
  // collection, which cost most of the collector's time.
  const underWay: UnderWay[] = []
  const leave = (one: UnderWay) => {
    const { at } = one
    if (at < 0) return
    one.at = -1
    const last = underWay.pop()
    if (!last || last === one) return
    underWay[at] = last
    last.at = at
  }
  const look = setInterval(() => {
    const oldest = performance.now() - longestAnswer
    for (const one of underWay.filter(({ since }) => since <= oldest)) {
      leave(one)
      // An answer that waits behind another one has no connection of its own yet.
      one.response.req.socket.destroy()
    }
  }, lookEvery)
  look.unref()
  return {
    /** Answers what to call when it no longer is. */
    add(response: ServerResponse): () => void {
      const one: UnderWay = { response, since: performance.now(), at: underWay.length }
      underWay.push(one)
      return () => leave(one)
    },
    stop: () => clearInterval(look),
  }
}
