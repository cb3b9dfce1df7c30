// What is wrong, on every staff screen (R72): a mark that leads the owner to Today, and a word to all that no emails go out, since
// no email can say that.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { may } from '#domain/people/staff.ts'
import { formatCount } from '#words/basics/counts.ts'
import { barMessages } from '#words/basics/staff/bar.ts'
import { listenLive } from '../../browser/live.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { keys } from '../query-keys.ts'
import { throttledRefetch } from '../throttled-refetch.ts'
import styles from './alarm-mark.module.css'

/** The server announces an alarm as a change of the shop, which may also be one of many others. */
const pause = 5_000

/** For a screen that stays open, such as the board. */
export function useFollowedAlarms(): void {
  const client = useQueryClient()
  useEffect(() => {
    const refetch = throttledRefetch(client, keys.me, { pause, gathering: 250 })
    const stopListening = listenLive({}, { shop: refetch.soon })
    return () => {
      stopListening()
      refetch.stop()
    }
  }, [client])
}

interface AlarmsProps {
  me: MeReply | undefined
}

export function AlarmMark({ me }: AlarmsProps) {
  if (!me || me.brokenAlarms === 0 || !mayOpenToday(me)) return null
  return (
    <a className={styles.alarmMark} href={paths.staff}>
      <Icon name="warning" />
      <span aria-hidden="true">{formatCount(me.brokenAlarms)}</span>
      <VisuallyHidden>{barMessages.alarms(me.brokenAlarms)}</VisuallyHidden>
    </a>
  )
}

interface EmailsWaitProps extends AlarmsProps {
  /** Where every pixel is a ticket's. */
  chip?: boolean
}

export function EmailsWait({ me, chip }: EmailsWaitProps) {
  if (!me?.emailsWait) return null
  return (
    <aside
      className={classNames(styles.emailsWait, chip && styles.emailsWaitChip)}
      aria-label={barMessages.emails}
    >
      <b>{barMessages.emailsWait}</b>
      {!chip && mayOpenToday(me) && (
        <>
          {' '}
          <a href={paths.staff}>{barMessages.seeToday}</a>
        </>
      )}
    </aside>
  )
}

function mayOpenToday({ role, mustChangePassword }: MeReply): boolean {
  return may(role, 'run-office') && !mustChangePassword
}
