// The wire contract of people: login, staff, the owner's overview, and the live stream. Types and paths only.
import type { Wire } from '../basics/values.ts'
import type { auditQuery, auditReply } from './audit-schema.ts'
import type { liveEvents, wallEvents } from './live-schema.ts'
import type { emailSetupReply, emailTestBody, emailTestReply, mailServerBody } from './email-setup-schema.ts'
import type { officeOrder } from './office-order-schema.ts'
import type {
  meReply,
  newStaff,
  ownPassword,
  sessionReply,
  staffAccountRow,
  staffChange,
  staffReply,
} from './staff-schema.ts'
import type { todayReply } from './today-schema.ts'
import type { newWallLink, newWallLinkReply, wallLinksReply } from './wall-link-schema.ts'

export const peoplePaths = {
  /** GET → MeReply, or 401 */
  me: '/api/me',
  /** GET → SessionReply: for a page that does not know whether someone is logged in */
  session: '/api/session',
  /** POST, native form: username, password → 303 */
  login: '/login',
  /** POST, native form → 303 */
  logout: '/logout',
  /** POST OwnPasswordBody → {}: for all staff; ends the person's other sessions */
  ownPassword: '/api/me/password',
  /** GET: Server-Sent Events, see LiveEvents; query: order (ids, with commas between), board=1 (kitchen staff) */
  live: '/api/live',
  /** GET → StaffReply */
  staff: '/api/office/staff',
  /** POST NewStaffBody → StaffReply */
  addStaff: '/api/office/staff/add',
  /** POST StaffChangeBody → StaffReply */
  changeStaff: (username: string) => `/api/office/staff/${username}/change`,
  /** POST { password } → StaffReply: the person must choose another password at the next login */
  resetPassword: (username: string) => `/api/office/staff/${username}/password`,
  /** GET → Wall, or 404; `secret` is in the link that the owner made (R75) */
  wall: (secret: string) => `/api/wall/${secret}`,
  /** GET: Server-Sent Events, see WallEvents */
  wallLive: (secret: string) => `/api/wall/${secret}/live`,
  /** GET → WallLinksReply; POST NewWallLinkBody → NewWallLinkReply */
  wallLinks: '/api/office/wall-links',
  /** POST {} → WallLinksReply: ends the streams of the link, too */
  revokeWallLink: (id: number | ':link') => `/api/office/wall-links/${id}/revoke`,
  /** GET, query: topic (without one: all except the kitchen's), before (an entry's id) → AuditReply */
  audit: '/api/office/log',
  /** GET → TodayReply */
  today: '/api/office/today',
  /** GET → EmailSetupReply; POST MailServerBody → EmailSetupReply */
  mail: '/api/office/email',
  /** POST EmailTestBody → EmailTestReply: sends an email to one of the owner's own addresses */
  tryEmail: '/api/office/email/test',
} as const

export type MeReply = Wire<typeof meReply>
export type SessionReply = Wire<typeof sessionReply>

/** The named events of the live stream. A connection first receives everything it asked for, and then every change. */
export type LiveEvents = {
  readonly [Name in keyof typeof liveEvents]: Wire<(typeof liveEvents)[Name]>
}

export type WallEvents = {
  readonly [Name in keyof typeof wallEvents]: Wire<(typeof wallEvents)[Name]>
}

export type WallLinksReply = Wire<typeof wallLinksReply>
export type WallLink = WallLinksReply['links'][number]
export type NewWallLinkBody = Wire<typeof newWallLink>
export type NewWallLinkReply = Wire<typeof newWallLinkReply>

export type StaffAccountRow = Wire<typeof staffAccountRow>
export type StaffReply = Wire<typeof staffReply>
export type NewStaffBody = Wire<typeof newStaff>
export type StaffChangeBody = Wire<typeof staffChange>
export type OwnPasswordBody = Wire<typeof ownPassword>

export type AuditQuery = Wire<typeof auditQuery>
export type AuditReply = Wire<typeof auditReply>

export type TodayReply = Wire<typeof todayReply>
export type OfficeOrder = Wire<typeof officeOrder>
export type OfficeEmail = OfficeOrder['emails'][number]

export type EmailSetupReply = Wire<typeof emailSetupReply>
export type MailServerBody = Wire<typeof mailServerBody>
export type EmailTestBody = Wire<typeof emailTestBody>
export type EmailTestReply = Wire<typeof emailTestReply>
