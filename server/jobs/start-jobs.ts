// Starts the background jobs: says how often each job runs, and what wakes a job before its time.
import { hostname } from 'node:os'
import type { OrderId } from '#domain/orders/order.ts'
import { EmailDeferred, MailServerDown, type Mailer } from '../adapters/mailer.ts'
import { KeysLocked, type PaymentGateway } from '../adapters/payments.ts'
import type { Feed } from '../db/engine/feed.ts'
import type { Database, Place } from '../db/engine/database.ts'
import { readPictureFile } from '../db/menu/pictures.ts'
import { isStorageBroken } from '../db/engine/database-errors.ts'
import { createLogoReader } from '../emails/email-pictures.ts'
import { composeAlarmEmail, composeAlertEmail } from '../emails/owner-email.ts'
import { composeEmail, type EmailSender } from '../emails/compose-email.ts'
import type { RestaurantNow } from '../live/restaurant-now.ts'
import type { Log } from '../observe/log.ts'
import { startBackground } from './background.ts'
import { backUpNightly } from './back-up-nightly.ts'
import { runBackup } from './backup-process.ts'
import { checkBooksDaily } from './check-books.ts'
import { purgeCustomers, purgeCardAttempts, removeOldPictures, type PurgeDeps } from './purge-customers.ts'
import { reconcileGateway, reconcileEveryMs, type ReconcileGatewayDeps } from './reconcile-gateway.ts'
import { createEmailJob } from './send-emails.ts'
import { settlePayments, reviewSetAsidePayments, type SettleDeps } from './settle-payments.ts'
import { sendOwnerAlerts } from './send-owner-alerts.ts'
import { summarizeDay } from './summarize-day.ts'
import { watchAlarms, type WatchAlarmsDeps } from './watch-alarms.ts'
import { day, hour, minute } from '#domain/basics/time-units.ts'

export interface JobsDeps {
  readonly db: Database
  readonly feed: Feed
  readonly log: Log
  /** The gateway of the moment. */
  readonly payments: () => PaymentGateway
  /** Undefined for the demo gateway, which has no activity of its own to reconcile. */
  readonly gateway?: Pick<ReconcileGatewayDeps, 'gatewayActivity' | 'reconcile'> | undefined
  readonly mailer: Mailer
  readonly mailServerVersion: () => number
  readonly emailSender: Omit<EmailSender, 'restaurant' | 'logo'>
  readonly restaurant: Pick<RestaurantNow, 'current' | 'pageData'>
  /** Where the data is, and the folder of its backups. */
  readonly place: Place
  readonly backupDir: string
  readonly startedAt: Date
  readonly countOwnAlarms: WatchAlarmsDeps['countOwn']
  readonly keepDays: number
  readonly removeOldEmails: PurgeDeps['removeOldEmails']
  readonly now: () => Date
  /** Aborted when the server stops: a job begins nothing new and ends soon. */
  readonly closing: AbortSignal
  /** Called when the disk has failed. */
  readonly onStorageFailure: () => void
}

export interface Jobs {
  settlePaymentsSoon(): void
  sendEmailsSoon(): void
  sendOwnerAlertsSoon(): void
  /** Other keys of the gateway are here: payments that waited for them go on, and others may have to wait. */
  reviewPayments(): void
  /** Waits for the runs under way, then closes the connections to the mail server. */
  stop(): Promise<void>
}

const halfAMinute = 30_000

export function startJobs(deps: JobsDeps): Jobs {
  const { mailer, log } = deps
  const onError = (message: string) => (error: unknown) => {
    log.error({ err: error }, message)
    if (isStorageBroken(error)) deps.onStorageFailure()
  }
  const onReconcileError = onError('what happened at the card gateway is not known yet')
  const reconcile = reconcileRun(deps, onReconcileError)
  // Set-aside payments are resumed only after every one of them was reconciled, so an error ends this run.
  const reconcileAll = reconcileRun(deps, (error) => {
    throw error
  })
  const { reviewOnce, reviewAgain, settle } = paymentRun(deps, reconcileAll)
  // Woken by every status change and every refund, and by the clock when a capture is due. No order wakes it: no promise, and so
  // no capture, is nearer than the next look.
  const payments = startBackground({
    everyMs: halfAMinute,
    run: () => reviewOnce().then(settle),
    onError: onError('payments wait for the database'),
  })
  // Woken by every order, by a status change that the customer is emailed about, and by an owner who sends an email again.
  const emails = startBackground({
    everyMs: halfAMinute,
    run: emailRun(deps),
    onError: onError('mails wait for the database'),
  })
  // Woken by the clock alone.
  const purging = startBackground({
    everyMs: day,
    run: () => purgeCustomers(deps),
    onError: onError('customers of old orders could not be forgotten yet'),
  })
  // Woken by the clock alone.
  const cardAttempts = startBackground({
    everyMs: minute,
    run: () => purgeCardAttempts(deps),
    onError: onError('tries with cards could not be forgotten yet'),
  })
  // Woken by the clock alone.
  const pictures = startBackground({
    everyMs: hour,
    run: () => removeOldPictures(deps),
    onError: onError('unused pictures could not be removed yet'),
  })
  // Woken by every webhook event that changed something. For all else the clock is soon enough.
  const alarms = startBackground({
    everyMs: 10_000,
    run: alarmsRun(deps),
    onError: onError('the alarms wait for the database'),
  })
  // Woken by the clock alone: the check is due once a business day.
  const books = startBackground({
    everyMs: 10 * 60_000,
    run: booksRun(deps),
    onError: onError('the books could not be checked yet'),
  })
  // Woken by the clock alone: a backup is due once a night.
  const backups = startBackground({
    everyMs: 10 * 60_000,
    run: backupRun(deps),
    onError: onError('the nightly backup waits for the database'),
  })
  // Woken by every webhook event that changed something; the alert about a failed payment waits for the clock.
  const ownerAlerts = startBackground({
    everyMs: halfAMinute,
    run: ownerAlertsRun(deps),
    onError: onError('news for the owner wait for the database'),
  })
  // Woken by the clock alone: a summary is due at closing.
  const summaries = startBackground({
    everyMs: minute,
    run: summaryRun(deps, () => ownerAlerts.nudge()),
    onError: onError('the summary of the day waits for the database'),
  })
  // Woken by the clock alone, since webhook events are handled at once. The demo gateway has nothing to reconcile.
  const reconciling =
    reconcile &&
    startBackground({
      everyMs: reconcileEveryMs,
      // Payments that wait or failed are reconciled again in the next run, also after a short network failure: with back-off, a
      // payment that can never be reconciled would be asked for every ten seconds.
      run: () =>
        reviewOnce()
          .then(reconcile)
          .then(() => 0, waitWhileLocked),
      onError: onReconcileError,
    })
  const running = [
    payments,
    emails,
    purging,
    cardAttempts,
    pictures,
    alarms,
    books,
    backups,
    ownerAlerts,
    summaries,
    ...(reconciling ? [reconciling] : []),
  ]
  return {
    settlePaymentsSoon: () => payments.nudge(),
    sendEmailsSoon: () => emails.nudge(),
    sendOwnerAlertsSoon() {
      ownerAlerts.nudge()
      alarms.nudge()
    },
    reviewPayments() {
      reviewAgain()
      payments.nudge()
    },
    async stop() {
      for (const job of running) await job.stop()
      mailer.close()
    },
  }
}

function paymentRun(
  { db, payments, restaurant, now, closing, feed, log }: JobsDeps,
  reconcile: (() => Promise<unknown>) | undefined,
) {
  const announceOrder = (order: OrderId) => feed.announce({ orders: [order] })
  const depsNow = (): SettleDeps => ({
    db,
    payments: payments(),
    now,
    timeZone: () => restaurant.current().timeZone,
    closing,
    onPaymentChanged: announceOrder,
    onPaymentFailed(order, reason) {
      log.error(`a payment failed for good (${reason}): the office shows which`)
      announceOrder(order)
    },
    onSetAside(order) {
      const how = order === null ? 'it has no order, and its hold ends by itself' : 'the office shows which'
      log.warn(`a payment is set aside, since the keys of its gateway are not set any more: ${how}`)
      if (order !== null) announceOrder(order)
    },
    onFailure: (error) => log.error({ err: error }, 'a payment waits for the gateway'),
  })
  let review: Promise<void> | undefined
  let isRepeated = false
  const reviewNow = async () => {
    let isReviewed = false
    try {
      isReviewed = await reviewSetAsidePayments(depsNow(), reconcile, isRepeated)
      isRepeated = true
    } finally {
      if (!isReviewed) review = undefined
    }
  }
  return {
    /** Reviews the set-aside payments after a start. A review that failed is repeated before the next run. */
    reviewOnce: () => (review ??= reviewNow()),
    reviewAgain() {
      review = undefined
      isRepeated = false
    },
    settle: () => settlePayments(depsNow()),
  }
}

function reconcileRun({ gateway, db, now, closing }: JobsDeps, onFailure: (error: unknown) => void) {
  return gateway && (() => reconcileGateway({ ...gateway, db, now, closing, onFailure }))
}

/** The office says it already, and asking again in a moment changes nothing. */
function waitWhileLocked(error: unknown): number {
  if (error instanceof KeysLocked) return 0
  throw error
}

function ownerAlertsRun({ db, mailer, emailSender, restaurant, now, closing, log }: JobsDeps) {
  return () =>
    sendOwnerAlerts({
      db,
      mailer,
      ownerEmail: () => restaurant.current().email,
      composeEmail: (news, moment) =>
        composeAlertEmail({ ...emailSender, restaurant: restaurant.current() }, news, moment),
      now,
      closing,
      onDeferred: (message) => log.warn(`the owner has not been emailed yet: ${message}`),
    })
}

function summaryRun({ db, restaurant, now }: JobsDeps, onStored: () => void) {
  return () =>
    summarizeDay({
      db,
      schedule: () => ({ hours: restaurant.pageData().hours, timeZone: restaurant.current().timeZone }),
      ownerEmail: () => restaurant.current().email,
      now,
      onStored,
    })
}

function emailRun({ db, mailer, mailServerVersion, emailSender, restaurant, now, closing, log }: JobsDeps) {
  const readLogo = createLogoReader((file) => readPictureFile(db, file))
  return createEmailJob({
    db,
    mailer,
    mailServerVersion,
    async composeEmail(order, kind, moment) {
      const current = restaurant.current()
      const sender = { ...emailSender, restaurant: current, logo: await readLogo(current) }
      return composeEmail(sender, order, kind, moment)
    },
    now,
    closing,
    onFailure(error) {
      const isExpected = error instanceof MailServerDown || error instanceof EmailDeferred
      if (isExpected) log.warn(`a mail waits: ${error.message}`)
      else log.error({ err: error }, 'a mail could not be written')
    },
  })
}

function alarmsRun(deps: JobsDeps) {
  const { db, mailer, emailSender, restaurant, now, closing, feed, log, countOwnAlarms } = deps
  return () =>
    watchAlarms({
      db,
      countOwn: countOwnAlarms,
      mailer,
      ownerEmail: () => restaurant.current().email,
      composeEmail: (alarm, moment) =>
        composeAlarmEmail({ ...emailSender, restaurant: restaurant.current() }, alarm, moment),
      now,
      closing,
      onChange(kind, change, count) {
        if (change === 'begin') log.warn(`alarm: ${kind} (${count})`)
        else log.info(`the alarm is over: ${kind}`)
        // Today and the bar of every staff screen follow the shop.
        feed.announce({ shop: true })
      },
      onDeferred: (message) => log.warn(`the owner is not told yet of an alarm: ${message}`),
    })
}

function booksRun({ db, restaurant, now, startedAt, closing }: JobsDeps) {
  return () => checkBooksDaily({ db, timeZone: () => restaurant.current().timeZone, now, startedAt, closing })
}

function backupRun({ db, place, backupDir, restaurant, now, startedAt, closing, log }: JobsDeps) {
  return () =>
    backUpNightly({
      db,
      place,
      folder: backupDir,
      server: hostname(),
      schedule: () => ({ hours: restaurant.pageData().hours, timeZone: restaurant.current().timeZone }),
      now,
      startedAt,
      runBackup,
      closing,
      onMade: (file) => log.info(`a backup was made and checked: ${file}`),
      onFault: (fault, details) => log.error(`the nightly backup (${fault.code}): ${details}`),
    })
}
