// One of a few, as links side by side in a pill: which days a list is of, which topic.
import { classNames } from './class-names.ts'
import styles from './picker.module.css'

interface PickerProps {
  /** What is picked with it. */
  label: string
  choices: readonly PickerChoice[]
}

interface PickerChoice {
  readonly name: string
  readonly href: string
  /** Where each choice is a page of its own, the one that is shown is 'page'. */
  readonly current: false | true | 'page'
}

export function Picker({ label, choices }: PickerProps) {
  return (
    <nav className={classNames(styles.picker, choices.length > 4 && styles.many)} aria-label={label}>
      {choices.map(({ name, href, current }) => (
        <a key={href} className={styles.choice} href={href} aria-current={current || undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
