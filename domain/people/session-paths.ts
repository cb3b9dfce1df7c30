// The paths of logging in and out, and of who is logged in, apart from all others: each screen loads only its own.
export const sessionPaths = {
  /** GET → MeReply, or 401 */
  me: '/api/me',
  /** GET → SessionReply: for a page that does not know whether anybody is logged in */
  session: '/api/session',
  /** POST, native form: username, password → 303 */
  login: '/login',
  /** POST, native form → 303 */
  logout: '/logout',
} as const
