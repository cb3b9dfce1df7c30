// The pictures inside every letter (inline attachments): mail programs load nothing from outside, and show no SVG.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LetterPicture } from '../adapters/mailer.ts'

export const logo = picture('email-logo.png', 'logo@burritoful')
export const bunting = picture('email-bunting.png', 'bunting@burritoful')

function picture(file: string, cid: string): LetterPicture {
  return {
    cid,
    file: file.replace('email-', ''),
    content: readFileSync(path.join(import.meta.dirname, file)),
  }
}
