// The sections of the Menu as pills that scroll to them. They are buttons, never links: the hash belongs to the router.
import { useEffect, useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { language } from '#words/basics/locale.ts'
import { menuMessages } from '#words/menu/shop/menu.ts'
import type { DeckSection } from './deck.ts'
import menuPageStyles from './menu-page.module.css'

export function sectionId({ id }: Pick<DeckSection, 'id'>): string {
  return `section-${id}`
}

export function JumpPills({ deck }: { deck: readonly DeckSection[] }) {
  const [here, setHere] = useState(deck[0]?.id)
  const ids = deck.map(({ id }) => id).join(' ')

  // The pill of the section that one reads is the dark one.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast((entry) => entry.isIntersecting)
        if (seen instanceof IntersectionObserverEntry) setHere(seen.target.id.replace('section-', ''))
      },
      { rootMargin: '0px 0px -60% 0px' },
    )
    for (const id of ids.split(' ')) {
      const heading = document.getElementById(sectionId({ id }))
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [ids])

  return (
    <nav aria-label={menuMessages.sections}>
      <ul role="list" className={menuPageStyles.jumpPills}>
        {deck.map((section) => (
          <li key={section.id}>
            <button
              type="button"
              className={menuPageStyles.jumpPillsPill}
              aria-current={section.id === here || undefined}
              onClick={() => jumpTo(section)}
            >
              {textInLanguage(section.name, language)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function jumpTo(section: DeckSection): void {
  const heading = document.getElementById(sectionId(section))
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
}
