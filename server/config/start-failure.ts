// Explains in one sentence why the server did not start, for the person who started it.
import { ConfigError } from './read-setting.ts'
import { UnsupportedVersion } from '../db/migrate.ts'

export function explainStartFailure(
  error: unknown,
  env: Readonly<Record<string, string | undefined>>,
): string {
  if (error instanceof ConfigError || error instanceof UnsupportedVersion) return error.message
  const { code = '', syscall = '', message } = error as NodeJS.ErrnoException
  const port = env['PORT'] || '3000'
  const host = env['HOST'] || '127.0.0.1'

  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the other program, or choose another: PORT=3001 ${env['DEMO'] ? 'npm run demo' : 'npm start'}`
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023.`
  if (syscall === 'getaddrinfo' && !env['DATABASE_URL'])
    return `HOST is "${host}", which is not an address of this machine.`
  if (code === 'EADDRNOTAVAIL') return `HOST is "${host}", which is not an address of this machine.`
  if (env['DATABASE_URL']) {
    // The driver's message may contain the user name, but never the password. The URL itself contains the password.
    return `The database at DATABASE_URL does not answer as it should: ${message || code}`
  }
  if (syscall === 'mkdir' || code.startsWith('SQLITE_')) {
    return `The data folder ${env['DATA_DIR'] || './data'} cannot be used (${code}). Set DATA_DIR to a folder this user may write to.`
  }
  return `Burritoful could not start: ${message}`
}
