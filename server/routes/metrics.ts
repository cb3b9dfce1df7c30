// GET /metrics: figures for a monitor that knows the token; without a token in the settings there is nothing here.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { paths } from '#domain/api.ts'
import { Problem } from '#domain/problems.ts'
import type { Metrics } from '../metrics.ts'
import { nothing } from '../route-rules.ts'

export interface MetricsDeps {
  readonly metrics: Metrics
  readonly token: string | undefined
}

export function metricsRoutes(app: FastifyInstance, { metrics, token }: MetricsDeps): void {
  app.get(
    paths.metrics,
    { config: { access: 'anyone' }, schema: { querystring: nothing } },
    async (request, reply) => {
      if (token === undefined) throw new Problem('not-found')
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw new Problem('not-signed-in')
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(await metrics.text())
    },
  )
}

/** Compared by digest, so that the time tells neither the length nor how much was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
