// Today, the owner's first screen: what needs a look, the figures so far, the first week, the board, and what comes next.
import { useState, type ReactNode } from 'react'
import type { TodayReply } from '#domain/people/people-api.ts'
import { calendarDay, clockTime, dayName, zoneTime } from '#words/basics/dates.ts'
import { firstWeekMessages } from '#words/restaurant/staff/first-week.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { todayMessages } from '#words/people/staff/today.ts'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { FirstWeek } from './first-week.tsx'
import { NextScheduled } from './next-scheduled.tsx'
import { OnTheBoard } from './on-the-board.tsx'
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
        <ButtonLink go href={paths.kitchen} className={styles.open}>
          {todayMessages.openBoard}
        </ButtonLink>
      </OfficeHead>
      {children}
      {today ? (
        <Sections today={today} />
      ) : isError ? (
        <CouldNotLoad onAgain={() => void refetch()} />
      ) : (
        <p role="status">{officeMessages.loading}</p>
      )}
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
        <Notice tone="info" ref={takeFocus} className={styles.notice}>
          {firstWeekMessages.isDismissed}
        </Notice>
      )}
      <div className={classNames(styles.cards, dismissed && styles.cardsAlone)}>
        {!dismissed && <FirstWeek today={today} onPutAway={() => setJustPutAway(true)} />}
        <div className={styles.board}>
          <OnTheBoard today={today} />
          <NextScheduled today={today} />
        </div>
      </div>
    </>
  )
}
