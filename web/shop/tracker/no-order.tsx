// Stands in place of the order card when there is no order to show.
import flag from '../../assets/flag-flor.svg'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './order-card.module.css'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

export function NoOrder({ words, help }: { words: string; help: string }) {
  return (
    <section className={classNames(styles.orderCard, styles.orderCardPlain)}>
      <img className={styles.flag} src={flag} width={96} height={112} alt="" />
      <h2 className={styles.note}>{words}</h2>
      <p>{help}</p>
      <Row gap={3} spread="center">
        <ButtonLink go href={paths.orderNow}>
          {trackerMessages.orderNow}
        </ButtonLink>
        <ButtonLink href={paths.menu}>{trackerMessages.menu}</ButtonLink>
      </Row>
    </section>
  )
}
