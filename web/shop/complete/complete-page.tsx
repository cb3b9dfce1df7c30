// The Complete screen (R27): two lines, and this browser's latest order below them. A canceled order has neither of them.
import { useLatestOrder } from '../latest-order.ts'
import { NoOrder } from '../tracker/no-order.tsx'
import { SunScreen } from '../tracker/sun-screen.tsx'
import { TrackerScreen } from '../tracker/tracker-screen.tsx'
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
