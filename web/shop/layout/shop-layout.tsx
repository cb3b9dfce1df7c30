// The layout of every shop screen: the top bar above the screen, the footer below (R9).
import { useEffect, type ReactNode } from 'react'
import { SkipLink } from '../../ui/skip-link.tsx'
import { followWhenIdle } from '../follow-when-idle.ts'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './shop-layout.module.css'
import { layoutMessages } from '#words/basics/shop/layout.ts'

export function ShopLayout({ onLogin, children }: { onLogin: () => void; children: ReactNode }) {
  useEffect(followWhenIdle, [])
  return (
    <div className={styles.shop}>
      <SkipLink>{layoutMessages.skip}</SkipLink>
      <TopBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer onLogin={onLogin} />
    </div>
  )
}
