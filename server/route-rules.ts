// What every route must say about itself: who may call it and what it takes. One that does not stops the start.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { messagesByField } from '#domain/form-rules.ts'
import { Problem } from '#domain/problems.ts'
import { may, type Duty, type StaffMember } from '#domain/staff.ts'

export type Access = 'anyone' | 'staff' | Duty

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
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

export function enforceRouteRules(
  app: FastifyInstance,
  findStaff: (request: FastifyRequest) => Promise<StaffMember | undefined>,
): void {
  app.addHook('onRoute', (route) => {
    const { method, url, schema } = route
    if (!route.config?.access) throw new Error(`${String(method)} ${url} does not say who may call it`)
    if (!schema?.querystring) throw new Error(`${String(method)} ${url} does not say what it takes`)
    if (method === 'POST' && !schema.body) throw new Error(`POST ${url} does not say what its body holds`)
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
    request.staff = await findStaff(request)
    if (!request.staff) throw new Problem('not-signed-in')
    if (access === 'staff') return
    if (request.staff.mustChangePassword) throw new Problem('change-password-first')
    if (!may(request.staff.role, access)) throw new Problem('not-allowed')
  })
}
