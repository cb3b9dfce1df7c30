// Describes the successful response of a route.
import type * as z from 'zod/mini'

export interface ReplySpec {
  readonly status: number
  readonly type?: string
  /** The schema of a JSON body. */
  readonly schema?: z.ZodMiniType
  /** The schema of each named event of a stream. */
  readonly events?: Readonly<Record<string, z.ZodMiniType>>
  /** Streamed from the disk, however large: a reader may take as long as it takes, but not stop reading. */
  readonly isFile?: true
  /** The response has an ETag, and a request with the same ETag gets a 304. */
  readonly revalidated?: true
}

export function json(schema: z.ZodMiniType, status = 200): ReplySpec {
  return { status, type: 'application/json', schema }
}

export function text(type: string): ReplySpec {
  return { status: 200, type }
}

export function file(type: string): ReplySpec {
  return { status: 200, type, isFile: true }
}

/** Redirects to the page after a native form was submitted. */
export const redirect: ReplySpec = { status: 303 }

export function eventStream(events: Readonly<Record<string, z.ZodMiniType>>): ReplySpec {
  return { status: 200, type: 'text/event-stream', events }
}
