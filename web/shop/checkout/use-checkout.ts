// The checkout's state: what was typed, what was said about it, and where the order is on its way.
import { useEffect, useRef, useState } from 'react'
import type { MenuReply, PlaceOrderBody } from '#domain/api.ts'
import type { Cart, CartLine } from '#domain/cart.ts'
import { linesOf } from '#domain/cart-steps.ts'
import type { Quote } from '#domain/pricing.ts'
import { refreshMenu } from '../menu/menu-store.ts'
import {
  findPriceChange,
  isFor,
  priceOf,
  useAgreedMenu,
  useUnread,
  type PriceChange,
} from './agreed-prices.ts'
import { cardToken } from './card-token.ts'
import { checkForm, type FieldMessages } from './check-form.ts'
import { emptyCard, emptyDraft, keepDraft, readDraft, type CardDraft, type FormDraft } from './form-draft.ts'
import { findLostOrder } from './lost-order.ts'
import { makeOrderKey } from './order-key.ts'
import { describeFailure, describeRefusal } from './outcome-words.ts'
import { forgetPendingOrder, keepPendingOrder, readPendingOrder, type PendingOrder } from './pending-order.ts'
import { sendPending, settle, type Outcome } from './send-order.ts'
import { messages, type Message } from './words.ts'

export interface Checkout {
  readonly draft: FormDraft
  readonly card: CardDraft
  readonly fields: FieldMessages
  readonly message: Message | undefined
  readonly progress: 'idle' | 'sending' | 'slow'
  /** Counts the answers that ask the customer to look at something. */
  readonly verdicts: number
  /** Locked: an earlier try may have been stored, so only that same order can be sent again. */
  readonly locked: boolean
  /** What is being ordered: the cart, or what was sent while its fate is unknown. */
  readonly lines: readonly CartLine[]
  readonly bill: Quote | undefined
  readonly priceChange: PriceChange | undefined
  /** A price changed this very moment: a SUBMIT that is on its way was meant for the old one. */
  readonly unread: boolean
  changeDraft(change: Partial<FormDraft>): void
  changeCard(change: Partial<CardDraft>): void
  submit(): Promise<void>
}

const slowAfter = 4_000
/** An order from longer ago is not sent again without being asked. */
const staleAfter = 15 * 60_000

interface CheckoutOf {
  readonly cart: Cart
  readonly menu: MenuReply | undefined
  readonly open: boolean
  readonly onPlaced: () => void
}

export function useCheckout({ cart, menu, open, onPlaced }: CheckoutOf): Checkout {
  const [draft, setDraft] = useState(readDraft)
  const [card, setCard] = useState(emptyCard)
  const [fields, setFields] = useState<FieldMessages>({})
  const [message, setMessage] = useState<Message>()
  const [progress, setProgress] = useState<Checkout['progress']>('idle')
  const [verdicts, setVerdicts] = useState(0)
  const [pending, setPending] = useState(readPendingOrder)
  // What a refusal said the order costs; newer than the menu it was ordered from.
  const [refused, setRefused] = useState<{ quote: Quote; menu: MenuReply | undefined }>()
  const [agreed, agree] = useAgreedMenu(open, menu)
  // React state lags behind a double click; this does not.
  const busy = useRef(false)

  const locked = pending?.inDoubt === true
  // What was sent stays on the bill until its fate is known, whatever becomes of menu and cart meanwhile.
  const sent = locked || progress !== 'idle' ? pending : undefined
  const lines = sent ? (JSON.parse(sent.body) as PlaceOrderBody).lines : linesOf(cart)
  const newest = refused && refused.menu === menu && isFor(refused.quote, lines) ? refused.quote : undefined
  const bill = sent?.bill ?? newest ?? priceOf(lines, menu)

  // A price that changes under the open form is told, never slipped in (trust rule 1).
  const priceChange = bill && !sent ? findPriceChange(priceOf(lines, agreed), bill) : undefined
  const unread = useUnread(priceChange && String(priceChange.after.total))

  async function send(order: PendingOrder): Promise<void> {
    setProgress('sending')
    setPending(order)
    agree(order.bill)
    const slowly = setTimeout(() => setProgress('slow'), slowAfter)
    const outcome = await sendPending(order)
    clearTimeout(slowly)
    setProgress('idle')
    setPending(readPendingOrder())
    conclude(outcome)
  }

  function conclude(outcome: Outcome): void {
    if (outcome.kind === 'placed') {
      setDraft(emptyDraft)
      setCard(emptyCard)
      return onPlaced()
    }
    setVerdicts((count) => count + 1)
    if (outcome.kind === 'again') return setMessage(describeFailure(outcome.failure))

    const { refusal } = outcome
    if (refusal.code === 'price-changed' && refusal.quote) setRefused({ quote: refusal.quote, menu })
    const told = describeRefusal(refusal, menu)
    setMessage(told.message)
    setFields(told.fields)
    if (refusal.code === 'card-declined') setCard((typed) => ({ ...typed, cvv: '' }))
    if (['price-changed', 'sold-out', 'paused'].includes(refusal.code)) void refreshMenu()
  }

  // What was said about the shop goes with the shop's own news.
  useEffect(() => setMessage((said) => (isOver(said, cart, menu) ? undefined : said)), [cart, menu])

  // After a reload in mid-submit the order is asked for again by itself.
  useEffect(() => {
    const left = readPendingOrder()
    if (!left) return void settleLostOrder()
    if (!left.inDoubt) return forgetPendingOrder()
    if (Date.now() - left.sentAt > staleAfter) return setMessage(messages.timedOut)
    setMessage(messages.finishing)
    void onceAtATime(() => send(left))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was left over is looked at once, when the checkout opens
  }, [])

  /** Of a tab that was closed before the answer came. */
  async function settleLostOrder(): Promise<void> {
    const order = await findLostOrder()
    if (!order) return
    settle(order)
    onPlaced()
  }

  async function onceAtATime(work: () => Promise<void>): Promise<void> {
    if (busy.current) return
    busy.current = true
    try {
      await work()
    } finally {
      busy.current = false
    }
  }

  async function submit(): Promise<void> {
    await onceAtATime(async () => {
      if (pending && locked) {
        setMessage(undefined)
        return send(pending)
      }
      const checked = checkForm(draft, card, new Date())
      setFields(checked.ok ? {} : checked.messages)
      if (!checked.ok) {
        setVerdicts((count) => count + 1)
        return setMessage(messages.checkFields)
      }
      if (!bill || lines.length === 0) return

      setMessage(undefined)
      const order: PlaceOrderBody = {
        ...checked.customer,
        lines: [...lines],
        expectedTotal: bill.total,
        paymentToken: await cardToken(card),
      }
      const body = JSON.stringify(order)
      // The same order keeps its key; a corrected one gets a new one.
      const again = pending?.body === body ? pending : undefined
      const next = again ?? { key: makeOrderKey(), body, inDoubt: false, sentAt: Date.now(), bill }
      keepPendingOrder(next)
      await send(next)
    })
  }

  return {
    draft,
    card,
    fields,
    message,
    progress,
    verdicts,
    locked,
    lines,
    bill,
    priceChange,
    unread,
    changeDraft(change) {
      const changed = { ...draft, ...change }
      setDraft(changed)
      keepDraft(changed)
      recheck(changed, card)
    },
    changeCard(change) {
      const changed = { ...card, ...change }
      setCard(changed)
      recheck(draft, changed)
    },
    submit,
  }

  /** A field that was marked loses its mark as soon as it is right; none is marked while it is still being typed. */
  function recheck(typed: FormDraft, typedCard: CardDraft): void {
    if (Object.keys(fields).length === 0) return
    const checked = checkForm(typed, typedCard, new Date())
    const now = checked.ok ? {} : checked.messages
    setFields(Object.fromEntries(Object.entries(now).filter(([field]) => field in fields)))
  }
}

function isOver(message: Message | undefined, cart: Cart, menu: MenuReply | undefined): boolean {
  if (message?.about === 'pause') return menu?.pause === null
  return message?.about === 'sold-out' && !menu?.items.some((item) => item.soldOut && cart[item.id] > 0)
}
