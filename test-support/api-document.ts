// Reads the OpenAPI document as a stranger would: with a JSON Schema validator that knows nothing of our schemas.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { TestApp } from './test-app.ts'

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly 'x-access': string
  readonly security: readonly Record<string, unknown>[]
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: object }[]
  readonly requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  readonly responses: Readonly<Record<string, Response>>
}

interface Response {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { schema: object }>>
}

export interface ApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly license: object }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<'schemas' | 'securitySchemes', Record<string, object>>>
}

export async function readDocument({ send }: Pick<TestApp, 'send'>): Promise<ApiDocument> {
  return (await send({ method: 'GET', url: '/api/openapi.json' })).json<ApiDocument>()
}

/** Keyed like "GET /api/orders/{id}". */
export function operationsOf({ paths }: ApiDocument): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  )
}

/** The reader validates a value against the schema at a place in the document. */
export function createReader(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(document, 'api')
  const known = new Map<string, ValidateFunction>()

  return function faultAt(place: readonly string[], value: unknown): string | undefined {
    const $ref = `api#/${place.map((part) => encodeURIComponent(escapePointer(part))).join('/')}`
    const validate = known.get($ref) ?? ajv.compile({ $ref })
    known.set($ref, validate)
    return validate(value) ? undefined : `${JSON.stringify(value)}: ${ajv.errorsText(validate.errors)}`
  }
}

/** Resolves a $ref within the document. */
export function follow(document: ApiDocument, ref: string): unknown {
  let found: unknown = document
  for (const part of ref.replace(/^#\//, '').split('/')) {
    found = (found as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return found
}

/** Copies of the value, each with an unknown field in a different one of its objects. */
export function withMore(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  // A change in the log has the values of whatever field was changed.
  if ('field' in value && 'from' in value && 'to' in value) return [{ ...value, unheardOf: 1 }]
  const inside = Object.entries(value).flatMap(([key, part]) =>
    withMore(part).map((more) =>
      Array.isArray(value) ? value.with(Number(key), more) : { ...value, [key]: more },
    ),
  )
  return Array.isArray(value) ? inside : [{ ...value, unheardOf: 1 }, ...inside]
}

function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}
