// A modal window on the native <dialog>: the browser keeps the focus inside and gives it back on closing.
import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { classNames } from './class-names.ts'
import { useBackCloses } from './use-back-closes.ts'
import styles from './dialog.module.css'

const dialogLooks: Readonly<Record<string, string | undefined>> = {
  large: styles.dialogLarge,
  medium: styles.dialogMedium,
  small: styles.dialogSmall,
}

interface DialogProps {
  open: boolean
  /** Escape was pressed; the owner decides and sets `open`. */
  onClose: () => void
  /** Back was pressed, or a phone's gesture for it was made; without it Back does what Escape does. */
  onBack?: () => void
  title: ReactNode
  /** The name of a cross in the corner. Where there is one, a press beside the window closes it, too. */
  closeLabel?: string
  /** Its request is under way: the dialog stays open, so that a failure has a place to be shown. */
  busy?: boolean
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    onBack = onClose,
    title,
    closeLabel,
    busy = false,
    size = 'medium',
    children,
  } = props
  const titleId = useId()
  return (
    <Modal
      open={open}
      className={classNames(styles.dialog, dialogLooks[size])}
      labeledBy={titleId}
      closesBeside={closeLabel !== undefined}
      busy={busy}
      onClose={onClose}
      onBack={onBack}
    >
      <div className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {closeLabel && (
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => busy || onClose()}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </div>
      <div className={styles.body} data-dialog-body>
        {children}
      </div>
    </Modal>
  )
}

/** For a window that is one plain column. */
export function DialogColumn({
  isAlone = false,
  children,
}: {
  /** No row of buttons ends it. */
  isAlone?: boolean
  children: ReactNode
}) {
  return <div className={classNames(styles.column, isAlone && styles.columnAlone)}>{children}</div>
}

/** The row of buttons at the foot of a dialog; it stays in sight while the body scrolls. */
export function DialogActions({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return <div className={classNames(styles.actions, className)}>{children}</div>
}

interface ModalProps {
  open: boolean
  /** Escape was pressed, or a place beside the window; the owner decides and sets `open`. */
  onClose: () => void
  onBack?: () => void
  /** The id of its title. */
  labeledBy: string
  className: string | undefined
  /** A press beside the window closes it, too. */
  closesBeside: boolean
  /** Its request is under way: the dialog stays open, so that a failure has a place to be shown. */
  busy?: boolean
  children: ReactNode
}

/** The bare window, which looks like nothing by itself. */
export function Modal(props: ModalProps) {
  const { open, labeledBy, className, closesBeside, busy = false, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  // However somebody tries to close the dialog: its request is under way.
  const onClose = () => busy || props.onClose()
  const onBack = () => busy || (props.onBack ?? props.onClose)()

  // Layout effect: closing must come before React takes the element away, or the focus would be lost.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  useBackCloses(open, onBack)

  // The gesture of a phone arrives here, too; what came without the key was that.
  const isByKey = useRef(false)
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (isByKey.current) onClose()
    else onBack()
    isByKey.current = false
  }

  // A second Escape closes the element whatever we say; follow it, or open it again.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== dialog.current || !open || dialog.current.open) return
    if (busy) dialog.current.showModal()
    else onClose()
  }

  // Pressed and released there: selecting text and slipping over the edge closes nothing.
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
      aria-labelledby={labeledBy}
      onKeyDown={({ key }) => void (isByKey.current = key === 'Escape')}
      onCancel={cancel}
      onClose={closed}
    >
      {children}
    </dialog>
  )
}
