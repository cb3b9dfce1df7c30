// A word in a pill: how far something is, or of what kind. It cannot be pressed, unless it is a list to pick from.
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './chip.module.css'

/** `going` and `done` mark work that is under way or finished, `quiet` what is over, `off` and `bad` a state that needs attention. */
type Tone = 'plain' | 'going' | 'done' | 'quiet' | 'off' | 'bad'

const tones: Readonly<Record<Tone, string | undefined>> = {
  plain: undefined,
  going: styles.going,
  done: styles.done,
  quiet: styles.quiet,
  off: styles.off,
  bad: styles.bad,
}

interface ChipProps {
  tone?: Tone
  /** In a line of text. */
  small?: boolean
  children: ReactNode
}

export function Chip({ tone = 'plain', small, children }: ChipProps) {
  return <span className={classNames(styles.chip, tones[tone], small && styles.small)}>{children}</span>
}

/** One that can be changed. */
export function ChipSelect({ tone = 'plain', ...rest }: { tone?: Tone } & ComponentProps<'select'>) {
  return <select {...rest} className={classNames(styles.chip, tones[tone], styles.select)} />
}
