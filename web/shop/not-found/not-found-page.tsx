// The not-found screen, with links to Welcome and Menu (R7).
import crumbsAvif from '../../assets/crumbs.avif'
import crumbsWebp from '../../assets/crumbs.webp'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './not-found-page.module.css'
import itemLookStyles from '../../item/item-look.module.css'
import { notFoundMessages } from '#words/basics/shop/not-found.ts'

export function NotFoundPage() {
  const { name } = useRestaurant()
  return (
    <section className={classNames('wrap', styles.notFound)}>
      <Stack>
        <ScreenHeading title={notFoundMessages.tab(name)} className={styles.title}>
          {notFoundMessages.title}
        </ScreenHeading>
        <p className={styles.text}>{notFoundMessages.text}</p>
        <Row gap={3} fills>
          <ButtonLink big href={paths.welcome}>
            {notFoundMessages.welcome}
          </ButtonLink>
          <ButtonLink go big href={paths.menu}>
            {notFoundMessages.menu}
          </ButtonLink>
        </Row>
      </Stack>
      <div className={classNames(styles.field, itemLookStyles.rosette, 'grain')} data-color="jade">
        <Picture
          className={styles.picture}
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
