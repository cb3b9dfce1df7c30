// GET /metrics: figures for a monitor that has the token. Without a configured token the route does not exist.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { basicsPaths } from '#domain/basics/basics-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { text } from '../http/reply-spec.ts'
import type { Metrics } from '../observe/metrics.ts'
import { nothing, type Routes } from '../http/route-rules.ts'

export function metricsRoutes(app: Routes, metrics: Metrics): void {
  app.get(
    basicsPaths.metrics,
    {
      config: { access: 'monitor', summary: 'Figures, as Prometheus reads them', reply: text('text/plain') },
      schema: { querystring: nothing },
    },
    async (_request, reply) =>
      reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text()),
  )
}

export function requireMonitor(token: string | undefined) {
  return ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
    if (token === undefined) throw new Problem('not-found')
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) throw new Problem('not-signed-in')
  }
}

/** Compares digests, so that timing reveals neither the length nor a matching prefix. */
function isSameSecret(actual: string, expected: string): boolean {
  const digest = (secret: string) => createHash('sha256').update(secret).digest()
  return timingSafeEqual(digest(actual), digest(expected))
}
