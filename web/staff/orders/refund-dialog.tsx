// Refunding part of an order (R67): units, delivery, tip or an amount, why, and a word to the customer. Beside it stands
// what goes back, and what the restaurant keeps.
import { useState } from 'react'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { maxRefundNoteLength, ownerRefundReasons } from '#domain/payments/refund-schema.ts'
import { makeKey } from '../../random-key.ts'
import { NoAnswer, Refusal } from '../../api.ts'
import { refundOrder } from '../../office-money-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogColumn } from '../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Amount, AmountList } from '../../receipt/amounts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSubmit } from '../use-submit.ts'
import {
  arrivedAfter,
  blankRefund,
  changedBy,
  checkRefund,
  previewOf,
  sameAgain,
  unansweredBy,
  type RefundDraft,
  type RefundPreview,
  type Unanswered,
} from './refund-draft.ts'
import { RefundUnits } from './refund-units.tsx'
import styles from './refund-dialog.module.css'
import { refundMessages as words } from '#words/payments/staff/refund.ts'

interface RefundDialogProps {
  order: OfficeOrder
  onChanged: () => void
  onClose: () => void
}

export function RefundDialog({ order, onChanged, onClose }: RefundDialogProps) {
  const [draft, setDraft] = useState(blankRefund)
  const [unanswered, setUnanswered] = useState<Unanswered>()
  const preview = previewOf(order, draft)
  const submit = useSubmit({
    check() {
      const again = sameAgain(unanswered, draft)
      return again ? { body: again } : checkRefund(order, draft, makeKey())
    },
    async send(body) {
      try {
        await refundOrder(order.id, body)
      } catch (error) {
        const isRefused = error instanceof Refusal && error.status < 500
        if (isRefused) setUnanswered(undefined)
        else if (body !== unanswered?.body) setUnanswered(unansweredBy(order, draft, body))
        throw error
      } finally {
        // Also after a failure: without an answer it may have happened all the same.
        onChanged()
      }
      onClose()
    },
    explain: (error) => (error instanceof NoAnswer ? words.noAnswer : undefined),
  })
  const { fields } = submit
  const change = (part: Partial<RefundDraft>) => {
    setDraft((before) => changedBy(before, part))
    submit.touched('selection', 'amount', ...Object.keys(part))
  }
  const back = preview.parts && formatMoney(preview.parts.amount)
  const send = order.paidWith === 'counter' ? words.handBack : words.refund

  const arrived = arrivedAfter(order, unanswered)
  if (arrived)
    return (
      <Dialog open onClose={onClose} title={words.title(order.number)}>
        <DialogColumn>
          <Notice tone="info">{words.wentThrough(formatMoney(arrived.amount))}</Notice>
          <DialogActions>
            <Button go onClick={onClose}>
              {words.close}
            </Button>
          </DialogActions>
        </DialogColumn>
      </Dialog>
    )

  return (
    <FormDialog
      title={words.title(order.number)}
      size="large"
      form={submit}
      submit={back === undefined ? words.refundNothing : send(back)}
      cancel={words.close}
      beside={
        <>
          <SelectField
            label={words.reason}
            error={fields['reason']}
            value={draft.reason}
            onChange={({ target }) =>
              change({ reason: ownerRefundReasons.find((one) => one === target.value) ?? '' })
            }
          >
            <option value="">{words.pickReason}</option>
            {ownerRefundReasons.map((one) => (
              <option key={one} value={one}>
                {words.reasons[one]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={words.note(order.firstName)}
            hint={words.optional}
            error={fields['note']}
            rows={2}
            maxLength={maxRefundNoteLength}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          <RefundSum order={order} preview={preview} />
        </>
      }
      onClose={onClose}
    >
      <RefundUnits
        order={order}
        left={preview.left}
        draft={draft}
        error={fields['selection']}
        onChange={change}
      />
      <Field
        className={styles.amount}
        label={words.amount}
        hint={words.amountHint}
        error={fields['amount'] ?? fields['selection.amount']}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        maxLength={12}
        value={draft.amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
    </FormDialog>
  )
}

/** What goes back, line by line, where it goes, and what the restaurant keeps. */
function RefundSum({ order, preview }: { order: OfficeOrder; preview: RefundPreview }) {
  const { parts, rows, retained } = preview
  if (!parts) return <p>{words.nothing}</p>
  return (
    <>
      <AmountList>
        {rows.map(([label, amount], at) => (
          // Two lines may have the same label, and no row keeps a state of its own.
          <Amount key={at} label={label} look="long">
            {formatMoney(amount)}
          </Amount>
        ))}
        <Amount label={words.goesBack} look="total">
          {formatMoney(parts.amount)}
        </Amount>
      </AmountList>
      <Notice tone="quiet">
        {words.where[order.paidWith]} {words.told(order.firstName)}{' '}
        {words.keep(formatMoney(retained), formatMoney(order.total))}
      </Notice>
    </>
  )
}
