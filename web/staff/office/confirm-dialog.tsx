// Asks before something is done that is not easily undone, and shows why it could not be.
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSubmit } from '../use-submit.ts'
import dialogStyles from '../../ui/dialog.module.css'
import { officeMessages } from '#words/basics/staff/office.ts'

interface ConfirmDialogProps {
  title: string
  about: string
  confirm: string
  /** Throws what the server says. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function ConfirmDialog({ title, about, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const { form, sending, trouble, submit } = useSubmit({
    check: () => ({ body: undefined }),
    send: onConfirm,
  })
  return (
    <Dialog open busy={sending} onClose={onClose} title={title}>
      <form ref={form} className={dialogStyles.column} onSubmit={submit}>
        <p>{about}</p>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <DialogActions>
          <Button off={sending} onClick={onClose}>
            {officeMessages.cancel}
          </Button>
          <Button go type="submit" busy={sending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
