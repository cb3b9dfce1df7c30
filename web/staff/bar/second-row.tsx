// The second row under the bar: the screens of a place. On a phone it scrolls sideways, with the current one in sight.
import { useLayoutEffect, useRef } from 'react'
import { useHashLocation } from '../../browser/hash-location.ts'
import { isUnder } from '../office/office-paths.ts'
import { namedScreens, type Place } from '../office/places.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './second-row.module.css'

export function SecondRow({ place }: { place: Place }) {
  const [location] = useHashLocation()
  const row = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    // By hand: scrollIntoView would move the page, too.
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [location])

  return (
    <nav className={styles.secondRow} aria-label={place.name}>
      <div className={classNames('wrap', styles.screens)} ref={row}>
        {namedScreens(place).map(({ path, name }) => (
          <a
            key={path}
            className={styles.screen}
            href={path}
            aria-current={isUnder(location, path) ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  )
}
