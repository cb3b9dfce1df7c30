// Shows whether this page is connected to the kitchen's live stream at this moment.
import { classNames } from '../../ui/class-names.ts'
import styles from './live-mark.module.css'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

export function LiveMark({ connected }: { connected: boolean | undefined }) {
  if (connected === false) {
    return (
      <p className={classNames(styles.liveMark, styles.liveMarkLost)} role="status">
        {trackerMessages.reconnecting}
      </p>
    )
  }
  // The mark is invisible until the first connection has opened, but keeps its place, so that nothing moves.
  return (
    <p className={classNames(styles.liveMark, !connected && styles.liveMarkUnknown)} data-live>
      <i className={styles.dot} />
      {trackerMessages.live}
    </p>
  )
}
