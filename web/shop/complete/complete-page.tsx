// The Complete screen (R27): two lines that always stand there, and this browser's latest order below them.
import { useLatestOrder } from '../latest-order.ts'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import './complete-page.css'
import { LatestOrder } from './latest-order-card.tsx'
import { NoOrder } from './no-order.tsx'
import { completeWords } from './words.ts'

export function CompletePage() {
  const id = useLatestOrder()
  return (
    <div className="complete">
      <section className="complete__field sun-field grain">
        <div className="sun-field__rays" aria-hidden="true" />
        <div className="wrap complete__words">
          <ScreenHeading title={completeWords.tab} className="complete__title">
            {completeWords.title}
          </ScreenHeading>
          <p className="complete__wish">{completeWords.wish}</p>
        </div>
      </section>
      <div className="sun-field__fringe" aria-hidden="true" />
      {id === null ? <NoOrder words={completeWords.noOrder} /> : <LatestOrder id={id} />}
    </div>
  )
}
