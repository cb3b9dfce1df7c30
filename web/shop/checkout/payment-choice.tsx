// The tip, and how the order is paid where there is a choice (R63, R65).
import { formatMoney } from '#domain/basics/money.ts'
import { tipOn } from '#domain/orders/tip.ts'
import { paymentMessages as words } from '#words/payments/shop/payment.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { Pill } from '../../ui/pill.tsx'
import { tipChoices, type TipChoice } from './chosen-payment.ts'
import type { Checkout } from './checkout.ts'
import styles from './payment-choice.module.css'

/** Four toggles: none is pressed at first, and pressing one again takes the tip back. */
export function TipPart({ checkout }: { checkout: Checkout }) {
  const { draft, bill, fields, readOnly, change } = checkout
  const toggle = (tip: TipChoice) => change({ ...draft, tip: draft.tip === tip ? null : tip, tipAmount: '' })
  return (
    <>
      <div className={styles.tips} role="group" aria-label={words.tips}>
        {tipChoices.map((tip) => (
          <Pill key={tip} large pressed={draft.tip === tip} off={readOnly} onClick={() => toggle(tip)}>
            {tip === 'other' ? (
              words.other
            ) : (
              <>
                {words.percent(tip)}{' '}
                <small>{bill && formatMoney(tipOn(bill.subtotal, { percent: tip }))}</small>
              </>
            )}
          </Pill>
        ))}
      </div>
      {draft.tip === 'other' && (
        <Field
          ref={focusOnce}
          label={words.tipAmount}
          className={styles.amount}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          maxLength={12}
          readOnly={readOnly}
          value={draft.tipAmount}
          error={fields['tipAmount']}
          onChange={({ target }) => change({ ...draft, tipAmount: target.value })}
        />
      )}
    </>
  )
}

/** Who pressed Other amount wants to type; a form that was kept through a reload has no amount to lose. */
function focusOnce(input: HTMLInputElement | null): void {
  if (input && input.value === '' && document.activeElement?.matches('[aria-pressed=true]')) input.focus()
}

/** By card, or on pickup or at the door. */
export function PayChoice({ checkout }: { checkout: Checkout }) {
  const { draft, chosenPayment, bill, fields, readOnly, change } = checkout
  const { fulfillment } = draft
  if (chosenPayment.offered.length < 2 && chosenPayment.pay && !draft.pay)
    return bill && <p className={styles.payOnly}>{words.only[fulfillment](bill.total)}</p>
  return (
    <ChoiceGroup
      look="rows"
      label={words.group}
      name="pay"
      className={styles.payChoice}
      choices={chosenPayment.offered.map((pay) => ({
        value: pay,
        words: <b>{words.pay[pay][fulfillment]}</b>,
        aside: pay === 'counter' && bill && words.when[fulfillment](bill.total),
      }))}
      value={chosenPayment.pay}
      readOnly={readOnly}
      error={fields['pay'] && words.choose}
      onChange={(pay) => change({ ...draft, pay })}
    />
  )
}
