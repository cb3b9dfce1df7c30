// The queue for password hashes, with hashes that the test finishes itself.
import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

/** A queue that records which callers started and which were refused; `end` finishes the oldest running hashes. */
function openQueue() {
  const queue = createHashQueue()
  const running: (() => void)[] = []
  const started: string[] = []
  const refused: string[] = []
  const ask = (isKnown: boolean) => (key: string) =>
    void queue
      .run({ key, isKnown }, () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        started.push(key)
        running.push(resolve)
        return promise
      })
      .catch(() => refused.push(key))
  const settle = async () => {
    // A refusal passes through this many rounds of the event loop.
    for (let round = 0; round < 3; round += 1) await new Promise(setImmediate)
  }
  return {
    started,
    refused,
    stranger: ask(false),
    known: ask(true),
    settle,
    async end(count: number) {
      await settle()
      for (let ended = 0; ended < count; ended += 1) {
        running.shift()?.()
        await settle()
      }
    },
  }
}

/** Sixty tries at once, as one address may send in a minute. */
function flood(ask: (key: string) => void, addresses: number): void {
  for (let tries = 0; tries < 60; tries += 1)
    for (let address = 0; address < addresses; address += 1) ask(`address ${address}`)
}

test('two run at once, and one address has four waiting at most', async () => {
  const { stranger, started, refused, settle, end } = openQueue()
  flood(stranger, 1)
  await settle()
  expect([started.length, refused.length]).toEqual([2, 54])
  await end(100)
  expect(started).toHaveLength(6)
})

test('behind a flood from one address the owner on a fresh address is next', async () => {
  const queue = openQueue()
  flood(queue.stranger, 1)
  queue.stranger('owner')
  await queue.end(2)
  expect(queue.started.slice(2)).toEqual(['address 0', 'owner'])
})

test('five addresses: the owner on a fresh address waits for one of each, and is not refused', async () => {
  const queue = openQueue()
  flood(queue.stranger, 5)
  queue.stranger('owner')
  await queue.end(6)
  expect(queue.started.at(-1)).toBe('owner')
  expect(queue.refused).not.toContain('owner')
})

test('a known device goes before all strangers, however many wait', async () => {
  const queue = openQueue()
  flood(queue.stranger, 30)
  queue.known('device')
  await queue.end(1)
  expect(queue.started.at(-1)).toBe('device')
})

test('a flood that never ends: each time the known device is next, and the fresh address comes in its turn', async () => {
  const queue = openQueue()
  const waits: number[] = []
  for (let second = 0; second < 10; second += 1) {
    flood(queue.stranger, 8)
    queue.known('device')
    queue.stranger(`fresh ${second}`)
    await queue.settle()
    const before = queue.started.length
    await queue.end(20)
    const after = queue.started.slice(before)
    expect(after[0]).toBe('device')
    waits.push(after.indexOf(`fresh ${second}`))
  }
  // Before the fresh address come one hash of each of the eight addresses and one of the device.
  expect(Math.min(...waits)).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBeLessThanOrEqual(9)
})

test('when fifty wait, the newest of the caller with the most is refused, not a caller with fewer', async () => {
  const queue = openQueue()
  flood(queue.stranger, 30)
  await queue.settle()
  const before = queue.refused.length
  queue.stranger('owner')
  await queue.settle()
  expect(queue.refused.slice(before)).toHaveLength(1)
  expect(queue.refused.at(-1)).toMatch(/^address/)
  await queue.end(100)
  expect(queue.started).toContain('owner')
})

test('when fifty wait that have one each, a stranger is refused and a known caller is not', async () => {
  const queue = openQueue()
  for (let address = 0; address < 52; address += 1) queue.stranger(`address ${address}`)
  queue.stranger('owner')
  await queue.settle()
  expect(queue.refused).toEqual(['owner'])
  queue.known('device')
  await queue.end(1)
  expect(queue.refused).toEqual(['owner', 'address 51'])
  expect(queue.started.at(-1)).toBe('device')
})

test('a known caller has four waiting at most too, and strangers do not push it out', async () => {
  const queue = openQueue()
  flood(queue.stranger, 1)
  for (let tries = 0; tries < 60; tries += 1) queue.known('stolen device')
  await queue.settle()
  expect(queue.refused.filter((key) => key === 'stolen device')).toHaveLength(56)
  flood(queue.stranger, 60)
  await queue.settle()
  expect(queue.refused.filter((key) => key === 'stolen device')).toHaveLength(56)
})

test('after a hash that fails the next one has its turn', async () => {
  const queue = createHashQueue({ concurrency: 1, maxQueued: 1, maxPerCaller: 1 })
  const caller = { key: 'owner', isKnown: false }
  const failing = queue.run(caller, () => Promise.reject(new Error('on purpose')))
  const next = queue.run(caller, () => Promise.resolve('hashed'))
  await expect(failing).rejects.toThrow('on purpose')
  expect(await next).toBe('hashed')
})
