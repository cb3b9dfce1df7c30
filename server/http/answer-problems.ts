// Turns whatever goes wrong into an answer: one problem format, the words of the catalogue, nothing leaked.
import type { Socket } from 'node:net'
import type { ProblemReply } from '#domain/api.ts'
import type { Quote } from '#domain/pricing.ts'
import { Problem, problems } from '#domain/problems.ts'
import { isDatabaseDown } from '../db/trouble.ts'
import type { HttpReply } from './reply.ts'

export function answerProblem(problem: Problem, reply: HttpReply): void {
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter)
  reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemReply(problem)))
}

export function problemReply({ code, details, message }: Problem): ProblemReply {
  return {
    status: problems[code].status,
    code,
    title: message,
    ...(details.fields && { fields: details.fields }),
    ...(details.quote ? { quote: details.quote as Quote } : {}),
    ...(details.items && { items: details.items }),
    ...(details.until !== undefined && { until: details.until }),
    ...(details.challenge !== undefined && { challenge: details.challenge }),
  }
}

/** Answers bytes that are not a request at all; there is no reply to fill in, so the answer is written by hand. */
export function answerUnreadable(
  error: Error,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) return void socket.destroy()
  const isSlow = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify(problemReply(new Problem(isSlow ? 'too-slow' : 'malformed-request')))
  const lines = [
    `HTTP/1.1 ${isSlow ? '408 Request Timeout' : '400 Bad Request'}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/problem+json',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  // Not merely half closed: a slow sender would go on.
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseDown(error)) return new Problem('unavailable', { retryAfter: 2 }, error)
  return new Problem('internal', {}, error)
}
