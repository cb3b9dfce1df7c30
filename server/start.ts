// Runs the server as a process: opens it, prints a greeting, and shuts down in order on a signal.
import { outboxOf, type Config } from './config.ts'
import type { CardSetup } from './connections/payments-now.ts'
import { createRestaurantServer, type OpenedServer, type ExternalServices } from './create-server.ts'
import { createLog } from './observe/log.ts'

const shutdownTimeoutMs = 10_000
/** How long the process lives on after a storage failure, so that requests in flight still get a 503. */
const storageFailureGraceMs = 250

export async function startServer(config: Config, services: ExternalServices): Promise<void> {
  // Other users of this machine must not read the restaurant's data.
  process.umask(0o077)
  const log = createLog({ terminal: process.stdout.isTTY, level: config.logLevel })
  let isEnding = false
  const server = await createRestaurantServer({
    config,
    services,
    log,
    onStorageFailure: exitOnStorageFailure,
  })
  const stop = async (signal: NodeJS.Signals) => {
    if (isEnding) return
    isEnding = true
    log.info(`stopping on ${signal}`)
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
    await server.close()
    log.info('stopped: everything that was begun is done')
    process.exit(0)
  }
  // Signals are handled before the first request, since from then on there may be work to finish (trust rule 16).
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

  const opened = await server.open()
  if (opened) console.log(greeting(config, opened).join('\n'))

  /** The storage failed: requests in flight get a 503, and then the process exits. */
  function exitOnStorageFailure(): void {
    if (isEnding) return
    isEnding = true
    log.fatal('the storage failed: stopping, so that no order is acknowledged that could be lost')
    setTimeout(() => process.exit(1), storageFailureGraceMs)
  }
}

function greeting(config: Config, opened: OpenedServer): string[] {
  const lines = [
    `Burritoful is open at ${opened.site}`,
    paymentsGreeting(opened.cards),
    mailGreeting(config, opened),
  ]
  if (opened.areBackupsOnSameDisk) {
    lines.push(
      `Backups are made every night into ${config.backupDir}, on the disk of the restaurant itself; set BACKUP_DIR to a folder on another one.`,
    )
  }
  if (config.timeZone && config.timeZone !== opened.timeZone) {
    lines.push(
      `TIME_ZONE is ${config.timeZone} and has no effect: it counted at the first start. The restaurant’s clock is that of ${opened.timeZone}.`,
    )
  }
  if (!opened.isPageBuilt) {
    lines.push('The page is not built; "npm start" builds it, "npm run dev" serves it from source.')
  }
  if (opened.ownerPassword) {
    lines.push(
      `Staff log in as "owner" with the password ${opened.ownerPassword}`,
      'It is shown this once, and is to be changed at the first login.',
    )
  }
  return lines
}

function mailGreeting(config: Config, { mail: { server, isOn, isLocked, from } }: OpenedServer): string {
  if (!isOn || !server)
    return `Mails are written to ${outboxOf(config)}; set up a mail server in the office to send them.`
  if (isLocked)
    return 'Mails wait: the password of the mail server was encrypted with a key file that is not here. Put it here, or enter the password again in the office.'
  return `Mails go out through ${server.host}, from ${from}`
}

export function paymentsGreeting({
  acceptedCards: { cards, isCounterForAll },
  isTestMode,
  saved,
}: Pick<CardSetup, 'acceptedCards' | 'isTestMode' | 'saved'>): string {
  if (isCounterForAll) return 'No cards are taken: customers pay on pickup or at the door.'
  if (cards === 'demo') return 'Payments are a demo: no card is charged, no money moves.'
  if (cards === null && saved.some(({ state, isLocked }) => state === 'on' && isLocked))
    return 'No card can be charged: the card keys were encrypted with a key file that is not here. Put it here, or enter them again in the office.'
  if (cards === null)
    return 'No card can be charged yet, so nobody can pay by card: the owner sets up payments in the office. For a demo, set DEMO_PAYMENTS=yes.'
  return isTestMode
    ? 'Cards go through Stripe in test mode: only test cards work, and no money moves.'
    : 'Cards are charged through Stripe.'
}
