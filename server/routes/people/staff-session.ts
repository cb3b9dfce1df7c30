// The staff's session: login, logout, who is logged in, and changing one's own password.
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { validationError, requiredText } from '#domain/basics/form-schema.ts'
import { alarmRule } from '#domain/people/alarms.ts'
import type { Problem } from '#domain/basics/problems.ts'
import { type MeReply, type SessionReply, peoplePaths } from '#domain/people/people-api.ts'
import { emptyReply } from '#domain/basics/server-schema.ts'
import { ownPassword, type StaffMember, meReply, sessionReply } from '#domain/people/staff-schema.ts'
import { changeOwnPassword } from '../../actions/people/change-own-password.ts'
import { hashToken, logIn, logOut, type LogInDeps, type SessionCookie } from '../../actions/people/log-in.ts'
import { sendProblem } from '../../http/send-problems.ts'
import { json, redirect } from '../../http/reply-spec.ts'
import { readStoredAlarms } from '../../db/people/alarms.ts'
import { findSessionStaff } from '../../db/people/sessions.ts'
import { clientAddressOf } from '../../limits/client-address.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import { deviceCookieMaxAge } from '../../secrets/known-callers.ts'
import { version } from '../../version.ts'

const loginForm = z.strictObject({
  username: requiredText.check(
    z.minLength(1),
    z.maxLength(64, { abort: true }),
    z.regex(/^\P{Cc}*$/u, validationError('special-characters')),
  ),
  password: requiredText.check(z.minLength(1), z.maxLength(200)),
})

export interface StaffSessionDeps extends LogInDeps {
  readonly https: boolean
  readonly emailsGoToFiles: () => boolean
  readonly demoPayments: () => boolean
  readonly testPayments: () => boolean
}

export function staffSessionRoutes(app: Routes, deps: StaffSessionDeps): void {
  const { https: secure } = deps
  const name = cookieName(secure)
  const deviceName = hostCookieName('device', secure)
  // Scripts cannot read the cookie, and browsers do not send it when another site posts to us.
  const cookie = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
  const setSessionCookie = (reply: FastifyReply, { token, maxAgeSeconds: maxAge }: SessionCookie) =>
    reply.setCookie(name, token, { ...cookie, maxAge })

  app.post(
    peoplePaths.login,
    {
      config: {
        access: 'anyone',
        summary: 'Log in',
        reply: redirect,
        form: true,
        perMinute: 60,
        urgent: true,
      },
      schema: { querystring: nothing, body: loginForm },
      onProblem: redirectToLogin,
    },
    async (request, reply) => {
      const address = clientAddressOf(request.ip)
      const login = await logIn(deps, { ...request.body, address, device: request.cookies[deviceName] })
      reply.header('cache-control', 'no-store')
      if (login.outcome !== 'welcome') return reply.redirect(`/?login=${login.outcome}#/`, 303)
      const before = request.cookies[name]
      if (before) await logOut(deps, before)
      setSessionCookie(reply, login).setCookie(deviceName, login.device, {
        ...cookie,
        maxAge: deviceCookieMaxAge,
      })
      return reply.redirect('/#/Staff', 303)
    },
  )

  app.post(
    peoplePaths.logout,
    {
      config: {
        access: 'anyone',
        summary: 'Log out',
        reply: redirect,
        form: true,
        optionalStaff: true,
        urgent: true,
      },
      schema: { querystring: nothing, body: nothing },
    },
    async (request, reply) => {
      const token = request.cookies[name]
      if (token) await logOut(deps, token)
      reply.clearCookie(name, cookie)
      return reply.header('cache-control', 'no-store').redirect('/#/', 303)
    },
  )

  app.get(
    peoplePaths.me,
    {
      config: { access: 'staff', summary: 'Who is logged in', reply: json(meReply) },
      schema: { querystring: nothing },
    },
    async (request): Promise<MeReply> => ({
      ...request.staff,
      emailsGoToFiles: deps.emailsGoToFiles(),
      demoPayments: deps.demoPayments(),
      testPayments: deps.testPayments(),
      ...(await readStaffAlarms(deps)),
      version,
    }),
  )

  // For the shop's pages, where not being logged in is no error.
  app.get(
    peoplePaths.session,
    {
      config: {
        access: 'anyone',
        summary: 'Who is logged in, if anybody',
        reply: json(sessionReply),
        optionalStaff: true,
      },
      schema: { querystring: nothing },
    },
    async (request, reply): Promise<SessionReply> => {
      reply.header('cache-control', 'no-store')
      return { staff: (await findStaff(deps, request)) ?? null }
    },
  )

  app.post(
    peoplePaths.ownPassword,
    {
      config: {
        access: 'staff',
        summary: 'Change the own password; ends all other sessions',
        reply: json(emptyReply),
        limitsAttempts: true,
      },
      schema: { querystring: nothing, body: ownPassword },
    },
    async (request, reply): Promise<object> => {
      setSessionCookie(reply, await changeOwnPassword(deps, { ...request.body, staff: request.staff }))
      return {}
    },
  )
}

/** For the bar of every staff screen. What is counted only when asked for is on Today. */
async function readStaffAlarms({
  db,
}: Pick<StaffSessionDeps, 'db'>): Promise<Pick<MeReply, 'emailsWait' | 'brokenAlarms'>> {
  const open = (await readStoredAlarms(db)).filter(({ overAt }) => overAt === null)
  return {
    emailsWait: open.some(({ kind }) => kind === 'emails-waiting'),
    brokenAlarms: open.filter(({ kind }) => alarmRule(kind).isBroken).length,
  }
}

/** The browser itself submits this form, so an overload or outage leads to a page instead of a problem in JSON. */
function redirectToLogin(problem: Problem, reply: FastifyReply): unknown {
  if (problem.status !== 429 && problem.status < 500) return sendProblem(problem, reply)
  return reply.redirect(`/?login=${problem.status === 429 ? 'wait' : 'down'}#/`, 303)
}

/** The staff member whose session cookie the request has. */
export async function findStaff(
  { db, now, https }: Pick<StaffSessionDeps, 'db' | 'now' | 'https'>,
  request: FastifyRequest,
): Promise<StaffMember | undefined> {
  const token = request.cookies[cookieName(https)]
  return token ? findSessionStaff(db, hashToken(token), now()) : undefined
}

export function cookieName(https: boolean): string {
  return hostCookieName('session', https)
}

/** The __Host- prefix binds the cookie to this host and https; over plain http browsers would refuse it. */
function hostCookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name
}
