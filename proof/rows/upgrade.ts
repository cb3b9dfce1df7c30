// Data made by the version before, opened by this one: how soon, and whether everything reads as it did.
import { openDatabase } from '../../server/db/open.ts'
import { engines, timeZone } from '../../test-support/databases.ts'
import { findDifferences, sayDifferences, type Difference } from '../../test-support/differences.ts'
import { startServer } from '../../test-support/server-process.ts'
import { asBefore, asItWas } from '../../test-support/wire-before.ts'
import { runCommand } from '../commands.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { freshProofPlace, withSetUp, type Place, type SetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { liveInThePast } from '../upgrade/past.ts'
import { readAll } from '../upgrade/read-all.ts'
import { compareTables } from '../upgrade/tables.ts'
import { copyPlace } from '../upgrade/copy-place.ts'
import { CannotTry, settingsOf } from '../upgrade/version-before.ts'

const sizes = {
  short: { orders: 2_000, sample: 20, screens: 2 },
  long: { orders: 100_000, sample: 300, screens: 12 },
} as const
const longestOpening = 60_000
/** So that a slow one is told with its time. */
const patienceMs = 4 * longestOpening

export const upgrade: Row = {
  name: 'upgrade',
  promise:
    'a restaurant of 100,000 orders, of every kind, made by the version before: opens within a minute, and every order, figure, receipt, screen and mail reads as it did there; its backup is restored on both engines; a browser keeps its cart',
  engines,
  needs: 'history',
  breaks: {
    'upgrade-adds-a-cent': /[1-9]\d* read differently.*tax: -?\d+ became -?\d+/,
    'upgrade-drops-owed-mails': /[1-9]\d* read differently.*mails/,
    'upgrade-shifts-refunds': /[1-9]\d* read differently.*total: -?\d+ became -?\d+/,
  },
  run: (attack) =>
    withSetUp((setUp) => tryUpgrade(setUp, attack)).catch((error: unknown) => {
      if (!(error instanceof CannotTry)) throw error
      return { tried: 'nothing', found: `not run: ${error.message}`, pass: 'not run' }
    }),
}

/** Both versions go on from the same moment, each with its own copy, at the same address. */
async function tryUpgrade(setUp: SetUp, { engine, scale, random, broken }: Attack): Promise<Finding> {
  const size = sizes[scale]
  const past = await liveInThePast(setUp, engine, size.orders)
  const { version, place, port, customers } = past
  const twin = await copyPlace(place)
  const migrated = await copyPlace(place)

  const former = await version.start(setUp, twin, { PORT: port })
  const before = await readAll(past, { server: former, place: twin, shape: asItWas, size, random })

  const began = performance.now()
  const env = { ...settingsOf(place), PORT: port, ...spoiledBy(broken) }
  const server = await startServer(env, undefined, { patienceMs })
  setUp.later(() => server.kill())
  const ready = await fetch(`${server.url}/readyz`)
  const tookMs = performance.now() - began
  const after = await readAll(past, { server, place, shape: asBefore, size, sample: before.sample })

  await (await openDatabase({ ...migrated, timeZone })).close()
  const restored = await restoreOnBoth(setUp, past.backup, migrated)
  const differences = [...findDifferences(before.facts, after.facts), ...restored.differences]
  return {
    tried: `${before.orders} orders, ${customers.orders.length} of them lived through the API; ${before.facts.size} things read with both versions, ${restored.rows} rows of its backup restored on both engines`,
    found: `opened after ${(tookMs / 1000).toFixed(1)} s; ${sayDifferences(differences)}`,
    pass:
      ready.status === 200 &&
      tookMs <= longestOpening &&
      // One more is the browser's own.
      before.orders === size.orders + customers.orders.length + 1 &&
      differences.length === 0,
  }
}

/** The backup of the version before, in an empty place of each engine, beside the data that was upgraded. */
async function restoreOnBoth(
  setUp: SetUp,
  backup: string,
  migrated: Place,
): Promise<{ rows: number; differences: readonly Difference[] }> {
  const differences: Difference[] = []
  let rows = 0
  for (const engine of engines) {
    const place = await freshProofPlace(engine)
    const { code, output } = await runCommand(setUp, 'restore', place, backup, {})
    if (code !== 0) differences.push({ of: `the backup on ${engine}`, words: `refused: ${output}` })
    else {
      const compared = await compareTables(migrated, place)
      rows += compared.rows
      differences.push(...compared.differences)
    }
  }
  return { rows, differences }
}
