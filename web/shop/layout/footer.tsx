// The footer of every shop screen: Login, Order Now and Menu (R10), and where and when the restaurant is open (R37).
import { Brand } from '../../brand/brand.tsx'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { OpenLine } from '../opening/open-line.tsx'
import { phoneLink } from '../../phone-link.ts'
import './footer.css'
import { layoutMessages } from '#words/basics/shop/layout.ts'
import { visitMessages } from '#words/restaurant/shop/visit.ts'

export function Footer({ onLogin }: { onLogin: () => void }) {
  const { since } = useRestaurant()
  return (
    <footer className="footer grain">
      <div className="wrap footer__row">
        <div>
          <Brand className="footer__logo" ground="ink" height={52} />
          <p className="footer__motto">{layoutMessages.motto(since)}</p>
        </div>
        <Where />
        <div className="footer__actions">
          <Button className="footer__button" aria-haspopup="dialog" onClick={onLogin}>
            {layoutMessages.login}
          </Button>
          <ButtonLink go className="footer__button footer__button--go" href={paths.orderNow}>
            {layoutMessages.orderNow}
          </ButtonLink>
          <ButtonLink className="footer__button" href={paths.menu}>
            {layoutMessages.menu}
          </ButtonLink>
        </div>
      </div>
    </footer>
  )
}

function Where() {
  const { address, phone } = useRestaurant()
  return (
    <address className="footer__where">
      <OpenLine className="footer__open" />
      {address && (
        <p>
          {visitMessages.addressLine(
            address.street,
            visitMessages.cityLine(address.city, address.state, address.zipcode),
          )}
        </p>
      )}
      {phone && (
        <a className="footer__phone" href={phoneLink(phone)}>
          {phone}
        </a>
      )}
    </address>
  )
}
