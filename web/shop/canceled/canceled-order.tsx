// The screen of an order that was canceled: why the order was canceled, and what happens to the money.
import { formatLineCount } from '#words/orders/order-lines.ts'
import { formatLineDetails } from '#words/menu/changes.ts'
import type { Cancellation } from '#domain/orders/order.ts'
import { sectionOf } from '#domain/menu/menu.ts'
import { orderAgainAddress } from '#domain/orders/order-addresses.ts'
import tortilla from '../../assets/step-1.svg'
import { paths } from '../../paths.ts'
import { usePageSections, useRestaurant } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { timeOf } from '../time-of.ts'
import type { SeenOrder } from '../tracker/seen-order.ts'
import { moneyBack, moneyBackMessage } from '#words/payments/money-returned.ts'
import { trackerMessages } from '#words/orders/shop/tracker.ts'
import { canceledMessages } from '#words/orders/shop/canceled.ts'
import { whyCanceled } from './why-canceled.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './canceled-order.module.css'
import itemLookStyles from '../../item/item-look.module.css'

interface CanceledOrderProps {
  order: SeenOrder
  cancellation: Cancellation
  /** It was canceled on this screen: what had the focus is gone. */
  takesFocus: boolean
}

export function CanceledOrder({ order, cancellation, takesFocus }: CanceledOrderProps) {
  const { name, timeZone } = useRestaurant()
  const front = usePageSections()
  const { reason, note, at, money } = cancellation
  const { title, words } = whyCanceled(order, cancellation)
  // The reason "something else" is explained by the cook's note alone, where there is a note.
  const showsReason = reason !== 'something-else' || note === ''
  return (
    <div className={classNames('wrap', styles.canceled)}>
      <section ref={takesFocus ? focusHeading : undefined} className={styles.card}>
        <div className={styles.art} aria-hidden="true">
          <img className={styles.tortilla} src={tortilla} width={380} height={380} alt="" />
          <span className={classNames(itemLookStyles.soldOutBand, styles.band)}>{canceledMessages.band}</span>
        </div>
        <div className={styles.words}>
          <p className={styles.who}>{canceledMessages.who(order.number, order.name)}</p>
          <ScreenHeading
            title={trackerMessages.tab(trackerMessages.status[order.fulfillment].canceled, name)}
            className={styles.title}
          >
            {title}
          </ScreenHeading>
          {showsReason && <p className={styles.why}>{words}</p>}
          {note && <p className={styles.why}>{note}</p>}
          <dl className={styles.facts}>
            <dt>{canceledMessages.at}</dt>
            <dd className="tabular">{timeOf(at, timeZone)}</dd>
            <dt>{moneyBack.title[order.paidWith]}</dt>
            <dd>{moneyBackMessage(order, money)}</dd>
            <dt>{canceledMessages.ordered}</dt>
            <dd>
              {order.lines
                .map((line) =>
                  describeLine(formatLineCount(line, sectionOf(line.item, front)), formatLineDetails(line)),
                )
                .join(', ')}
            </dd>
          </dl>
          <Row gap={3} fills>
            <ButtonLink go big href={paths.orderNow}>
              {trackerMessages.orderNow}
            </ButtonLink>
            <ButtonLink big href={orderAgainAddress(order.id)}>
              {trackerMessages.orderAgain}
            </ButtonLink>
            <ButtonLink big href={paths.menu}>
              {trackerMessages.menu}
            </ButtonLink>
          </Row>
        </div>
      </section>
    </div>
  )
}

/** 1 veggie burrito (hot, no onion) */
function describeLine(count: string, words: string): string {
  return words ? `${count} (${words})` : count
}

/** One function, so that it runs once. */
function focusHeading(screen: HTMLElement | null): void {
  screen?.querySelector('h1')?.focus()
}
