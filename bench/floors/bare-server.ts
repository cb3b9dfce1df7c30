// The floor of a server: node:http alone. It stores Rosa's row for each request, or sends the same bytes each time.
// Told what to do by JSON on standard input; prints its port.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { storeInFile, storeOnPostgres } from './bare-store.ts'

export type BareServer =
  | { readonly sends: { readonly headers: readonly (readonly [string, string])[]; readonly body: string } }
  | { readonly storesIn: string }

const asked = JSON.parse(await text(process.stdin)) as BareServer

function sendBytes({ headers, body }: Extract<BareServer, { sends: unknown }>['sends']) {
  const bytes = Buffer.from(body, 'base64')
  const lines = headers.flat()
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, lines).end(bytes)
  }
}

async function storeEach(where: string) {
  const store = where.startsWith('postgres:') ? await storeOnPostgres(where) : storeInFile(where)
  return (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const { lines } = JSON.parse(body) as { lines: unknown }
      void answer(response, store(), lines)
    })
  }
}

async function answer(response: ServerResponse, stored: Promise<unknown>, lines: unknown): Promise<void> {
  const body = JSON.stringify({ number: await stored, lines })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  response.writeHead(201, headers).end(body)
}

const server = createServer('sends' in asked ? sendBytes(asked.sends) : await storeEach(asked.storesIn))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
