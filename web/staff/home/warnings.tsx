// What the owner must know before anything else: nobody is at the board (R48), payments have failed or are missing, the books
// are off (R68), stolen cards are tried (trust rule 24), a bank waits for an answer (R66), no money moves, no mail goes out
// (trust rules 19 and 20). The demo says already that nothing in it is real.
import type { ReactNode } from 'react'
import type { TodayReply } from '#domain/people/people-api.ts'
import { calendarDay, shortDay } from '#words/basics/dates.ts'
import { todayMessages } from '#words/people/staff/today.ts'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { demoMessages } from '../../ui/demo.ts'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../bar/use-shop.ts'
import { officeOrderPath, officePaths } from '../office/office-paths.ts'
import { addressOf, plainView } from '../orders/orders-address.ts'
import styles from './warnings.module.css'

const failed = addressOf({ ...plainView, days: { kind: '7-days' }, status: 'payment-failed' })

const notPaid = addressOf({ ...plainView, days: { kind: 'all' }, status: 'not-paid' })

const moneyWarnings = { none: todayMessages.noWayToPay, demo: todayMessages.demo, test: todayMessages.test }

export function Warnings({ today }: { today: TodayReply }) {
  const { failedPayments, unpaidOrders, discrepancies, testedCards, disputes, now, firstWeek, checklist } =
    today
  const { mail, failed: broken, unpaid, books, tested, unattended } = todayMessages
  const { cards, mailServer } = firstWeek
  // The list of the first week has a step for each of them, and nothing stands on a screen twice (R40).
  const isSaidHere = checklist.dismissed && !demoMessages
  const pretended = isSaidHere && cards !== null && cards !== 'card' && moneyWarnings[cards]
  const shop = useShop()
  return (
    <section className={styles.warnings} aria-label={todayMessages.warnings}>
      {shop?.isUnattended && (
        <Warning bad href={paths.kitchen} action={unattended.action}>
          <b>{unattended.lead}</b> {unattended.rest}
        </Warning>
      )}
      {failedPayments > 0 && (
        <Warning bad href={failed} action={broken.action(failedPayments)}>
          <b>{broken.lead(failedPayments)}</b> {broken.rest}
        </Warning>
      )}
      {discrepancies > 0 && (
        <Warning bad href={officePaths.books} action={books.action}>
          <b>{books.lead}</b> {books.rest(discrepancies)}
        </Warning>
      )}
      {testedCards > 0 && (
        <Warning bad href={officePaths.setUp} action={tested.action}>
          <b>{tested.lead}</b> {tested.rest(testedCards)}
        </Warning>
      )}
      {disputes && <DisputesWarning disputes={disputes} now={now} />}
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
    </section>
  )
}

interface DisputesWarningProps {
  disputes: NonNullable<TodayReply['disputes']>
  now: string
}

function DisputesWarning({ disputes: { count, orderId, respondBy }, now }: DisputesWarningProps) {
  const { timeZone } = useRestaurant()
  const { lead, rest, action } = todayMessages.disputes
  const day =
    respondBy === null
      ? undefined
      : shortDay(calendarDay(respondBy, timeZone), { from: calendarDay(now, timeZone) })
  return (
    <Warning bad href={officeOrderPath(orderId)} action={action(count)}>
      <b>{lead(count, day)}</b> {rest}
    </Warning>
  )
}

interface WarningProps {
  /** Broken, and not merely missing: spoken at once. */
  bad?: boolean
  href: string
  action: string
  children: ReactNode
}

function Warning({ bad = false, href, action, children }: WarningProps) {
  return (
    <div className={classNames(styles.warning, bad && styles.warningBad)} role={bad ? 'alert' : undefined}>
      <Icon name="warning" />
      <p>{children}</p>
      <ButtonLink quiet href={href}>
        {action}
      </ButtonLink>
    </div>
  )
}
