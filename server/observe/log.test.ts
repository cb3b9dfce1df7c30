import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { Problem } from '../../domain/basics/problems.ts'
import { createLog, describeError, logLevels, type LogLevel } from './log.ts'

function lines(terminal: boolean): { log: ReturnType<typeof createLog>; written: string[] } {
  const written: string[] = []
  return { log: createLog({ terminal, destination: { write: (line) => void written.push(line) } }), written }
}

test('a machine reads one line of JSON for each request', () => {
  const { log, written } = lines(false)
  log.info({ reqId: 'req-1', method: 'GET', route: '/api/orders/:id', status: 200, ms: 1.5 }, 'request')
  log.fatal('the end')
  expect(written[0]).toMatch(/^\{"level":30,"time":"\d{4}-[^"]+Z","reqId":"req-1",.*"msg":"request"\}\n$/)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ route: '/api/orders/:id', status: 200, ms: 1.5 })
  expect(JSON.parse(written[1] ?? '')).toMatchObject({ level: 60, msg: 'the end' })
})

test('a person reads a clock and words', () => {
  const { log, written } = lines(true)
  log.info({ method: 'GET', route: '/api/menu', status: 200, ms: 1.5 }, 'request')
  log.error({ err: new TypeError('of rosa@example.com') }, 'a mail waits')
  expect(written[0]).toMatch(/^\d\d:\d\d:\d\d {2}200 GET \/api\/menu 1.5 ms\n$/)
  expect(written[1]).toMatch(/^\d\d:\d\d:\d\d {2}a mail waits \(TypeError\)\n$/)
})

test('of an error it is output where it happened, not with which values', () => {
  const cause = Object.assign(new TypeError('rosa@example.com is no number'), { code: 'ODD' })
  const output = describeError(new Problem('internal', {}, cause))
  expect(output).toMatchObject({ error: 'TypeError', code: 'ODD' })
  expect(JSON.stringify(output)).not.toContain('rosa@example.com')
})

test('what is not on the list is not written, whoever logs it, nor the message of an error', () => {
  const { log, written } = lines(false)
  const error = new Error('rosa@example.com')
  log.child({ reqId: 'req-1' }).info({ body: 'SECRET', url: 'SECRET', headers: {}, ms: 1 }, 'output')
  log.error(error)
  log.error({ err: error, req: { url: 'SECRET' } })
  log.error({ err: error }, undefined)
  log.error({ err: error }, error.message)
  log.warn('Reply was already sent, did you forget it in the "/api/orders/SECRET" route?')
  log.error({ err: new Error('odd\n    at rosa@example.com') }, 'output')
  expect(JSON.parse(written[0] ?? '')).toEqual({
    level: 30,
    time: expect.any(String) as string,
    reqId: 'req-1',
    ms: 1,
    msg: 'output',
  })
  expect(JSON.parse(written[1] ?? '')).toMatchObject({ error: 'Error', msg: 'unexpected' })
  expect(written.join('')).not.toMatch(/SECRET|rosa/)
})

const program = (body: string) =>
  `import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
   const log = createLog({ terminal: false })
   ${body}`

function run(body: string) {
  return spawn(process.execPath, ['--input-type=module', '-e', program(body)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('the last lines before an exit are seen through a pipe', async () => {
  const child = run(`
    for (let count = 0; count < 5000; count += 1) log.info('request ' + count)
    log.fatal('the last words')
    process.exit(1)`)
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const written = output.trim().split('\n')
  expect([code, written.length]).toEqual([1, 5001])
  expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({ level: 60, msg: 'the last words' })
})

test('a reader that does not read stops nobody, and misses lines in the end', async () => {
  const child = run(`
    const line = 'x'.repeat(10_000)
    let rounds = 0
    const timer = setInterval(() => {
      for (let count = 0; count < 10; count += 1) log.info(line)
      rounds += 1
      if (rounds < 40) return
      clearInterval(timer)
      process.exitCode = 7
      process.stderr.write('done')
    }, 2)`)
  // The test starts to read only after four megabytes were logged.
  await once(child.stderr, 'data')
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(7)
  expect(output.length).toBeGreaterThan(1_000_000)
  expect(output.length).toBeLessThan(2_000_000)
})

test('a reader of the log that went away does not end the server', async () => {
  const child = run(`
    log.info('first')
    let count = 0
    const timer = setInterval(() => {
      log.info('more ' + count)
      count += 1
      if (count === 20) { clearInterval(timer); process.exitCode = 7 }
    }, 5)`)
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([code, output]).toEqual([7, ''])
})

test.each(['process.exit(7)', "log.fatal('the storage failed'); process.exit(7)"])(
  'nor keeps it from ending: %s',
  async (end) => {
    const child = run(`
      setInterval(() => {}, 1_000)
      process.on('SIGTERM', () => { log.info('stopping'); ${end} })
      log.info('first')`)
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit', { signal: AbortSignal.timeout(5_000) })) as [number | null]
    expect(code).toBe(7)
  },
)

test('what is less than the level is not written', () => {
  const written: string[] = []
  const levelsAt = (level?: LogLevel) => {
    written.length = 0
    const log = createLog({
      terminal: false,
      ...(level && { level }),
      destination: { write: (line) => void written.push(line) },
    })
    for (const each of logLevels) log[each](each)
    return written.map((line) => (JSON.parse(line) as { msg: string }).msg)
  }
  expect(levelsAt()).toEqual(['info', 'warn', 'error', 'fatal'])
  expect(levelsAt('debug')).toEqual(['debug', 'info', 'warn', 'error', 'fatal'])
  expect(levelsAt('error')).toEqual(['error', 'fatal'])
})
