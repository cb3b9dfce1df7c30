// The Welcome screen (R3): the hero, the restaurant's story, a tile for each item of the menu, and where to
// find the restaurant.
import { textInLanguage } from '#domain/basics/local-text.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { paths } from '../../paths.ts'
import { useFrontItems, useRestaurant } from '../../shop-front.ts'
import { classNames } from '../../ui/class-names.ts'
import { pointAt } from '../pointed-item.ts'
import { VisitUs } from '../visit/visit-us.tsx'
import { Hero } from './hero.tsx'
import './welcome-page.css'
import { language } from '#words/basics/locale.ts'
import { welcomeMessages } from '#words/restaurant/shop/welcome.ts'

export function WelcomePage() {
  const { since, words } = useRestaurant()
  const items = useFrontItems()
  return (
    <>
      <Hero />
      <section className={classNames('wrap story', since === null && 'story--no-year')}>
        {since !== null && (
          <div className="story__year" aria-hidden="true">
            {since}
          </div>
        )}
        <div>
          <h2 className="story__title">{textInLanguage(words.storyTitle, language)}</h2>
          <p className="story__text">{textInLanguage(words.story, language)}</p>
          <p className="story__end">{textInLanguage(words.lastLine, language)}</p>
        </div>
      </section>
      <section className="wrap">
        <h2 className="visually-hidden">{welcomeMessages.tilesTitle}</h2>
        <div className="item-tiles">
          {items.map(({ id, name, look: { color, picture } }) => (
            <a
              key={id}
              className="item-tile rosette"
              data-color={color}
              href={paths.menu}
              onClick={() => pointAt(id)}
            >
              <span className="item-tile__name">{textInLanguage(name, language)}</span>
              <ItemPicture picture={picture} size="tile" loading="lazy" className="item-tile__picture" />
            </a>
          ))}
        </div>
      </section>
      <VisitUs />
    </>
  )
}
