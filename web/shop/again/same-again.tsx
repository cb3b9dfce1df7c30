// "Same as last time?" on Welcome and Menu, for whoever has ordered on this device (R76). The page is rendered without it, so its
// room is held from the first paint: by a mark of the start script, and then by this part (vite/start-script.ts).
import { useEffect, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLatestOrder } from '../own-orders.ts'
import { classNames } from '../../ui/class-names.ts'
import { useIsNotNow } from './not-now.ts'
import type { SameAgainCardProps } from './same-again-card.tsx'
import styles from './same-again.module.css'

/** An offer that does not come is missed by nobody. */
const SameAgainCard = lazyPart<SameAgainCardProps>(
  () => import('./same-again-card.tsx').then((part) => part.SameAgainCard),
  () => null,
)

/** `over`: it stands over a list, and not under buttons. */
export function SameAgain({ over = false }: { over?: boolean }) {
  const latest = useLatestOrder()
  const isNotNow = useIsNotNow()
  // The order whose offer has failed: it is not held here any more, or the line is down.
  const [missing, setMissing] = useState<string>()
  const id = isNotNow || latest === missing ? null : latest
  useEffect(() => {
    if (id === null) delete document.documentElement.dataset['again']
  }, [id])
  return (
    <div
      className={classNames(styles.place, over && styles.placeOver, id !== null && styles.placeHeld)}
      data-again={id === null ? undefined : ''}
    >
      {id !== null && <SameAgainCard key={id} id={id} onMissing={() => setMissing(id)} />}
    </div>
  )
}
