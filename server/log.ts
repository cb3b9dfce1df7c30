// One line for each request: JSON for machines, a readable line in a terminal. Only the fields named here are ever
// written: no bodies, no headers, no addresses of pages (an order's id in it would be a secret).
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { Problem } from '#domain/problems.ts'

export type Log = Exclude<FastifyServerOptions['logger'], undefined>

export function createLog({ terminal }: { terminal: boolean }): Log {
  const readable = {
    write(line: string) {
      process.stdout.write(readableLine(JSON.parse(line) as Record<string, string | number>))
    },
  }
  return {
    level: 'info',
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    ...(terminal ? { stream: readable } : {}),
  }
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

/** What may be said about a failure: where it happened, not with which values. */
export function describeError(error: unknown): Record<string, unknown> {
  const cause = error instanceof Problem && error.cause !== undefined ? error.cause : error
  if (!(cause instanceof Error)) return { error: typeof cause }
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    at: frames.slice(0, 8).map((at) => at.trim()),
  }
}

function readableLine({
  time,
  method,
  route,
  status,
  ms,
  msg,
  error,
}: Record<string, string | number>): string {
  const clock = new Date(time ?? 0).toLocaleTimeString('en-GB')
  if (msg === 'request') return `${clock}  ${[status, method, route, ms].join(' ')} ms\n`
  return `${clock}  ${msg ?? ''}${error ? ` (${error})` : ''}\n`
}
