// Shows whether this page is connected to the kitchen's live stream at this moment.
import { classNames } from '../../ui/class-names.ts'
import './live-mark.css'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

export function LiveMark({ connected }: { connected: boolean | undefined }) {
  if (connected === false) {
    return (
      <p className="live-mark live-mark--lost" role="status">
        {trackerMessages.reconnecting}
      </p>
    )
  }
  // The mark is invisible until the first connection has opened, but keeps its place, so that nothing moves.
  return (
    <p className={classNames('live-mark', !connected && 'live-mark--unknown')}>
      <i className="live-mark__dot" />
      {trackerMessages.live}
    </p>
  )
}
