// Checks every reply that any test gets against the reply that its route declares.
import { expect, onTestFinished } from 'vitest'
import type * as z from 'zod/mini'
import type { App } from '../server/app.ts'
import type { ReplySpec } from '../server/http/reply-spec.ts'
import { refusalsOf } from '../server/http/openapi.ts'
import { problemReply } from '../domain/orders/problem-schema.ts'
import type { MountedRoute } from '../server/http/route-rules.ts'
import type { TestReply, TestRequest } from './ask.ts'

export interface Answered {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** What is wrong with a reply; undefined when nothing is. */
function mismatchIn(declared: ReplySpec, { status, type, body }: Answered): string | undefined {
  if (status >= 400) return wrongType('application/problem+json', type) ?? wrongBody(problemReply, body)
  if (status === 304 && declared.revalidated) return undefined
  if (status !== declared.status) return `${status} instead of ${declared.status}`
  return (
    (declared.type && wrongType(declared.type, type)) ?? (declared.schema && wrongBody(declared.schema, body))
  )
}

/** Returns a function that takes each request with its reply. A test that got a wrong reply fails when it ends. */
export function checkReplies({
  mounted,
}: Pick<App, 'mounted'>): (request: TestRequest, reply: TestReply) => void {
  const errors: string[] = []
  // Paths without parameters are matched first, because they are more specific.
  const patterns = mounted
    .map((route) => ({ ...route, pattern: new URLPattern({ pathname: route.path }) }))
    .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  onTestFinished(() => expect(errors).toEqual([]))
  return ({ method, url }, { statusCode: status, headers, body }) => {
    const [pathname] = url.split(/[?#]/, 1)
    const route = patterns.find(
      (one) => one.method === method && one.pattern.test({ pathname: pathname ?? '' }),
    )
    const declared = route?.rule.config.reply
    // A compressed reply has the same text as the uncompressed one.
    if (!declared || method === 'HEAD' || headers['content-encoding']) return
    const mismatch =
      mismatchIn(declared, { status, type: headers['content-type'] ?? '', body }) ?? undeclared(route, status)
    if (mismatch) errors.push(`${method} ${url} answered ${mismatch}`)
  }
}

/** The document lists every refusal that a route's rule allows; it does not list bugs (500). */
function undeclared(route: MountedRoute, status: number): string | undefined {
  const isDeclared = status < 400 || status === 500 || refusalsOf(route).some((one) => one.status === status)
  return isDeclared ? undefined : `${status}, which the document does not tell of`
}

function wrongType(declared: string, type: string): string | undefined {
  return type.split(';')[0] === declared ? undefined : `${type} instead of ${declared}`
}

function wrongBody(schema: z.ZodMiniType, body: string): string | undefined {
  const checked = schema.safeParse(JSON.parse(body))
  return checked.success ? undefined : `${body}: ${JSON.stringify(checked.error.issues)}`
}
