// Why something is canceled, and a word to whoever ordered it: for one order and for many.
import { useState } from 'react'
import type { CancelBody } from '#domain/kitchen/kitchen-api.ts'
import { cancelReasons } from '#domain/orders/order-constants.ts'
import type { CancelReason } from '#domain/orders/order.ts'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { TextField } from '../../ui/field.tsx'
import type { Checked, Submit } from '../use-submit.ts'
import styles from './cancel-dialog.module.css'
import fieldStyles from '../../ui/field.module.css'
import { cancelMessages } from '#words/orders/staff/cancel.ts'

/** What was chosen, and whether it can be sent. */
export function useReason() {
  const [chosen, choose] = useState<{ reason?: CancelReason; note: string }>({ note: '' })
  return {
    chosen,
    choose,
    check(): Checked<CancelBody> {
      const { reason, note } = chosen
      if (!reason)
        return { fields: formatValidationErrors(staffErrorMessages, { reason: { code: 'missing' } }) }
      // A new line is no sign that the customer's page could show.
      return { body: { reason, note: note.replace(/\s+/g, ' ').trim() } }
    },
  }
}

interface ReasonFieldsProps {
  of: ReturnType<typeof useReason>
  /** What is wrong with them. */
  submit: Pick<Submit, 'fields' | 'touched'>
  noteLabel: string
}

export function ReasonFields({ of: { chosen, choose }, submit, noteLabel }: ReasonFieldsProps) {
  const { reason: atReason, note: atNote } = submit.fields
  const change = (part: Partial<typeof chosen>) => {
    choose((before) => ({ ...before, ...part }))
    submit.touched(...Object.keys(part))
  }
  return (
    <>
      <fieldset
        className={styles.reasons}
        aria-describedby={atReason && 'reasons-error'}
        data-wrong={atReason ? true : undefined}
      >
        <legend className={fieldStyles.label}>{cancelMessages.reason}</legend>
        {cancelReasons.map((one) => (
          <label key={one} className={styles.row}>
            <input
              type="radio"
              name="reason"
              className={styles.dot}
              checked={chosen.reason === one}
              onChange={() => change({ reason: one })}
            />
            {cancelMessages.reasons[one]}
          </label>
        ))}
        {atReason && (
          <p className={fieldStyles.error} id="reasons-error" role="alert">
            {atReason}
          </p>
        )}
      </fieldset>
      <TextField
        label={noteLabel}
        hint={cancelMessages.optional}
        error={atNote}
        rows={2}
        maxLength={300}
        value={chosen.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  )
}
