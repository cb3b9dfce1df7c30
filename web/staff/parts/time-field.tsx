// A time on the wall clock: shows 9:00 PM, and understands 9p when it is left.
import { useState } from 'react'
import { isWallTime, minutesOf, readTime, timeOf } from './read-time.ts'
import { classNames } from '../../ui/class-names.ts'
import fieldStyles from '../../ui/field.module.css'
import periodFieldsStyles from './period-fields.module.css'
import { wallTimeName } from '#words/restaurant/hours.ts'

interface TimeFieldProps {
  /** For a label that is seen. */
  id?: string
  label: string
  /** 21:00, or what was typed and is no time. */
  value: string
  /** Who types 9 alone means the first 9 from this time on. */
  after: string
  /** And not that time itself: what closes at the time it opens is open for a whole day. */
  isPastIt?: boolean
  /** Of the sentence about what is wrong here. */
  errorId?: string | undefined
  onChange: (value: string) => void
}

export function TimeField(props: TimeFieldProps) {
  const { id, label, value, after, isPastIt = false, errorId, onChange } = props
  const [typed, setTyped] = useState<string>()
  /** What can be read counts at once, so that nothing moves under the hand that goes on to a button. */
  const type = (text: string) => {
    setTyped(text)
    const time = readTime(text, isPastIt ? timeOf(minutesOf(after) + 1) : after)
    if (time) onChange(time)
  }
  const settle = () => {
    if (typed === undefined) return
    setTyped(undefined)
    if (!readTime(typed, after)) onChange(typed.trim())
  }
  return (
    <input
      id={id}
      className={classNames(fieldStyles.input, periodFieldsStyles.time)}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      value={typed ?? (isWallTime(value) ? wallTimeName(value) : value)}
      onChange={(event) => type(event.target.value)}
      onBlur={settle}
      // Enter saves the form, which must know by then what was typed.
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}
