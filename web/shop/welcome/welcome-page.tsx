// The Welcome screen (R3): the hero, the restaurant's story, and a tile for each burrito of the menu.
import { paths } from '../../paths.ts'
import { useFrontItems, useRestaurant } from '../../shop-front.ts'
import { BurritoTilePicture } from '../../burrito/burrito-tile-picture.tsx'
import '../../burrito/burrito.css'
import { Hero } from './hero.tsx'
import './welcome-page.css'
import { welcomeWords } from '#words/shop/welcome.ts'

export function WelcomePage() {
  const { since, words } = useRestaurant()
  const items = useFrontItems()
  return (
    <>
      <Hero />
      <section className="wrap story">
        <div className="story__year" aria-hidden="true">
          {since}
        </div>
        <div>
          <h2 className="story__title">{words.storyTitle.en}</h2>
          <p className="story__text">{words.story.en}</p>
          <p className="story__end">{words.lastLine.en}</p>
        </div>
      </section>
      <section className="wrap">
        <h2 className="visually-hidden">{welcomeWords.tilesTitle}</h2>
        <div className="burrito-tiles">
          {items.map(({ id: item, name }) => (
            <a key={item} className={`burrito-tile rosette burrito-field--${item}`} href={paths.menu}>
              <span className="burrito-tile__name">{name}</span>
              <BurritoTilePicture item={item} className="burrito-tile__picture" />
            </a>
          ))}
        </div>
      </section>
    </>
  )
}
