// The Menu screen: four lotería cards (R12, R13).
import type { MenuReply } from '#domain/api.ts'
import { PageHead } from '../page-head.tsx'
import { PauseStrip } from '../pause/pause-strip.tsx'
import { MenuCard } from './menu-card.tsx'
import { MenuMissing } from './menu-missing.tsx'
import './menu-page.css'
import { useMenu } from './menu-store.ts'
import { menuWords } from '#words/shop/menu.ts'

export function MenuPage() {
  const menu = useMenu()
  return (
    <div className="wrap">
      <PageHead tab={menuWords.tab} title={menuWords.title} lead={menuWords.lead} />
      {menu.state === 'ready' ? <MenuBoard menu={menu} /> : <MenuMissing menu={menu} />}
    </div>
  )
}

function MenuBoard({ menu }: { menu: MenuReply }) {
  const { items } = menu
  const soldOut = items.filter((item) => item.soldOut).map((item) => item.name)
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
