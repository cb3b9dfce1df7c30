// The state machine of the checkout, from SUBMIT to a placed order. It is pure; checkout-controller.ts runs the side effects.
import { Refusal } from '../../api.ts'
import { meaningOf } from './answer-meaning.ts'
import type { FieldMessages } from './check-form.ts'
import type { SentOrder } from './sent-orders.ts'

/** What the page has found out so far about an order in doubt. */
export type Lookup = 'not-yet' | 'missing' | 'no-answer' | 'offline' | 'swamped'

export type RefusedBecause =
  | { readonly kind: 'form' | 'offline' | 'not-prepared' | 'not-confirmed' | 'not-there' }
  | { readonly kind: 'answer'; readonly refusal: Refusal }

export type Step =
  | { readonly at: 'typing' }
  /** The payment part makes a token; nothing has been sent yet. */
  | { readonly at: 'preparing' }
  /** `doubtful` means that an earlier try may have stored the order. */
  | { readonly at: 'sending'; readonly order: SentOrder; readonly slow: boolean; readonly doubtful: boolean }
  /** The customer's bank wants the customer to confirm the payment before the order is sent again. */
  | {
      readonly at: 'confirming'
      readonly order: SentOrder
      readonly challenge: string
      readonly doubtful: boolean
    }
  /** The server may have stored the order. The page asks the server, and only the customer sends the order again. */
  | { readonly at: 'in-doubt'; readonly order: SentOrder; readonly lookup: Lookup }
  /**
   * Nothing was ordered. With `order`, the same content may be sent again under the same idempotency key. `resent`
   * means that the refused order was an order in doubt, which may differ from the present cart and menu.
   */
  | {
      readonly at: 'refused'
      readonly why: RefusedBecause
      readonly fields: FieldMessages
      readonly order?: SentOrder | undefined
      readonly resent?: boolean
    }
  | { readonly at: 'placed' }

export interface CheckoutState {
  readonly step: Step
  /** Counts the events that ask the customer to look at something; each one moves the focus. */
  readonly attentionCount: number
}

export type CheckoutEvent =
  | { readonly name: 'opened' }
  | { readonly name: 'marked'; readonly fields: FieldMessages }
  | { readonly name: 'edited'; readonly fields: FieldMessages }
  | { readonly name: 'looked-at' }
  | { readonly name: 'offline' }
  | { readonly name: 'submitted' }
  | { readonly name: 'not-prepared'; readonly fields: FieldMessages }
  | { readonly name: 'sent'; readonly order: SentOrder }
  | { readonly name: 'slow' }
  | {
      readonly name: 'failed'
      readonly failure: unknown
      readonly fields: FieldMessages
      readonly at: number
    }
  | { readonly name: 'not-confirmed' }
  | { readonly name: 'looked-up'; readonly key: string; readonly lookup: Lookup }
  | { readonly name: 'not-there'; readonly key: string }
  | { readonly name: 'placed'; readonly key: string }
  | { readonly name: 'given-up' }

export function startingState(leftover: SentOrder | undefined): CheckoutState {
  return { step: leftover ? doubt(leftover) : { at: 'typing' }, attentionCount: 0 }
}

export function next(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const step = stepAfter(state.step, event)
  return { step, attentionCount: state.attentionCount + (asksForAttention(state.step, event) ? 1 : 0) }
}

function stepAfter(step: Step, event: CheckoutEvent): Step {
  switch (event.name) {
    case 'opened':
      return step.at === 'placed' ? { at: 'typing' } : step
    case 'marked':
      return canSubmit(step) ? refused({ kind: 'form' }, event.fields, retriedOrder(step)) : step
    case 'edited':
      return afterEdit(step, event.fields)
    case 'looked-at':
      return step
    case 'offline':
      if (step.at === 'in-doubt') return { ...step, lookup: 'offline' }
      return canSubmit(step) ? refused({ kind: 'offline' }, {}, retriedOrder(step)) : step
    case 'submitted':
      return canSubmit(step) ? { at: 'preparing' } : step
    case 'not-prepared':
      return step.at === 'preparing' ? refused({ kind: 'not-prepared' }, event.fields) : step
    case 'sent':
      return canSend(step)
        ? { at: 'sending', order: event.order, slow: false, doubtful: isDoubtful(step) }
        : step
    case 'slow':
      return step.at === 'sending' ? { ...step, slow: true } : step
    case 'failed':
      return step.at === 'sending' ? afterFailure(step, event) : step
    case 'not-confirmed':
      if (step.at !== 'confirming') return step
      return step.doubtful ? doubt(step.order) : refused({ kind: 'not-confirmed' }, {})
    case 'looked-up':
      return isInDoubt(step, event.key) ? { ...step, lookup: event.lookup } : step
    case 'not-there':
      return isInDoubt(step, event.key) ? refused({ kind: 'not-there' }, {}) : step
    case 'placed':
      return orderOf(step)?.key === event.key ? { at: 'placed' } : step
    case 'given-up':
      return canGiveUp(step) ? { at: 'typing' } : step
  }
}

export function canSubmit({ at }: Step): boolean {
  return at === 'typing' || at === 'refused'
}

/** The answer to this order's own request is still to come. */
export function isOnItsWay({ at }: Step): boolean {
  return at === 'preparing' || at === 'sending' || at === 'confirming'
}

/** While the order is under way, nothing in the form can be changed. */
export function isUnderWay(step: Step): boolean {
  return isOnItsWay(step) || step.at === 'placed'
}

/** An order can be given up at any time except while the request is under way or after the order was placed. */
export function canGiveUp({ at }: Step): boolean {
  return at !== 'sending' && at !== 'placed'
}

/** The order that must survive a reload, because its outcome is unknown. */
export function orderOf(step: Step): SentOrder | undefined {
  return step.at === 'sending' || step.at === 'confirming' || step.at === 'in-doubt' ? step.order : undefined
}

/** The refused order whose idempotency key is used again, if the customer submits the same content. */
export function retriedOrder(step: Step): SentOrder | undefined {
  return step.at === 'refused' ? step.order : undefined
}

/** The refusal of the order in the form: an order that was sent again may be another one. */
export function answerTo(step: Step): Refusal | undefined {
  return step.at === 'refused' && step.why.kind === 'answer' && !step.resent ? step.why.refusal : undefined
}

function canSend({ at }: Step): boolean {
  return at === 'preparing' || at === 'in-doubt' || at === 'confirming'
}

function isDoubtful(step: Step): boolean {
  return step.at === 'in-doubt' || (step.at === 'confirming' && step.doubtful)
}

type InDoubt = Extract<Step, { at: 'in-doubt' }>
type Refused = Extract<Step, { at: 'refused' }>

function isInDoubt(step: Step, key: string): step is InDoubt {
  return step.at === 'in-doubt' && step.order.key === key
}

function afterFailure(
  { order, doubtful }: Extract<Step, { at: 'sending' }>,
  { failure, fields, at }: Extract<CheckoutEvent, { name: 'failed' }>,
): Step {
  const meaning = meaningOf(failure, doubtful)
  if (!(failure instanceof Refusal)) return doubt({ ...order, sentAt: at }, 'no-answer')
  switch (meaning) {
    case 'confirm':
      return { at: 'confirming', order, challenge: failure.challenge ?? '', doubtful }
    case 'final':
      return { ...refused({ kind: 'answer', refusal: failure }, fields), resent: doubtful }
    case 'turned-away':
      return { ...refused({ kind: 'answer', refusal: failure }, fields, order), resent: doubtful }
    case 'doubt':
      return doubt({ ...order, sentAt: at }, isSwamped(failure) ? 'swamped' : 'not-yet')
  }
}

function isSwamped({ status, code }: Refusal): boolean {
  return status === 429 || code === 'busy'
}

/** A message about fields disappears with the last wrong field; a message about the whole order stays. */
function afterEdit(step: Step, fields: FieldMessages): Step {
  if (step.at !== 'refused') return step
  const { why } = step
  const isAboutFields =
    why.kind === 'form' || (why.kind === 'answer' && /^(invalid|tip-too-high)$/.test(why.refusal.code))
  const isOver = isAboutFields && Object.keys(fields).length === 0
  return isOver && !step.order ? { at: 'typing' } : { ...step, fields }
}

function doubt(order: SentOrder, lookup: Lookup = 'not-yet'): Step {
  return { at: 'in-doubt', order, lookup }
}

function refused(why: RefusedBecause, fields: FieldMessages, order?: SentOrder): Refused {
  return { at: 'refused', why, fields, order }
}

function asksForAttention(before: Step, { name }: CheckoutEvent): boolean {
  switch (name) {
    case 'marked':
    case 'offline':
      return !isUnderWay(before)
    case 'looked-at':
      return true
    case 'not-prepared':
      return before.at === 'preparing'
    case 'failed':
      return before.at === 'sending'
    case 'not-confirmed':
      return before.at === 'confirming'
    default:
      return false
  }
}
