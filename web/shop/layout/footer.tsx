// The footer of every shop screen: Login, Order Now and Menu (R10).
import logo from '../../assets/logo-light.svg'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import './footer.css'
import { layoutWords } from '#words/shop/layout.ts'

export function Footer({ onLogin }: { onLogin: () => void }) {
  const { name, since } = useRestaurant()
  return (
    <footer className="footer grain">
      <div className="wrap footer__row">
        <div>
          <img className="footer__logo" src={logo} width={243} height={52} alt={name} />
          <p className="footer__motto">{layoutWords.motto(since)}</p>
        </div>
        <div className="footer__actions">
          <Button className="footer__button" aria-haspopup="dialog" onClick={onLogin}>
            {layoutWords.login}
          </Button>
          <ButtonLink go className="footer__button footer__button--go" href={paths.orderNow}>
            {layoutWords.orderNow}
          </ButtonLink>
          <ButtonLink className="footer__button" href={paths.menu}>
            {layoutWords.menu}
          </ButtonLink>
        </div>
      </div>
    </footer>
  )
}
