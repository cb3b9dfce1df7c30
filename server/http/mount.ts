// Mounts routes in Fastify from their rules.
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { OverloadGuard } from './overload-guard.ts'
import { createRateLimit, type RateLimit } from '../limits/rate-limit.ts'
import {
  assertRule,
  type Access,
  type Handler,
  type Method,
  type MountedRoute,
  type RouteRule,
  type Routes,
  type Schemas,
} from './route-rules.ts'
import { minute } from '#domain/basics/time-units.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit of this route, by client address. */
    readonly limit?: RateLimit | undefined
  }
}

export interface Mounting {
  readonly routes: Routes
  readonly mounted: readonly MountedRoute[]
}

export interface MountDeps {
  readonly rateLimits: boolean
  readonly overload: OverloadGuard
}

export function mountRoutes(app: FastifyInstance, { rateLimits, overload }: MountDeps): Mounting {
  const mounted: MountedRoute[] = []

  const mount =
    (method: Method) =>
    <Takes extends Schemas, Who extends Access>(
      path: string,
      rule: RouteRule<Takes, Who>,
      handle: Handler<Takes, Who>,
    ): void => {
      assertRule(method, path, rule)
      const { perMinute, maxConcurrent, bodyLimit } = rule.config
      const isLimited = rateLimits && perMinute !== undefined
      // The cast is safe: the access check and the schemas run before the handler, and ensure its types.
      const handler = handle as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
      const schema: FastifySchema = rule.schema
      app.route({
        method,
        url: path,
        schema,
        config: { rule, limit: isLimited ? createRateLimit(perMinute, minute) : undefined },
        ...(bodyLimit !== undefined && { bodyLimit }),
        handler: maxConcurrent === undefined ? handler : overload.limitConcurrency(maxConcurrent, handler),
      })
      mounted.push({ method, path, rule })
    }

  const routes: Routes = {
    get: mount('GET'),
    post: mount('POST'),
    put: mount('PUT'),
    patch: mount('PATCH'),
    delete: mount('DELETE'),
  }
  return { routes, mounted }
}
