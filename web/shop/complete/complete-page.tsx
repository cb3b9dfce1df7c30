// The Complete screen (R27): two lines that always stand there, and this browser's latest order below them.
import { useLatestOrder } from '../latest-order.ts'
import { NoOrder } from '../tracker/no-order.tsx'
import { SunScreen } from '../tracker/sun-screen.tsx'
import { TrackerScreen } from '../tracker/tracker-screen.tsx'
import './usual-ending.css'
import { completeWords } from './words.ts'

export function CompletePage() {
  const id = useLatestOrder()
  if (id === null) return <WithoutOrder words={completeWords.noOrder} />
  return (
    <TrackerScreen
      key={id}
      id={id}
      place="complete"
      headFor={() => completeWords}
      unknown={<WithoutOrder words={completeWords.unknown} />}
      underCancelled={<UsualEnding />}
    />
  )
}

function WithoutOrder({ words }: { words: string }) {
  return (
    <SunScreen head={completeWords}>
      <NoOrder words={words} help={completeWords.help} />
    </SunScreen>
  )
}

/** R27 asks for its two lines whatever became of the order; under a cancelled one they are kept small, as a regret. */
function UsualEnding() {
  return (
    <section className="usual-ending">
      <p>{completeWords.usualEnding}</p>
      <h2 className="usual-ending__title">{completeWords.title}</h2>
      <p>{completeWords.line}</p>
    </section>
  )
}
