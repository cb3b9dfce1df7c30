// Sends a form of the staff, the same for every form: checks the fields, sends them once, shows the errors, and puts the
// focus on the first field that needs another look.
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { Refusal } from '../api.ts'
import { fieldMessages } from '../refusal-messages.ts'
import { errorMessage } from './error-message.ts'
import { useSingleFlight } from './use-single-flight.ts'

export type FieldMessages = Readonly<Record<string, string>>

export type Checked<Body> = { readonly body: Body } | { readonly fields: FieldMessages }

interface Submission<Body> {
  /** What to send, or what is wrong at which field of the form. */
  check: (form: HTMLFormElement | null) => Checked<Body>
  send: (body: Body) => Promise<void>
  /** Words of the form's own for a failure; without them, those of all staff screens. */
  explain?: (error: unknown) => string | undefined
  /** Shows the fields that are to be marked, where they are out of sight. */
  onWrong?: (fields: FieldMessages) => void
}

export interface Submit {
  /** Goes on the form. */
  readonly form: RefObject<HTMLFormElement | null>
  readonly sending: boolean
  /** What is wrong at which field. */
  readonly fields: FieldMessages
  /** The message for the whole form. */
  readonly failure: string | undefined
  submit(event?: FormEvent): void
  /** These fields were edited: their errors are cleared. The next try checks again. */
  touched(...fields: readonly string[]): void
  /** Clears all errors. */
  clear(): void
}

interface FormErrors {
  readonly fields: FieldMessages
  readonly failure?: string | undefined
}

const noErrors: FormErrors = { fields: {} }

export function useSubmit<Body>({ check, send, explain, onWrong }: Submission<Body>): Submit {
  const [errors, setErrors] = useState(noErrors)
  const { busy, run } = useSingleFlight<'send'>()
  const form = useRef<HTMLFormElement>(null)

  async function trySending(): Promise<void> {
    try {
      const checked = check(form.current)
      if ('fields' in checked) return mark(checked.fields)
      setErrors(noErrors)
      await send(checked.body)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'invalid') mark(fieldMessages(staffErrorMessages, error))
      else setErrors({ fields: {}, failure: explain?.(error) ?? errorMessage(error) })
    }
  }

  function mark(fields: FieldMessages): void {
    flushSync(() => {
      setErrors({ fields })
      onWrong?.(fields)
    })
    // An error that belongs to no field of this form is shown for the whole form.
    if (!focusFirstWrong(form.current)) setErrors({ fields, failure: Object.values(fields)[0] })
  }

  return {
    form,
    sending: busy.has('send'),
    fields: errors.fields,
    failure: errors.failure,
    submit(event) {
      event?.preventDefault()
      void run('send', trySending)
    },
    touched(...names) {
      // A mark may stand at a list, "marks", or at one of its entries, "marks.0".
      const isOver = (path: string) => names.includes(path) || names.includes(path.split('.')[0] ?? path)
      setErrors((before) => {
        const left = Object.entries(before.fields).filter(([path]) => !isOver(path))
        const { failure } = before
        const wasOfField = Object.values(before.fields).some((message) => message === failure)
        const isLeft = left.some(([, message]) => message === failure)
        return {
          fields: Object.fromEntries(left),
          failure: wasOfField && !isLeft ? undefined : failure,
        }
      })
    },
    clear: () => setErrors(noErrors),
  }
}

/** Answers whether there was one. */
function focusFirstWrong(form: HTMLElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] :is(input, button)')
  wrong?.focus()
  return Boolean(wrong)
}
