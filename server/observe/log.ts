// The log: JSON lines for machines, readable ones in a terminal. Only the fields named here and by who writes them are
// ever written: no bodies, no headers, no addresses of pages (an order's id in it would be a secret).
import { Problem } from '#domain/problems.ts'
import { createStdoutWriter } from './stdout.ts'

export interface Log {
  /** What only somebody who looks for something wants to read, such as every picture that was sent. */
  debug(msg: string, fields?: LogFields): void
  info(msg: string, fields?: LogFields): void
  warn(msg: string, fields?: LogFields): void
  error(msg: string, fields?: LogFields): void
  fatal(msg: string, fields?: LogFields): void
}

export interface LogFields {
  /** Ties the lines of one request together. */
  readonly reqId?: string
  readonly method?: string
  /** Which route it was, never the address that was asked for. */
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly error?: string
  readonly code?: unknown
  /** Where it happened. */
  readonly at?: readonly string[]
}

/** As the readers of JSON logs know them. */
const levels = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const

export type LogLevel = keyof typeof levels
export const logLevels = Object.keys(levels) as LogLevel[]

interface LogLine extends LogFields {
  readonly level: number
  readonly time: string
  readonly msg: string
}

export interface LogOptions {
  readonly terminal: boolean
  /** What is less than this is left out. */
  readonly level?: LogLevel
  readonly write?: (text: string) => void
}

export function createLog({ terminal, level = 'info', write = createStdoutWriter() }: LogOptions): Log {
  const textOf = terminal ? readableLine : (line: LogLine) => `${JSON.stringify(line)}\n`
  const at = (own: LogLevel) => (msg: string, fields?: LogFields) => {
    if (levels[own] < levels[level]) return
    write(textOf({ level: levels[own], time: new Date().toISOString(), ...fields, msg }))
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), fatal: at('fatal') }
}

/** For what happens thousands of times a second: told once a second, with how often. */
export function sumUp(tell: (count: number) => void): () => void {
  let count = 0
  return () => {
    count += 1
    if (count > 1) return
    setTimeout(() => {
      tell(count)
      count = 0
    }, 1_000).unref()
  }
}

/** What may be said about a failure: where it happened, not with which values. */
export function describeError(error: unknown): LogFields {
  const cause = error instanceof Problem && error.cause !== undefined ? error.cause : error
  if (!(cause instanceof Error)) return { error: typeof cause }
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    at: frames.slice(0, 8).map((at) => at.trim()),
  }
}

function readableLine({ time, method, route, status, ms, msg, error }: LogLine): string {
  const clock = new Date(time).toLocaleTimeString('en-GB')
  if (msg === 'request') return `${clock}  ${[status, method, route, ms].join(' ')} ms\n`
  return `${clock}  ${msg}${error ? ` (${error})` : ''}\n`
}
