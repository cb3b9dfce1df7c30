// The tables of the people who run the restaurant: accounts, sessions, links to the wall, the audit log, and alarms and alerts for
// the owner.
import type { Generated } from 'kysely'
import type { AuditTopic } from '#domain/people/audit.ts'
import type { Role } from '#domain/people/staff.ts'

export interface StaffTable {
  id: Generated<number>
  username: string
  name: string
  role: Role
  password_hash: string
  disabled_at: string | null
  created_at: string
  last_login_at: Generated<string | null>
  /** 1 after somebody else has set the password. */
  must_change_password: Generated<number>
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value, so that a stolen database opens no session. */
  token_hash: string
  staff_id: number
  created_at: string
  expires_at: string
}

/** The links that open the wall without a login (R75). A revoked link has no row. */
export interface WallLinksTable {
  id: Generated<number>
  /** Where the screen hangs. */
  name: string
  /** SHA-256 of the secret in the link, so that a stolen database opens no wall. */
  secret_hash: string
  created_at: string
}

/** Entries are only added, never changed. */
export interface AuditLogTable {
  id: Generated<number>
  at: string
  /** A username, or byServer or byCustomer of audit.ts. */
  by_username: string
  topic: AuditTopic
  /** The order, item or account that was changed. */
  target: string
  /** JSON: AuditAction */
  action: string
}

/** The mail server that the office has set up: one row, or none. */
export interface MailServerTable {
  id: 1
  host: string
  port: number
  /** 1: TLS starts with the connection. 0: STARTTLS. */
  tls: number
  username: string | null
  /** Sealed (secrets/secret-box.ts). */
  password: string | null
  /** The address that emails are from. */
  sender: string
  /** 1: emails go out through this server. */
  is_on: number
  /** Grows with every change by the office (optimistic lock). */
  version: number
  changed_at: string
}

/** Alerts that the owner gets once, by email. */
export interface OwnerAlertsTable {
  seq: Generated<number>
  at: string
  kind: string
  /** Null for the summary of a day. */
  order_seq: number | null
  /** Of the summary of a day: there is one. */
  day: string | null
  /** JSON: an OwnerAlert or DailySummary without its kind. */
  details: string
  sent_at: string | null
  /** The lease of the server that is sending the alert. */
  claimed_until: string | null
}

/** The last time that each kind of alarm was on (R72), with the columns of StoredAlarm. */
export interface AlarmsTable {
  kind: string
  count: number
  since: string
  seen_at: string
  over_at: string | null
  mailed_at: string | null
  mailed_count: number
  over_mailed_at: string | null
  /** The lease of the server that is sending an email about it. */
  claimed_until: string | null
}
