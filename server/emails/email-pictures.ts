// The pictures inside every letter (inline attachments): mail programs load nothing from outside, and show no SVG.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawnYear, nameFile } from '#domain/restaurant/brand.ts'
import { nameInUrl } from '#domain/menu/picture.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { EmailPicture } from '../adapters/mailer.ts'

const logoId = 'logo@burritoful'
const buntingId = 'bunting@burritoful'

/** For the restaurant of that name. */
export const drawnLogo = picture('email-logo.png', logoId)

export function makeLogoPicture(content: Buffer): EmailPicture {
  return { cid: logoId, file: 'logo.png', content }
}

/** A flag of the drawn one has its year; where that is not the restaurant's, all have flowers. */
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

/** The picture that heads an email, made when the owner saved name or logo. The last one is kept: a restaurant has one. */
export function createLogoReader(read: ReadFile) {
  let kept: { readonly url: string; readonly logo: EmailPicture } | undefined
  /** Undefined where there is none: the letter then says the name in words. */
  return async ({ namePicture: url }: Restaurant): Promise<EmailPicture | undefined> => {
    if (url === null) return undefined
    if (kept?.url === url) return kept.logo
    const file = await read(nameInUrl(nameFile(url, 'letter')))
    if (!file) return undefined
    const logo = makeLogoPicture(Buffer.from(file.bytes))
    kept = { url, logo }
    return logo
  }
}
