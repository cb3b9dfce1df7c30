// What became of the money of those who were refused: it was never taken, and every hold is let go after a while.
import { setTimeout as wait } from 'node:timers/promises'
import type { Gateway } from './set-up.ts'

const longestVoid = 20_000

export async function untilLetGo(
  gateway: Gateway,
  refused: ReadonlySet<string>,
): Promise<{ readonly charged: number; readonly held: number }> {
  const deadline = Date.now() + longestVoid
  for (;;) {
    const book = (await gateway.readBook()).filter(({ key }) => refused.has(key))
    const held = book.filter(({ voided }) => !voided).length
    if (held === 0 || Date.now() > deadline)
      return { charged: book.filter(({ captures }) => captures > 0).length, held }
    await wait(100)
  }
}
