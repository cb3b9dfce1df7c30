// Turns every error into a problem response (RFC 9457) with the catalog's messages, without leaking internals.
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemReply } from '#domain/orders/problem-schema.ts'
import { findMessage } from '#domain/basics/coded-messages.ts'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { cents } from '#domain/basics/money.ts'
import { Problem, type ProblemDetails } from '#domain/basics/problems.ts'
import { checkoutErrorMessages } from '#words/orders/shop/validation-errors.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { busyPageMessages } from '#words/basics/pages.ts'
import { problemMessages } from '#words/basics/problem-messages.ts'
import { isDatabaseDown } from '../db/engine/database-errors.ts'

/** The field messages for API clients. Our own pages have their forms' own messages. */
const fieldMessages = {
  ...staffErrorMessages,
  fields: { ...checkoutErrorMessages.fields, ...staffErrorMessages.fields },
}

export function sendProblem(problem: Problem, reply: FastifyReply): void {
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter)
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemReply(problem)))
}

const busyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>${busyPageMessages.title}</title><h1>${busyPageMessages.title}</h1><p>${problemMessages.busy} ${busyPageMessages.again}</p></html>`

/** A person who opens the page during an overload gets a readable page, which reloads itself, instead of JSON. */
export function sendBusyPage(problem: Problem, reply: FastifyReply): void {
  reply
    .code(problem.status)
    .header('retry-after', problem.details.retryAfter ?? 1)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(busyPage)
}

/** Current values that differ from what the customer saw. Details are untyped; the code that throws ensures these types. */
type CurrentValues = Pick<
  ProblemReply,
  'bill' | 'fulfillmentSettings' | 'promoCodeRejection' | 'paymentMethods' | 'times'
>

export function problemReply({ code, status, details }: Problem): ProblemReply {
  const { bill, fulfillmentSettings, promoCodeRejection, paymentMethods, times } = details as CurrentValues
  return {
    status,
    code,
    title: findMessage(problemMessages, { code, ...messageValuesOf(details) }) ?? problemMessages.internal,
    ...(details.errors && {
      fields: formatValidationErrors(fieldMessages, details.errors),
      // The cast is safe: dietary marks and allergens in an error come from the menu.
      errors: details.errors as NonNullable<ProblemReply['errors']>,
    }),
    ...(bill && { bill }),
    ...(details.items && { items: details.items }),
    ...(details.choices && { choices: details.choices }),
    ...(details.until !== undefined && { until: details.until }),
    ...(fulfillmentSettings && { fulfillmentSettings }),
    ...(promoCodeRejection && { promoCodeRejection }),
    ...(paymentMethods && { paymentMethods }),
    ...(times && { times }),
    ...(details.challenge !== undefined && { challenge: details.challenge }),
    ...messageValuesOf(details),
  }
}

/** The values that a problem's message contains. */
function messageValuesOf({
  most,
  minimumOrder,
  least,
  remaining,
  phone,
}: ProblemDetails): Pick<ProblemReply, 'most' | 'minimumOrder' | 'least' | 'remaining' | 'phone'> {
  return {
    ...(remaining !== undefined && { remaining }),
    ...(phone !== undefined && { phone }),
    ...(most !== undefined && { most }),
    ...(minimumOrder !== undefined && { minimumOrder: cents(minimumOrder) }),
    ...(least !== undefined && { least: cents(least) }),
  }
}

/** Responds to bytes that Node could not parse. Fastify has no reply for them, so the response is written by hand. */
export function rejectMalformed(error: Error, socket: Socket, headers: ReadonlyMap<string, string>): void {
  if (!socket.writable) return void socket.destroy()
  const isSlow = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify(problemReply(new Problem(isSlow ? 'request-timeout' : 'malformed-request')))
  const lines = [
    `HTTP/1.1 ${isSlow ? '408 Request Timeout' : '400 Bad Request'}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    'content-type: application/problem+json',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  // end() alone only half-closes the socket, and a slow client could go on sending.
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

export function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  // The client disconnected while sending the request.
  if (error instanceof Error && error === request.raw.errored)
    return new Problem('malformed-request', {}, error)
  if (!(error instanceof Error)) return new Problem('internal', {}, error)
  if (isDatabaseDown(error)) return new Problem('unavailable', { retryAfter: 2 }, error)
  // A code is not always a string: a DOMException, such as an aborted fetch throws, has a number.
  const { code: errorCode, statusCode = 500 } = error as Partial<FastifyError>
  const code = typeof errorCode === 'string' ? errorCode : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const isPicture = request.routeOptions.config.rule?.config.bytes !== undefined
    return new Problem(isPicture ? 'picture-too-large' : 'request-too-large')
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported-media-type')
  const isUnreadable = code.startsWith('FST_ERR_') && statusCode < 500
  if (isUnreadable) return new Problem('malformed-request', {}, error)
  return new Problem('internal', {}, error)
}
