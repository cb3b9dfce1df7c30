// The screen of an order that was cancelled: why the order was cancelled, and what happens to the money.
import { lineWords } from '#words/orders/order-lines.ts'
import { sayLine } from '#words/menu/changes.ts'
import type { Cancellation } from '#domain/orders/order.ts'
import { sectionOf } from '#domain/menu/menu.ts'
import tortilla from '../../assets/step-1.svg'
import { paths } from '../../paths.ts'
import { useFrontSections, useRestaurant } from '../../shop-front.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import '../../item/item-look.css'
import { timeOf } from '../time-of.ts'
import type { SeenOrder } from '../tracker/seen-order.ts'
import { moneyBack, moneyBackWords } from '#words/payments/money-returned.ts'
import { trackerWords } from '#words/orders/shop/tracker.ts'
import './canceled-order.css'
import { cancelledWords } from '#words/orders/shop/canceled.ts'
import { whyCancelled } from './why-canceled.ts'

interface CancelledOrderProps {
  order: SeenOrder
  cancellation: Cancellation
  /** It was cancelled on this screen: what had the focus is gone. */
  takesFocus: boolean
}

export function CancelledOrder({ order, cancellation, takesFocus }: CancelledOrderProps) {
  const { name, timeZone } = useRestaurant()
  const front = useFrontSections()
  const { reason, note, at, money } = cancellation
  const { title, words } = whyCancelled(order, cancellation)
  // The reason "something else" is explained by the cook's note alone, where there is a note.
  const showsReason = reason !== 'something-else' || note === ''
  return (
    <div className="wrap cancelled">
      <section ref={takesFocus ? focusHeading : undefined} className="cancelled__card">
        <div className="cancelled__art" aria-hidden="true">
          <img className="cancelled__tortilla" src={tortilla} width={380} height={380} alt="" />
          <span className="sold-out-band cancelled__band">{cancelledWords.band}</span>
        </div>
        <div className="cancelled__words">
          <p className="cancelled__who">{cancelledWords.who(order.number, order.name)}</p>
          <ScreenHeading
            title={trackerWords.tab(trackerWords.status[order.way].cancelled, name)}
            className="cancelled__title"
          >
            {title}
          </ScreenHeading>
          {showsReason && <p className="cancelled__why">{words}</p>}
          {note && <p className="cancelled__why">{note}</p>}
          <dl className="cancelled__facts">
            <dt>{cancelledWords.at}</dt>
            <dd className="tabular">{timeOf(at, timeZone)}</dd>
            <dt>{moneyBack.title[order.paidWith]}</dt>
            <dd>{moneyBackWords(order, money)}</dd>
            <dt>{cancelledWords.ordered}</dt>
            <dd>
              {order.lines
                .map((line) => said(lineWords(line, sectionOf(line.item, front)), sayLine(line)))
                .join(', ')}
            </dd>
          </dl>
          <div className="cancelled__ways">
            <ButtonLink go big href={paths.orderNow}>
              {trackerWords.orderNow}
            </ButtonLink>
            <ButtonLink big href={paths.menu}>
              {trackerWords.menu}
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  )
}

/** 1 veggie burrito (hot, no onion) */
function said(burritos: string, words: string): string {
  return words ? `${burritos} (${words})` : burritos
}

/** One function, so that it runs once. */
function focusHeading(screen: HTMLElement | null): void {
  screen?.querySelector('h1')?.focus()
}
