// Turns whatever goes wrong into an answer: one problem format, the words of the catalogue, nothing leaked.
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemReply } from '#domain/orders/problem-schema.ts'
import { say } from '#domain/basics/coded-messages.ts'
import { sayFaults } from '#domain/basics/validation-messages.ts'
import { cents } from '#domain/basics/money.ts'
import { Problem, type ProblemDetails } from '#domain/basics/problems.ts'
import { checkoutFaults } from '#words/orders/shop/validation-errors.ts'
import { staffFaults } from '#words/people/staff/validation-errors.ts'
import { busyPageWords } from '#words/basics/pages.ts'
import { refusals } from '#words/basics/problem-messages.ts'
import { isDatabaseDown } from '../db/engine/database-errors.ts'

/** For programs. Our own pages have the words of their own forms at hand. */
const sentences = { ...staffFaults, fields: { ...checkoutFaults.fields, ...staffFaults.fields } }

export function answerProblem(problem: Problem, reply: FastifyReply): void {
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter)
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemReply(problem)))
}

const busyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>${busyPageWords.title}</title><h1>${busyPageWords.title}</h1><p>${refusals.busy} ${busyPageWords.again}</p></html>`

/** A person who opens the page while there is too much to do sees words, and not a problem in JSON. */
export function answerBusyPage(problem: Problem, reply: FastifyReply): void {
  reply
    .code(problem.status)
    .header('retry-after', problem.details.retryAfter ?? 1)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(busyPage)
}

/** What is otherwise now than the customer was shown: whoever refuses knows its shape. */
type ShownAnew = Pick<ProblemReply, 'bill' | 'ways' | 'codeRefused' | 'paying' | 'times'>

export function problemReply({ code, status, details }: Problem): ProblemReply {
  const { bill, ways, codeRefused, paying, times } = details as ShownAnew
  return {
    status,
    code,
    title: say(refusals, { code, ...valuesOf(details) }) ?? refusals.internal,
    ...(details.faults && {
      fields: sayFaults(sentences, details.faults),
      // The dietary marks and allergens that a fault names are the menu's.
      faults: details.faults as NonNullable<ProblemReply['faults']>,
    }),
    ...(bill && { bill }),
    ...(details.items && { items: details.items }),
    ...(details.choices && { choices: details.choices }),
    ...(details.until !== undefined && { until: details.until }),
    ...(ways && { ways }),
    ...(codeRefused && { codeRefused }),
    ...(paying && { paying }),
    ...(times && { times }),
    ...(details.challenge !== undefined && { challenge: details.challenge }),
    ...valuesOf(details),
  }
}

/** What the sentence about a refusal names. */
function valuesOf({
  most,
  smallestOrder,
  least,
  left,
  phone,
}: ProblemDetails): Pick<ProblemReply, 'most' | 'smallestOrder' | 'least' | 'left' | 'phone'> {
  return {
    ...(left !== undefined && { left }),
    ...(phone !== undefined && { phone }),
    ...(most !== undefined && { most }),
    ...(smallestOrder !== undefined && { smallestOrder: cents(smallestOrder) }),
    ...(least !== undefined && { least: cents(least) }),
  }
}

/** Answers bytes that are not a request at all; there is no reply to fill in, so the answer is written by hand. */
export function answerUnreadable(error: Error, socket: Socket, headers: ReadonlyMap<string, string>): void {
  if (!socket.writable) return void socket.destroy()
  const isSlow = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify(problemReply(new Problem(isSlow ? 'too-slow' : 'malformed-request')))
  const lines = [
    `HTTP/1.1 ${isSlow ? '408 Request Timeout' : '400 Bad Request'}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    'content-type: application/problem+json',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  // Not merely half closed: a slow sender would go on.
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

export function asProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  // Whoever sent it is gone.
  if (error instanceof Error && error === request.raw.errored)
    return new Problem('malformed-request', {}, error)
  if (!(error instanceof Error)) return new Problem('internal', {}, error)
  if (isDatabaseDown(error)) return new Problem('unavailable', { retryAfter: 2 }, error)
  // Not every code is a text: that of a DOMException, as an aborted fetch throws it, is a number.
  const { code: given, statusCode = 500 } = error as Partial<FastifyError>
  const code = typeof given === 'string' ? given : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const isPicture = request.routeOptions.config.rule?.config.bytes !== undefined
    return new Problem(isPicture ? 'picture-too-large' : 'request-too-large')
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported-media-type')
  const isUnreadable = code.startsWith('FST_ERR_') && statusCode < 500
  if (isUnreadable) return new Problem('malformed-request', {}, error)
  return new Problem('internal', {}, error)
}
