// Busy (R47): adds minutes to every promise for a while, shows how many while that lasts, and ends by itself.
import { useId, useRef, useState } from 'react'
import type { BusyBody } from '#domain/kitchen/kitchen-api.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { clockTime } from '#words/basics/dates.ts'
import { busyMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PopUp } from '../../ui/pop-up.tsx'
import { BarButton } from './bar-button.tsx'
import { StartBusy } from './start-busy.tsx'
import styles from './choices.module.css'
import { minute } from '#domain/basics/time-units.ts'

interface BusyControlProps {
  shop: Pick<MenuReply, 'busy' | 'opening' | 'restaurant' | 'fulfillmentSettings'>
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
          <div className={styles.row}>
            {longer && (
              <Button
                className={styles.choice}
                onClick={() => send({ minutes: busy.minutes as BusyBody['minutes'], lasts: longer })}
              >
                {words.longer(clockOf(now + longer * minute))}
              </Button>
            )}
            <Button go className={styles.go} onClick={() => send({ minutes: null, lasts: null })}>
              {words.end}
            </Button>
          </div>
        ) : (
          <StartBusy
            isOpen={isOpen}
            fulfillment={shop.fulfillmentSettings.pickup ? 'pickup' : 'delivery'}
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

/** Without an end in sight nobody can be busy until closing time. */
function closingOf({ opening }: Pick<MenuReply, 'opening'>): number | undefined {
  return opening.open && opening.until !== null ? Date.parse(opening.until) : undefined
}
