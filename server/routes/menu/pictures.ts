// GET /pictures/:file: pictures of menu items and of the restaurant's name, from memory or the database. This server made them,
// and no path from a request reaches the disk.
import * as z from 'zod/mini'
import { Problem } from '#domain/basics/problems.ts'
import type { Routes } from '../../http/route-rules.ts'
import { pageFileOf, type PictureCache } from '../../pictures/picture-cache.ts'
import { pictureFiles } from '../../db/menu/starting-pictures.ts'
import { anyQuery, sendFile } from '../page.ts'

const params = z.strictObject({ file: z.string().check(z.regex(/^[a-z0-9-]+\.(avif|webp|png)$/)) })

const initialFiles = new Map([...pictureFiles].map(([url, file]) => [url, pageFileOf(file)]))

export function pictureRoutes(app: Routes, ownPictures: PictureCache): void {
  // Urgent like the page's own files: half a page is worse than none.
  const config = { access: 'anyone', page: true, urgent: true } as const

  app.get(
    '/pictures/:file',
    { config, schema: { querystring: anyQuery, params } },
    async (request, reply) => {
      const { file: name } = request.params
      const file = initialFiles.get(`/pictures/${name}`) ?? (await ownPictures.get(name))
      if (!file) throw new Problem('not-found')
      return sendFile(file, request, reply)
    },
  )
}
