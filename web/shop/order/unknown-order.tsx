// The screen of an address that is no order's.
import { NoOrder } from '../tracker/no-order.tsx'
import { SunScreen } from '../tracker/sun-screen.tsx'
import { orderPageMessages } from '#words/orders/shop/order.ts'

export function UnknownOrder() {
  const { tab, unnumbered, nowhere, unknown, help } = orderPageMessages
  return (
    <SunScreen head={{ tab: (restaurant) => tab(unnumbered, restaurant), title: unnumbered, line: nowhere }}>
      <NoOrder words={unknown} help={help} />
    </SunScreen>
  )
}
