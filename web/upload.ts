// Sends a file by XMLHttpRequest, which unlike fetch tells how much of it has been sent.
import { NoAnswer, readAnswer } from './api.ts'

/** A slow line takes its time, and then the server has work. */
const longestUpload = 60_000

interface Upload {
  readonly type: string
  /** Hears which share has been sent, from 0 to 1. */
  readonly onSent: (share: number) => void
}

export function upload<Reply>(path: string, file: Blob, { type, onSent }: Upload): Promise<Reply> {
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 1))
  request.addEventListener('load', () => {
    try {
      resolve(
        readAnswer<Reply>({
          ok: request.status >= 200 && request.status < 300,
          text: request.responseText,
          header: (name) => request.getResponseHeader(name),
        }),
      )
    } catch (error) {
      reject(error)
    }
  })
  request.addEventListener('error', () => reject(new NoAnswer('unreachable')))
  request.addEventListener('abort', () => reject(new NoAnswer('unreachable')))
  request.addEventListener('timeout', () => reject(new NoAnswer('timed-out')))
  request.open('POST', path)
  request.timeout = longestUpload
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('content-type', type)
  request.send(file)
  return promise
}
