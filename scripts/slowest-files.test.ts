// The slowest files of a run: the reports of both suites in one list.
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { freshDataDir } from '../test-support/databases.ts'
import { findSlowest } from './slowest-files.ts'

test('the slowest come first, of unit tests and journeys together; journeys of a file are added up', async () => {
  const folder = await freshDataDir()
  const reports = { unit: join(folder, 'unit.json'), e2e: join(folder, 'e2e.json') }
  const file = (name: string, endTime: number) => ({ name: resolve(name), startTime: 1_000, endTime })
  await writeFile(
    reports.unit,
    JSON.stringify({ testResults: [file('domain/bill.test.ts', 1_500), file('server/a.test.ts', 4_000)] }),
  )
  const spec = (duration: number) => ({ file: 'cart.spec.ts', tests: [{ results: [{ duration }] }] })
  const suites = [{ specs: [spec(1_000)], suites: [{ specs: [spec(2_500)] }] }]
  expect(await findSlowest(reports, 2)).toEqual([{ file: 'server/a.test.ts', seconds: 3 }, expect.anything()])
  await writeFile(reports.e2e, JSON.stringify({ suites }))
  expect(await findSlowest(reports, 2)).toEqual([
    { file: 'e2e/cart.spec.ts', seconds: 3.5 },
    { file: 'server/a.test.ts', seconds: 3 },
  ])
})
