// Every row of the long proof for a few seconds: it holds. That each can fail is shown by npm run proof:breaks.
import { describe, expect, test } from 'vitest'
import { createRandom } from '../server/demo/random.ts'
import type { Row } from './row.ts'
import { rows } from './rows.ts'

const seed = 1995
const longest = 90_000

function canBeTriedHere({ needs }: Row): boolean {
  const isLinux = process.platform === 'linux'
  return needs === undefined || (isLinux && (needs === 'linux' || process.getuid?.() === 0))
}

for (const row of rows) {
  describe.each(row.engines)(`${row.name} on %s`, (engine) => {
    test(
      'holds',
      async () => {
        const attack = { engine, scale: 'short', random: createRandom(seed), broken: undefined } as const
        const finding = await row.run(attack)
        expect(finding.pass, `${finding.tried}; ${finding.found}`).toBe(
          canBeTriedHere(row) ? true : 'not run',
        )
      },
      longest,
    )
  })
}
