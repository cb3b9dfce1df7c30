// Turning off an account, or changing its role or password, ends its sessions and its streams with the next heartbeat.
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines } from '../../../test-support/databases.ts'
import { openLiveStream, type LiveStream } from '../../../test-support/live-stream.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { logInAs, password } from '../../../test-support/staff.ts'

describe.each(engines)('open boards on %s', (engine) => {
  test('end with the next beat after the change; those of others go on', async () => {
    const office = await openOffice(engine, { heartbeatMs: 200 })
    const openBoard = async (cookie: string) => {
      const stream = await openLiveStream(`${office.url}/api/live?board=1`, cookie)
      onTestFinished(() => stream.close())
      await expect.poll(() => stream.latest('board')).toBeDefined()
      return stream
    }
    const changes: Record<string, (cookie: string) => Promise<{ statusCode: number }>> = {
      off: () => office.change('off', { on: false }),
      role: () => office.change('role', { role: 'owner' }),
      reset: () => office.reset('reset', 'a new one from the owner'),
      own: (cookie) => office.changeOwn(password, 'a password of my own', cookie),
    }
    const stays = await openBoard(office.owner)
    const cut = await Promise.all(
      Object.entries(changes).map(async ([username, change]) => {
        const cookie = await logInAs(office, 'kitchen', username)
        const board = await openBoard(cookie)
        expect((await change(cookie)).statusCode, username).toBe(200)
        const before = beatsOf(board)
        await board.ended
        return beatsOf(board) - before
      }),
    )
    // Beats are shorter here; unlike the clock they do not count what a busy machine takes. The beat of a check that has
    // begun is one more.
    expect(Math.max(...cut)).toBeLessThanOrEqual(2)
    const beats = beatsOf(stays)
    await expect.poll(() => beatsOf(stays)).toBeGreaterThan(beats)
  })
})

function beatsOf({ events }: LiveStream): number {
  return events.filter(({ name }) => name === 'beat').length
}
