// The alarms that the owner hears of (R72): when each begins and ends, how bad it is, and when an email about it is due.
import { hour, minute } from '../basics/time-units.ts'
import { overdueDays } from '../restaurant/backup.ts'

export interface AlarmRule {
  /** Something fails at this moment, and goes on failing until somebody acts. */
  readonly isBroken: boolean
  /** The alarm begins at this count … */
  readonly beginsAt: number
  /** … and is over below this one. The two differ where a count that moves around a limit would ring again and again. */
  readonly endsBelow: number
  /** Servers read the database alike; of its own disk, and of the logins it refused, each one knows alone. */
  readonly isPerServer: boolean
  /**
   * 'alarm': emailed as it begins and while it grows, once an hour at most. 'each': emailed each time it begins, however soon
   * after the last (R48). 'own': each of its orders has an email with its details (R66). 'never': the
   * mail itself is broken. That an alarm is over is emailed in any case.
   */
  readonly email: 'alarm' | 'each' | 'own' | 'never'
}

const shared = { isBroken: true, beginsAt: 1, endsBelow: 1, isPerServer: false, email: 'alarm' } as const

/** The worst first, which is the order on Today. */
export const alarmRules = {
  /** The shop takes no orders, since nobody touches the new ones (R48). Counts the minutes that the owner has set. */
  'shop-stopped': { ...shared, email: 'each' },
  /** New orders that nobody has touched for minutes, where the owner lets the shop go on. */
  'unseen-orders': shared,
  /** Percent of the disk. */
  'disk-nearly-full': { ...shared, beginsAt: 90, endsBelow: 88, isPerServer: true },
  /** Emails to customers that wait, none having gone out since. */
  'emails-waiting': { ...shared, email: 'never' },
  /** Whole days since the data of the last good backup. */
  'no-backup': { ...shared, beginsAt: overdueDays, endsBelow: overdueDays },
  /** Orders whose money will never move by itself (trust rule 20). */
  'failed-payments': { ...shared, email: 'own' },
  disputes: { ...shared, email: 'own' },
  /** What the last check of the books found. */
  'books-off': shared,
  /** Declined in the last hour, by the rule of trust rule 24. */
  'declined-cards': shared,
  /** Orders of the last hour without a card and without money, three times as many as a week before. */
  'unpaid-flood': { ...shared, isBroken: false, beginsAt: 20, endsBelow: 15 },
  /** Wrong passwords in the last hour. Somebody who forgot theirs is stopped after ten. */
  'wrong-logins': { ...shared, isBroken: false, beginsAt: 30, endsBelow: 20, isPerServer: true },
} as const satisfies Record<string, AlarmRule>

export type AlarmKind = keyof typeof alarmRules

export const alarmKinds = Object.keys(alarmRules) as readonly AlarmKind[]

export function alarmRule(kind: AlarmKind): AlarmRule {
  return alarmRules[kind]
}

/** What a server has just read. A kind that is missing counts as none. */
export type AlarmCounts = { readonly [Kind in AlarmKind]?: number }

/** An alarm as all servers know it: the last time that it was on. */
export interface StoredAlarm {
  readonly kind: AlarmKind
  readonly count: number
  readonly since: string
  /** When a server saw it last. */
  readonly seenAt: string
  /** Null while it is on. */
  readonly overAt: string | null
  /** When it was last emailed, now or an earlier time that it was on, and with which count. */
  readonly mailedAt: string | null
  readonly mailedCount: number
  readonly overMailedAt: string | null
}

/** What a server does about an alarm that it has counted. */
export type AlarmStep = 'begin' | 'go-on' | 'end' | 'nothing'

/** A server that has stopped cannot say that its disk has room again; after this long, nobody else waits for it. */
const unseenMs = 90_000
const seenEveryMs = 30_000

export function alarmStep(
  kind: AlarmKind,
  count: number,
  stored: StoredAlarm | undefined,
  now: Date,
): AlarmStep {
  const { isPerServer } = alarmRule(kind)
  const open = stored?.overAt === null ? stored : undefined
  const isOn = isAlarmOn(kind, count, stored)
  if (!open) return isOn ? 'begin' : 'nothing'
  const unseenFor = now.getTime() - Date.parse(open.seenAt)
  if (!isOn) return isPerServer && unseenFor < unseenMs ? 'nothing' : 'end'
  // The count of a server that is worse off stays.
  const hasChanged = isPerServer ? count > open.count : count !== open.count
  return hasChanged || (isPerServer && unseenFor >= seenEveryMs) ? 'go-on' : 'nothing'
}

function isAlarmOn(kind: AlarmKind, count: number, stored: StoredAlarm | undefined): boolean {
  const { beginsAt, endsBelow } = alarmRule(kind)
  return count >= (stored?.overAt === null ? endsBelow : beginsAt)
}

export interface CurrentAlarm {
  readonly kind: AlarmKind
  readonly count: number
}

/** For Today, which does not wait until a server has noted down what it can read itself. */
export function currentAlarms(stored: readonly StoredAlarm[], counts: AlarmCounts): CurrentAlarm[] {
  return alarmKinds.flatMap((kind) => {
    const known = stored.find((alarm) => alarm.kind === kind)
    if (alarmRule(kind).isPerServer) return known?.overAt === null ? [{ kind, count: known.count }] : []
    const count = counts[kind] ?? 0
    return isAlarmOn(kind, count, known) ? [{ kind, count }] : []
  })
}

/** Today says for this long that an alarm is over. */
const overFor = hour

export function recentlyOver(
  stored: readonly StoredAlarm[],
  current: readonly CurrentAlarm[],
  now: Date,
): AlarmKind[] {
  return alarmKinds.filter((kind) => {
    const overAt = stored.find((alarm) => alarm.kind === kind)?.overAt
    return (
      overAt != null &&
      now.getTime() - Date.parse(overAt) < overFor &&
      !current.some((alarm) => alarm.kind === kind)
    )
  })
}

/** An alarm is emailed at most this often, also where it comes and goes. */
const emailEvery = hour
/** An email that could not be sent for so long is no news anymore. */
const newsFor = 24 * hour

export type AlarmEmail = 'alarm' | 'over'

export function dueAlarmEmail(alarm: StoredAlarm, now: Date): AlarmEmail | undefined {
  const { email } = alarmRule(alarm.kind)
  const { count, since, overAt, mailedAt, mailedCount, overMailedAt } = alarm
  const isEarlier = (at: string | null, ms: number) => at === null || now.getTime() - Date.parse(at) >= ms
  const isTold = mailedAt !== null && mailedAt >= since
  if (overAt === null) {
    if (email === 'each') return isTold ? undefined : 'alarm'
    if (email !== 'alarm' || !isEarlier(mailedAt, emailEvery)) return undefined
    return isTold && count <= mailedCount ? undefined : 'alarm'
  }
  // Nobody needs to hear the end of what nobody heard of: an alarm of a minute may be over before its email.
  const isMailed = email === 'alarm' || email === 'each'
  const wasHeard = isMailed ? isTold : Date.parse(overAt) - Date.parse(since) >= minute
  const isSaid = overMailedAt !== null && overMailedAt >= since
  if (!wasHeard || isSaid || isEarlier(overAt, newsFor)) return undefined
  return email === 'each' || isEarlier(overMailedAt, emailEvery) ? 'over' : undefined
}
