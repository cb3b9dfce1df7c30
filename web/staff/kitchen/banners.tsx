// The banners below the board about untouched and canceled orders, a lost connection, sound and sleep: there they move no
// ticket.
import type { ReactNode } from 'react'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { retryLive } from '../../browser/live.ts'
import { Button } from '../../ui/button.tsx'
import { storedValue } from '../../browser/stored-value.ts'
import { Icon } from '../../ui/icon.tsx'
import { cameAt, type Connection } from './kitchen-state.ts'
import { usePassedFocus } from './use-passed-focus.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './banners.module.css'
import { kitchenMessages } from '#words/kitchen/staff/kitchen.ts'

interface ConnectionBannerProps {
  connection: Connection
  /** Formats a moment by the restaurant's clock; undefined until the server has sent the time zone. */
  clockOf: (moment: number) => string | undefined
}

export function ConnectionBanner({ connection, clockOf }: ConnectionBannerProps) {
  if (connection.state === 'lost')
    return (
      <div className={classNames(styles.banner, styles.bannerLost)} role="alert">
        <Icon name="offline" />
        <p>
          <b>{kitchenMessages.lost(clockOf(connection.since))}</b> {kitchenMessages.lostHint}
        </p>
        <BannerButton onPress={retryLive}>{kitchenMessages.tryNow}</BannerButton>
      </div>
    )
  if (connection.state === 'back')
    return (
      <div className={classNames(styles.banner, styles.bannerBack)} role="status">
        <Icon name="online" />
        <p>
          <b>{kitchenMessages.back(clockOf(connection.since))}</b> {kitchenMessages.backHint}
        </p>
      </div>
    )
  return null
}

interface UnwatchedBannerProps {
  /** The order that has waited longest for somebody to touch it. */
  ticket: Ticket
  now: number
  onHere: () => void
}

/** R48: nobody was in sight, and the shop has closed by itself. */
export function UnwatchedBanner({ ticket, now, onHere }: UnwatchedBannerProps) {
  const minutes = Math.floor((now - cameAt(ticket)) / 60_000)
  return (
    <div className={classNames(styles.banner, styles.bannerLost)} role="alert">
      <Icon name="bell" />
      <p>
        <b>{kitchenMessages.unattended(ticket.number, minutes)}</b> {kitchenMessages.unattendedHint}
      </p>
      <BannerButton onPress={onHere}>{kitchenMessages.weAreHere}</BannerButton>
    </div>
  )
}

export function SoundBanner({ onTurnOn }: { onTurnOn: () => void }) {
  return (
    <div className={classNames(styles.banner, styles.bannerSound)} role="status">
      <Icon name="muted" />
      <p>
        <b>{kitchenMessages.soundOff}</b> {kitchenMessages.soundHint}
      </p>
      <BannerButton onPress={onTurnOn}>{kitchenMessages.soundOn}</BannerButton>
    </div>
  )
}

const asleepRead = storedValue('burritoful.asleep-read', {
  read: (text) => text === 'yes',
  write: (isRead: boolean) => (isRead ? 'yes' : 'no'),
})

/** Shown once on each tablet, for the person who sets the board up. */
export function AsleepBanner() {
  if (asleepRead.use()) return null
  return (
    <div className={classNames(styles.banner, styles.bannerBack)} role="status">
      <Icon name="asleep" />
      <p>
        <b>{kitchenMessages.asleep}</b> {kitchenMessages.asleepHint}
      </p>
      <BannerButton onPress={() => asleepRead.change(() => true)}>{kitchenMessages.read}</BannerButton>
    </div>
  )
}

/** Announces an order that somebody else canceled, until a person has read it: a cook may be making that order. */
export function CanceledBanner({ tickets, onRead }: { tickets: readonly Ticket[]; onRead: () => void }) {
  if (tickets.length === 0) return null
  const [byCustomers, byStaff] = [true, false].map((isOwn) =>
    tickets.filter(({ moves }) => (moves.at(-1)?.by === null) === isOwn).map(({ number }) => number),
  ) as [number[], number[]]
  return (
    <div className={classNames(styles.banner, styles.bannerLost)} role="alert">
      <Icon name="cross" />
      <p>
        {byStaff.length > 0 && (
          <span>
            <b>{kitchenMessages.canceled(byStaff)}</b> {kitchenMessages.canceledHint(byStaff.length)}{' '}
          </span>
        )}
        {byCustomers.length > 0 && (
          <span>
            <b>{kitchenMessages.canceledByCustomer(byCustomers)}</b>{' '}
            {kitchenMessages.canceledByCustomerHint(byCustomers.length)}
          </span>
        )}
      </p>
      <BannerButton onPress={onRead}>{kitchenMessages.read}</BannerButton>
    </div>
  )
}

/** The banner disappears once the press has helped, so the focus moves on to the board's heading. */
function BannerButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button ref={usePassedFocus()} onClick={onPress}>
      {children}
    </Button>
  )
}
