// A copy of a restaurant that is closed: both versions go on from the same moment, each with its own.
import { randomBytes } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { freshDataDir } from '../../test-support/databases.ts'
import { onPostgres } from '../ledger.ts'
import type { Place } from '../set-up.ts'

export async function copyPlace(place: Place): Promise<Place> {
  const dataDir = await freshDataDir()
  await cp(place.dataDir, dataDir, { recursive: true, preserveTimestamps: true })
  return { ...place, dataDir, databaseUrl: place.databaseUrl && (await copyDatabase(place.databaseUrl)) }
}

async function copyDatabase(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl)
  const original = url.pathname.slice(1)
  const copy = `${original}_${randomBytes(4).toString('hex')}`
  const admin = Object.assign(new URL(url), { pathname: '/postgres' }).href
  await onPostgres(admin, (client) => client.query(`create database ${copy} template ${original}`))
  return Object.assign(url, { pathname: `/${copy}` }).href
}
