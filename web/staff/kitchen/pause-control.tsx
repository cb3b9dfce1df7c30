// The control that pauses ordering for a while, shows how long the pause still lasts, and ends the pause.
import { useId, useRef } from 'react'
import type { Pause } from '#domain/restaurant/restaurant-api.ts'
import type { PauseBody } from '#domain/kitchen/kitchen-api.ts'
import { pauseMinutes } from '#domain/kitchen/tickets.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BarButton } from './bar-button.tsx'
import { countdownTo } from './countdown.ts'
import { Icon } from '../../ui/icon.tsx'
import { PopUp } from '../../ui/pop-up.tsx'
import styles from './pause-control.module.css'
import popUpStyles from '../../ui/pop-up.module.css'
import { kitchenMessages } from '#words/kitchen/staff/kitchen.ts'

const choices = [...pauseMinutes, null]

interface PauseControlProps {
  pause: Pause | null
  now: number
  onPause: (body: PauseBody) => void
  onResume: () => void
}

export function PauseControl({ pause, now, onPause, onResume }: PauseControlProps) {
  const id = useId()
  const popUp = useRef<HTMLDivElement>(null)
  const choose = (minutes: PauseBody['minutes']) => {
    popUp.current?.hidePopover()
    onPause({ minutes })
  }
  return (
    <div className={classNames(styles.pause, pause !== null && styles.pauseOn)}>
      {pause && (
        <p className={styles.state}>
          <span>{kitchenMessages.paused}</span>{' '}
          {pause.until === null ? (
            <span className={styles.open}>{kitchenMessages.untilResumed}</span>
          ) : (
            <time className={styles.left}>{countdownTo(pause.until, now)}</time>
          )}
        </p>
      )}
      {/* One button both pauses and resumes, so that the focus stays on it. */}
      <BarButton
        className={styles.button}
        on={pause !== null}
        {...(pause ? { onClick: onResume } : { popoverTarget: id, 'aria-label': kitchenMessages.pause })}
      >
        {pause ? (
          kitchenMessages.resume
        ) : (
          <>
            <Icon name="pause" />
            {kitchenMessages.pauseShort}
          </>
        )}
      </BarButton>
      <PopUp ref={popUp} id={id} title={kitchenMessages.pause}>
        {choices.map((minutes) => (
          <Button key={minutes} className={popUpStyles.choice} onClick={() => choose(minutes)}>
            {minutes === null ? kitchenMessages.untilIResume : kitchenMessages.pauseFor(minutes)}
          </Button>
        ))}
      </PopUp>
    </div>
  )
}
