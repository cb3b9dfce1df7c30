// The pictures in every email, as inline attachments: mail programs load nothing from outside, and show no SVG.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawnYear, nameFile } from '#domain/restaurant/brand.ts'
import { nameInUrl } from '#domain/menu/picture.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { EmailPicture } from '../adapters/mailer.ts'

const logoId = 'logo@burritoful'
const buntingId = 'bunting@burritoful'

/** The hand-drawn logo, for a restaurant that has kept the name Burritoful. */
export const drawnLogo = picture('email-logo.png', logoId)

export function makeLogoPicture(content: Buffer): EmailPicture {
  return { cid: logoId, file: 'logo.png', content }
}

/** One flag of the drawn bunting shows the year; a restaurant of another year gets flowers on every flag. */
const buntings = {
  year: picture('email-bunting.png', buntingId),
  flowers: { ...picture('email-bunting-flowers.png', buntingId), file: 'bunting.png' },
}

export function buntingOf(since: number | null): EmailPicture {
  return since === drawnYear ? buntings.year : buntings.flowers
}

function picture(file: string, cid: string): EmailPicture {
  return {
    cid,
    file: file.replace('email-', ''),
    content: readFileSync(path.join(import.meta.dirname, file)),
  }
}

type ReadFile = (file: string) => Promise<{ readonly bytes: Uint8Array } | undefined>

/** Reads the header's picture, which was made when the owner saved the name or logo. The latest picture is cached. */
export function createLogoReader(read: ReadFile) {
  let cached: { readonly url: string; readonly logo: EmailPicture } | undefined
  /** Undefined when there is no picture: the email then shows the name as text. */
  return async ({ namePicture: url }: Restaurant): Promise<EmailPicture | undefined> => {
    if (url === null) return undefined
    if (cached?.url === url) return cached.logo
    const file = await read(nameInUrl(nameFile(url, 'letter')))
    if (!file) return undefined
    const logo = makeLogoPicture(Buffer.from(file.bytes))
    cached = { url, logo }
    return logo
  }
}
