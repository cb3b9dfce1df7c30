// The log (pino): JSON lines for machines, readable lines in a terminal. Only the fields on the list below are ever written:
// no bodies, no headers and no URLs, since the order id in a URL is a secret (trust rule 6).
import { pino, type DestinationStream, type Logger } from 'pino'
import { Problem } from '#domain/basics/problems.ts'
import { openLogOutput } from './log-output.ts'

export type Log = Logger

interface LogFields {
  /** Ties the lines of one request together. */
  readonly reqId?: string
  readonly method?: string
  /** The route's pattern, never the requested URL. */
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  /** describeError() turns `err` into these three fields. */
  readonly error?: string
  readonly code?: unknown
  readonly at?: readonly string[]
}

const allowedFields: readonly (keyof LogFields)[] = [
  'reqId',
  'method',
  'route',
  'status',
  'ms',
  'error',
  'code',
  'at',
]

export const logLevels = ['debug', 'info', 'warn', 'error', 'fatal'] as const
export type LogLevel = (typeof logLevels)[number]

export interface LogOptions {
  readonly terminal: boolean
  /** Lines below this level are left out. */
  readonly level?: LogLevel
  readonly destination?: DestinationStream
}

export function createLog({ terminal, level = 'info', destination = openStdout() }: LogOptions): Log {
  const readable = { write: (line: string) => destination.write(readableLine(line)) }
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: keepAllowed },
      hooks: {
        logMethod(args, method) {
          const [first, second] = args as readonly unknown[]
          if (typeof first === 'string') return method.apply(this, [redactPaths(first)])
          const fields = first instanceof Error ? { err: first } : (first as { err?: unknown })
          const errorMessage = fields.err instanceof Error ? fields.err.message : undefined
          // An error's own message may contain what a customer typed. Without a message of ours, pino would write the error's.
          const hasMessage = typeof second === 'string' && second !== errorMessage
          method.apply(this, [fields, hasMessage ? redactPaths(second) : 'unexpected'])
        },
      },
    },
    terminal ? readable : destination,
  )
}

/** Fastify quotes the URL in some of its warnings, and the URL of an order is a secret. */
function redactPaths(message: string): string {
  return message.replaceAll(/"\/[^"]*"/g, '"…"')
}

function keepAllowed(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result = Object.fromEntries(
    allowedFields.filter((name) => name in fields).map((name) => [name, fields[name]]),
  )
  return 'err' in fields ? { ...result, ...describeError(fields['err']) } : result
}

/** Describes where an error happened, without its message, which may contain customers' data. */
export function describeError(error: unknown): LogFields {
  const cause = error instanceof Problem && error.cause !== undefined ? error.cause : error
  if (!(cause instanceof Error)) return { error: typeof cause }
  // A line of the message may look like a stack frame, so the message is removed first.
  const stack = (cause.stack ?? '').replace(cause.message, '')
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    at: frames.slice(0, 8).map((at) => at.trim()),
  }
}

function readableLine(line: string): string {
  const { time, method, route, status, ms, msg, error } = JSON.parse(line) as LogFields & {
    time: string
    msg: string
  }
  const clock = new Date(time).toLocaleTimeString('en-GB')
  if (msg === 'request') return `${clock}  ${[status, method, route, ms].join(' ')} ms\n`
  return `${clock}  ${msg}${error ? ` (${error})` : ''}\n`
}

function openStdout(): DestinationStream {
  // The greeting goes to the same pipe with console.log; an EPIPE error there must not end the server.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  return openLogOutput()
}
