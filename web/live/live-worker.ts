// The shared worker: holds the one stream and passes on to each tab what it wants.
import { createExchange, type LiveMessage, type Member, type Wanted } from './live-exchange.ts'

/** What a tab hears; `alive` tells it that the worker still is. */
export type WorkerMessage = LiveMessage | 'alive'

export type WorkerRequest = { readonly want: Wanted | undefined } | { readonly retry: true }

const exchange = createExchange()
const signEvery = 2_000

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (!port) return
  const post = (message: WorkerMessage) => port.postMessage(message)
  const member: Member = { tell: post }
  const signing = setInterval(() => post('alive'), signEvery)
  // Where the browser says so: the tab is gone.
  port.addEventListener('close', () => {
    clearInterval(signing)
    exchange.want(member, undefined)
  })
  port.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if ('retry' in data) exchange.retry()
    else exchange.want(member, data.want)
  })
  port.start()
})
