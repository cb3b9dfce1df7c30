// The reason for canceling, and a note to the customer: for one order and for many.
import { useState } from 'react'
import type { CancelBody } from '#domain/kitchen/kitchen-api.ts'
import { cancelReasons } from '#domain/orders/order-constants.ts'
import type { CancelReason } from '#domain/orders/order.ts'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Checked, Submit } from '../use-submit.ts'
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
      <ChoiceGroup
        look="pairs"
        label={cancelMessages.reason}
        isLabelShown
        choices={cancelReasons.map((one) => ({ value: one, words: cancelMessages.reasons[one] }))}
        value={chosen.reason}
        error={atReason}
        onChange={(one) => change({ reason: one })}
      />
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
