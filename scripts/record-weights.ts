// npm run record-weights: records the sizes of the built page, when a larger size is intended.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { record, weighPage } from './page-budgets.ts'

const weights = await weighPage(path.resolve(import.meta.dirname, '../dist'))
writeFileSync(
  path.join(import.meta.dirname, 'page-weights.json'),
  `${JSON.stringify(record(weights), null, 2)}\n`,
)
