// The Welcome screen (R3): the hero, the restaurant's story, a tile for each item of the menu, and where to
// find the restaurant.
import { textInLanguage } from '#domain/basics/local-text.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { paths } from '../../paths.ts'
import { usePageItems, useRestaurant } from '../../page-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { pointAt } from '../pointed-item.ts'
import { VisitUs } from '../visit/visit-us.tsx'
import { Hero } from './hero.tsx'
import styles from './welcome-page.module.css'
import itemLookStyles from '../../item/item-look.module.css'
import { language } from '#words/basics/locale.ts'
import { welcomeMessages } from '#words/restaurant/shop/welcome.ts'

export function WelcomePage() {
  const { since, words } = useRestaurant()
  const items = usePageItems()
  return (
    <>
      <Hero />
      <section className={classNames('wrap', styles.story, since === null && styles.storyNoYear)}>
        {since !== null && (
          <div className={styles.year} aria-hidden="true">
            {since}
          </div>
        )}
        <div>
          <h2 className={styles.title}>{textInLanguage(words.storyTitle, language)}</h2>
          <p className={styles.text}>{textInLanguage(words.story, language)}</p>
          <p className={styles.end}>{textInLanguage(words.lastLine, language)}</p>
        </div>
      </section>
      <section className="wrap">
        <h2 className="visually-hidden">{welcomeMessages.tilesTitle}</h2>
        <div className={styles.itemTiles}>
          {items.map(({ id, name, look: { color, picture } }) => (
            <a
              key={id}
              className={classNames(styles.itemTile, itemLookStyles.rosette)}
              data-color={color}
              href={paths.menu}
              onClick={() => pointAt(id)}
            >
              <span className={styles.itemTileName}>{textInLanguage(name, language)}</span>
              <span className={styles.itemTileStage}>
                <ItemPicture
                  picture={picture}
                  size="tile"
                  loading="lazy"
                  className={styles.itemTilePicture}
                />
              </span>
            </a>
          ))}
        </div>
      </section>
      <VisitUs />
    </>
  )
}
