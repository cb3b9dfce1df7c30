// The layout of Complete and of an order's screen: the heading on the maíz field, and a card that overlaps its fringe.
import { Fragment, type ReactNode } from 'react'
import { useRestaurant } from '../../shop-front.ts'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import './sun-screen.css'

export interface ScreenHead {
  readonly tab: (restaurant: string) => string
  readonly title: string
  readonly line: string
}

export function SunScreen({ head, children }: { head: ScreenHead; children: ReactNode }) {
  const { name } = useRestaurant()
  return (
    <div className="sun-screen">
      <section className="sun-screen__field sun-field grain">
        <div className="sun-field__rays" aria-hidden="true" />
        <div className="wrap sun-screen__words">
          <ScreenHeading title={head.tab(name)} className="sun-screen__title">
            {/* Another title is new text: the same text, centered anew, would be seen to move. */}
            <Fragment key={head.title}>{head.title}</Fragment>
          </ScreenHeading>
          <p className="sun-screen__line">{head.line}</p>
        </div>
      </section>
      <div className="sun-field__fringe" aria-hidden="true" />
      {children}
    </div>
  )
}
