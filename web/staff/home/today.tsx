// Today, the owner's first screen: what needs a look, the figures so far, the first week, the board, and what comes next.
import { useState, type ReactNode } from 'react'
import { boardStatuses } from '#domain/kitchen/tickets.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { formatCount } from '#words/basics/counts.ts'
import { calendarDay, clockTime, dayName, zoneTime } from '#words/basics/dates.ts'
import { todayMessages } from '#words/people/staff/today.ts'
import { firstWeekMessages } from '#words/restaurant/staff/first-week.ts'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { Answer } from '../../ui/answer.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Split, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { OfficeHead } from '../office/office-head.tsx'
import { officeOrderPath } from '../office/office-paths.ts'
import { FirstWeek } from './first-week.tsx'
import { NextScheduled } from './next-scheduled.tsx'
import { TodayFigures } from './today-figures.tsx'
import { useToday } from './use-today.ts'
import { Warnings } from './warnings.tsx'
import styles from './today.module.css'

/** The children stand above everything else. */
export function Today({ children }: { children: ReactNode }) {
  const { data: today, isError, refetch } = useToday()
  return (
    <>
      <OfficeHead
        tab={todayMessages.title}
        title={todayMessages.title}
        about={today && <Moment today={today} />}
      >
        <ButtonLink go href={paths.kitchen}>
          {todayMessages.openBoard}
        </ButtonLink>
      </OfficeHead>
      <Stack>
        {children}
        <Answer data={today} hasFailed={isError} onAgain={() => void refetch()}>
          {(answer) => <Sections today={answer} />}
        </Answer>
      </Stack>
    </>
  )
}

function Moment({ today: { now } }: { today: TodayReply }) {
  const { timeZone } = useRestaurant()
  const day = dayName(calendarDay(now, timeZone))
  return todayMessages.about(day, clockTime(now, timeZone), zoneTime(now, timeZone))
}

function Sections({ today }: { today: TodayReply }) {
  const [justPutAway, setJustPutAway] = useState(false)
  const { dismissed } = today.checklist
  return (
    <>
      <Warnings today={today} />
      <TodayFigures today={today} />
      {justPutAway && dismissed && (
        <Notice tone="info" ref={takeFocus}>
          {firstWeekMessages.isDismissed}
        </Notice>
      )}
      {dismissed ? (
        <Split sides="halves" beside={<NextScheduled today={today} />}>
          <OnTheBoard today={today} />
        </Split>
      ) : (
        <Split
          sides="main"
          beside={
            <>
              <OnTheBoard today={today} />
              <NextScheduled today={today} />
            </>
          }
        >
          <FirstWeek today={today} onPutAway={() => setJustPutAway(true)} />
        </Split>
      )}
    </>
  )
}

/** How many tickets stand in each column of the board, and which order is most behind its promise. */
function OnTheBoard({ today: { board, late, now } }: { today: TodayReply }) {
  return (
    <Panel title={todayMessages.board}>
      <div className={styles.board}>
        {([...boardStatuses, 'later'] as const).map((column) => (
          <a key={column} className={styles.column} href={paths.kitchen}>
            <b className={styles.count}>{formatCount(board[column])}</b> {todayMessages.column[column]}
          </a>
        ))}
      </div>
      {late && (
        <p className={styles.late}>
          <Icon name="clock" />
          <span>
            <a href={officeOrderPath(late.id)}>{todayMessages.lateOrder(late.number, late.name)}</a>{' '}
            {todayMessages.isLate(minutesBetween(late.readyBy, now))}
          </span>
        </p>
      )}
    </Panel>
  )
}

/** Whole minutes, as the board says them. */
function minutesBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / 60_000)
}
