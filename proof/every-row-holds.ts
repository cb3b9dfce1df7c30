// Tests that run rows of the long proof in their short form, on one engine.
import { expect, test } from 'vitest'
import { createRandom } from '../server/demo/random.ts'
import type { Engine } from '../test-support/databases.ts'
import { seed } from '../test-support/property-runs.ts'
import type { Row } from './row.ts'
import { rows } from './rows.ts'

/** A generous time-out, not a goal: a row takes half a minute on an idle machine. */
const longest = 600_000

function canBeTriedHere({ needs }: Row): boolean {
  const isLinux = process.platform === 'linux'
  return needs === undefined || (isLinux && (needs === 'linux' || process.getuid?.() === 0))
}

export function everyRowHolds(engine: Engine, some: readonly Row[] = rows): void {
  const own = some.filter(({ engines }) => engines.includes(engine))
  test.each(own)(
    '$name holds',
    async (row) => {
      const attack = { engine, scale: 'short', random: createRandom(seed) } as const
      const finding = await row.run(attack)
      expect(finding.pass, `${finding.tried}; ${finding.found}`).toBe(canBeTriedHere(row) ? true : 'not run')
    },
    longest,
  )
}
