// npm run reset-password -- <username>: sets a new password for somebody who has lost theirs.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { recoverAccount, type RecoveredAccount } from '../actions/people/recover-account.ts'
import { readConfig } from '../config.ts'
import { openDatabase, sqliteFile } from '../db/engine/open.ts'
import { readStaff } from '../db/people/staff.ts'
import { explainStartFailure } from '../config/start-failure.ts'
import type { Database } from '../db/engine/database.ts'

async function run(username: string): Promise<void> {
  const config = readConfig(process.env)
  process.umask(0o077)
  // Opening a missing database would create an empty restaurant.
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, sqliteFile))) {
    console.error(
      `There is no restaurant in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    )
    process.exitCode = 1
    return
  }
  const db = await openDatabase(config)
  try {
    const recovered = username ? await recoverAccount({ db, now: () => new Date() }, username) : undefined
    if (recovered) return console.log(success(username, recovered).join('\n'))
    console.error(await usernamesMessage(db, username, config.databaseUrl ? 'DATABASE_URL' : config.dataDir))
    process.exitCode = 1
  } finally {
    await db.close()
  }
}

function success(username: string, { password, on, becameOwner }: RecoveredAccount): string[] {
  return [
    `"${username}" logs in with the password ${password}`,
    'It is shown this once, and is to be changed at the login. Wherever they were logged in, they are out.',
    ...(becameOwner ? [`No owner could log in: "${username}" is one now.`] : []),
    ...(on ? [] : ['The account is turned off. An owner can turn it on again.']),
    'If the login says to wait after too many tries, it does so for 15 minutes at most.',
  ]
}

async function usernamesMessage(db: Database, username: string, place: string): Promise<string> {
  const people = await readStaff(db)
  if (people.length === 0) return `There is no staff yet at ${place}: the next start makes the owner.`
  const names = people.map((person) => person.username).join(', ')
  const asked = username ? `Nobody is called "${username}".` : 'Say whose: npm run reset-password -- owner.'
  return `${asked} The usernames are: ${names}`
}

run((process.argv[2] ?? '').trim().toLowerCase()).catch((error: unknown) => {
  console.error(explainStartFailure(error, process.env))
  process.exit(1)
})
