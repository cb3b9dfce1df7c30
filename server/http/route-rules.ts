// What every route must say about itself: who may call it, what it takes and what it answers. One that does not stops
// the start.
import * as z from 'zod/mini'
import { messagesByField } from '#domain/form-rules.ts'
import { Problem } from '#domain/problems.ts'
import { may, type Duty, type StaffMember } from '#domain/staff.ts'
import type { Answer } from '../contract/answers.ts'
import { keyShape, methods, type ListedRoute } from '../contract/openapi.ts'
import type { HttpReply } from './reply.ts'
import type { HttpRequest } from './request.ts'

/** The monitor knows a token; everybody else who is somebody has a session. */
export type Access = 'anyone' | 'staff' | 'monitor' | Duty

export interface RouteConfig {
  readonly access: Access
  /** What it is for, in a line. */
  readonly summary?: string
  readonly reply?: Answer
  /** Its body is sent by a native form. */
  readonly form?: true
  /** It takes an Idempotency-Key. */
  readonly needsKey?: true
  /** For anyone, but it tells staff more. */
  readonly knowsStaff?: true
  /** A file of the page, and no part of the API. */
  readonly page?: true
  /** How often one address may ask. */
  readonly perMinute?: number
}

export interface Schemas {
  readonly querystring: z.ZodMiniType
  readonly params?: z.ZodMiniType
  readonly body?: z.ZodMiniType
}

export interface RouteRule<Takes extends Schemas = Schemas> {
  readonly config: RouteConfig
  readonly schema: Takes
  /** Answers a refusal in another way than as a problem in JSON. */
  readonly onProblem?: (problem: Problem, reply: HttpReply) => void
}

type Checked<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : unknown

export type Handler<Takes extends Schemas = Schemas> = (
  request: HttpRequest<Checked<Takes['params']>, Checked<Takes['querystring']>, Checked<Takes['body']>>,
  reply: HttpReply,
) => Promise<object | string | void>

/** Where routes are mounted. A GET answers HEAD too. */
export interface Routes {
  get<Takes extends Schemas>(path: string, rule: RouteRule<Takes>, handle: Handler<Takes>): void
  post<Takes extends Schemas>(path: string, rule: RouteRule<Takes>, handle: Handler<Takes>): void
}

/** For a route that takes no query. */
export const nothing = z.strictObject({})

/** Who is calling a route that is not for anyone: the access rule let nobody else through. */
export function staffOf(request: Pick<HttpRequest, 'staff'>): StaffMember {
  return request.staff as StaffMember
}

/** The key of a route that needs one: without it nobody came this far. */
export function keyOf(request: Pick<HttpRequest, 'headers'>): string {
  return request.headers['idempotency-key'] as string
}

/** A route of the API as the document tells of it, or nothing for a file; one that says too little is refused. */
export function listRoute(method: string, url: string, rule: Partial<RouteRule>): ListedRoute | undefined {
  const { config, schema } = rule
  const name = `${method} ${url}`
  if (!config?.access) throw new Error(`${name} does not say who may call it`)
  if (!schema?.querystring) throw new Error(`${name} does not say what it takes`)
  if (method === 'POST' && !schema.body) throw new Error(`${name} does not say what its body holds`)
  if (config.page) return undefined
  const { access, summary, reply, needsKey = false, form = false, knowsStaff = false } = config
  const known = methods.find((one) => one === method)
  if (!known) throw new Error(`${name} is of a method that the document does not tell of`)
  if (!summary || !reply) throw new Error(`${name} does not say what it answers`)
  const { querystring, params, body } = schema
  return { method: known, url, access, summary, reply, needsKey, form, knowsStaff, querystring, params, body }
}

export interface Guards {
  readonly findStaff: (request: HttpRequest) => Promise<StaffMember | undefined>
  /** Refuses whoever is not the monitor. */
  readonly checkMonitor: (request: HttpRequest) => void
}

/** Lets through whom the access rule names. */
export async function admit(
  { findStaff, checkMonitor }: Guards,
  access: Exclude<Access, 'anyone'>,
  request: HttpRequest,
): Promise<void> {
  if (access === 'monitor') return checkMonitor(request)
  request.staff = await findStaff(request)
  if (!request.staff) throw new Problem('not-signed-in')
  if (access === 'staff') return
  if (request.staff.mustChangePassword) throw new Problem('change-password-first')
  if (!may(request.staff.role, access)) throw new Problem('not-allowed')
}

export function requireKey(request: HttpRequest): void {
  if (!keyShape.test(keyOf(request) ?? '')) throw new Problem('key-missing')
}

/** Holds what came in to the schemas; from here on its types are true. */
export function checkInput({ params, querystring, body }: Schemas, request: HttpRequest): void {
  // A malformed id looks like an unknown one (trust rule 7).
  if (params) request.params = check(params, request.params, () => new Problem('not-found'))
  if (body) request.body = check(body, request.body, asInvalid)
  request.query = check(querystring, request.query, asInvalid)
}

function asInvalid(error: z.core.$ZodError): Problem {
  return new Problem('invalid', { fields: messagesByField(error) })
}

function check(
  schema: z.ZodMiniType,
  input: unknown,
  refusal: (error: z.core.$ZodError) => Problem,
): unknown {
  const checked = schema.safeParse(input ?? {})
  if (!checked.success) throw refusal(checked.error)
  return checked.data
}
