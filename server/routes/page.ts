// The page itself and its pictures, from memory.
import * as z from 'zod/mini'
import { Problem } from '#domain/problems.ts'
import type { PageFile, PageFiles } from '../http/page-files.ts'
import type { HttpReply } from '../http/reply.ts'
import type { HttpRequest } from '../http/request.ts'
import { acceptedEncodings, isKnown } from '../http/negotiation.ts'
import type { Routes } from '../http/route-rules.ts'

/** A link to the site may carry anything after the question mark; only the page itself reads it. */
const anyQuery = z.record(z.string(), z.unknown())

export function pageRoutes(app: Routes, files: PageFiles): void {
  const rule = { config: { access: 'anyone', page: true }, schema: { querystring: anyQuery } } as const

  for (const [url, file] of files) {
    app.get(url, rule, async (request, reply) => sendFile(file, request, reply))
  }
}

/** Somebody who types /menu means the page's own /#/Menu; what is not there, the page says in its own way. */
export function answerElsewhere({ method, path, headers }: HttpRequest, reply: HttpReply): void {
  const isPage = method === 'GET' && headers.accept?.includes('text/html')
  if (!isPage || path.startsWith('/api/')) throw new Problem('not-found')
  reply.redirect(`/#${path}`, 302)
}

export function sendFile(file: PageFile, request: HttpRequest, reply: HttpReply): HttpReply {
  reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  reply.header('etag', file.etag).header('vary', 'accept-encoding')
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.status(304).send()
  reply.type(file.type)
  const accepts = acceptedEncodings(request.headers['accept-encoding']?.toString())
  if (file.br && accepts('br')) return reply.header('content-encoding', 'br').send(file.br)
  if (file.gzip && accepts('gzip')) return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.plain)
}
