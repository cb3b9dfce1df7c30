// The hook behind the checkout window: the typed draft, the bill, and the state of the order.
import { useEffect, useRef, useState } from 'react'
import type { MenuReply } from '#domain/api.ts'
import type { Cart, NamedBurrito, WantedLine } from '#domain/cart.ts'
import { keepToMenu } from '#domain/cart-steps.ts'
import type { Bill } from '#domain/bill.ts'
import { agreeToPrices, usePriceChange } from '../cart/agreed-prices.ts'
import { useLeft } from '../cart/cart-store.ts'
import { priceOf, type PriceChange } from '../cart/price-change.ts'
import { checkForm, type FieldMessages } from './check-form.ts'
import { submitOrder, tellDesk, useDesk } from './checkout-desk.ts'
import { isUnderWay, type Step } from './checkout-state.ts'
import { keepDraft, readDraft, type FormDraft } from './form-draft.ts'
import { messageOf } from './outcome-words.ts'
import { payment } from './payment-part.ts'
import { forgetNews } from './watch-orders.ts'
import type { Message } from './messages.ts'

export interface Checkout {
  readonly step: Step
  readonly draft: FormDraft
  readonly fields: FieldMessages
  readonly message: Message | undefined
  /** Counts the events that ask the customer to look at something; each one moves the focus. */
  readonly verdicts: number
  /** Nothing in the form can be changed while the order is under way. */
  readonly readOnly: boolean
  /** The lines that SUBMIT would send; while the order is under way, the lines that were sent. */
  readonly lines: readonly WantedLine[]
  readonly bill: Bill | undefined
  readonly priceChange: PriceChange | undefined
  /** What left the cart because it left the menu. */
  readonly left: readonly NamedBurrito[]
  change(draft: FormDraft): void
  /** Called after a change in the payment part's own fields. */
  recheck(): void
  submit(): void
}

/** Nobody reads a new price in less time, in milliseconds. */
const readingTime = 700

export function useCheckout(cart: Cart, menu: MenuReply | undefined): Checkout {
  const { step, verdicts } = useDesk()
  const [draft, setDraft] = useState(readDraft)
  const fields = step.at === 'refused' ? step.fields : {}

  const sent = step.at === 'sending' || step.at === 'confirming' ? step.order : undefined
  const lines = sent ? sent.bill.lines : menu ? keepToMenu(cart, menu.items) : []
  const bill = sent ? sent.bill : priceOf(lines, menu)

  // A price that changes while the form is open is announced, never changed silently (trust rule 1).
  const priceChange = usePriceChange(lines, sent ? undefined : menu)
  const left = useLeft()
  const toldSince = useSince(priceChange?.totalIs, left)

  // The typed card is forgotten when the form closes (R31).
  useEffect(() => {
    tellDesk({ name: 'opened' })
    return () => payment.forget()
  }, [])

  /** A marked field loses its mark as soon as its text is right; no field is marked while the customer types. */
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
    left,
    change(changed) {
      setDraft(changed)
      keepDraft(changed)
      recheck(changed)
    },
    recheck: () => recheck(),
    submit() {
      // A press in the moment when the total changes was meant for the old total, so that press only shows what changed.
      if ((priceChange || left.length > 0) && Date.now() - toldSince() < readingTime)
        return tellDesk({ name: 'looked-at' })
      const checked = checkForm(draft, payment.check(new Date()))
      if (!checked.ok) return tellDesk({ name: 'marked', fields: checked.messages })
      if (!menu || !bill || lines.length === 0) return
      agreeToPrices(menu)
      forgetNews()
      void submitOrder({ customer: checked.customer, lines, bill })
    },
  }
}

/** Returns when the latest news about prices or about the menu appeared on the screen. */
function useSince(ofPrices: unknown, ofMenu: unknown): () => number {
  const since = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [ofPrices, ofMenu])
  return () => since.current
}
