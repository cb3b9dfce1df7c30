// The hero of the Welcome screen: the headline, the buttons to order, and the picture of the food.
import { Fragment } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { isLongMenu } from '#domain/menu/menu.ts'
import { drawnYear } from '#domain/restaurant/brand.ts'
import heroSmallAvif from '../../assets/hero-820.avif'
import heroAvif from '../../assets/hero.avif'
import heroWebp from '../../assets/hero.webp'
import drawnStamp from '../../assets/stamp-1995.svg'
import flowerStamp from '../../assets/stamp-flower.svg'
import ring from '../../assets/stamp-ring.svg'
import { paths } from '../../paths.ts'
import { usePageItems, useRestaurant } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { useCart } from '../cart/cart-store.ts'
import { OpenLine } from '../opening/open-line.tsx'
import { SameAgain } from '../again/same-again.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './hero.module.css'
import shopLayoutStyles from '../layout/shop-layout.module.css'
import { language } from '#words/basics/locale.ts'
import { welcomeMessages } from '#words/restaurant/shop/welcome.ts'

const avifSet = `${heroSmallAvif} 820w, ${heroAvif} 1200w`
const sizes = '(max-width: 760px) 108vw, 64vw'

/** For the head of the page. The start script lets it load, since it alone knows which screen the address names. */
export function HeroPreload() {
  return (
    <link
      id="hero"
      rel="preload"
      media="not all"
      as="image"
      type="image/avif"
      imageSrcSet={avifSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  )
}

export function Hero() {
  const { name, since, words } = useRestaurant()
  // R61: the cart of a long menu lists what was chosen, so an empty one has nothing to start with.
  const isLong = isLongMenu(usePageItems())
  const isEmpty = useCart().length === 0
  return (
    <>
      <section className={classNames(styles.hero, shopLayoutStyles.sunField, 'grain')} data-sun>
        <div className={shopLayoutStyles.rays} aria-hidden="true" />
        <div className={classNames('wrap', styles.row)}>
          <div className={styles.words}>
            <ScreenHeading title={welcomeMessages.tab(name, since)} className={styles.title}>
              {/* Each word has a line of its own on a wide screen. */}
              {textInLanguage(words.headline, language)
                .split(' ')
                .map((word, at) => (
                  <Fragment key={at}>
                    <span>{word}</span>{' '}
                  </Fragment>
                ))}
            </ScreenHeading>
            <p className={styles.lead}>{textInLanguage(words.lead, language)}</p>
            <Row gap={4} fills>
              <ButtonLink go big href={isLong && isEmpty ? paths.menu : paths.orderNow}>
                {welcomeMessages.orderNow}
              </ButtonLink>
              <ButtonLink big href={paths.menu}>
                {welcomeMessages.menu}
              </ButtonLink>
            </Row>
            <OpenLine className={styles.open} />
            <SameAgain />
          </div>
          <div className={styles.picture}>
            {/* Lazy for another address, which hides it; at this one the page has asked for it before (HeroPreload). */}
            <Picture
              files={{ avif: heroAvif, webp: heroWebp }}
              avifSet={avifSet}
              sizes={sizes}
              alt={welcomeMessages.heroAlt}
              width={1200}
              height={880}
              loading="lazy"
              fetchPriority="high"
            />
            <Stamp since={since} />
          </div>
        </div>
      </section>
      <div className={shopLayoutStyles.fringe} aria-hidden="true" />
    </>
  )
}

/** Since when burritos are rolled here, or, where the owner does not say, that they are. */
function Stamp({ since }: { since: number | null }) {
  if (since === drawnYear || since === null)
    return (
      <img
        className={styles.heroStamp}
        src={since === null ? flowerStamp : drawnStamp}
        width={160}
        height={160}
        alt=""
        loading="lazy"
      />
    )
  return (
    <span className={classNames(styles.heroStamp, styles.stamp)} aria-hidden="true">
      <img src={ring} width={160} height={160} alt="" loading="lazy" />
      <span className={styles.stampSince}>
        <span>{welcomeMessages.since}</span>
        <b>{since}</b>
      </span>
    </span>
  )
}
