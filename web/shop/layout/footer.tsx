// The footer of every shop screen: Login, Order Now and Menu (R10), and where and when the restaurant is open (R37).
import { Brand } from '../../brand/brand.tsx'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { OpenLine } from '../opening/open-line.tsx'
import { phoneLink } from '../../phone-link.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './footer.module.css'
import { layoutMessages } from '#words/basics/shop/layout.ts'
import { visitMessages } from '#words/restaurant/shop/visit.ts'

export function Footer({ onLogin }: { onLogin: () => void }) {
  const { since } = useRestaurant()
  return (
    <footer className={classNames(styles.footer, 'grain')}>
      <div className={classNames('wrap', styles.row)}>
        <div>
          <Brand className={styles.logo} ground="ink" height={52} loading="lazy" />
          <p className={styles.motto}>{layoutMessages.motto(since)}</p>
        </div>
        <Where />
        <Row gap={3} fills className={styles.actions}>
          <Button className={styles.button} aria-haspopup="dialog" onClick={onLogin}>
            {layoutMessages.login}
          </Button>
          <ButtonLink go className={classNames(styles.button, styles.buttonGo)} href={paths.orderNow}>
            {layoutMessages.orderNow}
          </ButtonLink>
          <ButtonLink className={styles.button} href={paths.menu}>
            {layoutMessages.menu}
          </ButtonLink>
        </Row>
      </div>
    </footer>
  )
}

function Where() {
  const { address, phone } = useRestaurant()
  return (
    <address className={styles.where}>
      <OpenLine className={styles.open} />
      {address && (
        <p>
          {visitMessages.addressLine(
            address.street,
            visitMessages.cityLine(address.city, address.state, address.zipcode),
          )}
        </p>
      )}
      {phone && (
        <a className={styles.phone} href={phoneLink(phone)}>
          {phone}
        </a>
      )}
    </address>
  )
}
