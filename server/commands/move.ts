// npm run move -- --to PLACE: copies the restaurant, with its server stopped, into an empty database of either engine.
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { moveRestaurant } from './move-restaurant.ts'
import { runCommand } from './run-command.ts'

await runCommand('moved', async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  console.log((await moveRestaurant(readConfig(process.env), values.to)).join('\n'))
})
