// The hook behind the checkout window: the typed draft, the way, the time, the bill, and the state of the order.
import { useEffect, useRef, useState } from 'react'
import type { MenuReply } from '#domain/api.ts'
import type { Cart, NamedBurrito, WantedLine } from '#domain/cart.ts'
import { keepToMenu } from '#domain/cart-steps.ts'
import type { Bill } from '#domain/bill.ts'
import type { Choice } from '#domain/menu.ts'
import { cents } from '#domain/money.ts'
import { startingWays } from '#domain/starting-settings.ts'
import { nameStandIns, replacedIn } from '#domain/made-burrito.ts'
import { weightOf } from '#domain/wait-times.ts'
import { firstWay, type Way, type ShopWays } from '#domain/ways.ts'
import { agreeToPrices, usePriceChange } from '../cart/agreed-prices.ts'
import { changeCart, useLeft } from '../cart/cart-store.ts'
import { priceOf, type PriceChange } from '../cart/price-change.ts'
import { takesLater, takesNow } from '../pause/takes-orders.ts'
import { firstOf } from '../times/use-times.ts'
import { checkForm, type FieldMessages } from './check-form.ts'
import { submitOrder, tellDesk, useDesk } from './checkout-desk.ts'
import { isUnderWay, type Step } from './checkout-state.ts'
import { chooseWay, type ChosenWay } from './chosen-way.ts'
import { keepDraft, readDraft, type FormDraft } from './form-draft.ts'
import { loadRefusalWords } from './late-refusals.ts'
import { isAboutTime, messageOf } from './outcome-words.ts'
import { payment } from './payment-part.ts'
import { useChosenTime, type TimeOfOrder } from './use-chosen-time.ts'
import { forgetNews } from './watch-orders.ts'
import { phoneRequired, type Message } from './messages.ts'

/** A form in which the way is chosen, by the customer or by the owner. */
export type ShownDraft = FormDraft & { readonly way: Way }

export interface Checkout {
  readonly step: Step
  readonly draft: ShownDraft
  readonly fields: FieldMessages
  readonly message: Message | undefined
  /** Counts the events that ask the customer to look at something; each one moves the focus. */
  readonly verdicts: number
  /** Nothing in the form can be changed while the order is under way. */
  readonly readOnly: boolean
  /** The lines that SUBMIT would send; while the order is under way, the lines that were sent. */
  readonly lines: readonly WantedLine[]
  readonly bill: Bill | undefined
  /** The ways that the restaurant offers now. */
  readonly ways: ShopWays
  readonly chosen: ChosenWay
  readonly time: TimeOfOrder
  /** How heavy the order is for the kitchen, in burritos. */
  readonly weight: number
  /** Set while no orders are taken, or only for later. */
  readonly held: Held | undefined
  /** How often orders are ready on time, in percent, where the owner shows it (R49). */
  readonly kept: number | undefined
  readonly priceChange: PriceChange | undefined
  /** The owner wants a phone number since the form was opened. */
  readonly phoneNews: Message | undefined
  /** What left the cart because it left the menu. */
  readonly left: readonly NamedBurrito[]
  /** What is sold out, so that something else comes in burritos that nobody has changed. */
  readonly replaced: readonly Choice[]
  change(draft: FormDraft): void
  /** Called after a change in the payment part's own fields. */
  recheck(): void
  submit(): void
}

export interface Held {
  readonly menu: MenuReply
  /** The first time that can be ordered for. */
  readonly first: string | undefined
  readonly isClosed: boolean
  /** False where one can order for later all the same. */
  readonly isOff: boolean
}

/** Nobody reads a new price in less time, in milliseconds. */
const readingTime = 700

export function useCheckout(cart: Cart, menu: MenuReply | undefined, open: boolean): Checkout {
  const { step, verdicts } = useDesk()
  const [typed, setDraft] = useState(readDraft)
  const fields = step.at === 'refused' ? step.fields : {}

  // Until the menu is there, nothing can be ordered, and the form is the one of a fresh install.
  const ways = menu?.ways ?? startingWays
  const [agreedWays, agreeToWays] = useAgreedWays(menu?.ways, open)
  // Not the way that is first now: the way never changes by itself under a customer's hands.
  const draft: ShownDraft = { ...typed, way: typed.way ?? firstWay(agreedWays) }

  const sent = step.at === 'sending' || step.at === 'confirming' ? step.order : undefined
  const lines = sent ? sent.bill.lines : menu ? keepToMenu(cart, menu) : []
  const subtotal = priceOf(lines, menu)?.subtotal ?? cents(0)
  const chosen = chooseWay(draft, draft.way, ways, subtotal)
  const { fee } = chosen
  const bill = sent ? sent.bill : priceOf(lines, menu, fee)

  const readOnly = isUnderWay(step)
  const weight = menu ? weightOf(lines, menu) : 0
  const isByZip = draft.way === 'delivery' && ways.zones.length > 0
  const { agree, ...time } = useChosenTime({
    choice: draft,
    order: { weight, way: draft.way, zip: isByZip ? chosen.zipcode : undefined },
    step,
    isTyping: menu !== undefined && !readOnly,
    open,
    news: menu?.now,
  })

  // A price or a fee that changes while the form is open is announced, never changed silently (trust rule 1).
  const fees = fee && { was: chooseWay(draft, draft.way, agreedWays, subtotal).fee, is: fee }
  const priceChange = usePriceChange(lines, sent ? undefined : menu, fees)
  const left = useLeft()
  const replaced = sent || !menu ? [] : [...new Set(lines.flatMap((line) => replacedIn(line, menu)))]
  const ofChoices = replaced.length > 0 && menu && JSON.stringify(nameStandIns(lines, menu))
  const toldSince = useSince(priceChange?.totalIs, left, time.was && time.time?.at, ofChoices)
  const wantsPhone = ways.phoneRequired[draft.way] && !agreedWays.phoneRequired[draft.way]

  // The typed card is forgotten when the form closes (R31).
  useEffect(() => {
    tellDesk({ name: 'opened' })
    void loadRefusalWords()
    return () => payment.forget()
  }, [])

  const check = (form: ShownDraft) => checkForm(form, ways.phoneRequired, payment.check(new Date()))

  /** A marked field loses its mark as soon as its text is right; no field is marked while the customer types. */
  function recheck(form: ShownDraft): void {
    if (Object.keys(fields).length === 0) return
    const checked = check(form)
    const wrong = Object.entries(checked.ok ? {} : checked.messages)
    tellDesk({ name: 'edited', fields: Object.fromEntries(wrong.filter(([field]) => field in fields)) })
  }

  function change(changed: FormDraft): void {
    setDraft(changed)
    keepDraft(changed)
    recheck({ ...changed, way: changed.way ?? draft.way })
  }

  const message = messageOf(step, cart, menu, chosen.trouble)
  const isToldByTime = isAboutTime(step) && (!time.isRefused || time.was || time.gone)
  return {
    step,
    draft,
    fields,
    message: isToldByTime ? undefined : message,
    verdicts,
    readOnly,
    lines,
    bill,
    ways,
    chosen,
    time,
    weight,
    held: menu && heldNow(menu, firstOf(time.times)),
    kept: menu?.record?.keptPercent,
    priceChange,
    phoneNews:
      wantsPhone && draft.phone.trim() === '' && !fields['phone'] ? phoneRequired(draft.way) : undefined,
    left,
    replaced,
    change,
    recheck: () => recheck(draft),
    submit() {
      // A press in the moment when the total or the time changes was meant for the old one, so that press only shows what
      // changed.
      if (
        (priceChange || left.length > 0 || time.was || replaced.length > 0) &&
        Date.now() - toldSince() < readingTime
      )
        return tellDesk({ name: 'looked-at' })
      const checked = check(draft)
      if (!checked.ok) return tellDesk({ name: 'marked', fields: checked.messages })
      if (!menu || !bill || lines.length === 0) return
      change(draft)
      agreeToPrices(menu)
      agreeToWays(ways)
      agree()
      forgetNews()
      // The cart has it as it was ordered, so that the placed order empties it.
      changeCart((before) => nameStandIns(before, menu))
      const ordered = nameStandIns(lines, menu)
      void submitOrder({ customer: checked.customer, lines: ordered, bill, time: time.time })
    },
  }
}

function heldNow(menu: MenuReply, first: string | undefined): Held | undefined {
  if (takesNow(menu)) return undefined
  const isClosed = !menu.opening.open
  return { menu, first, isClosed, isOff: !isClosed || !takesLater(menu) || first === undefined }
}

/** The ways that the customer goes by: those of the moment when the form was opened, or when it was last submitted. */
function useAgreedWays(
  now: ShopWays | undefined,
  open: boolean,
): [agreed: ShopWays, agree: (ways: ShopWays) => void] {
  const [agreed, agree] = useState(now)
  if (now && (!open || !agreed) && agreed !== now) agree(now)
  return [agreed ?? startingWays, agree]
}

/** Returns when the latest news about prices, the menu, the time or a choice appeared on the screen. */
function useSince(ofPrices: unknown, ofMenu: unknown, ofTime: unknown, ofChoices: unknown): () => number {
  const since = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [ofPrices, ofMenu, ofTime, ofChoices])
  return () => since.current
}
