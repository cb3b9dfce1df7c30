// Polls the server for orders without an answer: this tab's own, given-up orders, and orders of closed tabs. This file
// only asks and never sends; an order that arrived is shown, whichever tab sent it.
import { useEffect } from 'react'
import { Refusal } from '../../api.ts'
import { createStore } from '../../browser/store.ts'
import { fetchOrderByKey } from '../../order-api.ts'
import { makeMissCounter, pauseAfter } from './answer-meaning.ts'
import { currentStep, giveUp, showPlaced, dispatch } from './checkout-controller.ts'
import { isOnItsWay, orderOf } from './checkout-state.ts'
import { endKey, openKeys, useSentKeys, type SentKey } from './sent-orders.ts'

/** The state of the orders that this tab cannot send again: still unknown, or known to have never arrived. */
export type Elsewhere = 'checking' | 'not-there' | undefined

/** How long another tab has to get its own answer before this tab asks. */
const answerTakes = 5_000

const isSurelyMissing = makeMissCounter()
/** The keys of this tab's orders that the customer has given up. */
const givenUp = new Set<string>()
const elsewhere = createStore<Elsewhere>(undefined)
let isPolling = false
/** The number of polls since something last changed, for the back-off. */
let rounds = 0
let endPause = () => {}

/** Polls while a checkout is shown, and whenever a tab of this browser sends an order. */
export function useWatch(): Elsewhere {
  const keys = useSentKeys()
  useEffect(startPolling, [keys])
  return elsewhere.use()
}

/** Called by CANCEL and Don’t send it. If the order has arrived all the same, the next poll shows it. */
export function abandonOrder(): void {
  const order = orderOf(currentStep())
  giveUp()
  if (!order || orderOf(currentStep())) return
  givenUp.add(order.key)
  startPolling()
}

/** Starts polling, or polls at once if polling has started already. */
function startPolling(): void {
  if (others().length > 0) elsewhere.set('checking')
  else stopChecking()
  if (isPolling) pollNow()
  else void poll()
}

function pollNow(): void {
  rounds = 0
  endPause()
}

/** Called when the customer submits a new order: the news about the one before is over. */
export function forgetNews(): void {
  if (elsewhere.get() === 'not-there') elsewhere.set(undefined)
}

async function poll(): Promise<void> {
  isPolling = true
  document.addEventListener('visibilitychange', pollNow)
  addEventListener('online', pollNow)
  try {
    for (rounds = 0; own().length > 0 || openKeys().length > 0; rounds += 1) {
      if (mayPoll()) for (const sent of [...own(), ...others()]) await ask(sent)
      if (others().length > 0) elsewhere.set('checking')
      await pause()
    }
  } finally {
    isPolling = false
    document.removeEventListener('visibilitychange', pollNow)
    removeEventListener('online', pollNow)
  }
}

/** No poll while an order of this tab waits for its own answer, and no poll while the tab is hidden. */
function mayPoll(): boolean {
  return !isOnItsWay(currentStep()) && document.visibilityState === 'visible'
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
  const requestedAt = Date.now()
  try {
    showPlaced(key, await fetchOrderByKey(key))
    if (others().length === 0) stopChecking()
  } catch (failure) {
    if (!(failure instanceof Refusal && failure.status === 404))
      return dispatch({ name: 'looked-up', key, lookup: navigator.onLine ? 'no-answer' : 'offline' })
    if (isSurelyMissing(sent, requestedAt)) return conclude(sent)
    dispatch({ name: 'looked-up', key, lookup: 'missing' })
  }
}

function conclude({ key, sentAt }: SentKey): void {
  // The order was sent again while the server was being asked, so this answer is out of date.
  const known = [...own(), ...openKeys()].find((one) => one.key === key)
  if (known?.sentAt !== sentAt) return
  const isOwn = orderOf(currentStep())?.key === key
  endKey(key)
  dispatch({ name: 'not-there', key })
  if (!isOwn && others().length === 0) elsewhere.set('not-there')
}

function own(): readonly SentKey[] {
  const order = orderOf(currentStep())
  return order ? [order] : []
}

function others(): readonly SentKey[] {
  const mine = orderOf(currentStep())?.key
  const isDue = ({ key, sentAt }: SentKey) => givenUp.has(key) || Date.now() - sentAt > answerTakes
  return openKeys().filter((sent) => sent.key !== mine && isDue(sent))
}

function stopChecking(): void {
  if (elsewhere.get() === 'checking') elsewhere.set(undefined)
}
