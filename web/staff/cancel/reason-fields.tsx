// Why something is cancelled, and a word to whoever ordered it: for one order and for many.
import { useRef, useState } from 'react'
import type { CancelBody } from '#domain/api.ts'
import { cancelReasons, type CancelReason } from '#domain/cancellation.ts'
import { Refusal } from '../../api.ts'
import { TextField } from '../../ui/field.tsx'
import './cancel-dialog.css'
import { cancelWords } from './words.ts'

interface Reason {
  readonly reason: CancelReason | undefined
  readonly note: string
  readonly atReason?: string | undefined
  readonly atNote?: string | undefined
}

/** What was chosen, and what is wrong with it. */
export function useReason() {
  const [chosen, choose] = useState<Reason>({ reason: undefined, note: '' })
  const first = useRef<HTMLInputElement>(null)
  return {
    chosen,
    choose,
    first,
    /** What to send, or nothing: then the first reason has the focus, and says what is missing. */
    take(): CancelBody | undefined {
      const { reason, note } = chosen
      choose({ reason, note, atReason: reason ? undefined : cancelWords.pickReason })
      if (!reason) first.current?.focus()
      // A new line is no sign that the customer's page could show.
      return reason && { reason, note: note.replace(/\s+/g, ' ').trim() }
    },
    /** True when the server had something against the note, which is now told there. */
    blameNote(error: unknown): boolean {
      const atNote = error instanceof Refusal ? error.fields['note'] : undefined
      if (atNote) choose((before) => ({ ...before, atNote }))
      return atNote !== undefined
    },
  }
}

interface ReasonFieldsProps {
  of: ReturnType<typeof useReason>
  noteLabel: string
}

export function ReasonFields({ of: { chosen, choose, first }, noteLabel }: ReasonFieldsProps) {
  const { reason, note, atReason, atNote } = chosen
  return (
    <>
      <fieldset className="reasons" aria-describedby={atReason && 'reasons-error'}>
        <legend className="field__label">{cancelWords.reason}</legend>
        {cancelReasons.map((one, at) => (
          <label key={one} className="reasons__row">
            <input
              ref={at === 0 ? first : undefined}
              type="radio"
              name="reason"
              className="reasons__dot"
              checked={reason === one}
              onChange={() => choose((before) => ({ ...before, reason: one }))}
            />
            {cancelWords.reasons[one]}
          </label>
        ))}
        {atReason && (
          <p className="field__error" id="reasons-error" role="alert">
            {atReason}
          </p>
        )}
      </fieldset>
      <TextField
        label={noteLabel}
        hint={cancelWords.optional}
        error={atNote}
        rows={2}
        maxLength={300}
        value={note}
        onChange={({ target }) => choose((before) => ({ ...before, note: target.value }))}
      />
    </>
  )
}
