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
function mismatchIn(said: ReplySpec, { status, type, body }: Answered): string | undefined {
  if (status >= 400) return wrongType('application/problem+json', type) ?? wrongBody(problemReply, body)
  if (status === 304 && said.revalidated) return undefined
  if (status !== said.status) return `${status} instead of ${said.status}`
  return (said.type && wrongType(said.type, type)) ?? (said.schema && wrongBody(said.schema, body))
}

/** Answers what to show every question and its answer; the test in which one was wrong fails when it ends. */
export function checkReplies({
  mounted,
}: Pick<App, 'mounted'>): (asked: TestRequest, reply: TestReply) => void {
  const errors: string[] = []
  // The more parts a path names, the sooner it is meant.
  const patterns = mounted
    .map((route) => ({ ...route, pattern: new URLPattern({ pathname: route.path }) }))
    .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  onTestFinished(() => expect(errors).toEqual([]))
  return ({ method, url }, { statusCode: status, headers, body }) => {
    const [pathname] = url.split(/[?#]/, 1)
    const asked = patterns.find(
      (route) => route.method === method && route.pattern.test({ pathname: pathname ?? '' }),
    )
    const said = asked?.rule.config.reply
    // Compressed bytes were made of the same text.
    if (!said || method === 'HEAD' || headers['content-encoding']) return
    const fault =
      mismatchIn(said, { status, type: headers['content-type'] ?? '', body }) ?? undeclared(asked, status)
    if (fault) errors.push(`${method} ${url} answered ${fault}`)
  }
}

/** A refusal has a line of its own in the document, by the rule of its route; a bug has none. */
function undeclared(route: MountedRoute, status: number): string | undefined {
  const isTold = status < 400 || status === 500 || refusalsOf(route).some((one) => one.status === status)
  return isTold ? undefined : `${status}, which the document does not tell of`
}

function wrongType(said: string, type: string): string | undefined {
  return type.split(';')[0] === said ? undefined : `${type} instead of ${said}`
}

function wrongBody(schema: z.ZodMiniType, body: string): string | undefined {
  const checked = schema.safeParse(JSON.parse(body))
  return checked.success ? undefined : `${body}: ${JSON.stringify(checked.error.issues)}`
}
