// GET /api/openapi.json: the description of the API, generated from the routes themselves.
import { gzipSync } from 'node:zlib'
import { json } from '../http/reply-spec.ts'
import { documentReply } from '#domain/basics/server-schema.ts'
import { etagOf, type PageFile } from '../page/page-files.ts'
import { basicsPaths } from '#domain/basics/basics-api.ts'
import { nothing, type MountedRoute, type Routes } from '../http/route-rules.ts'
import { sendFile } from './page.ts'

export interface OpenApiDeps {
  readonly mounted: readonly MountedRoute[]
  readonly cookieName: string
}

export function openApiRoutes(app: Routes, { mounted, cookieName }: OpenApiDeps): void {
  let file: Promise<PageFile> | undefined
  app.get(
    basicsPaths.openApi,
    {
      config: {
        access: 'anyone',
        summary: 'This document',
        reply: { ...json(documentReply), revalidated: true },
      },
      schema: { querystring: nothing },
    },
    async (request, reply) => {
      file ??= writeDocument(mounted, cookieName).catch((error: unknown) => {
        file = undefined
        throw error
      })
      return sendFile(await file, request, reply)
    },
  )
}

/** Generated for the first request: it would take a tenth of the start-up time, and most servers are never asked for it. */
async function writeDocument(mounted: readonly MountedRoute[], cookieName: string): Promise<PageFile> {
  const { describeApi } = await import('../http/openapi.ts')
  const plain = Buffer.from(JSON.stringify(await describeApi(mounted, cookieName)))
  return {
    type: 'application/json; charset=utf-8',
    etag: etagOf(plain),
    immutable: false,
    plain,
    br: undefined,
    gzip: gzipSync(plain),
  }
}
