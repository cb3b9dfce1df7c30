// The Complete screen (R27): the owner's two lines above this browser's latest order. A canceled order shows neither
// line.
import { useLatestOrder } from '../own-orders.ts'
import { NoOrder } from '../tracker/no-order.tsx'
import { SunScreen } from '../tracker/sun-screen.tsx'
import { TrackerScreen } from '../tracker/tracker-screen.tsx'
import { completeMessages } from '#words/orders/shop/complete.ts'

export function CompletePage() {
  const id = useLatestOrder()
  if (id === null) return <WithoutOrder words={completeMessages.noOrder} />
  return (
    <TrackerScreen
      key={id}
      id={id}
      place="complete"
      headFor={() => completeMessages}
      unknown={<WithoutOrder words={completeMessages.unknown} />}
    />
  )
}

function WithoutOrder({ words }: { words: string }) {
  return (
    <SunScreen head={completeMessages}>
      <NoOrder words={words} help={completeMessages.help} />
    </SunScreen>
  )
}
