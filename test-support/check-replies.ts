// Holds every answer that any test gets to what its route says it answers.
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import type * as z from 'zod/mini'
import type { Answer } from '../server/contract/answers.ts'
import { problemReply } from '../server/contract/replies.ts'

export interface Answered {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf(said: Answer, { status, type, body }: Answered): string | undefined {
  if (status >= 400) return wrongType('application/problem+json', type) ?? wrongBody(problemReply, body)
  if (status === 304 && said.revalidated) return undefined
  if (status !== said.status) return `${status} instead of ${said.status}`
  return (said.type && wrongType(said.type, type)) ?? (said.schema && wrongBody(said.schema, body))
}

/** The test in which a wrong answer was given fails when it ends. */
export function checkReplies(app: FastifyInstance): void {
  const faults: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const { config, url } = request.routeOptions
    if (!config.reply || request.method === 'HEAD') return
    // Compressed bytes were made of the same text.
    if (reply.hasHeader('content-encoding')) return
    const body = String(payload)
    const type = String(reply.getHeader('content-type'))
    const fault = faultOf(config.reply, { status: reply.statusCode, type, body })
    if (fault) faults.push(`${request.method} ${url} answered ${fault}`)
  })
  onTestFinished(() => expect(faults).toEqual([]))
}

function wrongType(said: string, type: string): string | undefined {
  return type.split(';')[0] === said ? undefined : `${type} instead of ${said}`
}

function wrongBody(schema: z.ZodMiniType, body: string): string | undefined {
  const checked = schema.safeParse(JSON.parse(body))
  return checked.success ? undefined : `${body}: ${JSON.stringify(checked.error.issues)}`
}
