// Asks before something is done that is not easily undone, and shows why it could not be.
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSubmit } from '../use-submit.ts'

interface ConfirmDialogProps {
  title: string
  about: string
  confirm: string
  /** Throws what the server says. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function ConfirmDialog({ title, about, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const form = useSubmit({ check: () => ({ body: undefined }), send: onConfirm })
  return (
    <FormDialog title={title} form={form} submit={confirm} onClose={onClose}>
      <p>{about}</p>
    </FormDialog>
  )
}
