// Busy (R47): adds minutes to every promise for a while, shows how many while that lasts, and ends by itself.
import { useId, useRef, useState } from 'react'
import type { BusyBody, MenuReply } from '#domain/api.ts'
import type { Way } from '#domain/ways.ts'
import { clockTime } from '#words/dates.ts'
import { busyWords as words } from '#words/staff/busy.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PopUp } from '../../ui/pop-up.tsx'
import { BarButton } from './bar-button.tsx'
import { BusyExample } from './busy-example.tsx'
import './choices.css'

const minute = 60_000
const minutesAdded = [10, 20, 30] as const satisfies readonly BusyBody['minutes'][]
const terms = [
  { lasts: 30, name: words.lasts.short },
  { lasts: 60, name: words.lasts.long },
  { lasts: null, name: words.lasts.toClose },
] as const satisfies readonly { lasts: BusyBody['lasts']; name: string }[]

interface BusyControlProps {
  shop: Pick<MenuReply, 'busy' | 'opening' | 'restaurant' | 'ways'>
  now: number
  onBusy: (body: BusyBody) => void
}

export function BusyControl({ shop, now, onBusy }: BusyControlProps) {
  const id = useId()
  const popUp = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const clockOf = (moment: number | string) => clockTime(moment, shop.restaurant.timeZone)
  // It ends by the clock alone, also where nobody tells.
  const busy = shop.busy && Date.parse(shop.busy.until) > now ? shop.busy : null
  // Some time more than now.
  const longer =
    busy && ([30, 60] as const).find((lasts) => now + lasts * minute >= Date.parse(busy.until) + 10 * minute)
  const send = (body: BusyBody) => {
    popUp.current?.hidePopover()
    onBusy(body)
  }
  return (
    <div>
      <BarButton popoverTarget={id} on={busy !== null} count={busy ? words.added(busy.minutes) : undefined}>
        <Icon name="clock" />
        {words.busy}
      </BarButton>
      <PopUp
        ref={popUp}
        id={id}
        title={busy ? words.until(busy.minutes, clockOf(busy.until)) : words.busy}
        onToggle={setIsOpen}
      >
        {busy ? (
          <div className="choices__row">
            {longer && (
              <Button
                className="choices__choice"
                onClick={() => send({ minutes: busy.minutes as BusyBody['minutes'], lasts: longer })}
              >
                {words.longer(clockOf(now + longer * minute))}
              </Button>
            )}
            <Button go className="choices__go" onClick={() => send({ minutes: null, lasts: null })}>
              {words.end}
            </Button>
          </div>
        ) : (
          <StartBusy
            isOpen={isOpen}
            way={shop.ways.pickup ? 'pickup' : 'delivery'}
            closesAt={closingOf(shop)}
            now={now}
            clockOf={clockOf}
            onStart={send}
          />
        )}
      </PopUp>
    </div>
  )
}

interface StartBusyProps {
  isOpen: boolean
  /** Of the example. */
  way: Way
  closesAt: number | undefined
  now: number
  clockOf: (moment: number) => string
  onStart: (body: BusyBody) => void
}

function StartBusy({ isOpen, way, closesAt, now, clockOf, onStart }: StartBusyProps) {
  const [minutes, setMinutes] = useState<(typeof minutesAdded)[number]>(20)
  const [chosen, setLasts] = useState<BusyBody['lasts']>(30)
  // Closing time may have come or gone since it was chosen.
  const lasts = chosen === null && closesAt === undefined ? 30 : chosen
  const endsAt = lasts === null ? (closesAt ?? now) : now + lasts * minute
  return (
    <>
      <p className="choices__hint">{words.hint}</p>
      <div className="choices__row" role="group" aria-label={words.howMuch}>
        {minutesAdded.map((one) => (
          <Button
            key={one}
            className="choices__choice"
            aria-pressed={one === minutes}
            onClick={() => setMinutes(one)}
          >
            {words.added(one)}
          </Button>
        ))}
      </div>
      <p className="choices__hint">{words.howLong}</p>
      <div className="choices__row" role="group" aria-label={words.howLong}>
        {terms
          .filter((term) => term.lasts !== null || closesAt !== undefined)
          .map((term) => (
            <Button
              key={term.name}
              className="choices__choice"
              aria-pressed={term.lasts === lasts}
              onClick={() => setLasts(term.lasts)}
            >
              {term.name}
            </Button>
          ))}
      </div>
      <p className="choices__hint" aria-live="polite">
        <b>{words.endsAt(clockOf(endsAt))}</b>{' '}
        {isOpen && <BusyExample way={way} minutes={minutes} closesAt={closesAt} clockOf={clockOf} />}
      </p>
      <Button go wide className="choices__go" onClick={() => onStart({ minutes, lasts })}>
        {words.start}
      </Button>
    </>
  )
}

/** Without an end in sight nobody can be busy until closing time. */
function closingOf({ opening }: Pick<MenuReply, 'opening'>): number | undefined {
  return opening.open && opening.until !== null ? Date.parse(opening.until) : undefined
}
