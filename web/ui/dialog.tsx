// A modal window on the native <dialog>: the browser keeps the focus inside and gives it back on closing.
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { classNames } from './class-names.ts'
import { demoWords } from './demo.ts'
import './dialog.css'

interface DialogProps {
  open: boolean
  /** Escape was pressed; the owner decides and sets `open`. */
  onClose: () => void
  title: string
  /** What was asked in it is on its way: it stays open, for a failure must have somewhere to be told. */
  busy?: boolean
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

export function Dialog({ open, onClose, title, busy = false, size = 'medium', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Layout effect: closing must come before React takes the element away, or the focus would be lost.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (!busy) onClose()
  }

  // A second Escape closes the element whatever we say; follow it, or open it again.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== dialog.current || !open || dialog.current.open) return
    if (busy) dialog.current.showModal()
    else onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', `dialog--${size}`)}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
    >
      {/* It covers the strip of the page, on a phone all of it. */}
      {demoWords && <p className="demo-strip">{demoWords}</p>}
      <div className="dialog__header">
        <h2 className="dialog__title" id={titleId}>
          {title}
        </h2>
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  )
}

/** The row of buttons at the foot of a dialog; it stays in sight while the body scrolls. */
export function DialogActions({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('dialog__actions', className)}>{children}</div>
}
