// GET /api/openapi.json: the API, written down from the routes themselves.
import { gzipSync } from 'node:zlib'
import { paths } from '#domain/api.ts'
import { json } from '../contract/answers.ts'
import { describeApi, type ListedRoute } from '../contract/openapi.ts'
import { documentReply } from '#domain/contract/replies.ts'
import { etagOf, type PageFile } from '../http/page-files.ts'
import { nothing, type Routes } from '../http/route-rules.ts'
import { sendFile } from './page.ts'

export interface OpenApiDeps {
  /** All that was mounted so far. */
  readonly routes: readonly ListedRoute[]
  readonly cookieName: string
}

/** Mounted last, so that the document holds all of them, and itself. */
export function openApiRoutes(app: Routes, { routes, cookieName }: OpenApiDeps): void {
  let file: PageFile | undefined
  app.get(
    paths.openApi,
    {
      config: {
        access: 'anyone',
        summary: 'This document',
        reply: { ...json(documentReply), revalidated: true },
      },
      schema: { querystring: nothing },
    },
    async (request, reply) => sendFile((file ??= writeDocument(listed, cookieName)), request, reply),
  )
  const listed = [...routes]
}

/** Written for the first reader: at the start it would take a tenth of the time, for what most servers are never asked. */
function writeDocument(routes: readonly ListedRoute[], cookieName: string): PageFile {
  const plain = Buffer.from(JSON.stringify(describeApi(routes, cookieName)))
  return {
    type: 'application/json; charset=utf-8',
    etag: etagOf(plain),
    immutable: false,
    plain,
    br: undefined,
    gzip: gzipSync(plain),
  }
}
