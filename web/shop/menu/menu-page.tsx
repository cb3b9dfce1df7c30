// The Menu screen: a lotería card for each item (R12, R13).
import type { MenuReply } from '#domain/api.ts'
import { textIn } from '#domain/local-text.ts'
import { PageHead } from '../page-head.tsx'
import { PauseStrip } from '../pause/pause-strip.tsx'
import { MenuCard } from './menu-card.tsx'
import { MenuMissing } from './menu-missing.tsx'
import './menu-page.css'
import { useMenu } from './menu-store.ts'
import { language } from '#words/locale.ts'
import { menuWords } from '#words/shop/menu.ts'

export function MenuPage() {
  const menu = useMenu()
  return (
    <div className="wrap">
      <PageHead
        tab={menuWords.tab}
        title={menuWords.title}
        // A line without words keeps the place of the line to come.
        lead={menu.state === 'ready' ? menuWords.lead(menu.items.length) : '\u00A0'}
      />
      {menu.state === 'ready' ? <MenuBoard menu={menu} /> : <MenuMissing menu={menu} />}
    </div>
  )
}

function MenuBoard({ menu }: { menu: MenuReply }) {
  const { items } = menu
  const soldOut = items.filter((item) => item.soldOut).map((item) => textIn(item.name, language))
  return (
    <>
      <PauseStrip menu={menu} />
      <ul role="list" className="menu-cards">
        {items.map((item, index) => (
          <MenuCard key={item.id} item={item} number={index + 1} />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {soldOut.length > 0 && menuWords.announceSoldOut(soldOut.join(', '))}
      </p>
    </>
  )
}
