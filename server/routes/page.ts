// The page itself and its pictures, from memory.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Problem } from '#domain/problems.ts'
import type { PageFile, PageFiles } from '../page-files.ts'

/** A link to the site may carry anything after the question mark; only the page itself reads it. */
const anyQuery = z.record(z.string(), z.unknown())

export function pageRoutes(app: FastifyInstance, files: PageFiles): void {
  const rule = { config: { access: 'anyone', page: true }, schema: { querystring: anyQuery } } as const

  for (const [url, file] of files) {
    app.get(url, rule, async (request, reply) => sendFile(file, request, reply))
  }

  app.setNotFoundHandler(async (request, reply) => {
    // Somebody who types /menu means the page's own /#/Menu; what is not there, the page says in its own way.
    const [path = '/'] = request.url.split('?')
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isPage && !path.startsWith('/api/')) return reply.redirect(`/#${path}`, 302)
    throw new Problem('not-found')
  })
}

export function sendFile(file: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  reply.header('etag', file.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
  reply.type(file.type)
  const accepted = request.headers['accept-encoding']?.toString() ?? ''
  if (file.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.br)
  if (file.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.plain)
}
