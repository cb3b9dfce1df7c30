// What stands around every shop screen: the top bar above it, the footer below it (R9).
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Footer } from './footer.tsx'
import './shop-layout.css'
import { TopBar } from './top-bar.tsx'
import { layoutWords } from './words.ts'

export function ShopLayout({ onLogin, children }: { onLogin: () => void; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  // The hash belongs to the router: following this link would leave the screen.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
    main.current?.scrollIntoView()
  }
  return (
    <div className="shop">
      <a className="skip-link" href="#main" onClick={skip}>
        {layoutWords.skip}
      </a>
      <TopBar />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer onLogin={onLogin} />
    </div>
  )
}
