// The links to the wall, for the owner (R75).
import * as z from 'zod/mini'
import { type NewWallLinkReply, type WallLinksReply, peoplePaths } from '#domain/people/people-api.ts'
import { newWallLink, newWallLinkReply, wallLinksReply } from '#domain/people/wall-link-schema.ts'
import {
  makeWallLink,
  revokeWallLink,
  type ManageWallLinksDeps,
} from '../../actions/people/manage-wall-links.ts'
import { json } from '../../http/reply-spec.ts'
import { readWallLinks } from '../../db/people/wall-links.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

const linkParams = z.strictObject({
  link: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
})

export function officeWallLinksRoutes(app: Routes, deps: ManageWallLinksDeps): void {
  const config = (summary: string, reply = json(wallLinksReply)) =>
    ({ access: 'run-office', summary, reply }) as const

  app.get(
    peoplePaths.wallLinks,
    { config: config('The links to the wall'), schema: { querystring: nothing } },
    async (): Promise<WallLinksReply> => ({ links: await readWallLinks(deps.db) }),
  )
  app.post(
    peoplePaths.wallLinks,
    {
      config: config('Make a link to the wall; the answer alone has its secret', json(newWallLinkReply)),
      schema: { querystring: nothing, body: newWallLink },
    },
    async (request): Promise<NewWallLinkReply> =>
      makeWallLink(deps, { ...request.body, staff: request.staff }),
  )
  app.post(
    peoplePaths.revokeWallLink(':link'),
    {
      config: config('Revoke a link to the wall; its screens go dark within seconds'),
      schema: { querystring: nothing, params: linkParams, body: nothing },
    },
    async (request): Promise<WallLinksReply> =>
      revokeWallLink(deps, { id: request.params.link, staff: request.staff }),
  )
}
