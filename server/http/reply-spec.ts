// How a route says what it answers with when all goes well.
import type * as z from 'zod/mini'

export interface ReplySpec {
  readonly status: number
  readonly type?: string
  /** Of a body in JSON. */
  readonly schema?: z.ZodMiniType
  /** Of a stream: what each named event carries. */
  readonly events?: Readonly<Record<string, z.ZodMiniType>>
  /** It has an ETag: who sends it back hears 304 as long as nothing changed. */
  readonly revalidated?: true
}

export function json(schema: z.ZodMiniType, status = 200): ReplySpec {
  return { status, type: 'application/json', schema }
}

export function text(type: string): ReplySpec {
  return { status: 200, type }
}

/** Back to the page, after a native form. */
export const redirect: ReplySpec = { status: 303 }

export function eventStream(events: Readonly<Record<string, z.ZodMiniType>>): ReplySpec {
  return { status: 200, type: 'text/event-stream', events }
}
