// The shared worker: holds the one stream and passes on to each tab what it wants.
import { createExchange, type Member, type Wanted } from './live-exchange.ts'

export type WorkerRequest = { readonly want: Wanted | undefined } | { readonly retry: true }

const exchange = createExchange()

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (!port) return
  const member: Member = { tell: (message) => port.postMessage(message) }
  port.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if ('retry' in data) exchange.retry()
    else exchange.want(member, data.want)
  })
  port.start()
})
