// The Log screen of the office: who changed what, of one topic, or all but what the kitchen taps.
import { useState } from 'react'
import { auditTopics, type AuditTopic } from '#domain/people/audit.ts'
import { logMessages } from '#words/people/staff/log.ts'
import { useHashLocation } from '../../browser/hash-location.ts'
import { useRestaurant } from '../../page-data.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picker } from '../../ui/picker.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { NoSuchScreen } from '../office/no-such-screen.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { LogDays } from './log-days.tsx'
import { useLog } from './use-log.ts'

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
      <Stack gap={5}>
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
      </Stack>
    </>
  )
}

function LogOf({ topic }: { topic: AuditTopic | undefined }) {
  const { timeZone } = useRestaurant()
  const { entries, failed, again, more, older } = useLog(topic)
  const [now] = useState(Date.now)

  return (
    <Answer data={entries} hasFailed={failed} onAgain={again}>
      {(loaded) => (
        <>
          {loaded.length === 0 && <p>{logMessages.empty}</p>}
          <LogDays entries={loaded} timeZone={timeZone} now={now} />
          <p className="visually-hidden" role="status">
            {older.state === 'added' && logMessages.added(older.count)}
          </p>
          {older.state === 'failed' && <Notice tone="bad">{logMessages.olderFailed}</Notice>}
          {more && (
            <Row>
              <Button quiet busy={older.state === 'asking'} onClick={older.ask}>
                {logMessages.older}
              </Button>
            </Row>
          )}
          {/* In place of the button that was pressed. */}
          {!more && older.state === 'added' && (
            <Row>
              <p ref={takeFocus} tabIndex={-1}>
                <Quiet as="span">{logMessages.end}</Quiet>
              </p>
            </Row>
          )}
        </>
      )}
    </Answer>
  )
}
