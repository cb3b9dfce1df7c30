// Gives other days the hours of this one.
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { weekdays, type Weekday } from '#domain/basics/days.ts'
import { CheckField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grid, Row } from '../../ui/layout.tsx'
import { PopUp } from '../../ui/pop-up.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './hours.module.css'
import { weekdayName } from '#words/restaurant/hours.ts'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

interface CopyDayProps {
  day: Weekday
  onCopy: (to: readonly Weekday[]) => void
}

const mondayToFriday = weekdays.slice(0, 5)

export function CopyDay({ day, onCopy }: CopyDayProps) {
  const id = useId()
  const popUp = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<readonly Weekday[]>([])
  const others = weekdays.filter((other) => other !== day)
  const pick = (days: readonly Weekday[]) => setPicked(others.filter((other) => days.includes(other)))
  const copy = () => {
    if (picked.length === 0) return
    popUp.current?.hidePopover()
    onCopy(picked)
  }
  // Enter on a checkbox would save the form around it.
  const copyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    copy()
  }
  return (
    <>
      <Button quiet popoverTarget={id}>
        <Icon name="copy" />
        <span aria-hidden="true">{words.copy}</span>
        <VisuallyHidden>{words.copyFrom(weekdayName(day))}</VisuallyHidden>
      </Button>
      <PopUp
        ref={popUp}
        id={id}
        title={words.copyTo(weekdayName(day))}
        onToggle={(opens) => opens && setPicked([])}
      >
        <Grid cell="half" gap={1} className={styles.copyDay}>
          {others.map((other) => (
            <CheckField
              key={other}
              label={weekdayName(other)}
              checked={picked.includes(other)}
              onKeyDown={copyByEnter}
              onChange={({ target }) =>
                pick(target.checked ? [...picked, other] : picked.filter((one) => one !== other))
              }
            />
          ))}
        </Grid>
        <Row>
          <Button quiet onClick={() => pick(mondayToFriday)}>
            {words.weekdays}
          </Button>
          <Button quiet onClick={() => pick(others)}>
            {words.all}
          </Button>
        </Row>
        <Button quiet go off={picked.length === 0} onClick={copy}>
          {picked.length === 0 ? words.pickDays : words.copyToDays(picked.length)}
        </Button>
      </PopUp>
    </>
  )
}
