// For Restaurant > Details: brings back the list of the first week that was put away (R40). Nothing while it is not.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstWeekMessages } from '#words/restaurant/staff/first-week.ts'
import { fetchToday } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { keys } from '../query-keys.ts'
import { usePutAway } from './use-today.ts'
import styles from './today.module.css'

export function BringBackList() {
  const { data: today } = useQuery({ queryKey: keys.today, queryFn: fetchToday })
  const [isBack, setBack] = useState(false)
  const { isBusy, failure, change } = usePutAway(() => setBack(true))

  if (isBack) {
    return (
      <Notice tone="info" className={styles.bringBack} ref={takeFocus}>
        {firstWeekMessages.isBack}
      </Notice>
    )
  }
  if (!today?.checklist.dismissed) return null
  return (
    <Notice
      tone={failure ? 'bad' : 'info'}
      className={styles.bringBack}
      action={
        <Button quiet busy={isBusy} onClick={() => void change({ ...today.checklist, dismissed: false })}>
          {firstWeekMessages.bringBack}
        </Button>
      }
    >
      {failure ?? firstWeekMessages.isAway}
    </Notice>
  )
}
