// The payment part of Stripe: its card fields in a frame of its own, the token that stands for a card, and the bank's window.
// The card goes from that frame to Stripe; nothing of it ever passes through our page (R31, R66).
import { useEffect, useId, useRef } from 'react'
import { cardFieldsMessages as words } from '#words/payments/shop/card-fields.ts'
import { paymentMessages } from '#words/payments/shop/payment.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/lazy-part.tsx'
import type { PaymentFieldsProps, PaymentPart } from './payment-part.ts'
import { check, focusFields, forget, forgetToken, prepare, showErrors } from './stripe-card.ts'
import { useCardFields } from './use-card-fields.ts'
import styles from './stripe-part.module.css'
import fieldStyles from '../../ui/field.module.css'

export { act } from './stripe-card.ts'

export const part: PaymentPart = {
  Fields: StripeFields,
  check,
  prepare,
  // The customer may mend what is typed, or type another card; its token was for one try.
  declined() {
    forgetToken()
    return {}
  },
  forget,
}

function StripeFields({ checkout }: PaymentFieldsProps) {
  const { fields, readOnly, bill, open, recheck } = checkout
  const place = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const { state, tryAgain } = useCardFields({
    place,
    isNeeded: open,
    amount: bill?.total,
    readOnly,
    onEdit: recheck,
  })
  const hasFailed = state === 'late' || state === 'failed'
  const message = fields['card'] ?? fields['cardNumber']
  const error = hasFailed && message === words.notThere ? words.tryAbove : message
  const isWrong = error !== undefined
  useEffect(() => {
    if (isWrong) showErrors()
  }, [isWrong])

  const box = useRef<HTMLDivElement>(null)
  const again = () => {
    // The pressed button disappears.
    box.current?.focus()
    tryAgain()
  }

  return (
    <div ref={box} className={styles.stripePart} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      {/* The first wrong field gets the focus: this stands for Stripe's, and hands it on. It has no size, so that nobody taps it. */}
      {error && <span aria-invalid tabIndex={-1} onFocus={() => focusFields() || box.current?.focus()} />}
      {hasFailed && <Failure checkout={checkout} state={state} onAgain={again} />}
      {state === 'loading' && <Waiting />}
      {/* React leaves alone what Stripe puts in here. */}
      <div ref={place} hidden={state === 'failed'} />
      {error && (
        <p className={fieldStyles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

interface FailureProps extends PaymentFieldsProps {
  state: 'late' | 'failed'
  onAgain: () => void
}

/** Without card fields a customer can still order: where paying at the counter is offered, it is one press away. */
function Failure({ checkout, state, onAgain }: FailureProps) {
  const { draft, chosenPayment, readOnly, change } = checkout
  const message = words[state]
  const toCounter = chosenPayment.offered.includes('counter') && (
    <Button small onClick={() => !readOnly && change({ ...draft, pay: 'counter' })}>
      {paymentMessages.pay.counter[draft.fulfillment]}
    </Button>
  )
  return (
    <Notice
      tone={state === 'late' ? 'info' : 'bad'}
      action={
        <>
          <Button small onClick={onAgain}>
            {words.again}
          </Button>
          {toCounter}
        </>
      }
    >
      <b>{message.lead}</b> {message.rest}
    </Notice>
  )
}
