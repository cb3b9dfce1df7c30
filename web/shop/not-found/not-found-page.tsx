// The not-found screen, with links to Welcome and Menu (R7).
import crumbsAvif from '../../assets/crumbs.avif'
import crumbsWebp from '../../assets/crumbs.webp'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import '../../item/item-look.css'
import './not-found-page.css'
import { notFoundMessages } from '#words/basics/shop/not-found.ts'

export function NotFoundPage() {
  const { name } = useRestaurant()
  return (
    <section className="wrap not-found">
      <div>
        <ScreenHeading title={notFoundMessages.tab(name)} className="not-found__title">
          {notFoundMessages.title}
        </ScreenHeading>
        <p className="not-found__text">{notFoundMessages.text}</p>
        <div className="not-found__actions">
          <ButtonLink big href={paths.welcome}>
            {notFoundMessages.welcome}
          </ButtonLink>
          <ButtonLink go big href={paths.menu}>
            {notFoundMessages.menu}
          </ButtonLink>
        </div>
      </div>
      <div className="not-found__field rosette grain" data-color="jade">
        <Picture
          className="not-found__picture"
          files={{ avif: crumbsAvif, webp: crumbsWebp }}
          alt=""
          width={600}
          height={501}
          fades
        />
      </div>
    </section>
  )
}
