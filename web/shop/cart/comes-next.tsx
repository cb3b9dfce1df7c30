// Under CHECKOUT: what the next step adds to the total, and where the restaurant delivers for what (R51).
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Bill } from '#domain/orders/bill.ts'
import { missingForDelivery } from '#domain/restaurant/delivery-areas.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DeliveryAreas } from '../delivery/delivery-areas.tsx'
import { takesNow } from '../pause/takes-orders.ts'
import cartTilesStyles from './cart-tiles.module.css'
import { deliveryMessages as words } from '#words/restaurant/shop/delivery.ts'

interface ComesNextProps {
  menu: MenuReply
  cost: Bill | 'too-many'
}

export function ComesNext({ menu, cost }: ComesNextProps) {
  const { delivery, zones } = menu.fulfillmentSettings
  const { tips } = menu.paymentMethods
  const line = delivery ? (tips ? words.next.both : words.next.delivery) : tips && words.next.tip
  const missing =
    delivery && cost !== 'too-many' && cost.subtotal > 0 && missingForDelivery(zones, cost.subtotal)
  return (
    <>
      {/* While no orders are taken, that stands here. */}
      {line && takesNow(menu) && <p className={cartTilesStyles.next}>{line}</p>}
      {delivery && <DeliveryAreas zones={zones} />}
      {missing !== false && missing > 0 && (
        <p className={cartTilesStyles.next}>
          <ButtonLink link href={paths.menu}>
            {words.addForDelivery(missing)}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
