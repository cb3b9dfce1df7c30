// Finds a free port on loopback.
import { createServer } from 'node:net'

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const listener = createServer()
    listener.once('error', failed)
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      listener.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
