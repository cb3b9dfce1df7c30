// A small panel under the button that opens it; the browser closes it on Escape and on a tap elsewhere, and Back does, too.
import { useState, type ReactNode, type Ref, type ToggleEvent } from 'react'
import { classNames } from './class-names.ts'
import { useBackCloses } from './use-back-closes.ts'
import styles from './pop-up.module.css'

interface PopUpProps {
  id: string
  title: string
  /** For lists whose rows hold more than one thing. */
  isWide?: boolean
  ref?: Ref<HTMLDivElement>
  /** Told just before it opens or closes. */
  onToggle?: (opens: boolean) => void
  children: ReactNode
}

export function PopUp({ id, title, isWide = false, ref, onToggle, children }: PopUpProps) {
  const toggled = usePopUp('button, input')
  return (
    <div
      ref={ref}
      id={id}
      className={classNames(styles.popUp, isWide && styles.wide)}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      onBeforeToggle={({ newState }) => onToggle?.(newState === 'open')}
      onToggle={toggled}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </div>
  )
}

/** For the toggle event of a popover: the first of what it holds takes the focus, and Back closes it. */
export function usePopUp(first: string): (event: ToggleEvent<HTMLElement>) => void {
  const [open, setOpen] = useState<HTMLElement>()
  useBackCloses(open !== undefined, () => {
    open?.hidePopover()
    // The browser tells it later.
    setOpen(undefined)
  })
  return ({ newState, currentTarget }) => {
    setOpen(newState === 'open' ? currentTarget : undefined)
    if (newState === 'open') currentTarget.querySelector<HTMLElement>(first)?.focus()
  }
}
