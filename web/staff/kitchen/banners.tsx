// What stands below the board when something is the matter: there it comes and goes without moving a ticket.
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Ticket } from '#domain/kitchen.ts'
import { retryLive } from '../../browser/live.ts'
import { Button } from '../../ui/button.tsx'
import { keptValue } from '../../browser/kept-value.ts'
import './banners.css'
import { Icon } from '../../ui/icon.tsx'
import type { Connection } from './kitchen-state.ts'
import { kitchenWords } from './words.ts'

interface ConnectionBannerProps {
  connection: Connection
  /** A moment by the restaurant's clock, once that is known. */
  clockOf: (moment: number) => string | undefined
}

export function ConnectionBanner({ connection, clockOf }: ConnectionBannerProps) {
  if (connection.state === 'lost')
    return (
      <div className="banner banner--lost" role="alert">
        <Icon name="offline" />
        <p>
          <b>{kitchenWords.lost(clockOf(connection.since))}</b> {kitchenWords.lostHint}
        </p>
        <BannerButton onPress={retryLive}>{kitchenWords.tryNow}</BannerButton>
      </div>
    )
  if (connection.state === 'back')
    return (
      <div className="banner banner--back" role="status">
        <Icon name="online" />
        <p>
          <b>{kitchenWords.back(clockOf(connection.since))}</b> {kitchenWords.backHint}
        </p>
      </div>
    )
  return null
}

export function SoundBanner({ onTurnOn }: { onTurnOn: () => void }) {
  return (
    <div className="banner banner--sound" role="status">
      <Icon name="muted" />
      <p>
        <b>{kitchenWords.soundOff}</b> {kitchenWords.soundHint}
      </p>
      <BannerButton onPress={onTurnOn}>{kitchenWords.soundOn}</BannerButton>
    </div>
  )
}

const asleepRead = keptValue('burritoful.asleep-read', {
  read: (text) => text === 'yes',
  write: (isRead: boolean) => (isRead ? 'yes' : 'no'),
})

/** Said once on each tablet: it is for whoever sets the board up. */
export function AsleepBanner() {
  if (asleepRead.use()) return null
  return (
    <div className="banner banner--back" role="status">
      <Icon name="asleep" />
      <p>
        <b>{kitchenWords.asleep}</b> {kitchenWords.asleepHint}
      </p>
      <BannerButton onPress={() => asleepRead.change(() => true)}>{kitchenWords.read}</BannerButton>
    </div>
  )
}

/** An order that somebody else cancelled: a cook may have it in hand. It stays until a person has read it. */
export function CancelledBanner({ tickets, onRead }: { tickets: readonly Ticket[]; onRead: () => void }) {
  if (tickets.length === 0) return null
  return (
    <div className="banner banner--lost" role="alert">
      <Icon name="cross" />
      <p>
        <b>{kitchenWords.cancelled(tickets.map(({ number }) => number))}</b>{' '}
        {kitchenWords.cancelledHint(tickets.length)}
      </p>
      <BannerButton onPress={onRead}>{kitchenWords.read}</BannerButton>
    </div>
  )
}

/** It helps, and is gone: the focus goes on to the heading of the board. */
function BannerButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  // Layout effect: it ends before the button is taken away, when the focus is still there.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own === document.activeElement) document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [])
  return (
    <Button ref={button} onClick={onPress}>
      {children}
    </Button>
  )
}
