// Says whether this page hears the kitchen at this moment.
import { classNames } from '../../ui/class-names.ts'
import './live-mark.css'
import { trackerWords } from './words.ts'

export function LiveMark({ connected }: { connected: boolean | undefined }) {
  if (connected === false) {
    return (
      <p className="live-mark live-mark--lost" role="status">
        {trackerWords.reconnecting}
      </p>
    )
  }
  // Until the first connection stands the mark keeps its place, unseen.
  return (
    <p className={classNames('live-mark', !connected && 'live-mark--unknown')}>
      <i className="live-mark__dot" />
      {trackerWords.live}
    </p>
  )
}
