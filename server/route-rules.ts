// What every route must say about itself: who may call it, what it takes and what it answers. One that does not stops
// the start.
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { messagesByField } from '#domain/form-rules.ts'
import { Problem } from '#domain/problems.ts'
import { may, type Duty, type StaffMember } from '#domain/staff.ts'
import type { Answer } from './contract/answers.ts'
import { keyShape, methods, type ListedRoute } from './contract/openapi.ts'

/** The monitor knows a token; everybody else who is somebody has a session. */
export type Access = 'anyone' | 'staff' | 'monitor' | Duty

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** What it is for, in a line. */
    summary?: string
    reply?: Answer
    /** Its body is sent by a native form. */
    form?: true
    /** It takes an Idempotency-Key. */
    needsKey?: true
    /** For anyone, but it tells staff more. */
    knowsStaff?: true
    /** A file of the page, and no part of the API. */
    page?: true
  }
  interface FastifyRequest {
    staff: StaffMember | undefined
  }
}

/** For a route that takes no query. */
export const nothing = z.strictObject({})

/** Who is calling a route that is not for anyone: the access rule let nobody else through. */
export function staffOf(request: Pick<FastifyRequest, 'staff'>): StaffMember {
  return request.staff as StaffMember
}

/** The key of a route that needs one: without it nobody came this far. */
export function keyOf(request: Pick<FastifyRequest, 'headers'>): string {
  return request.headers['idempotency-key'] as string
}

export interface Guards {
  readonly findStaff: (request: FastifyRequest) => Promise<StaffMember | undefined>
  /** Refuses whoever is not the monitor. */
  readonly checkMonitor: (request: FastifyRequest) => void
}

/** Answers the routes of the API, which grow as they are mounted. */
export function enforceRouteRules(
  app: FastifyInstance,
  { findStaff, checkMonitor }: Guards,
): readonly ListedRoute[] {
  const listed: ListedRoute[] = []
  app.addHook('onRoute', (route) => {
    const { method, url, schema } = route
    if (!route.config?.access) throw new Error(`${String(method)} ${url} does not say who may call it`)
    if (!schema?.querystring) throw new Error(`${String(method)} ${url} does not say what it takes`)
    if (method === 'POST' && !schema.body) throw new Error(`POST ${url} does not say what its body holds`)
    // Fastify adds a HEAD to every GET by itself.
    if (!route.config.page && method !== 'HEAD') listed.push(listRoute(route))
  })

  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (input: unknown) => {
    const checked = schema.safeParse(input ?? {})
    if (checked.success) return { value: checked.data }
    // A malformed id looks like an unknown one (trust rule 7).
    if (httpPart === 'params') throw new Problem('not-found')
    throw new Problem('invalid', { fields: messagesByField(checked.error) })
  })

  app.decorateRequest('staff', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access
    // No route was found: the not-found answer is for anyone.
    if (access === undefined || access === 'anyone') return
    reply.header('cache-control', 'no-store')
    if (access === 'monitor') return checkMonitor(request)
    request.staff = await findStaff(request)
    if (!request.staff) throw new Problem('not-signed-in')
    if (access === 'staff') return
    if (request.staff.mustChangePassword) throw new Problem('change-password-first')
    if (!may(request.staff.role, access)) throw new Problem('not-allowed')
  })

  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.needsKey && !keyShape.test(keyOf(request) ?? ''))
      throw new Problem('key-missing')
  })
  return listed
}

function listRoute({ method, url, config, schema }: RouteOptions): ListedRoute {
  const name = `${String(method)} ${url}`
  const { access, summary, reply, needsKey = false, form = false, knowsStaff = false } = config ?? {}
  const known = methods.find((one) => one === method)
  if (!known) throw new Error(`${name} is of a method that the document does not tell of`)
  if (!access || !summary || !reply) throw new Error(`${name} does not say what it answers`)
  return {
    method: known,
    url,
    access,
    summary,
    reply,
    needsKey,
    form,
    knowsStaff,
    querystring: schema?.querystring as z.ZodMiniType,
    params: schema?.params as z.ZodMiniType | undefined,
    body: schema?.body as z.ZodMiniType | undefined,
  }
}
