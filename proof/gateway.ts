// A card gateway in a process of its own: idempotent by key as real ones are, and it counts what moves money.
//   node proof/gateway.ts    prints its address; GET /book answers every hold with its captures
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Hold {
  readonly authorisation: string
  readonly key: string
  captures: number
  voided: boolean
  refunds: number
}

const holds = new Map<string, Hold>()

const server = createServer((request, response) => {
  void answer(request, response)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  const reply = request.url === '/book' ? [...holds.values()] : move(request.url ?? '', body)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(reply))
}

function move(step: string, body: string): object {
  const { key, authorisation } = JSON.parse(body) as { key: string; authorisation?: string }
  if (step === '/hold') {
    const hold = holds.get(key) ?? {
      key,
      authorisation: `hold-${holds.size + 1}`,
      captures: 0,
      voided: false,
      refunds: 0,
    }
    holds.set(key, hold)
    return { authorisation: hold.authorisation }
  }
  const hold = [...holds.values()].find((one) => one.authorisation === authorisation)
  if (!hold) return { outcome: 'unknown' }
  if (step === '/capture' && hold.captures === 0) hold.captures += 1
  if (step === '/void' && hold.captures === 0) hold.voided = true
  if (step === '/refund' && hold.refunds === 0) hold.refunds += 1
  return { outcome: hold.captures > 0 ? 'captured' : 'voided' }
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
})
