// What Today counts for an alarm (R72); 0 where the alarm is not on.
import type { AlarmKind } from '../domain/people/alarms.ts'
import type { TodayReply } from '../domain/people/people-api.ts'

export function alarmCount({ alarms }: TodayReply, kind: AlarmKind): number {
  return alarms.find((alarm) => alarm.kind === kind)?.count ?? 0
}
