// The checkout as its window shows it: what was typed, what it costs, and where the order is on its way.
import { useEffect, useRef, useState } from 'react'
import type { MenuReply } from '#domain/api.ts'
import type { Cart, CartLine } from '#domain/cart.ts'
import { linesOf } from '#domain/cart-steps.ts'
import type { Quote } from '#domain/pricing.ts'
import { agreeToPrices, usePriceChange } from '../cart/agreed-prices.ts'
import { cartOnMenu } from '../cart/price-cart.ts'
import { priceOf, type PriceChange } from '../cart/price-change.ts'
import { checkForm, type FieldMessages } from './check-form.ts'
import { submitOrder, tellDesk, useDesk } from './checkout-desk.ts'
import { isUnderWay, type Step } from './checkout-state.ts'
import { keepDraft, readDraft, type FormDraft } from './form-draft.ts'
import { messageOf } from './outcome-words.ts'
import { payment } from './payment-part.ts'
import { forgetNews } from './watch-orders.ts'
import type { Message } from './words.ts'

export interface Checkout {
  readonly step: Step
  readonly draft: FormDraft
  readonly fields: FieldMessages
  readonly message: Message | undefined
  /** Counts the answers that ask the customer to look at something. */
  readonly verdicts: number
  /** Nothing in the form changes while the order is under way. */
  readonly readOnly: boolean
  /** What SUBMIT would send; while the order is under way, what was sent. */
  readonly lines: readonly CartLine[]
  readonly bill: Quote | undefined
  readonly priceChange: PriceChange | undefined
  change(draft: FormDraft): void
  /** Something in the payment part's own fields was changed. */
  recheck(): void
  submit(): void
}

/** Nobody has read in less. */
const readingTakes = 700

export function useCheckout(cart: Cart, menu: MenuReply | undefined): Checkout {
  const { step, verdicts } = useDesk()
  const [draft, setDraft] = useState(readDraft)
  const fields = step.at === 'refused' ? step.fields : {}

  const sent = step.at === 'sending' || step.at === 'confirming' ? step.order : undefined
  const lines = sent ? sent.bill.lines : menu ? linesOf(cartOnMenu(cart, menu.items)) : []
  const bill = sent ? sent.bill : priceOf(lines, menu)

  // A price that changes under the open form is told, never slipped in (trust rule 1).
  const priceChange = usePriceChange(lines, sent ? undefined : menu)
  const toldSince = useSince(priceChange?.totalIs)

  // What was typed of the card is kept by nothing but the open form (R31).
  useEffect(() => {
    tellDesk({ name: 'opened' })
    return () => payment.forget()
  }, [])

  /** A field that was marked loses its mark as soon as it is right; none is marked while it is still being typed. */
  function recheck(typed: FormDraft = draft): void {
    if (Object.keys(fields).length === 0) return
    const checked = checkForm(typed, payment.check(new Date()))
    const wrong = Object.entries(checked.ok ? {} : checked.messages)
    tellDesk({ name: 'edited', fields: Object.fromEntries(wrong.filter(([field]) => field in fields)) })
  }

  return {
    step,
    draft,
    fields,
    message: messageOf(step, cart, menu),
    verdicts,
    readOnly: isUnderWay(step),
    lines,
    bill,
    priceChange,
    change(changed) {
      setDraft(changed)
      keepDraft(changed)
      recheck(changed)
    },
    recheck: () => recheck(),
    submit() {
      // Whoever presses in the moment when a price changes means the old one: that press shows the news.
      if (priceChange && Date.now() - toldSince() < readingTakes) return tellDesk({ name: 'looked-at' })
      const checked = checkForm(draft, payment.check(new Date()))
      if (!checked.ok) return tellDesk({ name: 'marked', fields: checked.messages })
      if (!menu || !bill || lines.length === 0) return
      agreeToPrices(menu)
      forgetNews()
      void submitOrder({ customer: checked.customer, lines, bill })
    },
  }
}

/** Since when this stands on the screen. */
function useSince(news: unknown): () => number {
  const since = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [news])
  return () => since.current
}
