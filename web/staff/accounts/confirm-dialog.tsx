// Asks before something is done to an account, and shows why it could not be.
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import './accounts.css'
import { usePatientClose } from '../use-patient-close.ts'
import { confirmWords } from './words.ts'

interface ConfirmDialogProps {
  title: string
  about: string
  confirm: string
  /** Answers what went wrong, or nothing when it is done. */
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
}

export function ConfirmDialog({ title, about, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [inside, close] = usePatientClose<HTMLDivElement>(sending, onClose)

  const go = async () => {
    setSending(true)
    setTrouble(undefined)
    setTrouble(await onConfirm())
    setSending(false)
  }

  return (
    <Dialog open onClose={close} title={title}>
      <div ref={inside} className="dialog__column">
        <p>{about}</p>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <DialogActions className="account-actions">
          <Button off={sending} onClick={close}>
            {confirmWords.keep}
          </Button>
          <Button go busy={sending} onClick={() => void go()}>
            {confirm}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
