// The links that open the wall without a login (R75), with their checks. A schema gives the type.
import * as z from 'zod/mini'
import { text } from '../basics/form-schema.ts'
import { count, instant, named } from '../basics/values.ts'

/** Without look-alikes, and in lower case alone: somebody types the link with the remote control of a TV. */
export const wallSecretLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Of 31 letters, about 128.8 bits. */
export const wallSecretLength = 26

export const wallSecret = z
  .string()
  .check(z.regex(new RegExp(`^[${wallSecretLetters}]{${wallSecretLength}}$`)))

/** The body of POST /api/office/wall-links. */
export const newWallLink = z.strictObject({
  /** Where the screen hangs, so that the right one is revoked. */
  name: text(40),
})

const wallLink = z
  .strictObject({ id: count, name: z.string(), createdAt: instant })
  .register(named, { id: 'WallLink' })

export const wallLinksReply = z
  .strictObject({ links: z.array(wallLink) })
  .register(named, { id: 'WallLinksReply' })

export const newWallLinkReply = z
  .extend(wallLinksReply, {
    /** Said this once: only a hash of it is stored. */
    secret: wallSecret,
    /** Which of the links it is. */
    made: count,
  })
  .register(named, { id: 'NewWallLinkReply' })
