// The button and the link that looks like one.
import type { ComponentProps, MouseEvent } from 'react'
import { buttonMessages } from '#words/basics/ui.ts'
import { Beans } from './beans.tsx'
import { classNames } from './class-names.ts'
import styles from './button.module.css'

interface Looks {
  /** Filled in the action color: the thing to do here. */
  go?: boolean
  big?: boolean
  small?: boolean
  wide?: boolean
  /** Every second action of the office: plain letters in a thin line. */
  quiet?: boolean
  /** A quiet one without its line. */
  bare?: boolean
  /** A quiet one that has nothing but an icon. */
  icon?: boolean
  /** Destroys something, and asks before it does. */
  danger?: boolean
  /** Reads like a link: a small step aside from what its row is for. */
  link?: boolean
}

interface ButtonProps extends Looks, ComponentProps<'button'> {
  /** Under way: keeps its width and its focus, and does nothing when pressed. */
  busy?: boolean
  busyLabel?: string | undefined
  /** Cannot be pressed just now, but keeps its focus. With `aria-disabled` alone a press still arrives, to say why. */
  off?: boolean | undefined
}

export function Button(props: ButtonProps) {
  const {
    go,
    big,
    small,
    wide,
    quiet,
    bare,
    icon,
    danger,
    link,
    busy,
    busyLabel = buttonMessages.busy,
    off,
    className,
    children,
    onClick,
    ...rest
  } = props
  // Not `disabled`: that would throw the focus away in the middle of the customer's own click.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={looks(
        { go, big, small, wide, quiet, bare, icon, danger, link },
        classNames(busy !== undefined && styles.buttonCanWait, className),
      )}
      aria-busy={busy || undefined}
      aria-disabled={busy || off || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.label} aria-hidden={busy || undefined}>
        {children}
      </span>
      {busy && (
        <span className={styles.busy}>
          {busyLabel}
          <Beans />
        </span>
      )}
    </button>
  )
}

export function ButtonLink(props: Looks & ComponentProps<'a'>) {
  const { go, big, small, wide, quiet, bare, icon, danger, link, className, children, ...rest } = props
  return (
    <a {...rest} className={looks({ go, big, small, wide, quiet, bare, icon, danger, link }, className)}>
      {children}
    </a>
  )
}

type ChosenLooks = { [Look in keyof Looks]: Looks[Look] | undefined }

function looks(chosen: ChosenLooks, className: string | undefined): string {
  const { go, big, small, wide, quiet, bare, icon, danger, link } = chosen
  if (link) return classNames(styles.link, className)
  return classNames(
    styles.button,
    go && styles.buttonGo,
    big && styles.buttonBig,
    small && styles.buttonSmall,
    wide && styles.buttonWide,
    (quiet || bare) && styles.buttonQuiet,
    bare && styles.buttonBare,
    icon && styles.buttonIcon,
    danger && styles.buttonDanger,
    className,
  )
}
