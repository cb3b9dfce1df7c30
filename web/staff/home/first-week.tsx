// The list of the first week (R40): each step says what is true, ticks itself, and leads to its place.
import type { TodayReply } from '#domain/people/people-api.ts'
import { firstWeekSteps, type FirstWeekStep, type FirstWeekProgress } from '#domain/restaurant/first-week.ts'
import { calendarDay, clockTime, dayAndTime } from '#words/basics/dates.ts'
import { factOf, firstWeekMessages, noOrderYet } from '#words/restaurant/staff/first-week.ts'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { List, ListItem } from '../../ui/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { nearness } from '../office/calendar.ts'
import { officePaths } from '../office/office-paths.ts'
import { usePutAway } from './use-today.ts'
import styles from './today.module.css'

const placeOf = {
  name: officePaths.restaurant,
  address: officePaths.restaurant,
  tax: officePaths.restaurant,
  hours: officePaths.hours,
  fulfillmentSettings: officePaths.fulfillmentSettings,
  menu: officePaths.menu,
  payments: officePaths.setUp,
  mail: officePaths.setUp,
  people: officePaths.staff,
  order: paths.menu,
} satisfies Record<FirstWeekStep, string>

interface FirstWeekProps {
  today: TodayReply
  onPutAway: () => void
}

export function FirstWeek({ today, onPutAway }: FirstWeekProps) {
  const { isBusy, failure, change } = usePutAway(onPutAway)
  const steps = firstWeekSteps(today.firstWeek)
  const done = steps.filter((step) => step.done).length

  return (
    <Panel
      title={firstWeekMessages.title}
      about={firstWeekMessages.done(done, steps.length)}
      actions={
        <Row as="span" gap={1} aria-hidden>
          {steps.map(({ step }, at) => (
            <i key={step} className={classNames(styles.bean, at < done && styles.beanFull)} />
          ))}
        </Row>
      }
    >
      <List>
        {steps.map((step) => (
          <Step key={step.step} {...step} today={today} />
        ))}
      </List>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Row>
        <Button
          bare
          className={styles.away}
          busy={isBusy}
          onClick={() => void change({ ...today.checklist, dismissed: true })}
        >
          {firstWeekMessages.dismissed}
        </Button>
      </Row>
    </Panel>
  )
}

interface StepProps extends FirstWeekProgress {
  today: TodayReply
}

function Step({ step, done, today }: StepProps) {
  const { timeZone } = useRestaurant()
  const fact = step === 'order' ? orderFact(today, timeZone) : factOf(step, today.firstWeek)
  return (
    <ListItem
      lead={
        <span className={classNames(styles.tick, done && styles.tickDone)}>
          {done && <Icon name="check" />}
        </span>
      }
      end={
        !done && (
          <ButtonLink quiet href={placeOf[step]}>
            {firstWeekMessages.action[step]}
          </ButtonLink>
        )
      }
    >
      {done && <VisuallyHidden>{firstWeekMessages.isDone} </VisuallyHidden>}
      {done ? (
        <a className={styles.link} href={placeOf[step]}>
          {firstWeekMessages.name[step]}
        </a>
      ) : (
        <b>{firstWeekMessages.name[step]}</b>
      )}
      <Quiet small>{fact}</Quiet>
    </ListItem>
  )
}

/** Order 103, yesterday at 4:20 PM */
function orderFact({ firstWeek: { order }, now }: TodayReply, timeZone: string): string {
  if (!order) return noOrderYet
  const { number, timestamp } = order
  const today = calendarDay(now, timeZone)
  const near = nearness(calendarDay(timestamp, timeZone), today)
  const time = clockTime(timestamp, timeZone)
  const when = near ? firstWeekMessages[near](time) : dayAndTime(timestamp, timeZone, { from: today })
  return firstWeekMessages.order(number, when)
}
