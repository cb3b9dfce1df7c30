// The rule that every route declares: who may call it, what it accepts and how it responds. The server does not start with a
// route that leaves any of this out.
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { errorsByField } from '#domain/basics/form-schema.ts'
import { Problem } from '#domain/basics/problems.ts'
import { may, type Permission } from '#domain/people/staff.ts'
import type { ReplySpec } from './reply-spec.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The monitor authenticates with a token, staff with a session. */
export type Access = 'anyone' | 'staff' | 'monitor' | Permission

export interface RouteConfig<Who extends Access = Access> {
  readonly access: Who
  /** One line for the OpenAPI document. */
  readonly summary?: string
  readonly reply?: ReplySpec
  /** The body comes from a native form. */
  readonly form?: true
  /** A request without an Idempotency-Key is refused. */
  readonly needsKey?: true
  /** The response has more in it for a request with the order's Idempotency-Key. */
  readonly optionalKey?: true
  /** The route is open to anyone, and the response has more in it for staff. */
  readonly optionalStaff?: true
  /** A file of the page, and no part of the API. */
  readonly page?: true
  /** The rate limit for one client address. */
  readonly perMinute?: number
  /** The action behind the route has a limit of its own, such as password attempts. */
  readonly limitsAttempts?: true
  /** The most requests in flight; further ones are refused as busy. */
  readonly maxConcurrent?: number
  /** Served even while the server is overloaded and refuses browsing. */
  readonly urgent?: true
  /** The most bytes of a body, where the default of 16 kB is not enough. */
  readonly bodyLimit?: number
  /** The most values in a body, where the default of 500 is not enough. */
  readonly maxValues?: number
  /** The body is raw bytes of one of these content types. */
  readonly bytes?: readonly string[]
  /** The handler reads `request.rawBody`. */
  readonly rawBody?: true
  /** Why the route accepts requests from other origins than our own page (trust rule 11). */
  readonly crossOriginReason?: string
}

export interface Schemas {
  readonly querystring: z.ZodMiniType
  readonly params?: z.ZodMiniType
  readonly body?: z.ZodMiniType
}

export interface RouteRule<Takes extends Schemas = Schemas, Who extends Access = Access> {
  readonly config: RouteConfig<Who>
  readonly schema: Takes
  /** Sends a problem in another form than JSON. */
  readonly onProblem?: (problem: Problem, reply: FastifyReply) => unknown
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in staff member, where the route requires one. */
    staff: StaffMember | undefined
    /** The unparsed body, where the route's rule sets `rawBody`. */
    rawBody: string
    /** The overload guard refused the request. */
    isTurnedAway: boolean
  }
  interface FastifyContextConfig {
    /** Undefined where no route matches. */
    readonly rule?: RouteRule
  }
}

type Checked<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : unknown

/** Fastify's request, with params, query and body typed as the output of the route's schemas. */
export type RouteRequest<Takes extends Schemas, Who extends Access> = FastifyRequest<{
  Params: Checked<Takes['params']>
  Querystring: Checked<Takes['querystring']>
  Body: Checked<Takes['body']>
}> &
  (Who extends 'anyone' | 'monitor' ? unknown : { staff: StaffMember })

export type Handler<Takes extends Schemas, Who extends Access> = (
  request: RouteRequest<Takes, Who>,
  reply: FastifyReply,
) => Promise<unknown>

type Mount = <Takes extends Schemas, Who extends Access>(
  path: string,
  rule: RouteRule<Takes, Who>,
  handle: Handler<Takes, Who>,
) => void

/** Mounts routes, by method. A GET route also responds to HEAD. */
export type Routes = Readonly<Record<Lowercase<Method>, Mount>>

export interface MountedRoute {
  readonly method: Method
  /** The path pattern, such as /api/orders/:id. */
  readonly path: string
  readonly rule: RouteRule
}

/** The query schema of a route without query parameters. */
export const nothing = z.strictObject({})

/** 22 characters of base64url hold 128 bits, so nobody can guess a key. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{22,64}$/

/** For routes with `needsKey`: requireIdempotencyKey() has already refused requests without a key. */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string {
  return request.headers['idempotency-key'] as string
}

/** For routes with `optionalKey`. */
export function findIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers['idempotency-key']
  return typeof header === 'string' ? header : undefined
}

const methodsWithBody: readonly Method[] = ['POST', 'PUT', 'PATCH']

/** Throws for an incomplete rule. */
export function assertRule(method: Method, path: string, { config, schema }: Partial<RouteRule>): void {
  const name = `${method} ${path}`
  if (!config?.access) throw new Error(`${name} does not say who may call it`)
  if (!schema?.querystring) throw new Error(`${name} does not say what it takes`)
  if (methodsWithBody.includes(method) && !schema.body)
    throw new Error(`${name} does not say what its body holds`)
  if (!config.page && !(config.summary && config.reply))
    throw new Error(`${name} does not say what it answers`)
}

export interface Guards {
  readonly findStaff: (request: FastifyRequest) => Promise<StaffMember | undefined>
  /** Refuses requests without the monitor's token. */
  readonly requireMonitor: (request: FastifyRequest) => void
}

/** Refuses requests that the access rule does not allow, and sets `request.staff`. */
export async function requireAccess(
  { findStaff, requireMonitor }: Guards,
  access: Exclude<Access, 'anyone'>,
  request: FastifyRequest,
): Promise<void> {
  if (access === 'monitor') return requireMonitor(request)
  const staff = await findStaff(request)
  if (!staff) throw new Problem('not-signed-in')
  request.staff = staff
  if (access === 'staff') return
  if (staff.mustChangePassword) throw new Problem('change-password-first')
  if (!may(staff.role, access)) throw new Problem('not-allowed')
}

export function requireIdempotencyKey(request: FastifyRequest): void {
  if (!idempotencyKeyPattern.test(idempotencyKeyOf(request) ?? ''))
    throw new Problem('idempotency-key-missing')
}

/** Fastify's validator compiler: validates and parses each part of a request with its zod schema. */
export function compileValidator({ schema, httpPart }: { schema: z.ZodMiniType; httpPart?: string }) {
  return (input: unknown): { value: unknown } | { error: Problem } => {
    const checked = schema.safeParse(input ?? {})
    if (checked.success) return { value: checked.data }
    // A malformed id gets the same response as an unknown id (trust rule 7).
    if (httpPart === 'params') return { error: new Problem('not-found') }
    return { error: new Problem('invalid', { errors: errorsByField(checked.error) }) }
  }
}
