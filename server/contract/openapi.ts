// Writes the API down as OpenAPI 3.1, from the schemas that the routes check with and answer by.
import * as z from 'zod/mini'
import type { Access } from '../http/route-rules.ts'
import type { Answer } from './answers.ts'
import { problemReply } from '#domain/contract/replies.ts'
import { named } from '#domain/contract/values.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface ListedRoute {
  readonly method: Method
  /** As it is mounted: /api/orders/:id */
  readonly url: string
  readonly access: Access
  readonly summary: string
  readonly reply: Answer
  /** Whether it takes an Idempotency-Key. */
  readonly key: 'required' | 'optional' | undefined
  readonly form: boolean
  readonly bytes: readonly string[] | undefined
  readonly knowsStaff: boolean
  readonly querystring: z.ZodMiniType
  readonly params: z.ZodMiniType | undefined
  readonly body: z.ZodMiniType | undefined
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** 22 characters of base64url hold 128 bits: a key nobody guesses. */
export const keyShape = /^[A-Za-z0-9_-]{22,64}$/

const about = `Money is in whole cents. Names that a schema does not list are refused. A request that changes something
must come from our own page: its Sec-Fetch-Site or Origin header says so. x-access says who may call: anyone, staff, a
duty of the staff, or the monitor that knows the token.`

export function describeApi(routes: readonly ListedRoute[], cookieName: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Burritoful', version: '1', description: about.replaceAll('\n', ' ') },
    paths,
    components: {
      schemas: describeNamed(),
      responses: {
        Problem: {
          description: 'Why the request was refused.',
          content: { 'application/problem+json': { schema: refTo(problemReply) } },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName, description: 'Given by POST /login.' },
        monitor: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the settings.' },
      },
    },
  }
}

function describeRoute(route: ListedRoute): object {
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    'x-access': route.access,
    security: securityOf(route),
    parameters: [
      ...parametersIn('path', route.params),
      ...parametersIn('query', route.querystring),
      ...(route.key ? [keyParameters[route.key]] : []),
    ],
    ...(route.body && {
      requestBody: route.bytes ? describeBytes(route.bytes) : describeBody(route.body, route.form),
    }),
    responses: {
      [route.reply.status]: describeAnswer(route),
      ...(route.reply.revalidated && { 304: { description: 'It has not changed.' } }),
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

/** GET /api/orders/:id is getApiOrdersId. */
function operationIdOf({ method, url }: ListedRoute): string {
  return (
    method.toLowerCase() + url.replace(/[^A-Za-z0-9]+(\w)/g, (_all, first: string) => first.toUpperCase())
  )
}

function securityOf({ access, knowsStaff }: ListedRoute): object[] {
  if (access === 'monitor') return [{ monitor: [] }]
  if (access !== 'anyone') return [{ session: [] }]
  return knowsStaff ? [{}, { session: [] }] : []
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: keyShape.source },
}
const keyParameters = {
  required: {
    ...keyHeader,
    required: true,
    description:
      'Made up by the caller, once for each order: an order sent again with it is not placed twice.',
  },
  optional: {
    ...keyHeader,
    required: false,
    description:
      'The key that the order was placed with: it proves that the caller is the one who placed it.',
  },
}

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniType | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = describeInput(schema)
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: of,
  }))
}

function describeBody(body: z.ZodMiniType, form: boolean): object {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  return { required: !body.safeParse({}).success, content: { [type]: { schema: describeInput(body) } } }
}

function describeBytes(types: readonly string[]): object {
  const schema = { type: 'string', format: 'binary' }
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

function describeAnswer({ reply: { type, schema, events }, summary }: ListedRoute): object {
  if (!type) {
    const location = { required: true, schema: { type: 'string' } }
    return { description: 'Back to the page.', headers: { Location: location } }
  }
  const of = schema ? refTo(schema) : { type: 'string' }
  const told = events && Object.entries(events).map(([name, event]) => [name, refTo(event)])
  return {
    description: summary,
    content: { [type]: { schema: of, ...(told && { 'x-events': Object.fromEntries(told) as object }) } },
  }
}

function refTo(schema: z.ZodMiniType): JsonSchema {
  const id = named.get(schema)?.id
  return id ? { $ref: `#/components/schemas/${id}` } : withoutMarks(z.toJSONSchema(schema))
}

function describeInput(schema: z.ZodMiniType): JsonSchema {
  return withoutMarks(z.toJSONSchema(schema, { io: 'input', override: refuseFlags }))
}

function describeNamed(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(named, {
    metadata: named,
    uri: (id) => `#/components/schemas/${id}`,
    override: refuseFlags,
  })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutMarks(schema)]))
}

/** A published pattern is its source alone: one that needs a flag to be right would be wrong there. */
function refuseFlags({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: JsonSchema
}): void {
  // oxlint-disable-next-line no-underscore-dangle -- Zod's own place for what a schema was found to hold
  const { patterns } = zodSchema._zod.bag as { patterns?: Iterable<RegExp> }
  for (const { source, flags } of patterns ?? []) {
    if (jsonSchema.pattern !== undefined && /[^u]/.test(flags))
      throw new Error(`the pattern ${source} needs the flag ${flags}, which no document can carry`)
  }
}

function withoutMarks({ $schema: _dialect, $id: _id, id: _name, ...schema }: JsonSchema): JsonSchema {
  return schema
}
