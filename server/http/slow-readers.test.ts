// A client that reads its response very slowly is disconnected.
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '../../test-support/test-app.ts'
import { httpTimeouts } from './http-timeouts.ts'

test('a client that reads its answer in drips is disconnected, even while others come and go', async () => {
  const timeouts = { ...httpTimeouts, responseTimeout: 2_500, checkInterval: 50 }
  const large = Buffer.alloc(32 * 1024 * 1024)
  const file = {
    type: 'image/png',
    etag: '"x"',
    immutable: true,
    plain: large,
    br: undefined,
    gzip: undefined,
  }
  const pageFiles = new Map([['/assets/large.png', file]])
  const { app, url } = await openTestApp('sqlite', { timeouts, pageFiles })
  /** Reads often enough to avoid the idle timeout, and too slowly to finish within seconds. */
  const takeDrips = async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    const drips = setInterval(() => socket.read(Math.min(socket.readableLength, 64 * 1024)), 25)
    onTestFinished(() => clearInterval(drips))
    onTestFinished(() => void socket.destroy())
    socket.write('GET /assets/large.png HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(socket, 'readable')
    return socket
  }
  const open = () => app.countConnections()
  const [first, , third] = [await takeDrips(), await takeDrips(), await takeDrips()]
  first.destroy()
  await expect.poll(open).toBe(2)
  await takeDrips()
  third.destroy()
  await expect.poll(open).toBe(2)
  // The connections are closed before their responses are read.
  await expect.poll(open, { timeout: 10_000 }).toBe(0)
})
