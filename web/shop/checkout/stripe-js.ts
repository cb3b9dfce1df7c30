// Loads Stripe.js, from Stripe's own host and when the checkout is open, as Stripe demands (R66, docs/decisions/0005-payments.md).
import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { language } from '#words/basics/locale.ts'
import { tabStorage } from '../../browser/safe-storage.ts'

/** The release that the types of @stripe/stripe-js describe. */
const address = 'https://js.stripe.com/endive/stripe.js'

declare global {
  var Stripe: StripeConstructor | undefined
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown }
    | undefined
}

const reloaded = 'reloaded-for-cards'

/** All that were asked for: whichever comes first will do. */
const scripts: HTMLScriptElement[] = []
let arriving: Promise<StripeConstructor> | undefined
let isTrusted = false
const opened = new Map<string, Stripe>()

/** Rejects when the browser, a blocker or the network refuses the script. A script that is merely late keeps it waiting. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  const mine = (arriving ??= loadScript())
  const open = await mine.catch((error: unknown) => {
    // The next caller starts a new request. After Try again another caller already has.
    if (arriving === mine) arriving = undefined
    throw error
  })
  const stripe = opened.get(publishableKey) ?? open(publishableKey, { locale: language })
  opened.set(publishableKey, stripe)
  return stripe
}

/** For Try again: a second script does not wait for the first, whose connection may hang for minutes. */
export function forgetScript(): void {
  arriving = undefined
}

async function loadScript(): Promise<StripeConstructor> {
  // It came meanwhile: Stripe.js warns where it runs twice in a page.
  if (globalThis.Stripe) return globalThis.Stripe
  trustStripe()
  document.addEventListener('securitypolicyviolation', reloadOnce)
  return new Promise<StripeConstructor>((resolve, reject) => {
    const script = document.createElement('script')
    scripts.push(script)
    script.async = true
    for (const one of scripts)
      one.addEventListener('load', () => {
        if (!globalThis.Stripe) return
        tabStorage.remove(reloaded)
        resolve(globalThis.Stripe)
      })
    // After a load with which Stripe.js came this changes nothing.
    for (const end of ['load', 'error'])
      script.addEventListener(end, () => reject(new Error('Stripe.js did not load')))
    // A browser that is asked twice for one address asks once, and lets both wait.
    script.src = scripts.length > 1 ? `${address}?try=${scripts.length}` : address
    document.head.append(script)
  })
}

/**
 * The page came before cards were turned on, and its policy does not know Stripe: a page that is loaded now does. What the
 * customer has typed, and the cart, outlive the reload. Once until Stripe.js comes, in case something else forbids the script.
 */
function reloadOnce({ blockedURI }: SecurityPolicyViolationEvent): void {
  const isStripes = blockedURI.startsWith(new URL(address).origin)
  if (isStripes && tabStorage.read(reloaded) === null && tabStorage.write(reloaded, 'yes')) location.reload()
}

/**
 * The policy of the page turns away every address of a script that is mere text (trust rule 13). Stripe.js loads further
 * scripts of its own by such text, and only the policy of this name is asked about them.
 */
function trustStripe(): void {
  if (!isTrusted) globalThis.trustedTypes?.createPolicy('default', { createScriptURL: stripesOwn })
  isTrusted = true
}

/** Returns the address where it is Stripe's; everything else stays forbidden. */
export function stripesOwn(url: string): string {
  const { protocol, host } = new URL(url)
  if (protocol === 'https:' && /^([\w-]+\.)?js\.stripe\.com$/.test(host)) return url
  throw new TypeError(`no script of Stripe's: ${host}`)
}
