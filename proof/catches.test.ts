// Every row against faults made on purpose, for npm run proof:breaks: it catches each. Minutes long, so not in npm test.
import { describe, expect, test } from 'vitest'
import { createRandom } from '../server/demo/random.ts'
import { rows } from './rows.ts'

const seed = 1995
/** A fault that slows the server down slows its row down, too. */
const longest = 240_000

for (const row of rows) {
  describe.each(row.engines)(`${row.name} on %s`, (engine) => {
    test.each(Object.entries({ ...row.breaks, ...row.breaksOn?.[engine] }))(
      'catches %s',
      async (broken, shown) => {
        const finding = await row.run({ engine, scale: 'short', random: createRandom(seed), broken })
        expect(finding.pass, `${finding.tried}; ${finding.found}`).toBe(false)
        expect(finding.found).toMatch(shown)
      },
      longest,
    )
  })
}
