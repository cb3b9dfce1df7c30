// npm run move -- --to PLACE: copies the restaurant, with its server stopped, into an empty database of the other engine.
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { OtherVersion } from '../db/migrate.ts'
import { abortOnSignal } from './abort-on-signal.ts'
import { moveRestaurant } from './move-restaurant.ts'

// Only our own account may read the restaurant's data.
process.umask(0o077)
const stop = abortOnSignal()
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  console.log((await moveRestaurant(readConfig(process.env), values.to, stop)).join('\n'))
  // The move was complete before a signal came.
  process.exitCode = 0
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  const isExplained = [CopyTrouble, ConfigError, OtherVersion].some((kind) => error instanceof kind)
  console.error(isExplained ? message : `Nothing was moved: ${message || code}`)
  process.exitCode ??= 1
}
