// A modal window with a title and a place for what is asked in it.
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './dialog.css'
import { Modal } from './modal.tsx'

interface DialogProps {
  open: boolean
  /** Escape was pressed; the owner decides and sets `open`. */
  onClose: () => void
  title: ReactNode
  /** The name of a cross in the corner. Where there is one, a press beside the window closes it, too. */
  closeLabel?: string
  /** What was asked in it is on its way: it stays open, for a failure must have somewhere to be told. */
  busy?: boolean
  size?: 'small' | 'medium' | 'large' | 'broad'
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, busy = false, size = 'medium', children } = props
  const titleId = useId()
  return (
    <Modal
      open={open}
      className={classNames('dialog', `dialog--${size}`)}
      labelledBy={titleId}
      closesBeside={closeLabel !== undefined}
      busy={busy}
      onClose={onClose}
    >
      <div className="dialog__header">
        <h2 className="dialog__title" id={titleId}>
          {title}
        </h2>
        {closeLabel && (
          <button type="button" className="dialog__close" aria-label={closeLabel} onClick={onClose}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </div>
      <div className="dialog__body">{children}</div>
    </Modal>
  )
}

/** The row of buttons at the foot of a dialog; it stays in sight while the body scrolls. */
export function DialogActions({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('dialog__actions', className)}>{children}</div>
}
