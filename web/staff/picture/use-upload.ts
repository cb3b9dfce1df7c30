// A file that the owner has chosen or dropped goes to the server; what is no picture, or too large, is not even sent.
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { PictureReply } from '#domain/menu/menu-api.ts'
import { signatureLength, maxUploadBytes, uploadTypeOf } from '#domain/menu/picture.ts'
import { pictureMessages as words } from '#words/menu/staff/pictures.ts'
import { NoAnswer, Refusal } from '../../api.ts'
import { uploadPicture } from '../../office-pictures-api.ts'
import { useSameFunction } from '../../ui/use-same-function.ts'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'

export interface Upload {
  /** The share that is sent, from 0 to 1; undefined while nothing is on its way. */
  readonly sent: number | undefined
  readonly failure: string | undefined
  /** Answers whether the picture was taken. */
  send(file: File): Promise<boolean>
  clear(): void
}

export function useUpload(onTakenNow: (picture: PictureReply) => void): Upload {
  // What is typed while the file is on its way is there when it has come.
  const onTaken = useSameFunction(onTakenNow)
  const [sent, setSent] = useState(0)
  const [failure, setFailure] = useState<string>()
  const { busy, run } = useSingleFlight<'send'>()

  async function trySending(file: File): Promise<boolean> {
    setFailure(undefined)
    setSent(0)
    try {
      const type = uploadTypeOf(await firstBytes(file))
      if (!type) return refuse(words.notAPicture(file.name))
      if (file.size > maxUploadBytes) return refuse(words.tooLarge(file.size))
      const picture = await uploadPicture(file, type, setSent)
      // At once: a Save that waits for the picture is to find it in the form.
      flushSync(() => onTaken(picture))
      return true
    } catch (error) {
      return refuse(uploadFailure(error, file))
    }
  }

  function refuse(why: string): false {
    setFailure(why)
    return false
  }

  return {
    sent: busy.has('send') ? sent : undefined,
    failure,
    send: async (file) => (await run('send', () => trySending(file))) ?? false,
    clear: () => setFailure(undefined),
  }
}

async function firstBytes(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
}

function uploadFailure(error: unknown, file: File): string {
  if (error instanceof NoAnswer) return words.notSent
  // The file has been moved or changed since it was chosen.
  if (error instanceof DOMException) return words.unreadable
  if (!(error instanceof Refusal)) return errorMessage(error)
  if (error.code === 'not-a-picture') return words.notAPicture(file.name)
  if (error.code === 'picture-too-large') return words.tooLarge(file.size)
  return errorMessage(error)
}
