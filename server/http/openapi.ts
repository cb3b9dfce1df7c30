// Generates the OpenAPI 3.1 document from the rules of the mounted routes.
import { setImmediate as yieldEventLoop } from 'node:timers/promises'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { fastify, type FastifySchema, type RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { problemReply } from '#domain/orders/problem-schema.ts'
import { named } from '#domain/basics/values.ts'
import { idempotencyKeyPattern, type MountedRoute, type RouteConfig, type Schemas } from './route-rules.ts'
import type { ReplySpec } from './reply-spec.ts'

const about = `Money is in whole cents. Names that a schema does not list are refused. A request that changes something
must come from our own page: its Sec-Fetch-Site or Origin header says so. x-access says who may call: anyone, staff, a
duty of the staff, or the monitor that knows the token.`

/** Uses a separate Fastify instance that never listens, so that the serving instance starts without the OpenAPI plugins. */
export async function describeApi(routes: readonly MountedRoute[], cookieName: string): Promise<object> {
  const toJsonSchema = createJsonSchemaTransform({ schemaRegistry: named })
  const addNamedSchemas = createJsonSchemaTransformObject({ schemaRegistry: named })
  const app = fastify({ exposeHeadRoutes: false })
  const openapi: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
    openapi: '3.1.1',
    info: {
      title: 'Burritoful',
      version: '1',
      description: about.replaceAll('\n', ' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName, description: 'Given by POST /login.' },
        monitor: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the settings.' },
      },
    },
  }
  await app.register(swagger, {
    openapi,
    convertConstToEnum: false,
    transformObject: (described) => omitUnusedSchemas(addNamedSchemas(described)),
  })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  for (const route of routes) {
    const { config } = route.rule
    if (config.page) continue
    const documented: RouteOptions = { method: route.method, url: route.path, handler: async () => undefined }
    const { schema } = toJsonSchema({
      schema: describeRoute(route),
      url: documented.url,
      route: documented,
      openapiObject: openapi,
    })
    app.route({ ...documented, schema: addPartsWithoutSchema(schema, config) })
    // Generating the whole document takes long; requests are served between two routes.
    await yieldEventLoop()
  }
  await app.ready()
  return app.swagger()
}

function describeRoute(route: MountedRoute): object {
  const { access, summary = '', reply, form, bytes } = route.rule.config
  const { params, querystring, body } = route.rule.schema
  const answer = (description: string, type: string, schema: z.ZodMiniType) => ({
    description,
    content: { [type]: { schema } },
  })
  const refused = (why: string) => answer(why, 'application/problem+json', problemReply)
  return {
    operationId: operationIdOf(route),
    summary,
    'x-access': access,
    security: securityOf(route.rule.config),
    querystring,
    ...(params && { params }),
    // A body whose fields are all optional may be left out of the request.
    ...(body && !body.safeParse({}).success && { body }),
    ...(form && { consumes: ['application/x-www-form-urlencoded'] }),
    ...(bytes && { consumes: bytes }),
    response: {
      ...(reply?.type && { [reply.status]: answer(summary, reply.type, contentOf(reply)) }),
      ...Object.fromEntries(refusalsOf(route).map(({ status, why }) => [status, refused(why)])),
      default: refused('It was refused for another reason.'),
    },
  }
}

/** GET /api/orders/:id is getApiOrdersId. */
function operationIdOf({ method, path }: MountedRoute): string {
  return (
    method.toLowerCase() + path.replace(/[^A-Za-z0-9]+(\w)/g, (_all, first: string) => first.toUpperCase())
  )
}

function securityOf({ access, optionalStaff }: RouteConfig): object[] {
  if (access === 'monitor') return [{ monitor: [] }]
  if (access !== 'anyone') return [{ session: [] }]
  return optionalStaff ? [{}, { session: [] }] : []
}

function contentOf({ schema, events }: ReplySpec): z.ZodMiniType {
  return schema ?? (events ? z.strictObject(events) : z.string())
}

type Responses = Readonly<Record<string, { content?: Readonly<Record<string, { schema: object }>> }>>

/** Adds the parts that zod has no schema for: the Idempotency-Key header, raw bytes, event streams and empty responses. */
function addPartsWithoutSchema(
  schema: FastifySchema,
  { reply, bytes, needsKey, optionalKey }: RouteConfig,
): FastifySchema {
  const { status = 0, type = '', events, revalidated } = reply ?? {}
  const responses = schema.response as Responses
  const response = responses[status]
  const stream = { type: 'string', contentMediaType: type, contentSchema: response?.content?.[type]?.schema }
  return {
    ...schema,
    ...(bytes && { body: { type: 'string', format: 'binary' } }),
    ...((needsKey || optionalKey) && { headers: keyHeader(needsKey ?? false) }),
    response: {
      ...responses,
      ...(events && { [status]: { ...response, content: { [type]: { schema: stream } } } }),
      ...(!type && {
        [status]: { ...noBody, description: 'Back to the page.', headers: { Location: { type: 'string' } } },
      }),
      ...(revalidated && { 304: { ...noBody, description: 'It has not changed.' } }),
    },
  }
}

/** How @fastify/swagger marks a response without a body. */
const noBody = { type: 'null' }

function keyHeader(isNeeded: boolean): object {
  const description = isNeeded
    ? 'Made up by the caller, once for each order: an order sent again with it is not placed twice.'
    : 'The key that the order was placed with: it proves that the caller is the one who placed it.'
  return {
    type: 'object',
    properties: { 'Idempotency-Key': { type: 'string', pattern: idempotencyKeyPattern.source, description } },
    required: isNeeded ? ['Idempotency-Key'] : [],
  }
}

type Components = Readonly<Record<string, object>>

/** The transform registers an input and an output version of each named schema; the document keeps only referenced ones. */
function omitUnusedSchemas<Api extends { paths?: object; components?: { schemas?: Components } }>(
  api: Api,
): Api {
  const used: Record<string, object> = {}
  const collect = (part: object) => {
    for (const [, id = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const found = api.components?.schemas?.[id]
      if (!found || used[id]) continue
      used[id] = found
      collect(found)
    }
  }
  collect(api.paths ?? {})
  return { ...api, components: { ...api.components, schemas: used } }
}

export interface Refusal {
  readonly status: number
  readonly why: string
}

interface RouteFacts extends RouteConfig, Partial<Schemas> {
  /** Whether a request changes something. */
  readonly changes: boolean
}

type RefusalRule = readonly [status: number, why: string, when: (facts: RouteFacts) => unknown]

/** Refusals that a handler decides itself are covered by the default response. */
const refusalRules: readonly RefusalRule[] = [
  [400, 'It cannot be read, or has no key.', ({ body, needsKey }) => body || needsKey],
  [401, 'Nobody is logged in.', ({ access, optionalStaff }) => access !== 'anyone' || optionalStaff],
  [402, 'The card is declined, or its bank has a question.', ({ needsKey, changes }) => needsKey && changes],
  [
    403,
    'It is for others, or comes from another page.',
    (facts) => needsPermission(facts) || needsSameOrigin(facts),
  ],
  [
    404,
    'There is no such thing.',
    ({ params, needsKey, access }) => params || needsKey || access === 'monitor',
  ],
  [409, 'Something has changed meanwhile, or cannot be had.', ({ changes }) => changes],
  [413, 'It is too large.', ({ body }) => body],
  [415, 'It is of a type that is not taken.', ({ body }) => body],
  [422, 'A field is wrong; errors has each by its name.', () => true],
  [429, 'Too many came; Retry-After has the seconds to wait.', isLimited],
  [503, 'There is too much to do, or the database is down.', () => true],
]

/** The refusals that follow from a route's rule. */
export function refusalsOf({ method, rule: { config, schema } }: MountedRoute): readonly Refusal[] {
  const facts = { ...config, ...schema, changes: method !== 'GET' }
  return refusalRules.filter(([, , when]) => when(facts)).map(([status, why]) => ({ status, why }))
}

function needsPermission({ access }: RouteFacts): boolean {
  return !['anyone', 'staff', 'monitor'].includes(access)
}

function needsSameOrigin({ changes, crossOriginReason }: RouteFacts): boolean {
  return changes && crossOriginReason === undefined
}

function isLimited({ perMinute, limitsAttempts, reply }: RouteFacts): unknown {
  return perMinute ?? limitsAttempts ?? reply?.events
}
