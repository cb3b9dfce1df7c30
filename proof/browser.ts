// A Chromium for the rows that look at screens, and a watch over what runs in it that should not.
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../scripts/chromium.ts'
import type { SetUp } from './set-up.ts'

export interface Watched {
  readonly context: BrowserContext
  /** Every script that ran, was blocked by the content security policy, or called another host. */
  readonly incidents: string[]
}

declare global {
  interface Window {
    x?: () => void
  }
}

export async function openWatchedBrowser(setUp: SetUp, url: string, cookie = ''): Promise<Watched> {
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [
      '--disable-gpu',
      // A host that a payload calls does not resolve, so no packet leaves this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  setUp.later(() => browser.close())
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const [name = '', value = ''] = cookie.split('=')
  if (cookie) await context.addCookies([{ name, value, url }])
  const incidents: string[] = []
  context.on('dialog', (dialog) => {
    incidents.push(`ran: ${dialog.type()}`)
    void dialog.dismiss()
  })
  context.on('console', (message) => {
    if (/^(ran|policy): |Content Security Policy/.test(message.text()))
      incidents.push(message.text().slice(0, 120))
  })
  context.on('request', (request) => {
    const address = request.url()
    if (!/^(data|blob):/.test(address) && new URL(address).origin !== url)
      incidents.push(`called: ${address}`)
  })
  await context.addInitScript(() => {
    window.x = () => console.error('ran: x')
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`policy: ${violatedDirective}`),
    )
  })
  return { context, incidents }
}

/** Goes to another screen without reloading the page, and returns the texts that the screen never shows. */
export function lookFor(page: Page, hash: string, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([address, wanted]) => {
      location.hash = address
      const deadline = Date.now() + 10_000
      for (;;) {
        const shown = document.body.textContent
        const missing = wanted.filter((text) => !shown.includes(text))
        if (missing.length === 0 || Date.now() > deadline) return missing
        await new Promise((soon) => setTimeout(soon, 10))
      }
    },
    [hash, texts] as const,
  )
}

/** Finds elements that no screen of ours has, which means that a typed text became markup. */
export function findStrangeElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.matches(
            'body > :not(script) script, iframe, object, embed, base, marquee, math, form[action^="//"]',
          ) ||
          [...element.attributes].some(
            ({ name, value }) => /^on|srcdoc/i.test(name) || /^\s*javascript:/i.test(value),
          ),
      )
      .map(({ tagName }) => `became markup: ${tagName}`),
  )
}
