// The built page keeps within its budgets; page-budgets.long.test.ts builds pages that do not.
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../test-support/built-site.ts'
import { jumped, record, tooHeavy, weighPage, type Weight } from './page-budgets.ts'
import recorded from './page-weights.json' with { type: 'json' }

let site: Weight[]

beforeAll(async () => {
  site = await weighPage(await builtSite())
})

test('every screen keeps within its budget', () => {
  expect(tooHeavy(site)).toEqual([])
})

test('no screen has grown by more than a tenth unrecorded', () => {
  expect(jumped(site, recorded)).toEqual([])
  expect(Object.keys(recorded)).toEqual(Object.keys(record(site)))
})
