// Serves the page and its files from memory.
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Problem } from '#domain/basics/problems.ts'
import type { PageFile, PageFiles } from '../page/page-files.ts'
import type { Routes } from '../http/route-rules.ts'

/** A link to the site may have any query string; only the page itself reads it. */
export const anyQuery = z.record(z.string(), z.unknown())

interface PageState {
  /** Until then the page is only a template, so requests during the start wait a moment. */
  readonly ready: Promise<void>
  /** Changes with the security policy: a browser must not keep the page with an earlier policy. */
  readonly variant: () => string
}

export function pageRoutes(app: Routes, files: PageFiles, page: PageState): void {
  for (const [url, initialFile] of files) {
    // A page that was served gets its scripts even under load: half a page is worse than none.
    const urgent = url.startsWith('/assets/') && ({ urgent: true } as const)
    const config = { access: 'anyone', page: true, ...urgent } as const
    app.get(url, { config, schema: { querystring: anyQuery } }, async (request, reply) => {
      // Looked up again, because the page is replaced while the server runs.
      const fileNow = () => files.get(url) ?? initialFile
      if (url !== '/') return sendFile(fileNow(), request, reply)
      await page.ready
      const file = fileNow()
      return sendFile({ ...file, etag: file.etag.replace(/"$/, `${page.variant()}"`) }, request, reply)
    })
  }
}

/** A proxy may send the absolute form, "GET http://host/path"; the host does not matter here. */
const urlOrigin = /^https?:\/\/[^/?#]*/i

/** Somebody who types /menu means the page's own /#/Menu; the page itself says when there is no such screen. */
export function handleUnmatched({ method, url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = url.replace(urlOrigin, '').split(/[?#]/, 1)
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

/** Whether the client accepts an encoding: one with a weight of zero is refused, and a star covers those not listed. */
function acceptedEncodings(header = ''): (encoding: string) => boolean {
  const weights = new Map(header.split(',').map(parseEncoding))
  return (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}

function parseEncoding(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';')
  const weight = parameters.map((one) => /^\s*q=([\d.]{1,5})\s*$/.exec(one)?.[1]).find(Boolean)
  return [name.trim(), weight === undefined ? 1 : Number(weight)]
}

/** Whether If-None-Match contains this tag; weak and strong tags of the same text are equal here. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => plain(tag) === plain(etag)) ?? false
}
