// Asks the server what became of orders that got no answer: this tab's own, those that were given up, those of tabs that
// were closed. It only ever asks; an order that arrived is shown, whoever sent it.
import { useEffect, useSyncExternalStore } from 'react'
import { Refusal } from '../../api.ts'
import { fetchOrderByKey } from '../../order-api.ts'
import { makeMissCounter, pauseAfter } from './answer-meaning.ts'
import { deskNow, giveUp, showPlaced, tellDesk } from './checkout-desk.ts'
import { isOnItsWay, orderOf } from './checkout-state.ts'
import { endKey, openKeys, useSentKeys, type SentKey } from './sent-orders.ts'

/** What is known about orders that this tab cannot send: nothing yet, or that they never arrived. */
export type Elsewhere = 'checking' | 'not-there' | undefined

/** Another tab is given this long to get its answer before this one asks for it. */
const answerTakes = 5_000

const listeners = new Set<() => void>()
const isSurelyMissing = makeMissCounter()
/** Orders of this tab that the customer has given up. */
const givenUp = new Set<string>()
let elsewhere: Elsewhere
let isWatching = false
/** Since something was last new. */
let rounds = 0
let endPause = () => {}

/** Watches while a checkout is there and whenever a tab of this browser sends something. */
export function useWatch(): Elsewhere {
  const keys = useSentKeys()
  useEffect(look, [keys])
  return useSyncExternalStore(subscribe, () => elsewhere)
}

/** CANCEL and Forget it. Should the order have arrived all the same, asking will show it. */
export function abandonOrder(): void {
  const order = orderOf(deskNow().step)
  giveUp()
  if (!order || orderOf(deskNow().step)) return
  givenUp.add(order.key)
  look()
}

/** Now, rather than in its turn. */
function look(): void {
  tell(others().length > 0 ? 'checking' : elsewhere === 'checking' ? undefined : elsewhere)
  if (isWatching) lookNow()
  else void watch()
}

function lookNow(): void {
  rounds = 0
  endPause()
}

/** A new order: what was said about the one before is over. */
export function forgetNews(): void {
  if (elsewhere === 'not-there') tell(undefined)
}

async function watch(): Promise<void> {
  isWatching = true
  document.addEventListener('visibilitychange', lookNow)
  addEventListener('online', lookNow)
  try {
    for (rounds = 0; own().length > 0 || openKeys().length > 0; rounds += 1) {
      if (mayAsk()) for (const sent of [...own(), ...others()]) await ask(sent)
      if (others().length > 0) tell('checking')
      await pause()
    }
  } finally {
    isWatching = false
    document.removeEventListener('visibilitychange', lookNow)
    removeEventListener('online', lookNow)
  }
}

/** While an order of this tab is on its way, its own answer comes first. And nobody waits in a tab that is hidden. */
function mayAsk(): boolean {
  return !isOnItsWay(deskNow().step) && document.visibilityState === 'visible'
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseAfter(rounds))
    endPause = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

async function ask(sent: SentKey): Promise<void> {
  const { key } = sent
  const askedAt = Date.now()
  try {
    showPlaced(key, await fetchOrderByKey(key))
    if (elsewhere === 'checking' && others().length === 0) tell(undefined)
  } catch (failure) {
    if (!(failure instanceof Refusal && failure.status === 404))
      return tellDesk({ name: 'asked', key, asked: navigator.onLine ? 'no-answer' : 'offline' })
    if (isSurelyMissing(sent, askedAt)) return conclude(sent)
    tellDesk({ name: 'asked', key, asked: 'missing' })
  }
}

function conclude({ key, sentAt }: SentKey): void {
  // Sent again while the question was under way: then it is no longer this question's to answer.
  const known = [...own(), ...openKeys()].find((one) => one.key === key)
  if (known?.sentAt !== sentAt) return
  const isOwn = orderOf(deskNow().step)?.key === key
  endKey(key)
  tellDesk({ name: 'not-there', key })
  if (!isOwn && others().length === 0) tell('not-there')
}

function own(): readonly SentKey[] {
  const order = orderOf(deskNow().step)
  return order ? [order] : []
}

function others(): readonly SentKey[] {
  const mine = orderOf(deskNow().step)?.key
  const isDue = ({ key, sentAt }: SentKey) => givenUp.has(key) || Date.now() - sentAt > answerTakes
  return openKeys().filter((sent) => sent.key !== mine && isDue(sent))
}

function tell(now: Elsewhere): void {
  if (elsewhere === now) return
  elsewhere = now
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
