// A dialog that is one form: what it asks, why it could not be sent, Cancel, and the button that sends it.
import type { FormEvent, ReactNode, RefObject } from 'react'
import { formDialogMessages } from '#words/basics/ui.ts'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Notice } from './notice.tsx'
import styles from './dialog.module.css'

interface FormDialogProps {
  title: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** How the form is sent: a `useSubmit`, say. */
  form: {
    readonly form: RefObject<HTMLFormElement | null>
    readonly sending: boolean
    readonly failure: string | undefined
    submit: (event?: FormEvent) => void
  }
  /** On the button that sends it. */
  submit: ReactNode
  cancel?: string
  /** Beside the form, on another ground: what it comes to. Below it on a phone. */
  beside?: ReactNode
  /** Another thing to do, at the start of the row: to remove what is edited. */
  actions?: ReactNode
  onClose: () => void
  children?: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { title, size = 'medium', submit, cancel, beside, actions, onClose, children } = props
  const { form, sending, failure } = props.form
  const notice = failure && <Notice tone="bad">{failure}</Notice>
  return (
    <Dialog open size={size} busy={sending} onClose={onClose} title={title}>
      <form
        ref={form}
        className={beside ? styles.sides : styles.column}
        noValidate
        onSubmit={props.form.submit}
      >
        {beside ? (
          <>
            <div className={styles.first}>{children}</div>
            <div className={styles.beside}>
              {/* In sight beside a long form. */}
              <div className={styles.besideText}>
                {beside}
                {notice}
              </div>
            </div>
          </>
        ) : (
          <>
            {children}
            {notice}
          </>
        )}
        <DialogActions>
          <Button off={sending} onClick={onClose}>
            {cancel ?? formDialogMessages.cancel}
          </Button>
          {/* After Cancel, which has the focus where there is no field: a second Enter must not press it. */}
          {actions && <span className={styles.start}>{actions}</span>}
          <Button go type="submit" busy={sending}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
