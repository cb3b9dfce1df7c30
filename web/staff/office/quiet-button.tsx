// The office's button for everything that is not the main thing to do on a screen.
import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import './quiet-button.css'

interface QuietButtonProps extends ComponentProps<'button'> {
  /** Without a line around it: a sign or a word in a row. */
  bare?: boolean
  /** Filled in the action colour: the last step of something small. */
  go?: boolean
  /** Cannot be pressed just now, but keeps its focus. */
  off?: boolean
}

export function QuietButton({ bare, go, off = false, className, onClick, ...rest }: QuietButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'quiet-button',
        bare && 'quiet-button--bare',
        go && 'quiet-button--go',
        className,
      )}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    />
  )
}
