// What the owner must know before anything else: the alarms (R72), orders that nobody has paid, and that no money moves and no
// mail goes out (trust rules 19 and 20). The demo says already that nothing in it is real.
import type { ReactNode } from 'react'
import { alarmRule, type AlarmKind, type CurrentAlarm } from '#domain/people/alarms.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { calendarDay, shortDay } from '#words/basics/dates.ts'
import { alarmMessages, type AlarmMessages } from '#words/people/alarms.ts'
import { todayMessages } from '#words/people/staff/today.ts'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { demoMessages } from '../../ui/demo.ts'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officeOrderPath, officePaths } from '../office/office-paths.ts'
import { addressOf, plainView } from '../orders/orders-address.ts'
import styles from './warnings.module.css'

const failed = addressOf({ ...plainView, days: { kind: 'all' }, status: 'payment-failed' })

const notPaid = addressOf({ ...plainView, days: { kind: 'all' }, status: 'not-paid' })

const moneyWarnings = { none: todayMessages.noWayToPay, demo: todayMessages.demo, test: todayMessages.test }

const alarmHrefs: { readonly [Kind in AlarmKind]?: string } = {
  'shop-stopped': paths.kitchen,
  'unseen-orders': paths.kitchen,
  'emails-waiting': officePaths.setUp,
  'no-backup': officePaths.backups,
  'failed-payments': failed,
  'books-off': officePaths.books,
  'declined-cards': officePaths.setUp,
  'unpaid-flood': officePaths.orders,
  'wrong-logins': officePaths.staff,
}

export function Warnings({ today }: { today: TodayReply }) {
  const { alarms, overAlarms, unpaidOrders, firstWeek, checklist } = today
  const { mail, unpaid } = todayMessages
  const { cards, mailServer } = firstWeek
  // The list of the first week has a step for each of them, and nothing stands on a screen twice (R40).
  const isSaidHere = checklist.dismissed && !demoMessages
  const pretended = isSaidHere && cards !== null && cards !== 'card' && moneyWarnings[cards]
  return (
    <section className={styles.warnings} aria-label={todayMessages.warnings}>
      {alarms.map((alarm) => (
        <AlarmWarning key={alarm.kind} alarm={alarm} today={today} />
      ))}
      {unpaidOrders > 0 && (
        <Warning href={notPaid} action={unpaid.action(unpaidOrders)}>
          <b>{unpaid.lead(unpaidOrders)}</b> {unpaid.rest(unpaidOrders)}
        </Warning>
      )}
      {pretended && (
        <Warning bad={cards === 'none'} href={officePaths.setUp} action={pretended.action}>
          <b>{pretended.lead}</b> {pretended.rest}
        </Warning>
      )}
      {isSaidHere && mailServer === null && (
        <Warning href={officePaths.setUp} action={mail.action}>
          <b>{mail.lead}</b> {mail.rest}
        </Warning>
      )}
      {overAlarms.length > 0 && (
        <Notice tone="info">
          {overAlarms.map((kind) => (
            <p key={kind}>{alarmMessages[kind].over}</p>
          ))}
        </Notice>
      )}
    </section>
  )
}

interface AlarmWarningProps {
  alarm: CurrentAlarm
  today: TodayReply
}

function AlarmWarning({ alarm: { kind, count }, today: { urgentDispute, now } }: AlarmWarningProps) {
  const { timeZone } = useRestaurant()
  const { lead, rest, action }: AlarmMessages = alarmMessages[kind]
  const dispute = kind === 'disputes' ? urgentDispute : null
  const day =
    dispute?.respondBy == null
      ? undefined
      : shortDay(calendarDay(dispute.respondBy, timeZone), { from: calendarDay(now, timeZone) })
  return (
    <Warning
      bad={alarmRule(kind).isBroken}
      href={dispute ? officeOrderPath(dispute.orderId) : alarmHrefs[kind]}
      action={action?.(count)}
    >
      <b>{lead(count, day)}</b> {rest(count)}
    </Warning>
  )
}

interface WarningProps {
  /** Broken, and not merely missing: spoken at once. */
  bad?: boolean
  /** Without one, no screen can help. */
  href?: string | undefined
  action?: string | undefined
  children: ReactNode
}

function Warning({ bad = false, href, action, children }: WarningProps) {
  return (
    <div className={classNames(styles.warning, bad && styles.warningBad)} role={bad ? 'alert' : undefined}>
      <Icon name="warning" />
      <p>{children}</p>
      {href && (
        <ButtonLink quiet href={href}>
          {action}
        </ButtonLink>
      )}
    </div>
  )
}
