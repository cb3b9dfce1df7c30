// The floor of a server: node:http alone, which reads a JSON order, stores it and answers. It checks nothing and notifies
// nobody. Takes its settings as JSON on standard input; prints its port.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { json, text } from 'node:stream/consumers'
import { sqliteFile } from '../../server/db/engine/open.ts'
import type { BareSettings } from './start-bare-server.ts'
import { storeInFile, storeOnPostgres } from './bare-store.ts'
import { recordOrderStatements } from './order-statements.ts'

const { speed, ...place } = JSON.parse(await text(process.stdin)) as BareSettings
const recorded = await recordOrderStatements(place, speed)
const store = place.databaseUrl
  ? await storeOnPostgres(place.databaseUrl, recorded)
  : storeInFile(path.join(place.dataDir, sqliteFile), recorded)

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { email, lines } = (await json(request)) as { email: string; lines: unknown }
  const stored = await store(String(request.headers['idempotency-key']), email)
  const body = JSON.stringify({ ...(stored as object), lines })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  response.writeHead(201, headers).end(body)
}

const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
