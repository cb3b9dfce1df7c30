// The Log screen of the office: who changed what, of one topic, or all but what the kitchen taps.
import { useState } from 'react'
import { useHashLocation } from '../../browser/hash-location.ts'
import { auditTopics, type AuditTopic } from '#domain/people/audit.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { NoSuchScreen } from '../office/no-such-screen.tsx'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { useRestaurant } from '../../shop-front.ts'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { LogDays } from './log-days.tsx'
import { useLog } from './use-log.ts'
import { Picker } from '../../ui/picker.tsx'
import styles from './log.module.css'
import { logMessages } from '#words/people/staff/log.ts'

export function LogOffice() {
  const [location] = useHashLocation()
  const [, , , part, ...rest] = location.split('/')
  const topic = auditTopics.find((one) => one === part?.toLowerCase())
  if ((part && !topic) || rest.some(Boolean)) return <NoSuchScreen />
  return (
    <>
      <OfficeHead
        tab={logMessages.title}
        title={logMessages.title}
        screen={officePaths.log}
        about={logMessages.about}
      />
      <Picker
        label={logMessages.topics}
        choices={[undefined, ...auditTopics].map((one) => ({
          name: one ? logMessages.topic[one] : logMessages.changes,
          href: one ? `${officePaths.log}/${one}` : officePaths.log,
          current: one === topic && 'page',
        }))}
      />
      {/* Another topic is another log; the links above stay, and the focus on them. */}
      <LogOf key={topic} topic={topic} />
    </>
  )
}

function LogOf({ topic }: { topic: AuditTopic | undefined }) {
  const { timeZone } = useRestaurant()
  const { entries, failed, again, more, older } = useLog(topic)
  const [now] = useState(Date.now)

  if (failed) return <CouldNotLoad onAgain={again} />
  if (!entries) return <p role="status">{officeMessages.loading}</p>
  return (
    <>
      {entries.length === 0 && <p>{logMessages.empty}</p>}
      <LogDays entries={entries} timeZone={timeZone} now={now} />
      <p className="visually-hidden" role="status">
        {older.state === 'added' && logMessages.added(older.count)}
      </p>
      {older.state === 'failed' && <Notice tone="bad">{logMessages.olderFailed}</Notice>}
      {more && (
        <Button busy={older.state === 'asking'} onClick={older.ask}>
          {logMessages.older}
        </Button>
      )}
      {/* In place of the button that was pressed. */}
      {!more && older.state === 'added' && (
        <p ref={takeFocus} tabIndex={-1} className={styles.logEnd}>
          {logMessages.end}
        </p>
      )}
    </>
  )
}
