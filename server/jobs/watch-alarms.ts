// Watches what may be wrong (R72): begins and ends the alarms, and emails them to the owner. Each of several servers runs this:
// the one whose statement changes the alarm announces it, and the one that claims an email sends it.
import {
  alarmKinds,
  alarmRule,
  alarmStep,
  dueAlarmEmail,
  type AlarmCounts,
  type AlarmEmail,
  type AlarmKind,
  type StoredAlarm,
} from '#domain/people/alarms.ts'
import { EmailDeferred, MailServerDown, type Email, type Mailer } from '../adapters/mailer.ts'
import type { Database } from '../db/engine/database.ts'
import {
  beginAlarm,
  claimAlarmEmail,
  continueAlarm,
  endAlarm,
  markAlarmEmailed,
  readAlarmCounts,
  readStoredAlarms,
} from '../db/people/alarms.ts'
import type { AddressedAlarm } from '../emails/owner-email.ts'
import type { NextRun } from './background.ts'

export interface WatchAlarmsDeps {
  readonly db: Database
  /** What this server alone knows: its disk and the logins that it refused. */
  readonly countOwn: () => Promise<AlarmCounts>
  readonly mailer: Pick<Mailer, 'send'>
  /** The restaurant's own address; null when it has none, and only the office shows the alarms. */
  readonly ownerEmail: () => string | null
  readonly composeEmail: (addressed: AddressedAlarm, now: Date) => Email
  readonly now: () => Date
  readonly closing: AbortSignal
  /** Called when an alarm has begun or ended: Today must show that at once. */
  readonly onChange: (kind: AlarmKind, change: 'begin' | 'end', count: number) => void
  readonly onDeferred: (message: string) => void
}

/** Longer than any attempt lasts; an attempt that failed, or whose server died, is repeated after this. */
const leaseMs = 2 * 60_000

export async function watchAlarms(deps: WatchAlarmsDeps): Promise<NextRun> {
  const { db, closing } = deps
  const now = deps.now()
  const counts = { ...(await readAlarmCounts(db, now)), ...(await deps.countOwn()) }
  const stored = new Map((await readStoredAlarms(db)).map((alarm) => [alarm.kind, alarm]))
  for (const kind of alarmKinds) await changeAlarm(deps, kind, counts[kind] ?? 0, stored.get(kind), now)
  for (const alarm of await readStoredAlarms(db)) {
    if (closing.aborted) break
    const email = dueAlarmEmail(alarm, now)
    if (email && !(await sendAlarm(deps, alarm, email, now))) break
  }
  return { inMs: Infinity }
}

async function changeAlarm(
  { db, onChange }: WatchAlarmsDeps,
  kind: AlarmKind,
  count: number,
  stored: StoredAlarm | undefined,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const step = alarmStep(kind, count, stored, now)
  if (step === 'begin') {
    if (await beginAlarm(db, { kind, count, at })) onChange(kind, step, count)
  } else if (stored && step === 'go-on') {
    const most = Math.max(count, stored.count)
    await continueAlarm(db, stored, { kind, count: alarmRule(kind).isPerServer ? most : count, at })
  } else if (stored && step === 'end') {
    if (await endAlarm(db, stored, at)) onChange(kind, step, 0)
  }
}

/** False if the mail server is down, for the other emails as well. */
async function sendAlarm(
  { db, mailer, ownerEmail, composeEmail, closing, onDeferred }: WatchAlarmsDeps,
  alarm: StoredAlarm,
  email: AlarmEmail,
  now: Date,
): Promise<boolean> {
  const to = ownerEmail()
  if (to === null) return false
  const claim = { at: now.toISOString(), lease: new Date(now.getTime() + leaseMs).toISOString() }
  if (!(await claimAlarmEmail(db, alarm, claim))) return true
  try {
    // A refused address counts as sent: trying it again would not help.
    await mailer.send(composeEmail({ to, alarm, email }, now), closing)
  } catch (error) {
    if (!(error instanceof MailServerDown || error instanceof EmailDeferred)) throw error
    onDeferred(error.message)
    return false
  }
  await markAlarmEmailed(db, alarm, email, claim)
  return true
}
