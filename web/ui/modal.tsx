// The native <dialog> as a modal window: the browser keeps the focus inside and gives it back on closing.
import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { demoWords } from './demo.ts'

interface ModalProps {
  open: boolean
  /** Escape was pressed, or a place beside the window; the owner decides and sets `open`. */
  onClose: () => void
  /** The id of its title. */
  labelledBy: string
  className: string
  /** A press beside the window closes it, too. */
  closesBeside: boolean
  /** What was asked in it is on its way: it stays open, for a failure must have somewhere to be told. */
  busy?: boolean
  children: ReactNode
}

export function Modal(props: ModalProps) {
  const { open, onClose, labelledBy, className, closesBeside, busy = false, children } = props
  const dialog = useRef<HTMLDialogElement>(null)

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

  // Pressed and let go there: whoever marks text and slips over the edge does not mean it.
  const pressedBeside = useRef(false)
  const beside = {
    onPointerDown: ({ target }: PointerEvent) => void (pressedBeside.current = target === dialog.current),
    onClick: ({ target }: MouseEvent) => {
      if (pressedBeside.current && target === dialog.current) onClose()
    },
  }

  return (
    <dialog
      {...(closesBeside && beside)}
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      onClose={closed}
    >
      {/* It covers the strip of the page, on a phone all of it. */}
      {demoWords && <p className="demo-strip">{demoWords}</p>}
      {children}
    </dialog>
  )
}
