// Serves the simulated Stripe.js to a journey's browser under Stripe's own addresses, so that the page's policy, its loader
// and its frames work as with Stripe. The browser's requests to Stripe's API go to the simulator's process.
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Route } from '@playwright/test'
import type { StripeSimulator } from './start-simulator.ts'

const folder = new URL('in-browser/', import.meta.url)
const types = { js: 'text/javascript', html: 'text/html' } as const

export async function serveStripeJs(
  context: BrowserContext,
  simulator: Pick<StripeSimulator, 'url'>,
): Promise<void> {
  await context.route(/^https:\/\/(js|hooks)\.stripe\.com\//, serveFile)
  await context.route(/^https:\/\/api\.stripe\.com\//, (route) => passOn(route, simulator.url))
}

/** Fails all requests to Stripe, as an ad blocker does, until Stripe.js is served again. */
export async function blockStripeJs(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/\w+\.stripe\.com\//, (route) => route.abort('blockedbyclient'))
}

async function serveFile(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const name = pathname.split('/').at(-1) ?? ''
  if (name === 'more.js') return route.fulfill({ contentType: types.js, body: '' })
  const type = types[name.split('.').at(-1) as keyof typeof types]
  await route.fulfill({ contentType: type, body: await readFile(new URL(name, folder), 'utf8') })
}

async function passOn(route: Route, url: string): Promise<void> {
  const asked = route.request()
  const { pathname, search } = new URL(asked.url())
  const { authorization = '', 'content-type': contentType = '' } = asked.headers()
  try {
    const reply = await fetch(`${url}${pathname}${search}`, {
      method: asked.method(),
      headers: { authorization, 'content-type': contentType },
      body: asked.postData(),
    })
    const headers = Object.fromEntries(reply.headers)
    await route.fulfill({ status: reply.status, headers, body: await reply.text() })
  } catch {
    await route.abort('connectionfailed')
  }
}
