// The page itself and its pictures, from memory.
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Problem } from '#domain/basics/problems.ts'
import type { PageFile, PageFiles } from '../page/page-files.ts'
import type { Routes } from '../http/route-rules.ts'

/** A link to the site may carry anything after the question mark; only the page itself reads it. */
export const anyQuery = z.record(z.string(), z.unknown())

/** Before `pageReady` the page itself is only a template: who asks for it as the server starts waits a moment. */
export function pageRoutes(app: Routes, files: PageFiles, pageReady: Promise<void>): void {
  for (const [url, found] of files) {
    // A page that was let in gets its scripts: half a page is worse than none.
    const urgent = url.startsWith('/assets/') && ({ urgent: true } as const)
    const config = { access: 'anyone', page: true, ...urgent } as const
    app.get(url, { config, schema: { querystring: anyQuery } }, async (request, reply) => {
      if (url === '/') await pageReady
      // The page is replaced while the server runs.
      return sendFile(files.get(url) ?? found, request, reply)
    })
  }
}

/** A proxy may ask with the whole address, "GET http://host/path"; which host it names is no matter of ours. */
const wholeAddress = /^https?:\/\/[^/?#]*/i

/** Somebody who types /menu means the page's own /#/Menu; what is not there, the page says in its own way. */
export function handleUnmatched({ method, url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = url.replace(wholeAddress, '').split(/[?#]/, 1)
  const isPage = method === 'GET' && headers.accept?.includes('text/html')
  if (!isPage || path.startsWith('/api/')) throw new Problem('not-found')
  return reply.redirect(`/#${path}`, 302)
}

export function sendFile(file: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  reply.header('etag', file.etag).header('vary', 'accept-encoding')
  if (matchesEtag(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  reply.type(file.type)
  const accepts = acceptedEncodings(request.headers['accept-encoding']?.toString())
  if (file.br && accepts('br')) return reply.header('content-encoding', 'br').send(file.br)
  if (file.gzip && accepts('gzip')) return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.plain)
}

/** Answers whether an encoding is taken: a name with a weight of zero is not, and a star speaks for those not named. */
function acceptedEncodings(header = ''): (encoding: string) => boolean {
  const weights = new Map(header.split(',').map(readPart))
  return (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}

function readPart(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';')
  const weight = parameters.map((one) => /^\s*q=([\d.]{1,5})\s*$/.exec(one)?.[1]).find(Boolean)
  return [name.trim(), weight === undefined ? 1 : Number(weight)]
}

/** Whether If-None-Match names this tag; a weak and a strong one of the same text are the same here. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => plain(tag) === plain(etag)) ?? false
}
