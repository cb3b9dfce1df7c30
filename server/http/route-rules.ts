// What every route must say about itself: who may call it, what it takes and what it answers. A route that does not stops
// the start.
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { errorsByField } from '#domain/basics/form-rules.ts'
import { Problem } from '#domain/basics/problems.ts'
import { may, type Permission } from '#domain/people/staff.ts'
import type { ReplySpec } from './reply-spec.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The monitor knows a token; everybody else who is somebody has a session. */
export type Access = 'anyone' | 'staff' | 'monitor' | Permission

export interface RouteConfig<Who extends Access = Access> {
  readonly access: Who
  /** What it is for, in a line. */
  readonly summary?: string
  readonly reply?: ReplySpec
  /** Its body is sent by a native form. */
  readonly form?: true
  /** It is refused without an Idempotency-Key. */
  readonly needsKey?: true
  /** With the Idempotency-Key of an order it tells more. */
  readonly optionalKey?: true
  /** For anyone, but it tells staff more. */
  readonly optionalStaff?: true
  /** A file of the page, and no part of the API. */
  readonly page?: true
  /** How often one address may ask. */
  readonly perMinute?: number
  /** Its action counts somebody's tries, and refuses one too many. */
  readonly limitsAttempts?: true
  /** How many of these are worked on at the same time; the others are asked to come back. */
  readonly maxConcurrent?: number
  /** For anyone, and yet served when browsing is refused because there is too much to do. */
  readonly urgent?: true
  /** Bytes that its body may have, where the usual 16 kB are not enough. */
  readonly bodyLimit?: number
  /** Values that its body may hold, where the usual 500 are not enough. */
  readonly maxValues?: number
  /** Its body is bytes, and these are the types that they may have. */
  readonly bytes?: readonly string[]
  /** Its handler reads `request.rawBody`. */
  readonly rawBody?: true
  /** Why requests that change something may come from elsewhere than our own page (trust rule 11). */
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
  /** Answers a refusal in another way than as a problem in JSON. */
  readonly onProblem?: (problem: Problem, reply: FastifyReply) => unknown
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, where the route is for staff. */
    staff: StaffMember | undefined
    /** The body as it came, where the route asks for it. */
    rawBody: string
    /** It was asked to come back because there is too much to do. */
    isTurnedAway: boolean
  }
  interface FastifyContextConfig {
    /** Undefined where no route was found. */
    readonly rule?: RouteRule
  }
}

type Checked<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : unknown

/** Fastify's own request; params, query and body are what the route's schemas made of them. */
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

/** Where routes are mounted. A GET answers HEAD too. */
export type Routes = Readonly<Record<Lowercase<Method>, Mount>>

export interface MountedRoute {
  readonly method: Method
  /** As it was mounted: /api/orders/:id */
  readonly path: string
  readonly rule: RouteRule
}

/** For a route that takes no query. */
export const nothing = z.strictObject({})

/** 22 characters of base64url hold 128 bits: a key nobody guesses. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{22,64}$/

/** The key of a route that needs one: without it nobody came this far. */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string {
  return request.headers['idempotency-key'] as string
}

/** The key that was given to a route that does without. */
export function findIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers['idempotency-key']
  return typeof header === 'string' ? header : undefined
}

const methodsWithBody: readonly Method[] = ['POST', 'PUT', 'PATCH']

/** Refuses a route that says too little. */
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
  /** Refuses whoever is not the monitor. */
  readonly requireMonitor: (request: FastifyRequest) => void
}

/** Lets through whom the access rule names. */
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

/** Fastify's validator: holds what came in to the schemas; from here on its types are true. */
export function compileValidator({ schema, httpPart }: { schema: z.ZodMiniType; httpPart?: string }) {
  return (input: unknown): { value: unknown } | { error: Problem } => {
    const checked = schema.safeParse(input ?? {})
    if (checked.success) return { value: checked.data }
    // A malformed id looks like an unknown one (trust rule 7).
    if (httpPart === 'params') return { error: new Problem('not-found') }
    return { error: new Problem('invalid', { errors: errorsByField(checked.error) }) }
  }
}
