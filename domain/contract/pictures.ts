// The owner's pictures on the wire. A schema gives the type.
import * as z from 'zod/mini'
import { ownPictureId } from '../own-picture.ts'
import { count, named } from './values.ts'

export const pictureReply = z
  .strictObject({
    id: z.string().check(z.regex(ownPictureId)),
    /** The centre, in percent, and the quarter turns that the files were made with. */
    x: count,
    y: count,
    turns: count,
    /** As of an item's picture: "-card.avif" and the like follow. */
    url: z.string().check(z.regex(/^\/pictures\/[a-z0-9-]+$/)),
  })
  .register(named, { id: 'PictureReply' })
