// A small panel under the button that opens it; the browser closes it on Escape and on a tap elsewhere.
import type { ReactNode, Ref, ToggleEvent } from 'react'
import './pop-up.css'

interface PopUpProps {
  id: string
  title: string
  ref?: Ref<HTMLDivElement>
  /** Told just before it opens or closes. */
  onToggle?: (opens: boolean) => void
  children: ReactNode
}

export function PopUp({ id, title, ref, onToggle, children }: PopUpProps) {
  const focusFirst = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') currentTarget.querySelector<HTMLElement>('button, input')?.focus()
  }
  return (
    <div
      ref={ref}
      id={id}
      className="pop-up"
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      onBeforeToggle={({ newState }) => onToggle?.(newState === 'open')}
      onToggle={focusFirst}
    >
      <h2 className="pop-up__title" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </div>
  )
}
