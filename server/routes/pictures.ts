// GET /pictures/:file: the pictures of the menu's items, from memory. No path from a request reaches the disk.
import * as z from 'zod/mini'
import { Problem } from '#domain/problems.ts'
import type { Routes } from '../http/route-rules.ts'
import { pictureFiles } from '../pictures/starting-pictures.ts'
import { anyQuery, sendFile } from './page.ts'

const params = z.strictObject({ file: z.string().check(z.regex(/^[a-z0-9-]+\.(avif|webp)$/)) })

export function pictureRoutes(app: Routes): void {
  // As for the page's own files: half a page is worse than none.
  const config = { access: 'anyone', page: true, urgent: true } as const

  app.get(
    '/pictures/:file',
    { config, schema: { querystring: anyQuery, params } },
    async (request, reply) => {
      const file = pictureFiles.get(`/pictures/${request.params.file}`)
      if (!file) throw new Problem('not-found')
      return sendFile(file, request, reply)
    },
  )
}
